import { FormattedMessage, useIntl } from 'react-intl';
import { coachRequestStatuses } from '#core/coaching/coach-request/coach-request.ts';
import type { CoachRequestRow } from '../data.ts';
import { useRequestList } from '../parts/use-request-list.tsx';
import { When } from '../../app/parts/cells.tsx';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';

const CoachRequestList = () => {
  const { formatMessage } = useIntl();
  const { sentAt, status, decidedAt, filters } = useRequestList(coachRequestStatuses);
  const columns: readonly ListColumn<CoachRequestRow>[] = [
    {
      source: 'userName',
      label: formatMessage({ id: 'console.user' }),
      render: ({ userName }) => userName,
      cell: ({ userName }) => userName,
      onPhone: 'title',
    },
    sentAt,
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
    status,
    decidedAt,
  ];
  return (
    <StaffList<CoachRequestRow>
      resource="coach-requests"
      columns={columns}
      sort={{ field: 'createdAt', order: 'ASC' }}
      queue={{ status: 'PENDING' }}
      description={<FormattedMessage id="console.coachRequests.lead" />}
      empty={<FormattedMessage id="console.coachRequests.empty" />}
      filters={[filters.search, filters.status, filters.from, filters.to]}
    />
  );
};

export default CoachRequestList;
