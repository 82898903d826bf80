import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { ConfirmOnDemand } from '#ui/components/ConfirmOnDemand.tsx';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { Page } from '#ui/components/Page.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { QueryGroup } from '#ui/components/QueryGroup.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { SettingsIcon, TrashIcon } from '#ui/icons.tsx';
import { QuietBellPicture } from '#ui/illustrations/scenes.tsx';
import { useUnread } from '../../app/layout/use-unread.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import type { Notice } from '../../app/data/notices.ts';
import { paths } from '../../app/paths.ts';
import { PushOffer } from '../../app/push/PushOffer.tsx';
import { CategoryFilter, knownCategory } from './CategoryFilter.tsx';
import { NoticeDays } from './NoticeDays.tsx';
import { useNotices } from './data.ts';

declare global {
  interface MessageCatalogues {
    notices: typeof import('./messages/vi.json');
  }
}

const Nothing = ({ onShowAll }: Readonly<{ onShowAll: (() => void) | undefined }>) =>
  onShowAll === undefined ? (
    <EmptyState picture={<QuietBellPicture />} title={<FormattedMessage id="notices.empty" />}>
      <FormattedMessage id="notices.empty.text" />
    </EmptyState>
  ) : (
    <EmptyState
      picture={<QuietBellPicture />}
      title={<FormattedMessage id="notices.category.empty" />}
      action={
        <Button variant="outlined" onClick={onShowAll}>
          <FormattedMessage id="notices.category.showAll" />
        </Button>
      }
    />
  );

const NotificationsPage = () => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const [params, setParams] = useSearchParams();
  const category = knownCategory(params.get('category'));
  const { query, notices, read, readAll, remove, putBack, refusal, deleteAll } = useNotices(category);
  const unread = useUnread();
  const [deleting, setDeleting] = useState(false);
  const show = (name: string) =>
    setParams(name === '' ? {} : { category: name }, { replace: true, state: keepFocus });
  const hasAny = notices.length > 0;

  const takeOff = (notice: Notice) => {
    remove(notice);
    toast(formatMessage({ id: 'notices.deleted' }), { undo: () => putBack(notice) });
  };

  return (
    <Page
      width="reading"
      title={formatMessage({ id: 'notices.title' })}
      description={<FormattedMessage id="notices.window" />}
    >
      <QueryGroup skeleton={<ListSkeleton rows={7} />}>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
          {(hasAny || category !== undefined) && <CategoryFilter category={category} onChange={show} />}
          {hasAny && (
            <Button
              variant="outlined"
              disabled={unread === 0 || readAll.isPending}
              onClick={() => readAll.mutate()}
            >
              <FormattedMessage id="notices.readAll" />
            </Button>
          )}
          {hasAny && category === undefined && (
            <Button variant="text" color="error" startIcon={<TrashIcon />} onClick={() => setDeleting(true)}>
              <FormattedMessage id="notices.deleteAll" />
            </Button>
          )}
          <Button component={LocalLink} to={paths.settings} variant="text" startIcon={<SettingsIcon />}>
            <FormattedMessage id="notices.settings" />
          </Button>
        </Stack>
        <PushOffer />
        {refusal !== undefined && refusal !== null && <ErrorNote error={refusal} />}
        <Box component="output" sx={{ display: 'block', color: 'text.secondary', mb: 1.5, minHeight: 24 }}>
          {query.data !== undefined && unread > 0 && (
            <FormattedMessage id="notices.unreadCount" values={{ count: unread }} />
          )}
        </Box>
        <QueryView
          query={query}
          skeleton={<ListSkeleton rows={6} />}
          isEmpty={() => !hasAny && !query.hasNextPage}
          empty={<Nothing onShowAll={category === undefined ? undefined : () => show('')} />}
        >
          {() => <NoticeDays notices={notices} onOpen={read} onRemove={takeOff} />}
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
      </QueryGroup>
      <ConfirmOnDemand
        open={deleting}
        title={<FormattedMessage id="notices.deleteAll.title" />}
        confirmLabel={<FormattedMessage id="notices.deleteAll" />}
        dangerous
        onConfirm={deleteAll}
        onClose={() => setDeleting(false)}
      >
        <FormattedMessage id="notices.deleteAll.text" />
      </ConfirmOnDemand>
    </Page>
  );
};

export default NotificationsPage;
