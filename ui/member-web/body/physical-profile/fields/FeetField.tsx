import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { displayedFeetAndInches, ftInToCm } from '#core/body/indicator/units.ts';
import { unitLabels } from '#core/body/indicator/labels.ts';
import { describedBy, Field, type FieldFrame } from '#ui/components/forms/Field.tsx';
import { parseDecimal } from '#ui/intl.ts';
import { useWords } from '#ui/indicator/words.ts';
import type { FieldName, ProfileValues } from '../profile-form.ts';

type Props = FieldFrame & Readonly<{ control: Control<ProfileValues>; name: FieldName }>;
type Typed = Readonly<{ ft: string; in: string }>;

const cmOf = ({ ft, in: inches }: Typed): number | null => {
  if (ft.trim() === '' && inches.trim() === '') return null;
  const feet = ft.trim() === '' ? 0 : parseDecimal(ft);
  const rest = inches.trim() === '' ? 0 : parseDecimal(inches);
  return feet === undefined || rest === undefined ? Number.NaN : ftInToCm({ ft: feet, in: rest });
};

/** A height in feet and inches; the form holds centimetres like everywhere else. */
export const FeetField = ({ control, name, ...frame }: Props) => {
  const id = useId();
  const say = useWords();
  const { formatNumber } = useIntl();
  const { field, fieldState } = useController({ control, name });
  const [typed, setTyped] = useState<Typed>();
  const error = fieldState.error?.message;
  const stored: unknown = field.value;
  const parts = typeof stored === 'number' && Number.isFinite(stored) ? displayedFeetAndInches(stored) : null;
  const shown: Typed =
    typed ??
    (parts === null
      ? { ft: '', in: '' }
      : { ft: String(parts.ft), in: formatNumber(parts.in, { maximumFractionDigits: 1 }) });

  const change = (part: Partial<Typed>) => {
    const next = { ...shown, ...part };
    setTyped(next);
    field.onChange(cmOf(next));
  };
  const leave = () => {
    if (!Number.isNaN(stored)) setTyped(undefined);
    field.onBlur();
  };

  return (
    <Field id={id} error={error} {...frame}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
        {(['ft', 'in'] as const).map((unit) => (
          <OutlinedInput
            key={unit}
            id={unit === 'ft' ? id : `${id}-in`}
            value={shown[unit]}
            onChange={({ target }) => change({ [unit]: target.value })}
            onBlur={leave}
            {...(unit === 'ft' ? { inputRef: field.ref } : {})}
            error={error !== undefined}
            required={frame.required ?? false}
            autoComplete="off"
            endAdornment={<InputAdornment position="end">{say(unitLabels[unit])}</InputAdornment>}
            inputProps={{
              inputMode: 'decimal',
              'aria-describedby': describedBy(id, { hint: frame.hint, error }),
              ...(unit === 'in' ? { 'aria-labelledby': `${id}-label ${id}-in-unit` } : {}),
            }}
          />
        ))}
      </Box>
    </Field>
  );
};
