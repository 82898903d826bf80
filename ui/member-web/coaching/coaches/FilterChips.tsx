import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { sidewaysRow } from '#ui/components/sideways-row.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { type CoachFilters, useCoachFilters } from '../data.ts';
import { activeFilters, type FilterName, isFreeOnly } from './filters.ts';
import type { Filters } from './use-filters.ts';

/** What a filter that is on is called. */
const useChipText = (filters: CoachFilters) => {
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  const { data: known } = useCoachFilters();
  return (name: FilterName): string => {
    const { specialization, priceMin, priceMax, rating, city, gender, language } = filters;
    if (name === 'specialization')
      return (
        known?.specializations.find(({ type }) => type === specialization)?.label ?? specialization ?? ''
      );
    if (name === 'priceMin')
      return formatMessage({ id: 'coaches.chip.priceMin' }, { price: number(priceMin ?? 0) });
    if (name === 'priceMax')
      return isFreeOnly(filters)
        ? formatMessage({ id: 'coaches.filter.free' })
        : formatMessage({ id: 'coaches.chip.priceMax' }, { price: number(priceMax ?? 0) });
    if (name === 'rating') return formatMessage({ id: 'coaches.filter.rating.from' }, { stars: rating ?? 1 });
    if (name === 'city') return city ?? '';
    if (name === 'gender') return gender === undefined ? '' : formatMessage({ id: `user.gender.${gender}` });
    if (name === 'language')
      return language === undefined ? '' : formatMessage({ id: `coaches.language.${language}` });
    return formatMessage({ id: 'coaches.filter.online' });
  };
};

/** Each can be taken off by itself. */
export const FilterChips = ({ filters, change, clear }: Pick<Filters, 'filters' | 'change' | 'clear'>) => {
  const { formatMessage } = useIntl();
  const textOf = useChipText(filters);
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={formatMessage({ id: 'coaches.chips' })}
      sx={[sidewaysRow, { listStyle: 'none', mb: { xs: 1.5, md: 2 } }]}
    >
      {active.map((name) => (
        <li key={name}>
          <Button
            variant="outlined"
            size="small"
            color="inherit"
            endIcon={<CloseIcon />}
            aria-label={formatMessage({ id: 'coaches.chip.remove' }, { filter: textOf(name) })}
            onClick={() => change({ [name]: undefined })}
          >
            {textOf(name)}
          </Button>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <Button variant="text" size="small" onClick={clear}>
            <FormattedMessage id="coaches.clear" />
          </Button>
        </li>
      )}
    </Box>
  );
};
