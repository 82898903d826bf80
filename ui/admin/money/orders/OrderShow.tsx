import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { inLanguage } from '#core/kernel/language.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { CopyButton } from '#ui/components/CopyButton.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { InfoIcon } from '#ui/icons.tsx';
import { useFormats, useLanguage } from '#ui/intl.ts';
import { WaitingTime } from '../../app/parts/WaitingTime.tsx';
import { Nothing, RecordLink } from '../../app/parts/cells.tsx';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { Facts, Section } from '../../app/parts/Facts.tsx';
import { RecordWork } from '../../app/work/RecordWork.tsx';
import { useIsSelf } from '../../app/parts/rights.ts';
import { OrderStatusChip } from '../shop/cells.tsx';
import { openOrders, useOrder, type StaffOrder } from '../shop/data.ts';
import { OrderActions } from './OrderActions.tsx';

const isOpen = ({ status }: StaffOrder) => openOrders.some((open) => open === status);

const Delivery = ({ order: { delivery } }: Readonly<{ order: StaffOrder }>) => {
  const { formatMessage } = useIntl();
  const { name, phone, address, note } = delivery;
  // An account that was anonymised takes its addresses with it.
  if (name === '' && phone === '' && address === '')
    return (
      <Section title={<FormattedMessage id="console.orders.delivery" />}>
        <FormattedMessage id="console.orders.delivery.forgotten" />
      </Section>
    );
  return (
    <Section
      title={<FormattedMessage id="console.orders.delivery" />}
      note={<FormattedMessage id="console.orders.delivery.private" />}
    >
      <Facts
        facts={[
          { key: 'name', label: <FormattedMessage id="console.orders.delivery.name" />, value: name },
          {
            key: 'phone',
            label: <FormattedMessage id="console.orders.delivery.phone" />,
            value: (
              <>
                <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link>{' '}
                <CopyButton text={phone} label={formatMessage({ id: 'console.orders.copyPhone' })} />
              </>
            ),
          },
          {
            key: 'address',
            label: <FormattedMessage id="console.orders.delivery.address" />,
            value: (
              <>
                {address}{' '}
                <CopyButton text={address} label={formatMessage({ id: 'console.orders.copyAddress' })} />
              </>
            ),
          },
          {
            key: 'note',
            label: <FormattedMessage id="console.orders.delivery.note" />,
            value: note === '' ? <Nothing /> : <span style={{ whiteSpace: 'pre-line' }}>{note}</span>,
          },
        ]}
      />
    </Section>
  );
};

const OrderRecord = ({ order }: Readonly<{ order: StaffOrder }>) => {
  const isOwn = useIsSelf(order.userId);
  const language = useLanguage();
  const { number, dateTime } = useFormats();
  return (
    <>
      {isOwn && isOpen(order) && (
        <Alert severity="info" icon={<InfoIcon fontSize="inherit" />} sx={{ mb: 2 }}>
          <FormattedMessage id="console.orders.own" />
        </Alert>
      )}
      <Section>
        <Facts
          facts={[
            {
              key: 'product',
              label: <FormattedMessage id="console.orders.product" />,
              value: (
                <RecordLink
                  place="products"
                  id={order.productId}
                  name={inLanguage(order.productTitle, language)}
                />
              ),
            },
            {
              key: 'member',
              label: <FormattedMessage id="console.user" />,
              value: <RecordLink place="users" id={order.userId} name={order.userName} />,
            },
            {
              key: 'quantity',
              label: <FormattedMessage id="console.orders.quantity" />,
              value: (
                <FormattedMessage
                  id="console.orders.times"
                  values={{
                    quantity: number(order.quantity),
                    price: <CoinAmount key="price" coin="FIT_COIN" amount={order.unitPrice} />,
                  }}
                />
              ),
            },
            {
              key: 'total',
              label: <FormattedMessage id="console.orders.total" />,
              value: <CoinAmount coin="FIT_COIN" amount={order.total} />,
            },
            {
              key: 'created',
              label: <FormattedMessage id="console.orders.createdAt" />,
              value: dateTime(order.createdAt),
            },
            ...(order.completedAt === null
              ? []
              : [
                  {
                    key: 'completed',
                    label: <FormattedMessage id="console.orders.completedAt" />,
                    value: dateTime(order.completedAt),
                  },
                ]),
            ...(order.canceledAt === null
              ? []
              : [
                  {
                    key: 'canceled',
                    label: <FormattedMessage id="console.orders.canceledAt" />,
                    value: dateTime(order.canceledAt),
                  },
                ]),
            ...(order.note === null
              ? []
              : [
                  {
                    key: 'note',
                    label: <FormattedMessage id="console.orders.note" />,
                    value: order.note,
                  },
                ]),
          ]}
        />
      </Section>
      <Delivery order={order} />
      <RecordWork kind="order" id={order.id} resource="orders" />
    </>
  );
};

const OrderShow = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const query = useOrder(id);
  const order = query.data;
  return (
    <ConsolePage
      title={
        order === undefined
          ? formatMessage({ id: 'resources.orders.name' }, { smart_count: 1 })
          : formatMessage(
              { id: 'console.orders.heading' },
              { count: order.quantity, title: inLanguage(order.productTitle, language) },
            )
      }
      beside={order && <OrderStatusChip status={order.status} />}
      description={order && isOpen(order) && <WaitingTime since={order.createdAt} />}
      back={{
        to: '/admin/orders',
        label: <FormattedMessage id="resources.orders.name" values={{ smart_count: 2 }} />,
      }}
      width={960}
      actions={order && <OrderActions order={order} reload={query.refetch} />}
    >
      <QueryView query={query} skeleton={<FormSkeleton fields={6} />}>
        {(found) => <OrderRecord order={found} />}
      </QueryView>
    </ConsolePage>
  );
};

export default OrderShow;
