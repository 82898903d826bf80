import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type ReactNode, useId, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { applyServerErrors } from '#ui/api/field-message.ts';
import { InfoIcon, WarningIcon } from '#ui/icons.tsx';
import { SaveRefusal } from './SaveRefusal.tsx';

type Props<Values extends FieldValues, Context, Output> = Readonly<{
  form: UseFormReturn<Values, Context, Output>;
  /** Names the object. */
  title: ReactNode;
  /** What will have happened afterwards. */
  consequence: ReactNode;
  confirmLabel: ReactNode;
  dangerous?: boolean;
  /** Cannot be undone: the safe button has the focus, and the sentence is a warning. */
  irreversible?: boolean;
  disabled?: boolean;
  /** After another person was faster; what was typed stays. */
  reload?: (() => unknown) | undefined;
  onConfirm: (values: Output) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}>;

/** A change of state by staff: the object, the consequence, what must be said about it, and the verb. */
export const FormDialog = <Values extends FieldValues, Context, Output>({
  form,
  title,
  consequence,
  confirmLabel,
  dangerous = false,
  irreversible = dangerous,
  disabled = false,
  reload,
  onConfirm,
  onClose,
  children,
}: Props<Values, Context, Output>) => {
  const id = useId();
  const [refusal, setRefusal] = useState<unknown>();
  const busy = form.formState.isSubmitting;

  const submit = form.handleSubmit(async (values) => {
    setRefusal(undefined);
    try {
      await onConfirm(values);
      onClose();
    } catch (error) {
      setRefusal(applyServerErrors(form, error));
    }
  });
  const close = () => {
    if (!busy) onClose();
  };

  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="sm"
      fullWidth
      slotProps={{ paper: { sx: { m: { xs: 1.5, sm: 4 }, width: { xs: 'calc(100% - 24px)' } } } }}
    >
      {/* The buttons stay in sight on a low screen: only what is between scrolls. */}
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        style={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle id={`${id}-title`} variant="h2">
          {title}
        </DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2 }}>
            <Alert
              id={`${id}-text`}
              severity={irreversible ? 'warning' : 'info'}
              icon={irreversible ? <WarningIcon fontSize="inherit" /> : <InfoIcon fontSize="inherit" />}
            >
              {consequence}
            </Alert>
            {children}
            <SaveRefusal refusal={refusal} reload={reload} />
          </Stack>
        </DialogContent>
        <DialogActions>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog moves focus by itself; before what cannot be undone, to the safe button */}
          <Button variant="outlined" onClick={close} disabled={busy} autoFocus={irreversible}>
            <FormattedMessage id="ui.cancel" />
          </Button>
          <SubmitButton busy={busy} disabled={disabled} color={dangerous ? 'error' : 'primary'}>
            {confirmLabel}
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
};
