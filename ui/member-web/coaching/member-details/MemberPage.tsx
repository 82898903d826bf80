import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { isApiError } from '#ui/api/api-error.ts';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CardSkeleton, ChartSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { LockIcon } from '#ui/icons.tsx';
import { LostPicture } from '#ui/illustrations/scenes.tsx';
import { profileOf } from '#ui/indicator/week.ts';
import { BackLink } from '../../app/parts/BackLink.tsx';
import { CoachOnly } from '../../app/parts/CoachOnly.tsx';
import { ReviewRow } from '../review-parts/ReviewRow.tsx';
import { ReviewRows } from '../review-parts/ReviewRows.tsx';
import { useTimeline, useWeeks } from '../../app/data/indicators.ts';
import { paths } from '../../app/paths.ts';
import { PrivateNote } from './PrivateNote.tsx';
import { useReviews } from '../../app/data/reviews.ts';
import { MetricPanel, useTimelineView } from '../../app/weeks/MetricPanel.tsx';
import { WeekList } from '../../app/weeks/WeekList.tsx';

declare global {
  interface MessageCatalogues {
    memberDetails: typeof import('./messages/vi.json');
  }
}

/** The weeks, as long as a request stands; the server draws that line, and here it is said in words. */
const Weeks = ({ memberId }: Readonly<{ memberId: string }>) => {
  const view = useTimelineView();
  const weeks = useWeeks(memberId);
  const timeline = useTimeline(memberId, view.range);
  if (isApiError(weeks.error, 'indicator.not_found') || isApiError(timeline.error, 'indicator.not_found')) {
    return (
      <Alert severity="info" icon={<LockIcon fontSize="inherit" />}>
        <FormattedMessage id="members.closed" />
      </Alert>
    );
  }
  const items = weeks.data?.pages.flatMap((page) => page.items) ?? [];
  const [newest] = items;
  return (
    <QueryView
      query={{
        data: weeks.data === undefined ? undefined : timeline.data,
        error: weeks.error ?? timeline.error,
        isPending: weeks.isPending || timeline.isPending,
        refetch: () => Promise.all([weeks.refetch(), timeline.refetch()]),
      }}
      skeleton={
        <Stack sx={{ gap: 3 }}>
          <ChartSkeleton height={300} />
          <CardSkeleton height={160} />
        </Stack>
      }
    >
      {(data) =>
        newest === undefined ? (
          <Alert severity="info" icon={<LockIcon fontSize="inherit" />}>
            <FormattedMessage id="members.closed" />
          </Alert>
        ) : (
          <Stack sx={{ gap: 3 }}>
            <MetricPanel
              timeline={data}
              latest={profileOf(newest)}
              isOwn={false}
              view={view}
              isOld={timeline.isPlaceholderData}
            />
            <WeekList
              weeks={items}
              shownId={undefined}
              hasMore={weeks.hasNextPage}
              isLoadingMore={weeks.isFetchingNextPage}
              onMore={() => void weeks.fetchNextPage()}
            />
          </Stack>
        )
      }
    </QueryView>
  );
};

const Details = ({ memberId }: Readonly<{ memberId: string }>) => {
  const { formatMessage } = useIntl();
  const reviews = useReviews({ side: 'COACH', personId: memberId });
  return (
    <Stack sx={{ gap: 4 }}>
      <Box component="section" aria-labelledby="member-reviews">
        <Typography id="member-reviews" variant="h2" sx={{ mb: 2 }}>
          <FormattedMessage id="members.reviews" />
        </Typography>
        <ReviewRows
          query={reviews}
          label={formatMessage({ id: 'members.reviews' })}
          empty={
            <EmptyState compact picture={<LostPicture />} title={<FormattedMessage id="members.none" />} />
          }
          Row={ReviewRow}
          expected={1}
        />
      </Box>
      {/* Asked for at once, and shown when it is known how many reviews stand above: nothing moves while it is read. */}
      <Stack sx={{ gap: 4, visibility: reviews.isPending ? 'hidden' : 'visible' }}>
        <PrivateNote memberId={memberId} />
        <Weeks memberId={memberId} />
      </Stack>
    </Stack>
  );
};

/** One member as their coach may know them: what was asked and answered, their own note, the weeks and how they go. */
export default function MemberPage() {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const reviews = useReviews({ side: 'COACH', personId: id });
  const name = reviews.data?.pages[0]?.items[0]?.memberName;

  return (
    <Page
      title={name ?? formatMessage({ id: 'members.member' })}
      description={<FormattedMessage id="members.privacy" />}
      above={
        <BackLink to={paths.members}>
          <FormattedMessage id="members.title" />
        </BackLink>
      }
    >
      <CoachOnly>
        <Details memberId={id} />
      </CoachOnly>
    </Page>
  );
}
