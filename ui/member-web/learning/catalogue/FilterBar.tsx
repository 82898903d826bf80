import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useCallback, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { challengeSorts } from '#core/learning/challenge/challenge.ts';
import { Field } from '#ui/components/forms/Field.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { useLanguage } from '#ui/intl.ts';
import { SearchField } from '../../app/parts/SearchField.tsx';
import { type LanguageChoice, withFilter } from './filters.ts';
import type { useFilters } from './use-filters.ts';

type SelectProps = Readonly<{
  label: ReactNode;
  value: string;
  options: readonly Readonly<{ value: string; label: string }>[];
  onChange: (value: string) => void;
}>;

const Select = ({ label, value, options, onChange }: SelectProps) => {
  const id = useId();
  return (
    <Box sx={{ flex: '1 1 150px', maxWidth: 220 }}>
      <Field id={id} label={label} error={undefined}>
        <NativeSelect
          variant="outlined"
          id={id}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          fullWidth
          IconComponent={ChevronDownIcon}
          input={<OutlinedInput />}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </Box>
  );
};

/** What the catalogue can be narrowed by; each choice stands in the address. */
export const FilterBar = ({ filters, change }: ReturnType<typeof useFilters>) => {
  const { formatMessage } = useIntl();
  const reader = useLanguage();
  const look = useCallback(
    (typed: string) => change((now) => withFilter(now, 'q', typed === '' ? undefined : typed.slice(0, 100))),
    [change],
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
      <SearchField
        label={<FormattedMessage id="catalogue.search" />}
        clearLabel={formatMessage({ id: 'catalogue.search.clear' })}
        q={filters.q ?? ''}
        onSearch={look}
        sx={{ flex: '1 1 260px' }}
      />
      <Select
        label={<FormattedMessage id="catalogue.price" />}
        value={filters.isFree ? 'free' : 'any'}
        options={[
          { value: 'any', label: formatMessage({ id: 'catalogue.price.any' }) },
          { value: 'free', label: formatMessage({ id: 'catalogue.free' }) },
        ]}
        onChange={(value) => change((now) => withFilter(now, 'isFree', value === 'free' ? true : undefined))}
      />
      <Select
        label={<FormattedMessage id="catalogue.language" />}
        value={filters.language ?? reader}
        options={(['vi', 'en', 'all'] as const).map((value) => ({
          value,
          label: formatMessage({ id: `catalogue.language.${value}` }),
        }))}
        onChange={(value) =>
          change(
            (now) => withFilter(now, 'language', value === reader ? undefined : (value as LanguageChoice)), // one of the options
          )
        }
      />
      <Select
        label={<FormattedMessage id="catalogue.sort" />}
        value={filters.sort ?? 'newest'}
        options={challengeSorts.map((value) => ({
          value,
          label: formatMessage({ id: `catalogue.sort.${value}` }),
        }))}
        onChange={(value) =>
          change((now) =>
            withFilter(
              now,
              'sort',
              challengeSorts.find((one) => one === value && one !== 'newest'),
            ),
          )
        }
      />
    </Box>
  );
};
