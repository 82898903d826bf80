import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { passkeyLimits } from '#core/people/passkey/passkey.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { AccountCard } from '../account/AccountCard.tsx';
import { type OwnPasskey, useAddPasskey, usePasskeys } from './data.ts';
import { PasskeyNameForm } from './PasskeyNameForm.tsx';
import { PasskeyRow } from './PasskeyRow.tsx';
import { useIdentity, type WithIdentity } from '../../app/identity/use-identity.ts';
import { suggestedName } from './use-passkey-name.ts';

const MemberIdentity = lazy(async () => ({
  default: (await import('../../app/identity/MemberIdentity.tsx')).MemberIdentity,
}));

const NewPasskey = ({ withIdentity }: Readonly<{ withIdentity: WithIdentity }>) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const add = useAddPasskey();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button variant="contained" sx={{ mt: 2 }} onClick={() => setOpen(true)}>
        <FormattedMessage id="security.passkeys.add" />
      </Button>
    );
  return (
    <PasskeyNameForm
      name={suggestedName()}
      text={<FormattedMessage id="security.passkeys.add.text" />}
      submitLabel={<FormattedMessage id="security.passkeys.add.submit" />}
      save={async (name) => {
        await add(name, withIdentity);
        setOpen(false);
        toast(formatMessage({ id: 'security.passkeys.added.done' }), { kind: 'success' });
      }}
      onClose={() => setOpen(false)}
    />
  );
};

type ListProps = Readonly<{ items: readonly OwnPasskey[]; withIdentity: WithIdentity }>;

const PasskeyList = ({ items, withIdentity }: ListProps) => (
  <>
    {items.length === 0 ? (
      <Typography>
        <FormattedMessage id="security.passkeys.none" />
      </Typography>
    ) : (
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {items.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} withIdentity={withIdentity} />
        ))}
      </Box>
    )}
    {items.length < passkeyLimits.each ? (
      <NewPasskey withIdentity={withIdentity} />
    ) : (
      <Typography sx={{ mt: 2, color: 'text.secondary' }}>
        <FormattedMessage id="security.passkeys.full" values={{ max: passkeyLimits.each }} />
      </Typography>
    )}
  </>
);

export const PasskeysCard = () => {
  const query = usePasskeys();
  const { asked, withIdentity } = useIdentity();
  return (
    <AccountCard
      title={<FormattedMessage id="security.passkeys" />}
      description={<FormattedMessage id="security.passkeys.text" />}
    >
      <QueryView query={query} skeleton={<ListSkeleton rows={1} />}>
        {({ items }) => <PasskeyList items={items} withIdentity={withIdentity} />}
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
