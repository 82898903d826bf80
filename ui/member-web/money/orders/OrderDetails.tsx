import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { isApiError } from '#ui/api/api-error.ts';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CardGridSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { ArrowLeftIcon, CheckIcon } from '#ui/icons.tsx';
import { LostPicture } from '#ui/illustrations/scenes.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import { type Order, useOrder } from '../../app/data/products.ts';
import { CancelOrder } from './CancelOrder.tsx';
import { DeliveryCard } from './DeliveryCard.tsx';
import { GoodsCard } from './GoodsCard.tsx';
import { shortNumber } from './order-colours.ts';
import { StateCard } from './StateCard.tsx';

/** Only right after the purchase, and only as long as the order still waits. */
const JustPlaced = ({ order }: Readonly<{ order: Order }>) => {
  const { state } = useLocation();
  const isPlaced = (state as { placed?: boolean } | null)?.placed === true; // any page may put any state there
  if (!isPlaced || order.status !== 'PENDING') return null;
  return (
    <Alert severity="success" role="status" icon={<CheckIcon fontSize="inherit" />}>
      <AlertTitle>
        <FormattedMessage id="orders.placed" />
      </AlertTitle>
      <FormattedMessage id="orders.placed.text" values={{ count: order.total }} />
    </Alert>
  );
};

const OrderView = ({ order }: Readonly<{ order: Order }>) => (
  <Stack sx={{ gap: 2.5 }}>
    <JustPlaced order={order} />
    <StateCard order={order} />
    <GoodsCard order={order} />
    {order.delivery.address !== '' && <DeliveryCard delivery={order.delivery} />}
    <CancelOrder order={order} />
  </Stack>
);

export const OrderDetails = ({ id }: Readonly<{ id: string }>) => {
  const { formatMessage } = useIntl();
  const order = useOrder(id);
  const isMissing = isApiError(order.error, 'order.not_found');
  return (
    <Page
      width="reading"
      title={formatMessage({ id: 'orders.one' }, { number: shortNumber(id) })}
      above={
        <Box sx={{ mb: 1 }}>
          <Link
            component={LocalLink}
            to={paths.orders}
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 44 }}
          >
            <ArrowLeftIcon fontSize="small" />
            <FormattedMessage id="orders.back" />
          </Link>
        </Box>
      }
    >
      {isMissing ? (
        <EmptyState
          picture={<LostPicture />}
          title={<FormattedMessage id="orders.missing" />}
          action={
            <Button component={LocalLink} to={paths.orders} variant="contained">
              <FormattedMessage id="orders.back" />
            </Button>
          }
        />
      ) : (
        <QueryView query={order} skeleton={<CardGridSkeleton cards={2} height={140} />}>
          {(found) => <OrderView order={found} />}
        </QueryView>
      )}
    </Page>
  );
};
