import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, type Ref, useId } from 'react';
import { describedBy, Field } from '#ui/components/forms/Field.tsx';
import { LimitNote } from '#ui/components/forms/LimitNote.tsx';

type Props = Readonly<{
  id?: string;
  label: ReactNode;
  hint?: ReactNode;
  corner?: ReactNode;
  value: string;
  onChange: (text: string) => void;
  maxLength: number;
  /** A sentence, a message id or an error code. */
  error?: string | undefined;
  required?: boolean;
  rows?: number;
  inputRef?: Ref<HTMLTextAreaElement>;
}>;

/** A longer text outside a form library: its parent decides what becomes of it. */
export const TextArea = ({
  id: given,
  label,
  hint,
  corner,
  value,
  onChange,
  maxLength,
  error,
  required = false,
  rows = 3,
  inputRef,
}: Props) => {
  const made = useId();
  const id = given ?? made;
  return (
    <Field
      id={id}
      label={label}
      error={error}
      required={required}
      {...(hint === undefined ? {} : { hint })}
      {...(corner === undefined ? {} : { corner })}
    >
      <OutlinedInput
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        fullWidth
        multiline
        minRows={rows}
        required={required}
        error={error !== undefined}
        {...(inputRef === undefined ? {} : { inputRef })}
        inputProps={{ maxLength, 'aria-describedby': describedBy(id, { hint, error }) }}
      />
      <LimitNote text={value} limit={maxLength} />
    </Field>
  );
};
