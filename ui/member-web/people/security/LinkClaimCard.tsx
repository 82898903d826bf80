import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { providerNames } from '#core/people/sign-in-provider/provider.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import type { SignedInUser } from '#ui/api/signed-in.ts';
import { ProviderMark } from '#ui/providers/ProviderMark.tsx';
import { useLinkClaim } from './use-link-claim.ts';

const MemberIdentity = lazy(async () => ({
  default: (await import('../../app/identity/MemberIdentity.tsx')).MemberIdentity,
}));

/** What the person came back with from a provider is linked here if they say so, and to no account they did not sign in to. */
export const LinkClaimCard = ({ user }: Readonly<{ user: SignedInUser }>) => {
  const { claim, isOver, refusal, busy, link, leave, asked } = useLinkClaim();
  if (isOver)
    return (
      <Alert severity="info" onClose={leave}>
        <FormattedMessage id="security.claim.over" />
      </Alert>
    );
  if (claim === undefined) return null;
  const name = providerNames[claim.provider];
  return (
    <Alert severity="info" icon={<ProviderMark provider={claim.provider} />}>
      <AlertTitle>
        <FormattedMessage id="security.claim.title" values={{ name }} />
      </AlertTitle>
      <FormattedMessage
        id="security.claim.text"
        values={{ who: <b>{claim.email ?? (claim.name || name)}</b>, account: <b>{user.email}</b>, name }}
      />
      {refusal !== undefined && <ErrorNote error={refusal} />}
      <Stack direction="row" sx={{ gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
        <Button variant="contained" disabled={busy} onClick={() => void link()}>
          <FormattedMessage id="security.claim.submit" values={{ name }} />
        </Button>
        <Button variant="text" color="inherit" onClick={leave}>
          <FormattedMessage id="security.claim.no" />
        </Button>
      </Stack>
      {asked !== undefined && (
        <Suspense>
          <MemberIdentity
            text={<FormattedMessage id="security.identity" />}
            onConfirmed={() => asked.settle(true)}
            onCancel={() => asked.settle(false)}
          />
        </Suspense>
      )}
    </Alert>
  );
};
