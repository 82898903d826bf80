import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';
import { Field } from '#ui/components/forms/Field.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';

type Props = Readonly<{
  /** What is filtered, for those who cannot see it. */
  name: string;
  label: ReactNode;
  status: string | undefined;
  choose: (status: string) => void;
  allLabel: string;
  choices: readonly Readonly<{ value: string; label: string }>[];
}>;

/** A list of the member's own in one state, or in all of them. */
export const StatusFilter = ({ name, label, status, choose, allLabel, choices }: Props) => {
  const id = useId();
  return (
    <Box role="search" aria-label={name} sx={{ mb: 3, maxWidth: { sm: 260 } }}>
      <Field id={id} label={label} error={undefined}>
        <NativeSelect
          variant="outlined"
          id={id}
          value={status ?? ''}
          onChange={({ target }) => choose(target.value)}
          fullWidth
          IconComponent={ChevronDownIcon}
          input={<OutlinedInput />}
        >
          <option value="">{allLabel}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </Box>
  );
};
