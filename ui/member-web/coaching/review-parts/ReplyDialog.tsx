import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';

type Props = Readonly<{ title: ReactNode; onClose: () => void; children: ReactNode }>;

/** A reply to read, over the page. */
export const ReplyDialog = ({ title, onClose, children }: Props) => {
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth scroll="paper" aria-labelledby={id}>
      <DialogTitle id={id} variant="h2">
        {title}
      </DialogTitle>
      {/* A scrolling region must be reachable by keyboard. */}
      <DialogContent tabIndex={0} sx={{ '&:focus-visible': { outlineOffset: -3 } }}>
        {children}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          <FormattedMessage id="ui.close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
};
