import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isApiError } from '#ui/api/api-error.ts';
import { useErrorText } from '#ui/api/use-error-text.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { describedBy, Field } from '#ui/components/forms/Field.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';

type Props = Readonly<{
  title: ReactNode;
  label: ReactNode;
  verb: ReactNode;
  name: string;
  maxLength: number;
  onSave: (name: string) => Promise<unknown>;
  onClose: () => void;
}>;

/** Before the ending: `ảnh.jpg` is renamed without losing what it is. */
const lengthOfStem = (name: string): number => {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? dot : name.length;
};

/** What a folder or a file is called. What the server says of the name stands at its field. */
export const NameDialog = ({ title, label, verb, name, maxLength, onSave, onClose }: Props) => {
  const id = useId();
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const [typed, setTyped] = useState(name);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const isOfField =
    isApiError(refusal, 'media.folder_exists') || (isApiError(refusal) && refusal.fields.length > 0);
  const error = isOfField ? errorText(refusal) : undefined;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    try {
      await onSave(typed.trim());
      onClose();
    } catch (reason) {
      setRefusal(reason);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`} variant="h2">
        {title}
      </DialogTitle>
      <form noValidate onSubmit={(event) => void save(event)}>
        <DialogContent sx={{ pt: 0.5 }}>
          <Field id={id} label={label} required error={error}>
            <OutlinedInput
              id={id}
              value={typed}
              fullWidth
              required
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one field of a dialog that was just opened
              autoFocus
              error={error !== undefined}
              onFocus={({ target }) => target.setSelectionRange(0, lengthOfStem(target.value))}
              onChange={({ target }) => {
                setTyped(target.value);
                setRefusal(undefined);
              }}
              inputProps={{ maxLength, 'aria-describedby': describedBy(id, { error }) }}
              autoComplete="off"
            />
          </Field>
          {refusal !== undefined && !isOfField && <ErrorNote error={refusal} />}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            <FormattedMessage id="ui.cancel" />
          </Button>
          <SubmitButton
            busy={isBusy}
            disabled={typed.trim() === ''}
            {...(typed.trim() === '' ? { title: formatMessage({ id: 'files.name.required' }) } : {})}
          >
            {verb}
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
};
