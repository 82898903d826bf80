import { FormattedMessage, useIntl } from 'react-intl';
import { roomTypes } from '#core/community/chat/room.ts';
import { useFormats } from '#ui/intl.ts';
import { Nothing, RecordLink, When } from '../../app/parts/cells.tsx';
import type { ListFilter } from '../../app/lists/ListFilters.tsx';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';
import type { RoomRow } from '../data.ts';
import { RoomStateChip } from '../parts/cells.tsx';

const useColumns = (): readonly ListColumn<RoomRow>[] => {
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  const typeOf = ({ type }: RoomRow) => formatMessage({ id: `console.rooms.type.${type}` });
  const counted = (source: 'memberCount' | 'messages'): ListColumn<RoomRow> => ({
    source,
    label: formatMessage({ id: `console.rooms.${source}` }),
    render: (row) => number(row[source]),
    cell: (row) => row[source],
    numeric: true,
    onPhone: 'line',
  });
  return [
    {
      source: 'name',
      label: formatMessage({ id: 'console.rooms.name' }),
      render: (row) => row.name ?? typeOf(row),
      cell: ({ name }) => name,
      onPhone: 'title',
    },
    {
      source: 'type',
      label: formatMessage({ id: 'console.rooms.type' }),
      render: typeOf,
      cell: typeOf,
      noWrap: true,
      // The name says it already where there is none.
      hidden: true,
    },
    {
      source: 'ownerName',
      label: formatMessage({ id: 'console.rooms.owner' }),
      render: ({ ownerId, ownerName }) =>
        ownerId === null ? (
          <Nothing />
        ) : (
          <RecordLink place="users" id={ownerId} name={ownerName ?? <Nothing />} />
        ),
      cell: ({ ownerName }) => ownerName,
      noWrap: true,
      onPhone: 'line',
    },
    counted('memberCount'),
    counted('messages'),
    {
      source: 'closed',
      label: formatMessage({ id: 'console.status' }),
      render: ({ closedAt }) => <RoomStateChip closedAt={closedAt} />,
      cell: ({ closedAt }) =>
        formatMessage({ id: closedAt === null ? 'console.rooms.open' : 'console.rooms.closed' }),
      onPhone: 'corner',
    },
    {
      source: 'lastAt',
      label: formatMessage({ id: 'console.rooms.lastAt' }),
      render: ({ lastAt }) => <When at={lastAt} />,
      cell: ({ lastAt }) => lastAt,
      onPhone: 'line',
    },
    {
      source: 'createdAt',
      label: formatMessage({ id: 'console.rooms.createdAt' }),
      render: ({ createdAt }) => <When at={createdAt} />,
      cell: ({ createdAt }) => createdAt,
      hidden: true,
    },
  ];
};

const useFilters = (): readonly ListFilter[] => {
  const { formatMessage } = useIntl();
  return [
    { source: 'q', label: formatMessage({ id: 'console.rooms.search' }), kind: 'search' },
    {
      source: 'type',
      label: formatMessage({ id: 'console.rooms.type' }),
      kind: 'choice',
      choices: roomTypes.map((value) => ({
        value,
        label: formatMessage({ id: `console.rooms.type.${value}` }),
      })),
    },
    {
      source: 'closed',
      label: formatMessage({ id: 'console.status' }),
      kind: 'choice',
      choices: [
        { value: 'false', label: formatMessage({ id: 'console.rooms.open' }) },
        { value: 'true', label: formatMessage({ id: 'console.rooms.closed' }) },
      ],
    },
    { source: 'ownerId', label: formatMessage({ id: 'console.rooms.owner' }), kind: 'record', of: 'users' },
    { source: 'lastAt_gte', label: formatMessage({ id: 'console.rooms.activeFrom' }), kind: 'date' },
    { source: 'lastAt_lte', label: formatMessage({ id: 'console.rooms.activeTo' }), kind: 'date' },
  ];
};

const RoomList = () => (
  <StaffList<RoomRow>
    resource="chat-rooms"
    columns={useColumns()}
    sort={{ field: 'lastAt', order: 'DESC' }}
    description={<FormattedMessage id="console.rooms.lead" />}
    empty={<FormattedMessage id="console.rooms.empty" />}
    filters={useFilters()}
  />
);

export default RoomList;
