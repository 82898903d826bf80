import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { z } from 'zod';
import type { secondFactor } from '#http/people/contract/second-factor.ts';
import { useSignedInUser } from '../api/signed-in.ts';
import { ErrorNote } from '../components/ErrorNote.tsx';
import { PasswordField } from '../components/forms/PasswordField.tsx';
import { SubmitButton } from '../components/forms/SubmitButton.tsx';
import { QueryView } from '../components/QueryView.tsx';
import { ListSkeleton } from '../components/Skeletons.tsx';
import { PasskeyButton } from '../passkeys/PasskeyButton.tsx';
import { CodeInput } from '../second-step/CodeInput.tsx';
import { useIdentityForm, type IdentityProof } from './use-identity-form.ts';

declare global {
  interface MessageCatalogues {
    identity: typeof import('./messages/vi.json');
  }
}

type Known = z.output<(typeof secondFactor)['get']['output']>;

/** What the asking application lends: its query, and the two ways to show who is there. */
export type IdentityWork = Readonly<{
  query: UseQueryResult<Known>;
  prove: (proof: IdentityProof) => Promise<unknown>;
  proveWithPasskey: () => Promise<unknown>;
  /** For an account that has nothing else: the providers that let it in. */
  providerProof: ReactNode;
}>;

type Props = Readonly<{ text: ReactNode; onConfirmed: () => void; onCancel: () => void }>;
type FormProps = Props & Omit<IdentityWork, 'query'> & Readonly<{ known: Known }>;

const WithPasskey = ({ proveWithPasskey, onConfirmed, isOnly }: FormProps & { isOnly: boolean }) => (
  <PasskeyButton
    variant={isOnly ? 'contained' : 'outlined'}
    work={async () => {
      await proveWithPasskey();
      onConfirmed();
    }}
  >
    <FormattedMessage id="passkeys.confirm" />
  </PasskeyButton>
);

const Cancel = ({ onCancel }: Pick<Props, 'onCancel'>) => (
  <Button variant="text" color="inherit" onClick={onCancel}>
    <FormattedMessage id="identity.cancel" />
  </Button>
);

const PasskeyOnly = (props: FormProps) => (
  <>
    <DialogContent>
      <Stack sx={{ gap: 2.5 }}>
        <Typography>{props.text}</Typography>
        <WithPasskey {...props} isOnly />
      </Stack>
    </DialogContent>
    <DialogActions>
      <Cancel onCancel={props.onCancel} />
    </DialogActions>
  </>
);

const ProviderOnly = ({ text, providerProof, onCancel }: FormProps) => (
  <>
    <DialogContent>
      <Stack sx={{ gap: 2.5 }}>
        <Typography>{text}</Typography>
        {providerProof}
      </Stack>
    </DialogContent>
    <DialogActions>
      <Cancel onCancel={onCancel} />
    </DialogActions>
  </>
);

const TypedProof = (props: FormProps) => {
  const { known, text, prove, onConfirmed, onCancel } = props;
  const user = useSignedInUser();
  const asksForCode = known.proof === 'CODE';
  const { form, submit, refusal, isRecovery, switchKind } = useIdentityForm({
    asksForCode,
    prove,
    onConfirmed,
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <DialogContent>
        <Stack sx={{ gap: 2.5 }}>
          <Typography>{text}</Typography>
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
              label={<FormattedMessage id="identity.password" />}
              autoComplete="current-password"
              required
            />
          )}
          {known.hasPasskey && <WithPasskey {...props} isOnly={false} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Cancel onCancel={onCancel} />
        <SubmitButton busy={form.formState.isSubmitting}>
          <FormattedMessage id="identity.submit" />
        </SubmitButton>
      </DialogActions>
    </form>
  );
};

const proofs = {
  PASSWORD: TypedProof,
  CODE: TypedProof,
  PASSKEY: PasskeyOnly,
  PROVIDER: ProviderOnly,
} as const;

/** What the person was about to do goes on by itself once it is clear who is there; what was typed for it stays. */
export const IdentityDialog = ({ query, ...props }: Props & IdentityWork) => {
  const titleId = useId();
  return (
    <Dialog open onClose={props.onCancel} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        <FormattedMessage id="identity.title" />
      </DialogTitle>
      <QueryView query={query} skeleton={<ListSkeleton rows={2} />}>
        {(known) => {
          const Proof = proofs[known.proof];
          return <Proof {...props} known={known} />;
        }}
      </QueryView>
    </Dialog>
  );
};
