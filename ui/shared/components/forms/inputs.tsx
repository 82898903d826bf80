import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Switch from '@mui/material/Switch';
import { type ReactNode, useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { ChevronDownIcon } from '../../icons.tsx';
import { describedBy, Field, type FieldFrame, useFieldError } from './Field.tsx';
import { type Controlled, TextInput } from './TextInput.tsx';
import { UnitField } from './UnitField.tsx';

// Forms of few kinds of fields import theirs alone.
export { type Controlled, TextInput, UnitField };

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

type TickProps<Values extends FieldValues, Context, Output> = Controlled<Values, Context, Output> &
  Readonly<{ label: ReactNode; hint?: ReactNode; required?: boolean }>;

export const CheckboxInput = <Values extends FieldValues, Context, Output>({
  control,
  name,
  disabled,
  label,
  hint,
  required = false,
}: TickProps<Values, Context, Output>) => {
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const error = useFieldError()(fieldState.error?.message);

  return (
    <Box>
      <FormControlLabel
        sx={{ alignItems: 'flex-start', mx: 0 }}
        label={
          <Box component="span" sx={{ display: 'block', pt: 1.25 }}>
            {label}
            {required && (
              <Box component="span" aria-hidden sx={{ color: 'error.main', ml: 0.5 }}>
                {'*'}
              </Box>
            )}
          </Box>
        }
        control={
          <Checkbox
            id={id}
            name={field.name}
            checked={field.value === true}
            onChange={(_, checked) => field.onChange(checked)}
            onBlur={field.onBlur}
            disabled={disabled ?? false}
            sx={{ p: 1.25, ml: -1.25 }}
            slotProps={{
              input: {
                ref: field.ref,
                required,
                'aria-invalid': error !== undefined,
                'aria-describedby': describedBy(id, { hint, error }),
              },
            }}
          />
        }
      />
      {hint !== undefined && (
        <FormHelperText id={`${id}-hint`} sx={{ mt: 0, ml: '34px' }}>
          {hint}
        </FormHelperText>
      )}
      <Box aria-live="polite">
        {error !== undefined && (
          <FormHelperText id={`${id}-error`} error sx={{ ml: '34px' }}>
            {error}
          </FormHelperText>
        )}
      </Box>
    </Box>
  );
};

type SwitchProps = Readonly<{
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}>;

/** For a choice that takes effect at once; inside a form that is saved later, a checkbox says so better. */
export const SwitchRow = ({ label, hint, checked, onChange, disabled = false }: SwitchProps) => {
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 48, py: 0.5 }}>
      <Box sx={{ flexGrow: 1 }}>
        <label htmlFor={id}>{label}</label>
        {hint !== undefined && (
          <FormHelperText id={`${id}-hint`} sx={{ mt: 0 }}>
            {hint}
          </FormHelperText>
        )}
      </Box>
      <Switch
        checked={checked}
        disabled={disabled}
        onChange={(_, next) => onChange(next)}
        slotProps={{ input: { id, role: 'switch', 'aria-describedby': describedBy(id, { hint }) } }}
      />
    </Box>
  );
};
