import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../intl.ts';

type Props = Readonly<{
  title: MessageId;
  confirm: MessageId;
  children: ReactNode;
  /** Beside cancelling and confirming. */
  action?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}>;

/** A small form of its own: what is sent here is not sent by the form that the text stands in. */
export const AddressDialog = ({ title, confirm, children, action, onConfirm, onClose }: Props) => {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onConfirm();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth disableRestoreFocus>
      <Box component="form" noValidate onSubmit={submit}>
        <DialogTitle id={id} variant="h2">
          <FormattedMessage id={title} />
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5 }}>{children}</DialogContent>
        <DialogActions>
          {action}
          <Button variant="outlined" onClick={onClose}>
            <FormattedMessage id="ui.cancel" />
          </Button>
          <Button type="submit" variant="contained">
            <FormattedMessage id={confirm} />
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
};
