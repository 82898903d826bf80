import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { CheckIcon } from '../../icons.tsx';
import { describedBy, Field, type FieldFrame } from './Field.tsx';
import type { Controlled } from './TextInput.tsx';
import { visuallyHidden } from '../visually-hidden.ts';

export type Choice<Value extends string> = Readonly<{
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
}>;

type Props<Values extends FieldValues, Context, Output> = Controlled<Values, Context, Output> &
  FieldFrame &
  Readonly<{
    choices: readonly Choice<string>[];
    /** Least width of a card before the row breaks. */
    minWidth?: number;
    /** More than one may be chosen, up to this many. */
    max?: number;
    onReachedMax?: () => void;
  }>;

const Mark = ({ checked, many }: Readonly<{ checked: boolean; many: boolean }>) => (
  <Box
    component="span"
    aria-hidden
    sx={{
      flexShrink: 0,
      width: 22,
      height: 22,
      borderRadius: many ? '7px' : '50%',
      border: '1.5px solid',
      borderColor: checked ? 'primary.main' : 'control',
      bgcolor: checked ? 'primary.main' : 'transparent',
      color: 'primary.contrastText',
      display: 'grid',
      placeItems: 'center',
      '& svg': { fontSize: '1rem' },
    }}
  >
    {checked && <CheckIcon />}
  </Box>
);

const ChoiceText = ({ choice, checked }: Readonly<{ choice: Choice<string>; checked: boolean }>) => (
  <Box component="span" sx={{ flexGrow: 1, minWidth: 0 }}>
    <Typography component="span" variant="subtitle2" sx={{ display: 'block', fontSize: '0.9375rem' }}>
      {choice.label}
    </Typography>
    {choice.description !== undefined && (
      <Typography
        component="span"
        variant="body2"
        sx={{ display: 'block', color: checked ? 'inherit' : 'text.secondary' }}
      >
        {choice.description}
      </Typography>
    )}
  </Box>
);

type CardProps = Readonly<{
  choice: Choice<string>;
  checked: boolean;
  /** One of several that may be chosen together. */
  many: boolean;
  disabled: boolean;
  hasError: boolean;
  inputName: string;
  inputRef: Ref<HTMLInputElement>;
  onCheck: (checked: boolean) => void;
  onBlur: () => void;
}>;

const ChoiceCard = ({
  choice,
  checked,
  many,
  disabled,
  hasError,
  inputName,
  inputRef,
  onCheck,
  onBlur,
}: CardProps) => (
  <Box
    component="label"
    sx={{
      position: 'relative',
      display: 'flex',
      gap: 1.25,
      alignItems: choice.description === undefined ? 'center' : 'flex-start',
      minHeight: 56,
      p: 1.5,
      borderRadius: '14px',
      border: '1.5px solid',
      borderColor: checked ? 'primary.main' : hasError ? 'error.main' : 'control',
      bgcolor: checked ? 'primary.soft' : 'background.paper',
      color: checked ? 'primary.onSoft' : 'text.primary',
      cursor: disabled ? 'default' : 'pointer',
      opacity: disabled ? 0.6 : 1,
      transition: 'background-color 120ms, border-color 120ms',
      '&:hover': { borderColor: 'primary.main' },
      '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'focus', outlineOffset: 2 },
    }}
  >
    <Box
      component="input"
      type={many ? 'checkbox' : 'radio'}
      name={inputName}
      value={choice.value}
      checked={checked}
      disabled={disabled}
      aria-invalid={hasError}
      onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => onCheck(target.checked)}
      onBlur={onBlur}
      ref={inputRef}
      sx={visuallyHidden}
    />
    {choice.icon !== undefined && (
      <Box component="span" aria-hidden sx={{ display: 'inline-flex', fontSize: '1.5rem', lineHeight: 0 }}>
        {choice.icon}
      </Box>
    )}
    <ChoiceText choice={choice} checked={checked} />
    <Mark checked={checked} many={many} />
  </Box>
);

const chosenIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value;
  return typeof value === 'string' && value ? [value] : [];
};

/** Real radio buttons and checkboxes under large cards: arrows, space and readers work by themselves. */
export const ChoiceCards = <Values extends FieldValues, Context, Output>({
  control,
  name,
  disabled,
  choices,
  minWidth = 150,
  max,
  onReachedMax,
  ...frame
}: Props<Values, Context, Output>) => {
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const error = fieldState.error?.message;
  const many = max !== undefined;
  const chosen = chosenIn(field.value);

  const choose = (choice: string, checked: boolean) => {
    if (!many) return field.onChange(choice);
    if (checked && chosen.length >= max) return onReachedMax?.();
    return field.onChange(checked ? [...chosen, choice] : chosen.filter((other) => other !== choice));
  };

  return (
    <Field id={id} error={error} group {...frame}>
      <Box
        role={many ? 'group' : 'radiogroup'}
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy(id, { hint: frame.hint, error })}
        {...(many ? {} : { 'aria-required': frame.required ?? false })}
        sx={{
          display: 'grid',
          gap: 1.25,
          gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${minWidth}px), 1fr))`,
        }}
      >
        {choices.map((choice, index) => (
          <ChoiceCard
            key={choice.value}
            choice={choice}
            checked={chosen.includes(choice.value)}
            many={many}
            disabled={disabled ?? false}
            hasError={error !== undefined}
            inputName={`${field.name}${many ? '' : id}`}
            inputRef={index === 0 ? field.ref : null}
            onCheck={(checked) => choose(choice.value, checked)}
            onBlur={field.onBlur}
          />
        ))}
      </Box>
    </Field>
  );
};
