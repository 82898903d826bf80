import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { describedBy, Field } from '#ui/components/forms/Field.tsx';
import { parseDecimal } from '#ui/intl.ts';

type Props = Readonly<{
  label: ReactNode;
  hint?: ReactNode;
  unit: ReactNode;
  digits: number;
  /** In the unit that is shown; NaN: something else than a number is typed. */
  value: number | null;
  onChange: (value: number | null) => void;
  error: string | undefined;
  required?: boolean;
}>;

/** A measure outside a form library; 18,5 is as good as 18.5, and what is no number stays as it was typed. */
export const NumberField = ({
  label,
  hint,
  unit,
  digits,
  value,
  onChange,
  error,
  required = false,
}: Props) => {
  const id = useId();
  const { formatNumber } = useIntl();
  const [typed, setTyped] = useState<string>();
  const shown =
    value === null || Number.isNaN(value)
      ? ''
      : // A thousands mark would be read back as a decimal one.
        formatNumber(value, { maximumFractionDigits: digits, useGrouping: false });
  const change = (text: string) => {
    setTyped(text);
    onChange(text.trim() === '' ? null : (parseDecimal(text) ?? Number.NaN));
  };
  return (
    <Field id={id} label={label} error={error} required={required} {...(hint === undefined ? {} : { hint })}>
      <OutlinedInput
        id={id}
        value={typed ?? shown}
        onChange={({ target }) => change(target.value)}
        onBlur={() => {
          if (!Number.isNaN(value)) setTyped(undefined);
        }}
        fullWidth
        required={required}
        error={error !== undefined}
        autoComplete="off"
        endAdornment={<InputAdornment position="end">{unit}</InputAdornment>}
        inputProps={{ inputMode: 'decimal', 'aria-describedby': describedBy(id, { hint, error }) }}
      />
    </Field>
  );
};
