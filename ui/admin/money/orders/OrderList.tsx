import { FormattedMessage, useIntl } from 'react-intl';
import { processStatuses } from '#core/money/coin/rewards.ts';
import { inLanguage } from '#core/kernel/language.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { useFormats, useLanguage } from '#ui/intl.ts';
import { WaitingTime } from '../../app/parts/WaitingTime.tsx';
import { RecordLink, When } from '../../app/parts/cells.tsx';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';
import { OrderStatusChip } from '../shop/cells.tsx';
import { openOrders, type OrderRow } from '../shop/data.ts';

const queue = { status: openOrders };

/** Where something is to be sent stands in its record only: a list is read over many shoulders. */
const OrderList = () => {
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  const language = useLanguage();
  const columns: readonly ListColumn<OrderRow>[] = [
    {
      source: 'productTitle',
      label: formatMessage({ id: 'console.orders.product' }),
      render: ({ productTitle }) => inLanguage(productTitle, language),
      cell: ({ productTitle }) => inLanguage(productTitle, language),
      onPhone: 'title',
    },
    {
      source: 'createdAt',
      label: formatMessage({ id: 'console.orders.age' }),
      render: ({ createdAt, status }) =>
        openOrders.some((open) => open === status) ? (
          <WaitingTime since={new Date(createdAt)} />
        ) : (
          <When at={createdAt} />
        ),
      cell: ({ createdAt }) => createdAt,
      onPhone: 'line',
    },
    {
      source: 'userName',
      label: formatMessage({ id: 'console.user' }),
      render: ({ userId, userName }) => <RecordLink place="users" id={userId} name={userName} />,
      cell: ({ userName }) => userName,
      onPhone: 'line',
    },
    {
      source: 'quantity',
      label: formatMessage({ id: 'console.orders.quantity' }),
      render: ({ quantity }) => number(quantity),
      cell: ({ quantity }) => quantity,
      numeric: true,
      onPhone: 'line',
    },
    {
      source: 'total',
      label: formatMessage({ id: 'console.orders.total' }),
      render: ({ total }) => <CoinAmount coin="FIT_COIN" amount={total} size="small" />,
      cell: ({ total }) => total,
      numeric: true,
      onPhone: 'line',
    },
    {
      source: 'status',
      label: formatMessage({ id: 'console.status' }),
      render: ({ status }) => <OrderStatusChip status={status} />,
      cell: ({ status }) => formatMessage({ id: `order.status.${status}` }),
      onPhone: 'corner',
    },
    {
      source: 'updatedAt',
      label: formatMessage({ id: 'console.updatedAt' }),
      render: ({ updatedAt }) => <When at={updatedAt} />,
      cell: ({ updatedAt }) => updatedAt,
      hidden: true,
    },
  ];
  return (
    <StaffList<OrderRow>
      resource="orders"
      work="order"
      columns={columns}
      sort={{ field: 'createdAt', order: 'ASC' }}
      queue={queue}
      description={<FormattedMessage id="console.orders.lead" />}
      empty={<FormattedMessage id="console.orders.empty" />}
      filters={[
        { source: 'q', label: formatMessage({ id: 'console.orders.search' }), kind: 'search' },
        {
          source: 'status',
          label: formatMessage({ id: 'console.status' }),
          kind: 'choice',
          choices: [
            { value: 'OPEN', label: formatMessage({ id: 'console.orders.open' }), means: openOrders },
            ...processStatuses.map((value) => ({
              value,
              label: formatMessage({ id: `order.status.${value}` }),
            })),
          ],
        },
        { source: 'userId', label: formatMessage({ id: 'console.person' }), kind: 'record', of: 'users' },
        { source: 'createdAt_gte', label: formatMessage({ id: 'console.filter.from' }), kind: 'date' },
        { source: 'createdAt_lte', label: formatMessage({ id: 'console.filter.to' }), kind: 'date' },
      ]}
    />
  );
};

export default OrderList;
