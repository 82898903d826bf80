import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { type ReactNode, useCallback, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { genders } from '#core/people/account/user.ts';
import { languages } from '#core/kernel/language.ts';
import { Field } from '#ui/components/forms/Field.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { useCoachFilters } from '../data.ts';
import { highestPrice, isFreeOnly, readFilters, wholeIn } from './filters.ts';
import type { Filters } from './use-filters.ts';
import { useTyped } from '../../app/parts/use-typed.ts';

type Option = Readonly<{ value: string; label: string }>;
type SelectProps = Readonly<{
  label: ReactNode;
  hint?: ReactNode;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
}>;

/** The first choice narrows nothing. */
const FilterSelect = ({ label, hint, value, options, onChange }: SelectProps) => {
  const id = useId();
  const { formatMessage } = useIntl();
  // What the address asks for is shown even when nobody in the directory has it any more.
  const all =
    value === '' || options.some((option) => option.value === value)
      ? options
      : [...options, { value, label: value }];
  return (
    <Field id={id} label={label} error={undefined} {...(hint === undefined ? {} : { hint })}>
      <NativeSelect
        variant="outlined"
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        fullWidth
        IconComponent={ChevronDownIcon}
        input={<OutlinedInput />}
        inputProps={hint === undefined ? {} : { 'aria-describedby': `${id}-hint` }}
      >
        <option value="">{formatMessage({ id: 'coaches.filter.any' })}</option>
        {all.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
};

type PriceProps = Readonly<{
  label: ReactNode;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}>;

const PriceField = ({ label, value, onChange }: PriceProps) => {
  const id = useId();
  const report = useCallback(
    (text: string) => onChange(wholeIn(text.replaceAll(/[.,\s]/g, ''), 0, highestPrice)),
    [onChange],
  );
  const { typed, type } = useTyped(value === undefined ? '' : String(value), report);
  return (
    <Field id={id} label={label} error={undefined}>
      <OutlinedInput
        id={id}
        value={typed}
        onChange={({ target }) => type(target.value)}
        fullWidth
        autoComplete="off"
        inputProps={{ inputMode: 'numeric', maxLength: 9 }}
      />
    </Field>
  );
};

const Tick = ({
  label,
  checked,
  onChange,
}: Readonly<{ label: ReactNode; checked: boolean; onChange: (checked: boolean) => void }>) => (
  <FormControlLabel
    label={label}
    sx={{ mx: 0, minHeight: 44 }}
    control={
      <Checkbox checked={checked} onChange={(_, next) => onChange(next)} sx={{ p: 1.25, ml: -1.25 }} />
    }
  />
);

/** What an address may ask for beside what is offered is shown in words, too. */
const offeredStars = (asked: number | undefined) => [
  ...new Set([4, 3, 2, ...(asked === undefined ? [] : [asked])]),
];

/** Each choice narrows the list at once. */
export const FilterFields = ({ filters, change }: Pick<Filters, 'filters' | 'change'>) => {
  const { formatMessage } = useIntl();
  const { data: known } = useCoachFilters();
  const changeMin = useCallback((priceMin: number | undefined) => change({ priceMin }), [change]);
  const changeMax = useCallback((priceMax: number | undefined) => change({ priceMax }), [change]);
  /** Read as an address is, so that only what is offered can be chosen. */
  const choose = (name: 'specialization' | 'city' | 'gender' | 'language' | 'rating', value: string) =>
    change({ [name]: readFilters(new URLSearchParams({ [name]: value }))[name] });
  return (
    <Stack sx={{ gap: 2 }}>
      <FilterSelect
        label={<FormattedMessage id="coaches.filter.specialization" />}
        value={filters.specialization ?? ''}
        options={(known?.specializations ?? []).map(({ type, label }) => ({ value: type, label }))}
        onChange={(value) => choose('specialization', value)}
      />
      <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
        <Box component="legend" sx={{ p: 0, mb: 0.75, fontWeight: 600 }}>
          <FormattedMessage id="coaches.filter.price" />
        </Box>
        {!isFreeOnly(filters) && (
          <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr' }}>
            <PriceField
              label={<FormattedMessage id="coaches.filter.priceMin" />}
              value={filters.priceMin}
              onChange={changeMin}
            />
            <PriceField
              label={<FormattedMessage id="coaches.filter.priceMax" />}
              value={filters.priceMax}
              onChange={changeMax}
            />
          </Box>
        )}
        <Tick
          label={<FormattedMessage id="coaches.filter.free" />}
          checked={isFreeOnly(filters)}
          onChange={(free) => change({ priceMin: undefined, priceMax: free ? 0 : undefined })}
        />
      </Box>
      <FilterSelect
        label={<FormattedMessage id="coaches.filter.rating" />}
        hint={<FormattedMessage id="coaches.filter.rating.hint" />}
        value={filters.rating === undefined ? '' : String(filters.rating)}
        options={offeredStars(filters.rating).map((stars) => ({
          value: String(stars),
          label: formatMessage({ id: 'coaches.filter.rating.from' }, { stars }),
        }))}
        onChange={(value) => choose('rating', value)}
      />
      <FilterSelect
        label={<FormattedMessage id="coaches.filter.city" />}
        value={filters.city ?? ''}
        options={(known?.cities ?? []).map((city) => ({ value: city, label: city }))}
        onChange={(value) => choose('city', value)}
      />
      <FilterSelect
        label={<FormattedMessage id="coaches.filter.gender" />}
        value={filters.gender ?? ''}
        options={genders.map((gender) => ({
          value: gender,
          label: formatMessage({ id: `user.gender.${gender}` }),
        }))}
        onChange={(value) => choose('gender', value)}
      />
      <FilterSelect
        label={<FormattedMessage id="coaches.filter.language" />}
        value={filters.language ?? ''}
        options={languages.map((language) => ({
          value: language,
          label: formatMessage({ id: `coaches.language.${language}` }),
        }))}
        onChange={(value) => choose('language', value)}
      />
      <Tick
        label={<FormattedMessage id="coaches.filter.online" />}
        checked={filters.online !== undefined}
        onChange={(online) => change({ online: online ? 'true' : undefined })}
      />
    </Stack>
  );
};
