import InputAdornment from '@mui/material/InputAdornment';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { ChevronDownIcon } from '../../icons.tsx';
import { describedBy, Field, type FieldFrame } from './Field.tsx';
import { LimitNote } from './LimitNote.tsx';

/** What is typed or chosen is kept by who draws the field: for lists of fields and dialogs that are no form of their own. */
type Plain = FieldFrame &
  Readonly<{
    id: string;
    /** A message, as a form's field has it. */
    error?: string | undefined;
    value: string;
    onChange: (value: string) => void;
  }>;

type TextProps = Plain &
  Readonly<{
    placeholder?: string;
    maxLength?: number;
    rows?: number;
    inputMode?: 'numeric' | 'url';
    /** Of what is typed, where it is not the page's. */
    lang?: string;
    /** A name in an address: no keyboard corrects it. */
    isAddress?: boolean;
    /** What follows it by itself. */
    suffix?: string;
    disabled?: boolean;
  }>;

const addressHints = { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false } as const;

export const PlainText = ({
  id,
  error,
  value,
  onChange,
  placeholder,
  maxLength,
  rows,
  inputMode,
  lang,
  isAddress = false,
  suffix,
  disabled = false,
  ...frame
}: TextProps) => (
  <Field id={id} error={error} {...frame}>
    <OutlinedInput
      id={id}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      fullWidth
      error={error !== undefined}
      required={frame.required ?? false}
      multiline={rows !== undefined}
      {...(rows === undefined ? {} : { minRows: rows })}
      disabled={disabled}
      {...(placeholder === undefined ? {} : { placeholder })}
      {...(suffix !== undefined && {
        endAdornment: <InputAdornment position="end">{suffix}</InputAdornment>,
      })}
      inputProps={{
        maxLength,
        inputMode,
        lang,
        ...(isAddress && addressHints),
        'aria-describedby': describedBy(id, { hint: frame.hint, error }),
      }}
    />
    {rows !== undefined && maxLength !== undefined && <LimitNote text={value} limit={maxLength} />}
  </Field>
);

type SelectProps = Plain & Readonly<{ options: readonly Readonly<{ value: string; label: string }>[] }>;

/** The browser's own list. */
export const PlainSelect = ({ id, error, value, onChange, options, ...frame }: SelectProps) => (
  <Field id={id} error={error} {...frame}>
    <NativeSelect
      variant="outlined"
      id={id}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      fullWidth
      error={error !== undefined}
      IconComponent={ChevronDownIcon}
      input={<OutlinedInput />}
      inputProps={{ 'aria-describedby': describedBy(id, { hint: frame.hint, error }) }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  </Field>
);
