import { FormattedMessage, useIntl } from 'react-intl';
import { inLanguage } from '#core/kernel/language.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { useLanguage } from '#ui/intl.ts';
import { WaitingTime } from '../../app/parts/WaitingTime.tsx';
import { ClaimStatusChip } from '../offers/cells.tsx';
import type { ClaimRow } from '../offers/data.ts';
import { Nothing, RecordLink, When } from '../../app/parts/cells.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';

const queue = { status: 'PROCESSING' };
const statuses = ['PROCESSING', 'COMPLETED', 'CANCELED'] as const;

const ClaimList = () => {
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const may = useMay();
  // A partner's own account reads of a claim, not who made it: the server refuses to sort or search by it.
  const seesPeople = may('user.view');
  const columns: readonly ListColumn<ClaimRow>[] = [
    {
      source: 'rewardTitle',
      label: formatMessage({ id: 'console.claims.reward' }),
      render: ({ rewardTitle }) => inLanguage(rewardTitle, language),
      cell: ({ rewardTitle }) => inLanguage(rewardTitle, language),
      sortable: false,
      onPhone: 'title',
    },
    {
      source: 'at',
      label: formatMessage({ id: 'console.claims.at' }),
      render: ({ at, status }) =>
        status === 'PROCESSING' ? <WaitingTime since={new Date(at)} /> : <When at={at} />,
      cell: ({ at }) => at,
      onPhone: 'line',
    },
    {
      source: 'userName',
      label: formatMessage({ id: 'console.user' }),
      render: ({ userId, userName }) => <RecordLink place="users" id={userId} name={userName} />,
      cell: ({ userName }) => userName,
      sortable: seesPeople,
      onPhone: 'line',
    },
    {
      source: 'partnerName',
      label: formatMessage({ id: 'console.rewards.partner' }),
      render: ({ partnerId, partnerName }) => (
        <RecordLink place="partners" id={partnerId} name={partnerName} />
      ),
      cell: ({ partnerName }) => partnerName,
      onPhone: 'line',
    },
    {
      source: 'amount',
      label: formatMessage({ id: 'console.rewards.amount' }),
      render: ({ amount, coin }) => <CoinAmount coin={coin} amount={amount} size="small" />,
      cell: ({ amount }) => amount,
      numeric: true,
      onPhone: 'line',
    },
    {
      source: 'status',
      label: formatMessage({ id: 'console.status' }),
      render: ({ status }) => <ClaimStatusChip status={status} />,
      cell: ({ status }) => formatMessage({ id: `console.claims.status.${status}` }),
      onPhone: 'corner',
    },
    {
      source: 'decidedAt',
      label: formatMessage({ id: 'console.claims.decidedAt' }),
      render: ({ decidedAt }) => (decidedAt === null ? <Nothing /> : <When at={decidedAt} />),
      cell: ({ decidedAt }) => decidedAt,
    },
  ];
  return (
    <StaffList<ClaimRow>
      resource="partner-claims"
      columns={columns}
      sort={{ field: 'at', order: seesPeople ? 'ASC' : 'DESC' }}
      {...(seesPeople ? { queue } : {})}
      description={
        <FormattedMessage id={seesPeople ? 'console.claims.lead' : 'console.claims.lead.partner'} />
      }
      empty={<FormattedMessage id={seesPeople ? 'console.claims.empty' : 'console.claims.empty.partner'} />}
      filters={[
        ...(seesPeople
          ? [
              {
                source: 'q',
                label: formatMessage({ id: 'console.claims.search' }),
                kind: 'search' as const,
              },
            ]
          : []),
        {
          source: 'status',
          label: formatMessage({ id: 'console.status' }),
          kind: 'choice',
          choices: statuses.map((value) => ({
            value,
            label: formatMessage({ id: `console.claims.status.${value}` }),
          })),
        },
        { source: 'at_gte', label: formatMessage({ id: 'console.filter.from' }), kind: 'date' },
        { source: 'at_lte', label: formatMessage({ id: 'console.filter.to' }), kind: 'date' },
      ]}
    />
  );
};

export default ClaimList;
