import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ErrorNote } from './ErrorNote.tsx';

type Props = Readonly<{
  open: boolean;
  /** Names the object: "Từ chối thanh toán PAYFB123?" */
  title: ReactNode;
  /** What will have happened afterwards. */
  children: ReactNode;
  /** The verb, never "OK". */
  confirmLabel: ReactNode;
  cancelLabel?: ReactNode;
  dangerous?: boolean;
  onConfirm: () => unknown;
  onClose: () => void;
}>;

export const ConfirmDialog = ({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  dangerous = false,
  onConfirm,
  onClose,
}: Props) => {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  const confirm = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await onConfirm();
      onClose();
    } catch (refusal) {
      setError(refusal);
    } finally {
      setBusy(false);
    }
  };
  const close = () => {
    if (busy) return;
    setError(undefined);
    onClose();
  };

  return (
    <Dialog
      open={open}
      onClose={close}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-title`} variant="h2">
        {title}
      </DialogTitle>
      <DialogContent id={`${id}-text`} sx={{ color: 'text.secondary' }}>
        {children}
        {error !== undefined && <ErrorNote error={error} />}
      </DialogContent>
      <DialogActions>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog moves focus by itself; here it goes to the safe button */}
        <Button variant="outlined" autoFocus onClick={close} disabled={busy}>
          {cancelLabel ?? <FormattedMessage id="ui.cancel" />}
        </Button>
        <Button
          variant="contained"
          color={dangerous ? 'error' : 'primary'}
          onClick={() => void confirm()}
          disabled={busy}
          startIcon={busy ? <CircularProgress aria-hidden size={18} color="inherit" /> : undefined}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
