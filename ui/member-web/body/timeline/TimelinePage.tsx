import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { nothingMeasured } from '#core/body/indicator/fields.ts';
import { minutesToSave } from '#core/body/snapshot/saving-time.ts';
import { useParams } from 'react-router';
import { isApiError } from '#ui/api/api-error.ts';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CardSkeleton, ChartSkeleton, ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { FlameIcon, RulerIcon, UploadIcon } from '#ui/icons.tsx';
import { ScalePicture } from '#ui/illustrations/scenes.tsx';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import { computeProfile, profileOf, type SavedWeek } from '#ui/indicator/week.ts';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { type ImportedSeries, useImported } from '../../app/data/imported.ts';
import { type Timeline, useTimeline, useWeek, useWeeks } from '../../app/data/indicators.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import { WeekNotFound } from '../../app/parts/WeekNotFound.tsx';
import { useMovedTogether } from './data.ts';
import { MovedTogether } from './MovedTogether.tsx';
import { TimelineActions } from './TimelineActions.tsx';
import { MetricPanel, useTimelineView } from '../../app/weeks/MetricPanel.tsx';
import { WeekDetails } from '../../app/weeks/WeekDetails.tsx';
import { WeekList } from '../../app/weeks/WeekList.tsx';

declare global {
  interface MessageCatalogues {
    timeline: typeof import('./messages/vi.json');
  }
}

const StreakLine = ({ streak: { current, longest, savedThisWeek } }: Pick<Timeline, 'streak'>) => (
  <Box
    sx={{
      display: 'flex',
      gap: 1,
      alignItems: 'center',
      p: 1.5,
      px: 2,
      borderRadius: '16px',
      bgcolor: 'accent.soft',
      color: 'accent.onSoft',
    }}
  >
    <FlameIcon />
    <Typography>
      <FormattedMessage id="timeline.streak" values={{ current, longest }} />{' '}
      {!savedThisWeek && <FormattedMessage id="timeline.streak.open" />}
    </Typography>
  </Box>
);

const ImportLink = () => (
  <Button component={LocalLink} to={paths.measurementImport} variant="outlined" startIcon={<UploadIcon />}>
    <FormattedMessage id="timeline.import" />
  </Button>
);

const OwnLink = () => (
  <Button component={LocalLink} to={paths.ownMeasurements} variant="outlined" startIcon={<RulerIcon />}>
    <FormattedMessage id="timeline.own" />
  </Button>
);

const NoWeeks = ({ isOwn }: Readonly<{ isOwn: boolean }>) => (
  <EmptyState
    picture={<ScalePicture />}
    title={<FormattedMessage id={isOwn ? 'timeline.empty' : 'timeline.empty.other'} />}
    {...(isOwn
      ? {
          action: (
            <Stack sx={{ gap: 1.5 }}>
              <Button
                component={LocalLink}
                to={paths.weeklySave}
                variant="contained"
                color="accent"
                size="large"
                startIcon={<RulerIcon />}
              >
                <FormattedMessage id="timeline.first" />
              </Button>
              <ImportLink />
              <OwnLink />
            </Stack>
          ),
        }
      : {})}
  >
    {isOwn && <FormattedMessage id="timeline.empty.why" values={{ minutes: minutesToSave }} />}
  </EmptyState>
);

const skeleton = (
  <Stack sx={{ gap: 3 }}>
    <ChartSkeleton height={300} />
    <CardSkeleton height={160} />
    <ListSkeleton rows={4} />
  </Stack>
);

/** Before the first save there is nobody to compute for. */
const noProfile = computeProfile(nothingMeasured, 'WHO');

type ContentProps = Readonly<{
  review: ((week: SavedWeek) => ReactNode) | undefined;
  timeline: Timeline;
  imported: readonly ImportedSeries[];
  together: ReturnType<typeof useMovedTogether>['data'];
  weeks: readonly SavedWeek[];
  shown: SavedWeek | undefined;
  isOwn: boolean;
  view: ReturnType<typeof useTimelineView>;
  isOld: boolean;
  more: Readonly<{ hasMore: boolean; isLoadingMore: boolean; onMore: () => void }>;
}>;

const Content = ({
  review,
  timeline,
  imported,
  together,
  weeks,
  shown,
  isOwn,
  view,
  isOld,
  more,
}: ContentProps) => {
  const weekName = useWeekName();
  const newest = weeks[0];
  if (newest === undefined)
    return (
      <Stack sx={{ gap: 3 }}>
        <NoWeeks isOwn={isOwn} />
        {isOwn && imported.length > 0 && (
          <MetricPanel
            timeline={timeline}
            imported={imported}
            latest={noProfile}
            isOwn
            view={view}
            isOld={isOld}
          />
        )}
      </Stack>
    );
  const week = shown ?? newest;
  return (
    <Stack sx={{ gap: 3 }}>
      {isOwn && <StreakLine streak={timeline.streak} />}
      {(newest.opened === null || timeline.series.length > 0) && (
        <MetricPanel
          timeline={timeline}
          imported={imported}
          latest={profileOf(newest)}
          isOwn={isOwn}
          view={view}
          isOld={isOld}
        />
      )}
      {isOwn && <MovedTogether data={together} />}
      <WeekDetails key={week.id} week={week} name={weekName(week.weekStart)} isOwn={isOwn} />
      {isOwn && review?.(week)}
      <WeekList weeks={weeks} shownId={week.id} {...more} />
    </Stack>
  );
};

/**
 * `/indicator/me` is one's own; a week's id opens that week, one's own or another person's as far as they show it. Below
 * one's own stands what is said of it.
 */
export default function TimelinePage({ review }: Readonly<{ review?: (week: SavedWeek) => ReactNode }>) {
  const { formatMessage } = useIntl();
  const { id = 'me' } = useParams();
  const user = useSignedInUser();
  const view = useTimelineView();
  const weekName = useWeekName();
  const asked = useWeek(id === 'me' ? null : id);
  const ownerId = id === 'me' ? user?.id : asked.data?.userId;
  const isOwn = id === 'me' || (ownerId !== undefined && ownerId === user?.id);
  const other = ownerId === undefined || isOwn ? null : ownerId;
  const weeks = useWeeks(other, ownerId !== undefined);
  const timeline = useTimeline(other, view.range, ownerId !== undefined);
  // Beside the weeks: a page without them is still the timeline.
  const imported = useImported(view.range, isOwn && ownerId !== undefined);
  const together = useMovedTogether(isOwn && ownerId !== undefined);
  // It stands among the rest, which would move when it came later; refused, it is not waited for.
  const isTogetherOnItsWay =
    together.isPending && together.fetchStatus === 'fetching' && together.failureCount === 0;
  const items = weeks.data?.pages.flatMap((page) => page.items) ?? [];
  const exported = asked.data ?? items[0];

  const all = {
    data: weeks.data === undefined || isTogetherOnItsWay ? undefined : timeline.data,
    error:
      asked.error ??
      (weeks.data === undefined ? weeks.error : null) ??
      (timeline.data === undefined ? timeline.error : null),
    isPending:
      asked.error === null &&
      (ownerId === undefined ||
        isTogetherOnItsWay ||
        (weeks.isPending && weeks.error === null) ||
        (timeline.isPending && timeline.error === null)),
    refetch: () => {
      if (asked.error !== null) void asked.refetch();
      if (weeks.error !== null) void weeks.refetch();
      if (timeline.error !== null) void timeline.refetch();
    },
  };

  return (
    <Page
      title={formatMessage({ id: 'timeline.title' })}
      {...(isOwn ? { description: <FormattedMessage id="timeline.lead" /> } : {})}
      {...(isOwn && exported !== undefined
        ? {
            actions: (
              <TimelineActions
                weekId={exported.id}
                weekName={weekName(exported.weekStart)}
                isSavedThisWeek={timeline.data?.streak.savedThisWeek === true}
              />
            ),
          }
        : id === 'me' && all.isPending
          ? { actions: <Skeleton variant="rounded" width={180} height={44} /> }
          : {})}
    >
      {isApiError(all.error, 'indicator.not_found') ? (
        <WeekNotFound />
      ) : (
        <QueryView query={all} skeleton={skeleton}>
          {(data) => (
            <Content
              review={review}
              timeline={data}
              imported={isOwn ? (imported.data?.series ?? []) : []}
              together={together.data}
              weeks={items}
              shown={asked.data}
              isOwn={isOwn}
              view={view}
              isOld={timeline.isPlaceholderData}
              more={{
                hasMore: weeks.hasNextPage,
                isLoadingMore: weeks.isFetchingNextPage,
                onMore: () => void weeks.fetchNextPage(),
              }}
            />
          )}
        </QueryView>
      )}
    </Page>
  );
}
