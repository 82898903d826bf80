import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { isOpen } from '#core/money/payment/payment.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { RelativeTime } from '#ui/components/RelativeTime.tsx';
import { type Status, StatusChip } from '#ui/components/StatusChip.tsx';
import { useFormats } from '#ui/intl.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { checkoutPath } from '../../app/paths.ts';
import type { Payment } from '../../app/data/payments.ts';

const chips: Readonly<Record<Payment['status'], Status>> = {
  PENDING: 'waiting',
  PROCESSING: 'active',
  COMPLETED: 'done',
  CANCELED: 'neutral',
};

/** The whole row is one link. */
export const OrderRow = ({ payment }: Readonly<{ payment: Payment }>) => {
  const { vnd } = useFormats();
  const { id, code, coins, amountVnd, status, cancelReason, createdAt } = payment;
  const arrivedVnd = payment.receivedVnd + payment.waitingVnd;
  return (
    <Box
      component="li"
      sx={{ borderTop: '1px solid', borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
    >
      <Box
        component={LocalLink}
        to={checkoutPath(id)}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          columnGap: 2,
          rowGap: 0.75,
          alignItems: 'center',
          px: 2.5,
          py: 1.75,
          color: 'text.primary',
          textDecoration: 'none',
          '&:hover': { bgcolor: 'action.hover' },
          '&:focus-visible': { outlineOffset: -3 },
        }}
      >
        <CoinAmount amount={coins} coin="FIT_COIN" />
        <Typography
          component="span"
          sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}
        >
          {vnd(amountVnd)}
        </Typography>
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {code}
          {' · '}
          <RelativeTime at={createdAt} focusable={false} />
          {isOpen(payment) && arrivedVnd > 0 && (
            <>
              {' · '}
              <FormattedMessage id="topUp.received" values={{ amount: vnd(arrivedVnd) }} />
            </>
          )}
        </Typography>
        <Box component="span" sx={{ justifySelf: 'end' }}>
          <StatusChip
            status={chips[status]}
            label={
              <FormattedMessage
                id={cancelReason === null ? `payment.status.${status}` : `topUp.canceled.${cancelReason}`}
              />
            }
          />
        </Box>
      </Box>
    </Box>
  );
};
