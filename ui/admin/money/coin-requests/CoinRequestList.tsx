import { FormattedMessage, useIntl } from 'react-intl';
import { coinRequestKinds, coinRequestStatuses } from '#core/money/coin/coin-request.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { WaitingTime } from '../../app/parts/WaitingTime.tsx';
import { useAuditWords } from '../../app/parts/audit-words.ts';
import { When } from '../../app/parts/cells.tsx';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';
import { CoinRequestStatusChip } from './CoinRequestStatusChip.tsx';
import type { CoinRequestRow } from './data.ts';

const queue = { status: 'PENDING' };

const CoinRequestList = () => {
  const { formatMessage } = useIntl();
  const { actorName } = useAuditWords();
  const columns: readonly ListColumn<CoinRequestRow>[] = [
    {
      source: 'userName',
      label: formatMessage({ id: 'console.user' }),
      render: ({ userName }) => userName,
      cell: ({ userName }) => userName,
      onPhone: 'title',
    },
    {
      source: 'amount',
      label: formatMessage({ id: 'console.coinRequests.amount' }),
      render: ({ amount, coin }) => <CoinAmount coin={coin} amount={amount} signed size="small" />,
      cell: ({ amount }) => amount,
      numeric: true,
      onPhone: 'line',
    },
    {
      source: 'kind',
      label: formatMessage({ id: 'console.coinRequests.kind' }),
      render: ({ kind }) => <FormattedMessage id={`console.coinRequests.kind.${kind}`} />,
      cell: ({ kind }) => formatMessage({ id: `console.coinRequests.kind.${kind}` }),
      onPhone: 'line',
    },
    {
      source: 'askedBy',
      label: formatMessage({ id: 'console.coinRequests.askedBy' }),
      render: ({ askedBy, askedByName }) => actorName(askedBy, askedByName),
      cell: ({ askedBy, askedByName }) => askedByName ?? askedBy,
      sortable: false,
      onPhone: 'line',
    },
    {
      source: 'createdAt',
      label: formatMessage({ id: 'console.coinRequests.askedAt' }),
      render: ({ createdAt, status }) =>
        status === 'PENDING' ? <WaitingTime since={new Date(createdAt)} /> : <When at={createdAt} />,
      cell: ({ createdAt }) => createdAt,
      onPhone: 'line',
    },
    {
      source: 'status',
      label: formatMessage({ id: 'console.status' }),
      render: ({ status }) => <CoinRequestStatusChip status={status} />,
      cell: ({ status }) => formatMessage({ id: `console.coinRequests.status.${status}` }),
      onPhone: 'corner',
    },
  ];
  return (
    <StaffList<CoinRequestRow>
      resource="coin-requests"
      work="coin_request"
      columns={columns}
      sort={{ field: 'createdAt', order: 'ASC' }}
      queue={queue}
      description={<FormattedMessage id="console.coinRequests.lead" />}
      empty={<FormattedMessage id="console.coinRequests.empty" />}
      filters={[
        { source: 'q', label: formatMessage({ id: 'console.coinRequests.search' }), kind: 'search' },
        {
          source: 'status',
          label: formatMessage({ id: 'console.status' }),
          kind: 'choice',
          choices: coinRequestStatuses.map((value) => ({
            value,
            label: formatMessage({ id: `console.coinRequests.status.${value}` }),
          })),
        },
        {
          source: 'kind',
          label: formatMessage({ id: 'console.coinRequests.kind' }),
          kind: 'choice',
          choices: coinRequestKinds.map((value) => ({
            value,
            label: formatMessage({ id: `console.coinRequests.kind.${value}` }),
          })),
        },
      ]}
    />
  );
};

export default CoinRequestList;
