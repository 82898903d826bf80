import { FormattedMessage, useIntl } from 'react-intl';
import { processStatuses } from '#core/money/coin/rewards.ts';
import { coinPackages } from '#core/money/coin/packages.ts';
import { isOpen } from '#core/money/payment/payment.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { PaymentStatusChip, ReceiptMark, Vnd } from '../parts/cells.tsx';
import { WaitingTime } from '../../app/parts/WaitingTime.tsx';
import { openStatuses, type PaymentRow } from '../parts/payment.ts';
import { Nothing, RecordLink, When } from '../../app/parts/cells.tsx';
import type { ListFilter } from '../../app/lists/ListFilters.tsx';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { SecondPersonMark } from './SecondPerson.tsx';

const queue = { status: openStatuses };

const usePackageName = () => {
  const { formatMessage } = useIntl();
  return (id: PaymentRow['packageId']) => formatMessage({ id: `coin.package.${id}` });
};

/** What was received, and what still waits. */
const ReceivedMoney = ({ receivedVnd, waitingVnd }: Pick<PaymentRow, 'receivedVnd' | 'waitingVnd'>) => (
  <>
    {receivedVnd === 0 && waitingVnd === 0 && <Nothing />}
    {receivedVnd > 0 && <Vnd amount={receivedVnd} />}
    {waitingVnd > 0 && (
      <span style={{ display: 'block', whiteSpace: 'normal', maxWidth: 100, marginLeft: 'auto' }}>
        <FormattedMessage
          id="console.payments.waitingVnd"
          values={{ amount: <Vnd key="amount" amount={waitingVnd} /> }}
        />
      </span>
    )}
  </>
);

/** What arrived for the order, and what shows it. */
const useReceiptColumns = (): readonly ListColumn<PaymentRow>[] => {
  const { formatMessage } = useIntl();
  return [
    {
      source: 'receivedVnd',
      label: formatMessage({ id: 'console.payments.received' }),
      render: ({ receivedVnd, waitingVnd }) => (
        <ReceivedMoney receivedVnd={receivedVnd} waitingVnd={waitingVnd} />
      ),
      cell: ({ receivedVnd }) => receivedVnd,
      sortable: false,
      numeric: true,
      onPhone: 'line',
    },
    {
      source: 'bankCode',
      label: formatMessage({ id: 'console.payments.bankCode' }),
      render: ({ bankCode }) => (bankCode === null ? <Nothing /> : <code>{bankCode}</code>),
      cell: ({ bankCode }) => bankCode,
      sortable: false,
      hidden: true,
    },
    {
      source: 'hasReceipt',
      label: formatMessage({ id: 'console.payments.receipt' }),
      render: ({ id, hasReceipt }) => (hasReceipt ? <ReceiptMark id={id} /> : <Nothing />),
      sortable: false,
      onPhone: 'line',
    },
  ];
};

const usePaymentColumns = (): readonly ListColumn<PaymentRow>[] => {
  const { formatMessage } = useIntl();
  const packageName = usePackageName();
  const receipt = useReceiptColumns();
  return [
    {
      source: 'code',
      label: formatMessage({ id: 'console.payments.code' }),
      render: ({ code }) => <code>{code}</code>,
      cell: ({ code }) => code,
      onPhone: 'title',
    },
    {
      source: 'createdAt',
      label: formatMessage({ id: 'console.payments.age' }),
      render: (row) =>
        isOpen(row) ? <WaitingTime since={new Date(row.createdAt)} /> : <When at={row.createdAt} />,
      cell: ({ createdAt }) => createdAt,
      onPhone: 'line',
    },
    {
      source: 'userName',
      label: formatMessage({ id: 'console.user' }),
      render: ({ userId, userName }) => <RecordLink place="users" id={userId} name={userName} />,
      cell: ({ userName }) => userName,
      sortable: false,
      onPhone: 'line',
    },
    {
      source: 'packageId',
      label: formatMessage({ id: 'console.payments.package' }),
      render: ({ packageId }) => packageName(packageId),
      cell: ({ packageId }) => packageName(packageId),
      sortable: false,
      hidden: true,
    },
    {
      source: 'amountVnd',
      label: formatMessage({ id: 'console.payments.amount' }),
      render: ({ amountVnd }) => <Vnd amount={amountVnd} />,
      cell: ({ amountVnd }) => amountVnd,
      numeric: true,
      onPhone: 'line',
    },
    {
      source: 'coins',
      label: formatMessage({ id: 'console.payments.coins' }),
      render: ({ coins }) => <CoinAmount coin="FIT_COIN" amount={coins} size="small" />,
      cell: ({ coins }) => coins,
      sortable: false,
      numeric: true,
      onPhone: 'line',
    },
    {
      source: 'status',
      label: formatMessage({ id: 'console.status' }),
      render: ({ status, proposal }) => (
        <>
          <PaymentStatusChip status={status} /> {proposal !== null && <SecondPersonMark />}
        </>
      ),
      cell: ({ status }) => formatMessage({ id: `payment.status.${status}` }),
      onPhone: 'corner',
    },
    ...receipt,
  ];
};

const usePaymentFilters = (): readonly ListFilter[] => {
  const { formatMessage } = useIntl();
  const packageName = usePackageName();
  return [
    { source: 'q', label: formatMessage({ id: 'console.payments.search' }), kind: 'search' },
    {
      source: 'status',
      label: formatMessage({ id: 'console.status' }),
      kind: 'choice',
      choices: [
        { value: 'OPEN', label: formatMessage({ id: 'console.payments.open' }), means: openStatuses },
        ...processStatuses.map((value) => ({
          value,
          label: formatMessage({ id: `payment.status.${value}` }),
        })),
      ],
    },
    {
      source: 'packageId',
      label: formatMessage({ id: 'console.payments.package' }),
      kind: 'choice',
      choices: coinPackages.map(({ id }) => ({ value: id, label: packageName(id) })),
    },
    { source: 'bankCode', label: formatMessage({ id: 'console.payments.bankCode' }), kind: 'text' },
    { source: 'userId', label: formatMessage({ id: 'console.person' }), kind: 'record', of: 'users' },
    { source: 'createdAt_gte', label: formatMessage({ id: 'console.filter.from' }), kind: 'date' },
    { source: 'createdAt_lte', label: formatMessage({ id: 'console.filter.to' }), kind: 'date' },
    {
      source: 'completedAt_gte',
      label: formatMessage({ id: 'console.payments.completedFrom' }),
      kind: 'date',
    },
    { source: 'completedAt_lte', label: formatMessage({ id: 'console.payments.completedTo' }), kind: 'date' },
  ];
};

const PaymentList = () => {
  const columns = usePaymentColumns();
  const filters = usePaymentFilters();
  const may = useMay();
  return (
    <StaffList<PaymentRow>
      resource="payments"
      work="payment"
      columns={columns}
      sort={{ field: 'createdAt', order: 'ASC' }}
      queue={queue}
      description={<FormattedMessage id="console.payments.lead" />}
      empty={<FormattedMessage id="console.payments.empty" />}
      create={
        may('payment.create', 'payment.manage')
          ? { to: '/admin/payments/create', label: <FormattedMessage id="console.payments.create" /> }
          : undefined
      }
      filters={filters}
    />
  );
};

export default PaymentList;
