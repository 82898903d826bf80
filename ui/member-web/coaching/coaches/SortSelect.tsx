import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type CoachSort, coachSorts } from '#core/coaching/coach/coach.ts';
import { Field } from '#ui/components/forms/Field.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';

type Props = Readonly<{ sort: CoachSort; onChange: (sort: CoachSort | undefined) => void }>;

/** The best first is how the directory stands by itself: it needs no word in the address. */
export const SortSelect = ({ sort, onChange }: Props) => {
  const id = useId();
  const { formatMessage } = useIntl();
  return (
    <Box sx={{ flex: '1 1 170px', maxWidth: 260 }}>
      <Field id={id} label={<FormattedMessage id="coaches.sort" />} error={undefined}>
        <NativeSelect
          variant="outlined"
          id={id}
          value={sort}
          onChange={({ target }) => {
            const chosen = coachSorts.find((one) => one === target.value);
            onChange(chosen === 'BEST' ? undefined : chosen);
          }}
          fullWidth
          IconComponent={ChevronDownIcon}
          input={<OutlinedInput />}
        >
          {coachSorts.map((one) => (
            <option key={one} value={one}>
              {formatMessage({ id: `coaches.sort.${one}` })}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </Box>
  );
};
