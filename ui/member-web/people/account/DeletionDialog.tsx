import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { deletionGraceDays } from '#core/people/account/user.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { PasswordField } from '#ui/components/forms/PasswordField.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { useFormats } from '#ui/intl.ts';
import type { SignedInUser } from '#ui/api/signed-in.ts';
import { useSite } from '../../app/page-context.ts';
import { useDeleteAccount } from './use-delete-account.ts';

const losses = ['measurements', 'photos', 'coins', 'name'] as const;

export default function DeletionDialog({
  user,
  onClose,
}: Readonly<{ user: SignedInUser; onClose: () => void }>) {
  const id = useId();
  const { date } = useFormats();
  const { contactEmail } = useSite();
  const { form, submit, refusal, goneOn, leave } = useDeleteAccount();
  const busy = form.formState.isSubmitting;

  if (goneOn !== undefined) {
    return (
      <Dialog open onClose={() => void leave()} maxWidth="xs" fullWidth aria-labelledby={`${id}-title`}>
        <DialogTitle id={`${id}-title`} variant="h2">
          <FormattedMessage id="account.delete.done" />
        </DialogTitle>
        <DialogContent>
          <FormattedMessage
            id="account.delete.done.text"
            values={{ date: date(goneOn), email: contactEmail }}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="contained" onClick={() => void leave()}>
            <FormattedMessage id="account.delete.leave" />
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onClose={busy ? () => undefined : onClose}
      role="alertdialog"
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <Box component="form" noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={`${id}-title`} variant="h2">
          <FormattedMessage id="account.delete.title" values={{ email: user.email }} />
        </DialogTitle>
        <DialogContent>
          <Box id={`${id}-text`} sx={{ mb: 2 }}>
            <FormattedMessage id="account.delete.consequence" values={{ days: deletionGraceDays }} />
            <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
              {losses.map((loss) => (
                <li key={loss}>
                  <FormattedMessage id={`account.delete.loss.${loss}`} />
                </li>
              ))}
            </Box>
            <FormattedMessage id="account.delete.kept" />
          </Box>
          {refusal !== undefined && <ErrorNote error={refusal} />}
          <PasswordField
            control={form.control}
            name="password"
            label={<FormattedMessage id="account.delete.password" />}
            autoComplete="current-password"
            required
          />
        </DialogContent>
        <DialogActions>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog moves focus by itself; here it goes to the safe button */}
          <Button variant="outlined" autoFocus onClick={onClose} disabled={busy}>
            <FormattedMessage id="ui.cancel" />
          </Button>
          <SubmitButton color="error" busy={busy}>
            <FormattedMessage id="account.delete.submit" />
          </SubmitButton>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
