import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormats } from '#ui/intl.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { useMay } from '../../../app/parts/rights.ts';
import { useRefreshed } from '../../../app/parts/use-record.ts';
import { ClearAddressDialog } from './ClearAddressDialog.tsx';
import { type StaffUser, useMailAddressOf } from '../data.ts';

/** Says that mails to this person come back, and lets staff send them again; nothing while they arrive. */
export const BouncedAddress = ({ user }: Readonly<{ user: StaffUser }>) => {
  const { dateTime } = useFormats();
  const may = useMay();
  const toast = useToast();
  const refreshed = useRefreshed();
  const [asks, setAsks] = useState(false);
  const address = useMailAddressOf(user.id).data;
  if (address === undefined) return null;
  const { email, undeliverableSince, softCount, detail } = address;
  if (undeliverableSince === null)
    return softCount === 0 ? null : (
      <Alert severity="info" sx={{ mb: 2 }}>
        <FormattedMessage id="console.users.address.soft" values={{ count: softCount, email, detail }} />
      </Alert>
    );
  return (
    <>
      <Alert
        severity="warning"
        sx={{ mb: 2, alignItems: 'center' }}
        action={
          may('mail.update', 'mail.manage') && (
            <Button color="inherit" size="small" onClick={() => setAsks(true)}>
              <FormattedMessage id="console.users.address.clear" />
            </Button>
          )
        }
      >
        <FormattedMessage
          id="console.users.address.text"
          values={{ email, date: dateTime(undeliverableSince), detail }}
        />
      </Alert>
      {asks && (
        <ClearAddressDialog
          user={user}
          onDone={async () => {
            await refreshed('mail-address');
            toast(<FormattedMessage id="console.users.address.cleared" />);
          }}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
};
