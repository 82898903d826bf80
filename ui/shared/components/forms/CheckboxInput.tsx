import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { type ReactNode, useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { describedBy, useFieldError } from './Field.tsx';
import type { Controlled } from './TextInput.tsx';

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
