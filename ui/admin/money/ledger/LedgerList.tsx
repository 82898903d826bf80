import Link from '@mui/material/Link';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import type { z } from 'zod';
import { coinTypes, transactionReasons } from '#core/money/coin/ledger.ts';
import type { adminLedger } from '#http/money/contract/admin-ledger.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { useFormats } from '#ui/intl.ts';
import { pathOf } from '../../app/layout/places.ts';
import { Nothing, RecordLink, When } from '../../app/parts/cells.tsx';
import type { ListFilter } from '../../app/lists/ListFilters.tsx';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';
import { useTransactionName } from '../../app/parts/use-transaction-name.ts';
import { ledgerAccounts, useAccountName } from '../parts/use-account-name.ts';

type Row = z.input<typeof adminLedger.entries.output>[number];

const useReferenceColumns = (): readonly ListColumn<Row>[] => {
  const { formatMessage } = useIntl();
  return [
    {
      source: 'transferId',
      label: formatMessage({ id: 'console.transactions.transfer' }),
      render: ({ transferId }) => (
        <Link
          component={RouterLink}
          to={pathOf('ledger', transferId)}
          onClick={(event) => event.stopPropagation()}
        >
          <code>{transferId}</code>
        </Link>
      ),
      cell: ({ transferId }) => transferId,
      sortable: false,
      hidden: true,
    },
    {
      source: 'reference',
      label: formatMessage({ id: 'console.transactions.reference' }),
      render: ({ reference }) => <code>{reference}</code>,
      cell: ({ reference }) => reference,
      sortable: false,
      hidden: true,
    },
    {
      source: 'note',
      label: formatMessage({ id: 'console.transactions.note' }),
      render: ({ note }) => note,
      cell: ({ note }) => note,
      sortable: false,
      hidden: true,
    },
  ];
};

const useEntryColumns = (): readonly ListColumn<Row>[] => {
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  const reasonName = useTransactionName();
  const accountName = useAccountName();
  const references = useReferenceColumns();
  return [
    {
      source: 'reason',
      label: formatMessage({ id: 'console.transactions.type' }),
      render: ({ reason, reference }) => reasonName(reason, reference),
      cell: ({ reason, reference }) => reasonName(reason, reference),
      onPhone: 'title',
    },
    {
      source: 'account',
      label: formatMessage({ id: 'console.ledger.account' }),
      render: ({ account }) => accountName(account),
      cell: ({ account }) => accountName(account),
      onPhone: 'line',
    },
    {
      source: 'userName',
      label: formatMessage({ id: 'console.user' }),
      render: ({ userId, userName }) =>
        userId === null ? <Nothing /> : <RecordLink place="users" id={userId} name={userName ?? userId} />,
      cell: ({ userName }) => userName,
      sortable: false,
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
      source: 'balanceAfter',
      label: formatMessage({ id: 'console.transactions.newBalance' }),
      render: ({ balanceAfter }) => (balanceAfter === null ? <Nothing /> : number(balanceAfter)),
      cell: ({ balanceAfter }) => balanceAfter,
      sortable: false,
      numeric: true,
    },
    {
      source: 'createdAt',
      label: formatMessage({ id: 'console.time' }),
      render: ({ createdAt }) => <When at={createdAt} />,
      cell: ({ createdAt }) => createdAt,
      onPhone: 'line',
    },
    ...references,
  ];
};

const useEntryFilters = (): readonly ListFilter[] => {
  const { formatMessage } = useIntl();
  const reasonName = useTransactionName();
  const accountName = useAccountName();
  return [
    { source: 'q', label: formatMessage({ id: 'console.ledger.search' }), kind: 'search' },
    {
      source: 'account',
      label: formatMessage({ id: 'console.ledger.account' }),
      kind: 'choice',
      choices: ledgerAccounts.map((value) => ({ value, label: accountName(value) })),
    },
    {
      source: 'coin',
      label: formatMessage({ id: 'console.coin' }),
      kind: 'choice',
      choices: coinTypes.map((value) => ({ value, label: formatMessage({ id: `coin.${value}` }) })),
    },
    {
      source: 'reason',
      label: formatMessage({ id: 'console.transactions.type' }),
      kind: 'choice',
      choices: transactionReasons.map((value) => ({ value, label: reasonName(value) })),
    },
    { source: 'userId', label: formatMessage({ id: 'console.person' }), kind: 'record', of: 'users' },
    {
      source: 'transferId',
      label: formatMessage({ id: 'console.transactions.transfer' }),
      kind: 'text',
    },
    { source: 'createdAt_gte', label: formatMessage({ id: 'console.filter.from' }), kind: 'date' },
    { source: 'createdAt_lte', label: formatMessage({ id: 'console.filter.to' }), kind: 'date' },
  ];
};

const LedgerList = () => {
  const columns = useEntryColumns();
  const filters = useEntryFilters();
  return (
    <StaffList<Row>
      resource="ledger"
      columns={columns}
      sort={{ field: 'createdAt', order: 'DESC' }}
      description={<FormattedMessage id="console.ledger.lead" />}
      empty={<FormattedMessage id="console.transactions.empty" />}
      to={({ transferId }) => pathOf('ledger', transferId)}
      filters={filters}
    />
  );
};

export default LedgerList;
