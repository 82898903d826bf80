import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import { coinTypes, transactionReasons, transactionStatuses } from '#core/money/coin/ledger.ts';
import type { adminCoins } from '#http/money/contract/admin-coins.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { useFormats } from '#ui/intl.ts';
import { RecordLink, TransactionStatusChip, When } from '../../app/parts/cells.tsx';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';
import { useTransactionName } from '../../app/parts/use-transaction-name.ts';

type Row = z.input<typeof adminCoins.transactions.output>[number];

const TransactionList = () => {
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  const name = useTransactionName();
  const columns: readonly ListColumn<Row>[] = [
    {
      source: 'type',
      label: formatMessage({ id: 'console.transactions.type' }),
      render: ({ type, reference }) => name(type, reference),
      cell: ({ type, reference }) => name(type, reference),
      onPhone: 'title',
    },
    {
      source: 'userName',
      label: formatMessage({ id: 'console.user' }),
      render: ({ userId, userName }) => <RecordLink place="users" id={userId} name={userName} />,
      cell: ({ userName }) => userName,
      onPhone: 'line',
    },
    {
      source: 'amount',
      label: formatMessage({ id: 'console.transactions.amount' }),
      render: ({ coin, amount }) => <CoinAmount coin={coin} amount={amount} signed size="small" />,
      cell: ({ amount }) => amount,
      numeric: true,
      onPhone: 'corner',
    },
    {
      source: 'coin',
      label: formatMessage({ id: 'console.coin' }),
      render: ({ coin }) => <FormattedMessage id={`coin.${coin}`} />,
      cell: ({ coin }) => formatMessage({ id: `coin.${coin}` }),
      hidden: true,
    },
    {
      source: 'newBalance',
      label: formatMessage({ id: 'console.transactions.newBalance' }),
      render: ({ newBalance }) => number(newBalance),
      cell: ({ newBalance }) => newBalance,
      numeric: true,
      onPhone: 'line',
    },
    {
      source: 'status',
      label: formatMessage({ id: 'console.status' }),
      render: ({ status }) => <TransactionStatusChip status={status} />,
      cell: ({ status }) => formatMessage({ id: `transaction.status.${status}` }),
      onPhone: 'line',
    },
    {
      source: 'note',
      label: formatMessage({ id: 'console.transactions.note' }),
      render: ({ note }) => note,
      cell: ({ note }) => note,
      sortable: false,
      hidden: true,
    },
    {
      source: 'createdAt',
      label: formatMessage({ id: 'console.time' }),
      render: ({ createdAt }) => <When at={createdAt} />,
      cell: ({ createdAt }) => createdAt,
      onPhone: 'line',
    },
  ];
  return (
    <StaffList<Row>
      resource="transactions"
      columns={columns}
      sort={{ field: 'createdAt', order: 'DESC' }}
      empty={<FormattedMessage id="console.transactions.empty" />}
      filters={[
        { source: 'q', label: formatMessage({ id: 'console.users.search' }), kind: 'search' },
        {
          source: 'coin',
          label: formatMessage({ id: 'console.coin' }),
          kind: 'choice',
          choices: coinTypes.map((value) => ({ value, label: formatMessage({ id: `coin.${value}` }) })),
        },
        {
          source: 'type',
          label: formatMessage({ id: 'console.transactions.type' }),
          kind: 'choice',
          choices: transactionReasons.map((value) => ({ value, label: name(value) })),
        },
        {
          source: 'status',
          label: formatMessage({ id: 'console.status' }),
          kind: 'choice',
          choices: transactionStatuses.map((value) => ({
            value,
            label: formatMessage({ id: `transaction.status.${value}` }),
          })),
        },
        { source: 'userId', label: formatMessage({ id: 'console.person' }), kind: 'record', of: 'users' },
        { source: 'createdAt_gte', label: formatMessage({ id: 'console.filter.from' }), kind: 'date' },
        { source: 'createdAt_lte', label: formatMessage({ id: 'console.filter.to' }), kind: 'date' },
      ]}
    />
  );
};

export default TransactionList;
