import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import type { ProcessStatus } from '#core/money/coin/rewards.ts';
import type { IncomingTransferStatus, WaitingReason } from '#core/money/payment/incoming-transfer.ts';
import { type Status, StatusChip } from '#ui/components/StatusChip.tsx';
import { ImageIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { pathOf } from '../../app/layout/places.ts';

export const Vnd = ({ amount }: Readonly<{ amount: number }>) => {
  const { vnd } = useFormats();
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {vnd(amount)}
    </Box>
  );
};

const paymentColours: Readonly<Record<ProcessStatus, Status>> = {
  PENDING: 'waiting',
  PROCESSING: 'active',
  COMPLETED: 'done',
  CANCELED: 'neutral',
};
export const PaymentStatusChip = ({ status }: Readonly<{ status: ProcessStatus }>) => (
  <StatusChip status={paymentColours[status]} label={<FormattedMessage id={`payment.status.${status}`} />} />
);

const transferColours: Readonly<Record<IncomingTransferStatus, Status>> = {
  RECEIVED: 'active',
  WAITING: 'waiting',
  MATCHED: 'done',
  SPLIT: 'done',
  RETURNED: 'neutral',
  OUTGOING: 'neutral',
};
/** What waits says why: that is what the reader has to act on. */
export const TransferStatusChip = ({
  status,
  reason = null,
}: Readonly<{ status: IncomingTransferStatus; reason?: WaitingReason | null }>) => (
  <StatusChip
    status={transferColours[status]}
    label={
      <FormattedMessage
        id={reason === null ? `transfer.status.${status}` : `transfer.waitingReason.${reason}`}
      />
    }
  />
);

/** That there is a picture; the picture itself is private and is shown with its order only. */
export const ReceiptMark = ({ id }: Readonly<{ id: string }>) => (
  <Link
    component={RouterLink}
    to={`${pathOf('payments', id)}#receipt`}
    onClick={(event) => event.stopPropagation()}
    sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}
  >
    <ImageIcon fontSize="small" />
    <FormattedMessage id="console.payments.receipt.there" />
  </Link>
);
