import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Payment } from '../../app/data/payments.ts';
import { OrderRow } from './OrderRow.tsx';

export const openOrdersId = 'open';

/** Above everything else: who has an order waiting most likely came back for it. */
export const OpenOrders = ({ orders }: Readonly<{ orders: readonly Payment[] }>) => {
  const id = useId();
  if (orders.length === 0) return null;
  return (
    <Box component="section" id={openOrdersId} aria-labelledby={id} sx={{ scrollMarginTop: 80 }}>
      <Typography id={id} variant="h2" sx={{ mb: 1.5 }}>
        <FormattedMessage id="topUp.open" values={{ count: orders.length }} />
      </Typography>
      <Card component="ul" sx={{ listStyle: 'none', m: 0, p: 0, borderColor: 'warning.main' }}>
        {orders.map((payment) => (
          <OrderRow key={payment.id} payment={payment} />
        ))}
      </Card>
    </Box>
  );
};
