import { FormattedMessage, useIntl } from 'react-intl';
import { coachRequestStatuses } from '#core/coach-request/coach-request.ts';
import { RequestStatusChip } from '../../coaching/cells.tsx';
import type { CoachRequestRow } from '../../coaching/coaching.ts';
import { Waiting } from '../../money/cells.tsx';
import { When } from '../../parts/cells.tsx';
import { type ListColumn, StaffList } from '../../parts/StaffList.tsx';

const CoachRequestList = () => {
  const { formatMessage } = useIntl();
  const columns: readonly ListColumn<CoachRequestRow>[] = [
    {
      source: 'userName',
      label: formatMessage({ id: 'console.user' }),
      render: ({ userName }) => userName,
      cell: ({ userName }) => userName,
      onPhone: 'title',
    },
    {
      source: 'createdAt',
      label: formatMessage({ id: 'console.coaching.sentAt' }),
      render: ({ createdAt, status }) =>
        status === 'PENDING' ? <Waiting since={new Date(createdAt)} /> : <When at={createdAt} />,
      cell: ({ createdAt }) => createdAt,
      onPhone: 'line',
    },
    {
      source: 'link',
      label: formatMessage({ id: 'console.coachRequests.link' }),
      render: ({ link }) => (URL.canParse(link) ? new URL(link).hostname : link),
      cell: ({ link }) => link,
      sortable: false,
      onPhone: 'line',
    },
    {
      source: 'memberSince',
      label: formatMessage({ id: 'console.coachRequests.memberSince' }),
      render: ({ memberSince }) => <When at={memberSince} />,
      cell: ({ memberSince }) => memberSince,
    },
    {
      source: 'status',
      label: formatMessage({ id: 'console.status' }),
      render: ({ status }) => <RequestStatusChip status={status} />,
      cell: ({ status }) => formatMessage({ id: `console.coaching.status.${status}` }),
      onPhone: 'corner',
    },
    {
      source: 'decidedAt',
      label: formatMessage({ id: 'console.coaching.decidedAt' }),
      render: ({ decidedAt }) => <When at={decidedAt} />,
      cell: ({ decidedAt }) => decidedAt,
    },
  ];
  return (
    <StaffList<CoachRequestRow>
      resource="coach-requests"
      columns={columns}
      sort={{ field: 'createdAt', order: 'ASC' }}
      queue={{ status: 'PENDING' }}
      description={<FormattedMessage id="console.coachRequests.lead" />}
      empty={<FormattedMessage id="console.coachRequests.empty" />}
      filters={[
        { source: 'q', label: formatMessage({ id: 'console.users.search' }), kind: 'search' },
        {
          source: 'status',
          label: formatMessage({ id: 'console.status' }),
          kind: 'choice',
          choices: coachRequestStatuses.map((value) => ({
            value,
            label: formatMessage({ id: `console.coaching.status.${value}` }),
          })),
        },
        { source: 'createdAt_gte', label: formatMessage({ id: 'console.filter.from' }), kind: 'date' },
        { source: 'createdAt_lte', label: formatMessage({ id: 'console.filter.to' }), kind: 'date' },
      ]}
    />
  );
};

export default CoachRequestList;
