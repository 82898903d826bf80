import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type OrderAction, orderLifecycle } from '#core/money/shop/order.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { useIsSelf, useMay } from '../../app/parts/rights.ts';
import { useRefreshed } from '../../app/parts/use-record.ts';
import type { StaffOrder } from '../shop/data.ts';
import { CancelDialog, CompleteDialog, ProcessDialog } from './OrderDialogs.tsx';

/** Staff may cancel for longer than the member: their step has a name of its own. */
const steps = {
  process: 'process',
  complete: 'complete',
  cancel: 'refuse',
} as const satisfies Record<string, OrderAction>;
type Action = keyof typeof steps;

type Props = Readonly<{ order: StaffOrder; reload: () => unknown }>;

/** What this person may do with this order as it stands; nothing at all with one's own. */
export const OrderActions = ({ order, reload }: Props) => {
  const may = useMay();
  const isOwn = useIsSelf(order.userId);
  const toast = useToast();
  const refreshed = useRefreshed();
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState<Action>();

  const allows = (action: Action) =>
    !isOwn && may('product.update', 'product.manage') && orderLifecycle.allows(order.status, steps[action]);
  const done = async (after: StaffOrder) => {
    await refreshed('orders', 'products', 'users', 'transactions', 'ledger');
    const { status, userName: name, total } = after;
    toast(formatMessage({ id: `console.orders.done.${status}` }, { name, total }));
  };
  const dialog = { order, reload, onDone: done, onClose: () => setOpen(undefined) };

  return (
    <>
      {allows('process') && (
        <Button variant="contained" size="small" onClick={() => setOpen('process')}>
          <FormattedMessage id="console.orders.process" />
        </Button>
      )}
      {allows('complete') && (
        <Button
          variant={order.status === 'PROCESSING' ? 'contained' : 'outlined'}
          size="small"
          onClick={() => setOpen('complete')}
        >
          <FormattedMessage id="console.orders.complete" />
        </Button>
      )}
      {allows('cancel') && (
        <Button variant="outlined" color="error" size="small" onClick={() => setOpen('cancel')}>
          <FormattedMessage id="console.orders.cancel" />
        </Button>
      )}
      {open === 'process' && allows('process') && <ProcessDialog {...dialog} />}
      {open === 'complete' && allows('complete') && <CompleteDialog {...dialog} />}
      {open === 'cancel' && allows('cancel') && <CancelDialog {...dialog} />}
    </>
  );
};
