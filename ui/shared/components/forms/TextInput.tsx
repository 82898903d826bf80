import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { describedBy, Field, type FieldFrame } from './Field.tsx';
import { LimitNote } from './LimitNote.tsx';

/** `control` and `name` of a react-hook-form; everything else describes the field. */
export type Controlled<Values extends FieldValues, Context, Output> = Readonly<{
  control: Control<Values, Context, Output>;
  name: FieldPath<Values>;
  disabled?: boolean;
}>;

type TextProps<Values extends FieldValues, Context, Output> = Controlled<Values, Context, Output> &
  FieldFrame &
  Readonly<{
    type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'time' | 'search';
    autoComplete?: string;
    inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric' | 'decimal' | 'search';
    placeholder?: string;
    maxLength?: number;
    rows?: number;
    start?: ReactNode;
    end?: ReactNode;
    inputProps?: OutlinedInputProps['inputProps'];
  }>;

export const TextInput = <Values extends FieldValues, Context, Output>({
  control,
  name,
  disabled,
  type = 'text',
  rows,
  start,
  end,
  autoComplete,
  inputMode,
  placeholder,
  maxLength,
  inputProps,
  ...frame
}: TextProps<Values, Context, Output>) => {
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const error = fieldState.error?.message;

  return (
    <Field id={id} error={error} {...frame}>
      <OutlinedInput
        id={id}
        name={field.name}
        value={field.value ?? ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        type={type}
        fullWidth
        disabled={disabled ?? false}
        error={error !== undefined}
        required={frame.required ?? false}
        multiline={rows !== undefined}
        {...(rows === undefined ? {} : { minRows: rows })}
        {...(autoComplete === undefined ? {} : { autoComplete })}
        {...(placeholder === undefined ? {} : { placeholder })}
        {...(start === undefined
          ? {}
          : { startAdornment: <InputAdornment position="start">{start}</InputAdornment> })}
        {...(end === undefined
          ? {}
          : { endAdornment: <InputAdornment position="end">{end}</InputAdornment> })}
        inputProps={{
          maxLength,
          inputMode,
          'aria-describedby': describedBy(id, { hint: frame.hint, error }),
          ...inputProps,
        }}
      />
      {rows !== undefined && maxLength !== undefined && (
        <LimitNote text={String(field.value ?? '')} limit={maxLength} />
      )}
    </Field>
  );
};
