import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';
import { Field } from '#ui/components/forms/Field.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';

type Props = Readonly<{
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** `<option>`s, in groups where there are many. */
  children: ReactNode;
}>;

export const SelectField = ({ label, value, onChange, error, children }: Props) => {
  const id = useId();
  return (
    <Field id={id} label={label} error={error}>
      <NativeSelect
        variant="outlined"
        id={id}
        fullWidth
        value={value}
        onChange={({ target }) => onChange(target.value)}
        error={error !== undefined}
        IconComponent={ChevronDownIcon}
        input={<OutlinedInput />}
      >
        {children}
      </NativeSelect>
    </Field>
  );
};
