import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { deletionGraceDays } from '#core/people/account/user.ts';
import { TrashIcon } from '#ui/icons.tsx';
import type { SignedInUser } from '#ui/api/signed-in.ts';
import { AccountCard } from './AccountCard.tsx';

const DeletionDialog = lazy(() => import('./DeletionDialog.tsx'));

export const DeletionCard = ({ user }: Readonly<{ user: SignedInUser }>) => {
  const [open, setOpen] = useState(false);
  return (
    <AccountCard
      title={<FormattedMessage id="account.delete" />}
      description={<FormattedMessage id="account.delete.text" values={{ days: deletionGraceDays }} />}
    >
      <Button variant="outlined" color="error" startIcon={<TrashIcon />} onClick={() => setOpen(true)}>
        <FormattedMessage id="account.delete.open" />
      </Button>
      {open && (
        <Suspense>
          <DeletionDialog user={user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </AccountCard>
  );
};
