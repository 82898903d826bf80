import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { describedBy, Field, type FieldFrame } from './Field.tsx';
import type { Controlled } from './TextInput.tsx';

type Props<Values extends FieldValues, Context, Output> = Controlled<Values, Context, Output> &
  FieldFrame &
  Readonly<{ length?: number; onComplete?: (code: string) => void }>;

/** One field, not six: paste, autofill from the message and a screen reader all work as they should. */
export const CodeField = <Values extends FieldValues, Context, Output>({
  control,
  name,
  disabled,
  length = 6,
  onComplete,
  ...frame
}: Props<Values, Context, Output>) => {
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const error = fieldState.error?.message;
  const value = String(field.value ?? '');

  const change = (text: string) => {
    const digits = text.replaceAll(/\D/g, '').slice(0, length);
    field.onChange(digits);
    if (digits.length === length && digits !== value) onComplete?.(digits);
  };

  return (
    <Field id={id} error={error} {...frame}>
      <Box sx={{ maxWidth: 340 }}>
        <OutlinedInput
          id={id}
          name={field.name}
          value={value}
          onChange={({ target }) => change(target.value)}
          onBlur={field.onBlur}
          inputRef={field.ref}
          fullWidth
          disabled={disabled ?? false}
          error={error !== undefined}
          required={frame.required ?? false}
          inputProps={{
            inputMode: 'numeric',
            autoComplete: 'one-time-code',
            'aria-describedby': describedBy(id, { hint: frame.hint, error }),
            style: {
              fontSize: '1.75rem',
              fontWeight: 600,
              letterSpacing: '0.35em',
              paddingInlineStart: '0.6em',
              fontVariantNumeric: 'tabular-nums',
            },
          }}
        />
      </Box>
    </Field>
  );
};
