import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Order } from '../../app/data/products.ts';
import { OrderCard } from './OrderCard.tsx';

const Row = ({ name, children }: Readonly<{ name: ReactNode; children: ReactNode }>) => (
  <Box>
    <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
      {name}
    </Typography>
    <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  </Box>
);

export const DeliveryCard = ({ delivery }: Readonly<{ delivery: Order['delivery'] }>) => {
  const { name, phone, address, note } = delivery;
  return (
    <OrderCard title={<FormattedMessage id="orders.delivery" />}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.25 }}>
        <Row name={<FormattedMessage id="orders.delivery.name" />}>{name}</Row>
        <Row name={<FormattedMessage id="orders.delivery.phone" />}>{phone}</Row>
        <Row name={<FormattedMessage id="orders.delivery.address" />}>{address}</Row>
        {note !== '' && <Row name={<FormattedMessage id="orders.delivery.note" />}>{note}</Row>}
      </Box>
    </OrderCard>
  );
};
