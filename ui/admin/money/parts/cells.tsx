import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import type { ProcessStatus } from '#core/money/coin/rewards.ts';
import type { IncomingTransferStatus, WaitingReason } from '#core/money/payment/incoming-transfer.ts';
import { type Status, StatusChip } from '#ui/components/StatusChip.tsx';
import { ImageIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.tsx';
import { useThisMinute } from '#ui/use-this-minute.ts';
import { pathOf } from '../../app/layout/places.ts';
import { Nothing } from '../../app/parts/cells.tsx';
import { waitOf } from './waiting.ts';

export const Vnd = ({ amount }: Readonly<{ amount: number }>) => {
  const { vnd } = useFormats();
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {vnd(amount)}
    </Box>
  );
};

/** "chờ 3 giờ": how long somebody has been waiting for us. */
export const Waiting = ({ since }: Readonly<{ since: Date }>) => {
  const { formatNumber } = useIntl();
  const { dateTime } = useFormats();
  const now = useThisMinute();
  if (now === undefined) return <Nothing />;
  const { value, unit } = waitOf(since, now);
  return (
    <time dateTime={since.toISOString()} title={dateTime(since)} style={{ whiteSpace: 'nowrap' }}>
      {value === 0 ? (
        <FormattedMessage id="ui.justNow" />
      ) : (
        <FormattedMessage
          id="console.money.waiting"
          values={{ duration: formatNumber(value, { style: 'unit', unit, unitDisplay: 'long' }) }}
        />
      )}
    </time>
  );
};

const paymentLooks: Readonly<Record<ProcessStatus, Status>> = {
  PENDING: 'waiting',
  PROCESSING: 'active',
  COMPLETED: 'done',
  CANCELED: 'neutral',
};
export const PaymentStatusChip = ({ status }: Readonly<{ status: ProcessStatus }>) => (
  <StatusChip status={paymentLooks[status]} label={<FormattedMessage id={`payment.status.${status}`} />} />
);

const transferLooks: Readonly<Record<IncomingTransferStatus, Status>> = {
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
    status={transferLooks[status]}
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
