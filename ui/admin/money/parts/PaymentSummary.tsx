import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { PaymentStatusChip, Vnd } from './cells.tsx';
import type { StaffPayment } from './payment.ts';

export type PaymentDialogProps = Readonly<{
  payment: StaffPayment;
  reload: () => unknown;
  onDone: (after: StaffPayment) => Promise<unknown>;
  onClose: () => void;
}>;

const Line = ({ label, children }: Readonly<{ label: ReactNode; children: ReactNode }>) => (
  <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, flexWrap: 'wrap' }}>
    <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
      {label}
    </Typography>
    <Typography component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </Box>
);

/** What the dialog is about, once more: nobody approves from memory. It follows the order while the dialog is open. */
export const PaymentSummary = ({ payment }: Readonly<{ payment: StaffPayment }>) => (
  <Box
    component="dl"
    sx={{ m: 0, p: 1.5, display: 'grid', gap: 0.75, borderRadius: '12px', bgcolor: 'background.sunken' }}
  >
    <Line label={<FormattedMessage id="console.payments.code" />}>
      <code>{payment.code}</code>
    </Line>
    <Line label={<FormattedMessage id="console.user" />}>{payment.userName}</Line>
    <Line label={<FormattedMessage id="console.payments.amount" />}>
      <Vnd amount={payment.amountVnd} />
    </Line>
    <Line label={<FormattedMessage id="console.payments.received" />}>
      <FormattedMessage
        id="console.payments.receivedOf"
        values={{
          received: <Vnd key="received" amount={payment.receivedVnd} />,
          amount: <Vnd key="amount" amount={payment.amountVnd} />,
        }}
      />
    </Line>
    <Line label={<FormattedMessage id="console.payments.coins" />}>
      <CoinAmount coin="FIT_COIN" amount={payment.coins} />
    </Line>
    <Line label={<FormattedMessage id="console.status" />}>
      <PaymentStatusChip status={payment.status} />
    </Line>
  </Box>
);
