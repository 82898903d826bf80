import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import type { SignedInUser } from '#ui/api/signed-in.ts';
import { AccountCard } from '../account/AccountCard.tsx';
import { useOwnProviders } from '../../app/identity/data.ts';
import { useMailedPassword } from './data.ts';
import { ProviderRow } from './ProviderRow.tsx';
import { useIdentity } from '../../app/identity/use-identity.ts';

const MemberIdentity = lazy(async () => ({
  default: (await import('../../app/identity/MemberIdentity.tsx')).MemberIdentity,
}));

type Props = Readonly<{ user: SignedInUser }>;

/** A password is chosen by the link of a mail: who reads it is the owner. */
const NoPassword = ({ user: { email } }: Props) => {
  const { mutate, isPending, isSuccess, error } = useMailedPassword();
  if (isSuccess)
    return (
      <Alert severity="success">
        <FormattedMessage id="security.noPassword.sent" values={{ email: <b>{email}</b> }} />
      </Alert>
    );
  return (
    <Alert severity="info" sx={{ mt: 2 }}>
      <FormattedMessage id="security.noPassword" />
      {error !== null && <ErrorNote error={error} />}
      <Button
        variant="outlined"
        size="small"
        disabled={isPending}
        onClick={() => mutate(email)}
        sx={{ display: 'flex', minHeight: 44, mt: 1 }}
      >
        <FormattedMessage id="security.noPassword.send" />
      </Button>
    </Alert>
  );
};

/** Where the operator has an agreement with any, or had one that an account was linked by. */
export const ProvidersCard = ({ user }: Props) => {
  const query = useOwnProviders();
  const { asked, withIdentity } = useIdentity();
  if (query.data?.items.length === 0 && query.data.hasPassword) return null;
  return (
    <AccountCard
      title={<FormattedMessage id="security.providers" />}
      description={<FormattedMessage id="security.providers.text" />}
    >
      <QueryView query={query} skeleton={<ListSkeleton rows={1} />}>
        {({ items, hasPassword }) => (
          <>
            <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {items.map((own) => (
                <ProviderRow key={own.provider} own={own} withIdentity={withIdentity} />
              ))}
            </Box>
            {!hasPassword && <NoPassword user={user} />}
          </>
        )}
      </QueryView>
      {asked !== undefined && (
        <Suspense>
          <MemberIdentity
            text={<FormattedMessage id="security.identity" />}
            onConfirmed={() => asked.settle(true)}
            onCancel={() => asked.settle(false)}
          />
        </Suspense>
      )}
    </AccountCard>
  );
};
