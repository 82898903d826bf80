import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { PasswordField } from '#ui/components/forms/PasswordField.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { CodeInput } from '#ui/second-step/CodeInput.tsx';
import { useOwnSecondFactor } from '../layout/data.ts';
import { useIdentityForm } from './use-identity-form.ts';

type Props = Readonly<{ onConfirmed: () => void; onCancel: () => void }>;

const IdentityForm = ({ asksForCode, onConfirmed, onCancel }: Props & Readonly<{ asksForCode: boolean }>) => {
  const user = useSignedInUser();
  const { form, submit, refusal, isRecovery, switchKind } = useIdentityForm(asksForCode, onConfirmed);
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <DialogContent>
        <Stack sx={{ gap: 2.5 }}>
          <Typography>
            <FormattedMessage id="console.identity.text" />
          </Typography>
          {refusal !== undefined && <ErrorNote error={refusal} />}
          {/* Tells password managers whose password this is. */}
          <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
          {asksForCode ? (
            <CodeInput
              control={form.control}
              name="code"
              isRecovery={isRecovery}
              onSwitch={switchKind}
              onComplete={() => void submit()}
            />
          ) : (
            <PasswordField
              control={form.control}
              name="password"
              label={<FormattedMessage id="console.identity.password" />}
              autoComplete="current-password"
              required
            />
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="text" color="inherit" onClick={onCancel}>
          <FormattedMessage id="console.identity.cancel" />
        </Button>
        <SubmitButton busy={form.formState.isSubmitting}>
          <FormattedMessage id="console.identity.submit" />
        </SubmitButton>
      </DialogActions>
    </form>
  );
};

/** What the person was about to do goes on by itself once it is clear who is there; what was typed for it stays. */
export const IdentityDialog = ({ onConfirmed, onCancel }: Props) => {
  const query = useOwnSecondFactor();
  const titleId = useId();
  return (
    <Dialog open onClose={onCancel} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        <FormattedMessage id="console.identity.title" />
      </DialogTitle>
      <QueryView query={query} skeleton={<ListSkeleton rows={2} />}>
        {({ since }) => (
          <IdentityForm asksForCode={since !== null} onConfirmed={onConfirmed} onCancel={onCancel} />
        )}
      </QueryView>
    </Dialog>
  );
};
