import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useId, useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { parseDecimal } from '../../intl.ts';
import { describedBy, Field, type FieldFrame } from './Field.tsx';
import type { Controlled } from './TextInput.tsx';

type UnitProps<Values extends FieldValues, Context, Output> = Controlled<Values, Context, Output> &
  FieldFrame &
  Readonly<{
    unit: ReactNode;
    digits?: number;
    placeholder?: string;
    /** Between what the form stores (metric) and what the person types. */
    toShown?: (stored: number) => number;
    toStored?: (shown: number) => number;
    end?: ReactNode;
  }>;

const same = (value: number) => value;

/** A measure: numeric keyboard, the unit inside, and 18,5 as good as 18.5. The form holds a number, or null. */
export const UnitField = <Values extends FieldValues, Context, Output>({
  control,
  name,
  disabled,
  unit,
  digits = 1,
  placeholder,
  toShown = same,
  toStored = same,
  end,
  ...frame
}: UnitProps<Values, Context, Output>) => {
  const id = useId();
  const { formatNumber } = useIntl();
  const { field, fieldState } = useController({ control, name });
  const [typed, setTyped] = useState<string>();
  const stored: unknown = field.value;
  const error = fieldState.error?.message;
  const shown =
    typeof stored === 'number' && Number.isFinite(stored)
      ? // A thousands mark would be read back as a decimal one.
        formatNumber(toShown(stored), { maximumFractionDigits: digits, useGrouping: false })
      : '';

  const change = (text: string) => {
    setTyped(text);
    const value = parseDecimal(text);
    // NaN is not null: something is there, and it is not a number, which the schema will say.
    field.onChange(text.trim() === '' ? null : value === undefined ? Number.NaN : toStored(value));
  };

  return (
    <Field id={id} error={error} {...frame}>
      <OutlinedInput
        id={id}
        name={field.name}
        value={typed ?? shown}
        onChange={({ target }) => change(target.value)}
        onBlur={() => {
          if (!Number.isNaN(stored)) setTyped(undefined);
          field.onBlur();
        }}
        inputRef={field.ref}
        fullWidth
        disabled={disabled ?? false}
        error={error !== undefined}
        required={frame.required ?? false}
        autoComplete="off"
        {...(placeholder === undefined ? {} : { placeholder })}
        endAdornment={
          <InputAdornment position="end" sx={{ gap: 0.5 }}>
            <Box component="span" id={`${id}-unit`} sx={{ color: 'text.secondary' }}>
              {unit}
            </Box>
            {end}
          </InputAdornment>
        }
        inputProps={{
          inputMode: 'decimal',
          'aria-describedby': [`${id}-unit`, describedBy(id, { hint: frame.hint, error })]
            .filter(Boolean)
            .join(' '),
          style: { fontVariantNumeric: 'tabular-nums' },
        }}
      />
    </Field>
  );
};
