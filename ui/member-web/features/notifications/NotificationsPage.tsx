import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { day, defaultTimeZone, localDate } from '#core/kernel/time.ts';
import { ConfirmDialog } from '#ui/components/ConfirmDialog.tsx';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { SettingsIcon, TrashIcon } from '#ui/icons.tsx';
import { QuietBellPicture } from '#ui/illustrations/index.ts';
import { dayOf } from '#ui/indicator/week.ts';
import { LocalLink } from '../../LocalLink.tsx';
import { paths } from '../../paths.ts';
import { byDay } from './by-day.ts';
import { NoticeRow } from './NoticeRow.tsx';
import { useNotices } from './use-notices.ts';

declare global {
  interface MessageCatalogues {
    notices: typeof import('./messages/vi.json');
  }
}

const useDayName = () => {
  const { formatDate, formatMessage, timeZone = defaultTimeZone } = useIntl();
  const [now] = useState(() => new Date());
  const today = localDate(now, timeZone);
  const yesterday = localDate(new Date(now.getTime() - day), timeZone);
  return (date: string) =>
    date === today
      ? formatMessage({ id: 'notices.today' })
      : date === yesterday
        ? formatMessage({ id: 'notices.yesterday' })
        : formatDate(dayOf(date), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
};

const NotificationsPage = () => {
  const { formatMessage, timeZone = defaultTimeZone } = useIntl();
  const dayName = useDayName();
  const { query, read, readAll, deleteAll } = useNotices();
  const [deleting, setDeleting] = useState(false);
  const all = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const hasUnread = all.some(({ readAt }) => readAt === null);

  return (
    <Page
      width="reading"
      title={formatMessage({ id: 'notices.title' })}
      description={<FormattedMessage id="notices.window" />}
    >
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mb: 2 }}>
        {all.length > 0 && (
          <>
            <Button
              variant="outlined"
              disabled={!hasUnread || readAll.isPending}
              onClick={() => readAll.mutate()}
            >
              <FormattedMessage id="notices.readAll" />
            </Button>
            <Button variant="text" color="error" startIcon={<TrashIcon />} onClick={() => setDeleting(true)}>
              <FormattedMessage id="notices.deleteAll" />
            </Button>
          </>
        )}
        <Button component={LocalLink} to={paths.settings} variant="text" startIcon={<SettingsIcon />}>
          <FormattedMessage id="notices.settings" />
        </Button>
      </Stack>
      {readAll.error !== null && <ErrorNote error={readAll.error} />}
      <QueryView
        query={query}
        skeleton={<ListSkeleton rows={6} />}
        isEmpty={({ pages }) => pages[0]?.items.length === 0}
        empty={
          <EmptyState picture={<QuietBellPicture />} title={<FormattedMessage id="notices.empty" />}>
            <FormattedMessage id="notices.empty.text" />
          </EmptyState>
        }
      >
        {() =>
          byDay(all, timeZone).map(({ date, items }) => (
            <Box component="section" key={date} aria-labelledby={`day-${date}`} sx={{ mb: 3 }}>
              <Typography
                id={`day-${date}`}
                variant="subtitle2"
                component="h2"
                sx={{ color: 'text.secondary', mb: 0.75, '&::first-letter': { textTransform: 'uppercase' } }}
              >
                {dayName(date)}
              </Typography>
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
                {items.map((notice) => (
                  <li key={notice.id}>
                    <NoticeRow
                      notice={notice}
                      onOpen={() => {
                        if (notice.readAt === null) read(notice);
                      }}
                    />
                  </li>
                ))}
              </Box>
            </Box>
          ))
        }
      </QueryView>
      {query.hasNextPage && (
        <Button
          variant="outlined"
          fullWidth
          disabled={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          <FormattedMessage id={query.isFetchingNextPage ? 'ui.loading' : 'ui.showMore'} />
        </Button>
      )}
      <ConfirmDialog
        open={deleting}
        title={<FormattedMessage id="notices.deleteAll.title" />}
        confirmLabel={<FormattedMessage id="notices.deleteAll" />}
        dangerous
        onConfirm={deleteAll}
        onClose={() => setDeleting(false)}
      >
        <FormattedMessage id="notices.deleteAll.text" />
      </ConfirmDialog>
    </Page>
  );
};

export default NotificationsPage;
