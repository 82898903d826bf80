import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { ChevronDownIcon } from '../../icons.tsx';
import { describedBy, Field, type FieldFrame } from './Field.tsx';
import type { Controlled } from './TextInput.tsx';

type Option = Readonly<{ value: string; label: string }>;

type SelectProps<Values extends FieldValues, Context, Output> = Controlled<Values, Context, Output> &
  FieldFrame &
  Readonly<{ options: readonly Option[]; placeholder?: string; autoComplete?: string }>;

/** The browser's own list: the phone shows its wheel, the keyboard works as everywhere. */
export const SelectInput = <Values extends FieldValues, Context, Output>({
  control,
  name,
  disabled,
  options,
  placeholder,
  autoComplete,
  ...frame
}: SelectProps<Values, Context, Output>) => {
  const id = useId();
  const { formatMessage } = useIntl();
  const { field, fieldState } = useController({ control, name });
  const error = fieldState.error?.message;

  return (
    <Field id={id} error={error} {...frame}>
      <NativeSelect
        variant="outlined"
        id={id}
        name={field.name}
        value={field.value ?? ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        fullWidth
        disabled={disabled ?? false}
        error={error !== undefined}
        required={frame.required ?? false}
        IconComponent={ChevronDownIcon}
        input={<OutlinedInput />}
        inputProps={{ autoComplete, 'aria-describedby': describedBy(id, { hint: frame.hint, error }) }}
      >
        <option value="">{placeholder ?? formatMessage({ id: 'ui.field.choose' })}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
};
