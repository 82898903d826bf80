import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { useFormats } from '#ui/intl.ts';
import { useNotification } from '../notices/data.ts';
import { useCategoryName } from '../notices/use-category-name.ts';
import { Nothing, RecordLink } from '../../app/parts/cells.tsx';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { Facts, Section } from '../../app/parts/Facts.tsx';

const NotificationShow = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const { dateTime, number } = useFormats();
  const categoryName = useCategoryName();
  const query = useNotification(id);
  const notice = query.data;
  return (
    <ConsolePage
      title={notice?.title ?? formatMessage({ id: 'resources.notifications.name' }, { smart_count: 1 })}
      beside={
        notice && (
          <StatusChip
            status={notice.read ? 'done' : 'neutral'}
            label={
              <FormattedMessage
                id={notice.read ? 'console.notifications.read' : 'console.notifications.unread'}
              />
            }
          />
        )
      }
      back={{
        to: '/admin/notifications',
        label: <FormattedMessage id="resources.notifications.name" values={{ smart_count: 2 }} />,
      }}
      width={800}
    >
      <QueryView query={query} skeleton={<FormSkeleton />}>
        {(found) => (
          <Section>
            <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>{found.body}</Typography>
            <Facts
              facts={[
                {
                  key: 'user',
                  label: <FormattedMessage id="console.user" />,
                  value: <RecordLink place="users" id={found.userId} name={found.userName} />,
                },
                {
                  key: 'category',
                  label: <FormattedMessage id="console.notifications.category" />,
                  value: categoryName(found.category),
                },
                {
                  key: 'at',
                  label: <FormattedMessage id="console.time" />,
                  value: dateTime(found.createdAt),
                },
                {
                  key: 'read',
                  label: <FormattedMessage id="console.notifications.readAt" />,
                  value: found.readAt === null ? <Nothing /> : dateTime(found.readAt),
                },
                {
                  key: 'count',
                  label: <FormattedMessage id="console.notifications.count" />,
                  value: number(found.count),
                },
                {
                  key: 'link',
                  label: <FormattedMessage id="console.notifications.link" />,
                  value: found.link === null ? <Nothing /> : <code>{found.link}</code>,
                },
              ]}
            />
          </Section>
        )}
      </QueryView>
    </ConsolePage>
  );
};

export default NotificationShow;
