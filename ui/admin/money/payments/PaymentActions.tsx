import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Permission } from '#core/access/actor/permission.ts';
import { paymentLifecycle } from '#core/money/payment/payment.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import type { StaffPayment } from '../parts/payment.ts';
import { useIsSelf, useMay } from '../../app/parts/rights.ts';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { ApproveDialog } from './ApproveDialog.tsx';
import { RejectDialog, ReopenDialog, ReverseDialog } from './ReasonedDialogs.tsx';

const actions = {
  approve: 'payment.approve',
  reject: 'payment.reject',
  reopen: 'payment.reopen',
  reverse: 'payment.manage',
} as const satisfies Record<string, Permission>;
type Action = keyof typeof actions;
const actionNames = Object.keys(actions) as Action[]; // Object.keys forgets the names

const buttonStyles = {
  approve: { variant: 'contained', color: 'primary' },
  reject: { variant: 'outlined', color: 'error' },
  reopen: { variant: 'outlined', color: 'primary' },
  reverse: { variant: 'outlined', color: 'error' },
} as const satisfies Record<Action, unknown>;

type Props = Readonly<{ payment: StaffPayment; reload: () => unknown }>;

/** What this person may do to this order as it stands; nothing at all to one's own. */
export const PaymentActions = ({ payment, reload }: Props) => {
  const may = useMay();
  const isOwn = useIsSelf(payment.userId);
  const proposedHere = useIsSelf(payment.proposal?.by ?? '');
  const toast = useToast();
  const refreshed = useRefreshed();
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState<Action>();

  const allowed = isOwn
    ? []
    : actionNames.filter((name) => may(actions[name]) && paymentLifecycle.allows(payment.status, name));

  const done = async (after: StaffPayment) => {
    await refreshed('payments', 'incoming-transfers', 'users', 'transactions', 'ledger');
    const outcome = after.proposal !== null ? 'proposed' : after.status;
    toast(formatMessage({ id: `console.payments.done.${outcome}` }, { code: after.code }));
  };
  const dialog = { payment, reload, onDone: done, onClose: () => setOpen(undefined) };

  return (
    <>
      {allowed.map((name) => (
        <Button
          key={name}
          {...buttonStyles[name]}
          size="small"
          // The person who proposed cannot be the second person.
          disabled={payment.proposal?.action === name && proposedHere}
          onClick={() => setOpen(name)}
        >
          <FormattedMessage
            id={
              payment.proposal?.action === name
                ? `console.payments.action.${name}.second`
                : `console.payments.action.${name}`
            }
          />
        </Button>
      ))}
      {open === 'approve' && <ApproveDialog {...dialog} />}
      {open === 'reject' && <RejectDialog {...dialog} />}
      {open === 'reopen' && <ReopenDialog {...dialog} />}
      {open === 'reverse' && <ReverseDialog {...dialog} />}
    </>
  );
};
