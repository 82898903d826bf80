import { useIntl } from 'react-intl';
import { WaitingTime } from '../../app/parts/WaitingTime.tsx';
import { When } from '../../app/parts/cells.tsx';
import type { ListFilter } from '../../app/lists/ListFilters.tsx';
import type { ListColumn } from '../../app/lists/StaffList.tsx';
import { RequestStatusChip } from './cells.tsx';
import type { CoachRequestRow, RequestStatus, SpecializationRequestRow } from '../data.ts';

type Row = CoachRequestRow | SpecializationRequestRow;
type Column = ListColumn<Row>;

/** What every list of requests shows of its rows and asks of them, whatever is requested. */
export const useRequestList = (statuses: readonly RequestStatus[]) => {
  const { formatMessage } = useIntl();
  const statusName = (status: RequestStatus) => formatMessage({ id: `console.coaching.status.${status}` });
  return {
    sentAt: {
      source: 'createdAt',
      label: formatMessage({ id: 'console.coaching.sentAt' }),
      render: ({ createdAt, status }) =>
        status === 'PENDING' ? <WaitingTime since={new Date(createdAt)} /> : <When at={createdAt} />,
      cell: ({ createdAt }) => createdAt,
      onPhone: 'line',
    } satisfies Column,
    status: {
      source: 'status',
      label: formatMessage({ id: 'console.status' }),
      render: ({ status }) => <RequestStatusChip status={status} />,
      cell: ({ status }) => statusName(status),
      onPhone: 'corner',
    } satisfies Column,
    decidedAt: {
      source: 'decidedAt',
      label: formatMessage({ id: 'console.coaching.decidedAt' }),
      render: ({ decidedAt }) => <When at={decidedAt} />,
      cell: ({ decidedAt }) => decidedAt,
    } satisfies Column,
    filters: {
      search: { source: 'q', label: formatMessage({ id: 'console.users.search' }), kind: 'search' },
      status: {
        source: 'status',
        label: formatMessage({ id: 'console.status' }),
        kind: 'choice',
        choices: statuses.map((value) => ({ value, label: statusName(value) })),
      },
      from: { source: 'createdAt_gte', label: formatMessage({ id: 'console.filter.from' }), kind: 'date' },
      to: { source: 'createdAt_lte', label: formatMessage({ id: 'console.filter.to' }), kind: 'date' },
    } satisfies Record<string, ListFilter>,
  };
};
