import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorIcon } from '../../icons.tsx';
import { readFieldMessage } from '../../api/field-message.ts';
import type { MessageId } from '../../intl.ts';
import { visuallyHidden } from '../visually-hidden.ts';

/** A message id becomes its sentence, and so does a bare error code; a sentence stays as it is. */
export const useFieldError = () => {
  const { formatMessage, messages } = useIntl();
  return (message: string | undefined): string | undefined => {
    if (message === undefined || message === '') return message;
    const { id, params } = readFieldMessage(message);
    const known = [id, `error.${id}`].find((name) => name in messages);
    // What is in the catalogue at run time is one of the ids known at compile time.
    if (known !== undefined) return formatMessage({ id: known as MessageId }, params);
    return id.includes(' ') ? message : formatMessage({ id: 'ui.field.invalid' });
  };
};

/** Everything around an input that a reader needs: name, mark, hint, error, and the ids that tie them together. */
export type FieldFrame = Readonly<{
  label: ReactNode;
  required?: boolean | undefined;
  hint?: ReactNode;
  /** Beside the label: a help button, a counter. */
  corner?: ReactNode;
}>;

type Props = FieldFrame &
  Readonly<{
    id: string;
    error: string | undefined;
    /** A group of choices has no single input to point at: it is named by the label's id instead. */
    group?: boolean;
    children: ReactNode;
  }>;

export const describedBy = (
  id: string,
  { hint, error }: Readonly<{ hint?: ReactNode; error?: string | undefined }>,
) =>
  [hint === undefined ? undefined : `${id}-hint`, error === undefined ? undefined : `${id}-error`]
    .filter(Boolean)
    .join(' ') || undefined;

export const Field = ({
  id,
  label,
  required = false,
  hint,
  corner,
  error,
  group = false,
  children,
}: Props) => {
  const text = useFieldError()(error);
  return (
    <Box>
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'flex-end', gap: 1, mb: 0.75 }}
      >
        <FormLabel
          id={`${id}-label`}
          {...(group ? { component: 'span' as 'label' } : { htmlFor: id })} // FormLabel's own type knows only label
          error={text !== undefined}
          sx={{ fontWeight: 600, lineHeight: 1.5 }}
        >
          {label}
          {required && (
            <>
              <Box component="span" aria-hidden sx={{ color: 'error.main', ml: 0.5 }}>
                {'*'}
              </Box>
              {group && (
                <Box component="span" sx={visuallyHidden}>
                  <FormattedMessage id="ui.field.required" />
                </Box>
              )}
            </>
          )}
        </FormLabel>
        {corner}
      </Stack>
      {hint !== undefined && (
        <FormHelperText id={`${id}-hint`} sx={{ mt: -0.25, mb: 0.75 }}>
          {hint}
        </FormHelperText>
      )}
      {children}
      <Box aria-live="polite">
        {text !== undefined && (
          <FormHelperText
            id={`${id}-error`}
            error
            sx={{ display: 'flex', gap: 0.75, alignItems: 'flex-start' }}
          >
            <ErrorIcon sx={{ fontSize: '1.125rem', mt: '0.1em' }} />
            <span>{text}</span>
          </FormHelperText>
        )}
      </Box>
    </Box>
  );
};
