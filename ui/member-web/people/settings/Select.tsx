import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';
import { describedBy, Field } from '#ui/components/forms/Field.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';

type Props = Readonly<{
  label: ReactNode;
  hint?: ReactNode;
  value: string;
  options: readonly Readonly<{ value: string; label: string }>[];
  onChange: (value: string) => void;
  disabled?: boolean;
}>;

/** One choice of a list that is saved as soon as it is made. */
export const Select = ({ label, hint, value, options, onChange, disabled = false }: Props) => {
  const id = useId();
  return (
    <Field id={id} label={label} error={undefined} {...(hint === undefined ? {} : { hint })}>
      <NativeSelect
        variant="outlined"
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        fullWidth
        disabled={disabled}
        IconComponent={ChevronDownIcon}
        input={<OutlinedInput />}
        inputProps={{ 'aria-describedby': describedBy(id, { hint }) }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
};
