import { FormattedMessage, useIntl } from 'react-intl';
import { notificationCategories, notificationTypes } from '#core/platform/notification/categories.ts';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { useFormats } from '#ui/intl.ts';
import type { NotificationRow } from '../notices/data.ts';
import { useCategoryName } from '../notices/use-category-name.ts';
import { RecordLink, When } from '../../app/parts/cells.tsx';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';

const NotificationList = () => {
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  const categoryName = useCategoryName();
  const readWord = (read: boolean) =>
    formatMessage({ id: read ? 'console.notifications.read' : 'console.notifications.unread' });
  const columns: readonly ListColumn<NotificationRow>[] = [
    {
      source: 'title',
      label: formatMessage({ id: 'console.notifications.title' }),
      render: ({ title }) => title,
      cell: ({ title }) => title,
      sortable: false,
      onPhone: 'title',
    },
    {
      source: 'userId',
      label: formatMessage({ id: 'console.user' }),
      render: ({ userId, userName }) => <RecordLink place="users" id={userId} name={userName} />,
      cell: ({ userName }) => userName,
      noWrap: true,
      sortable: false,
      onPhone: 'line',
    },
    {
      source: 'body',
      label: formatMessage({ id: 'console.notifications.body' }),
      render: ({ body }) => body,
      cell: ({ body }) => body,
      sortable: false,
    },
    {
      source: 'category',
      label: formatMessage({ id: 'console.notifications.category' }),
      render: ({ category }) => categoryName(category),
      cell: ({ category }) => categoryName(category),
      // Its type says it already, and the words need the room.
      hidden: true,
      onPhone: 'line',
    },
    {
      source: 'count',
      label: formatMessage({ id: 'console.notifications.count' }),
      render: ({ count }) => number(count),
      cell: ({ count }) => count,
      numeric: true,
      hidden: true,
    },
    {
      source: 'read',
      label: formatMessage({ id: 'console.status' }),
      render: ({ read }) => <StatusChip status={read ? 'done' : 'neutral'} label={readWord(read)} />,
      cell: ({ read }) => readWord(read),
      onPhone: 'corner',
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
    <StaffList<NotificationRow>
      resource="notifications"
      columns={columns}
      sort={{ field: 'createdAt', order: 'DESC' }}
      description={<FormattedMessage id="console.notifications.lead" />}
      empty={<FormattedMessage id="console.notifications.empty" />}
      filters={[
        { source: 'q', label: formatMessage({ id: 'console.users.search' }), kind: 'search' },
        {
          source: 'type',
          label: formatMessage({ id: 'console.notifications.type' }),
          kind: 'choice',
          choices: notificationTypes.map((value) => ({
            value,
            label: formatMessage({ id: `notification.${value}.title` }),
          })),
        },
        {
          source: 'category',
          label: formatMessage({ id: 'console.notifications.category' }),
          kind: 'choice',
          choices: notificationCategories.map((value) => ({ value, label: categoryName(value) })),
        },
        {
          source: 'read',
          label: formatMessage({ id: 'console.status' }),
          kind: 'choice',
          choices: [
            { value: 'true', label: readWord(true) },
            { value: 'false', label: readWord(false) },
          ],
        },
        { source: 'userId', label: formatMessage({ id: 'console.person' }), kind: 'record', of: 'users' },
        { source: 'createdAt_gte', label: formatMessage({ id: 'console.filter.from' }), kind: 'date' },
        { source: 'createdAt_lte', label: formatMessage({ id: 'console.filter.to' }), kind: 'date' },
      ]}
    />
  );
};

export default NotificationList;
