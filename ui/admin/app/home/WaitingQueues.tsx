import { lazy, Suspense, useState } from 'react';
import { useGetList } from 'react-admin';
import { FormattedMessage } from 'react-intl';
import { caseStatuses } from '#core/community/moderation/case.ts';
import { dayOf } from '#core/assistant/ai-coach/usage.ts';
import { day } from '#core/kernel/time.ts';
import { filteredPath, type Place, places } from '../layout/places.ts';
import { useMay } from '../parts/rights.ts';
import { Mark, Oldest, Tile } from '../parts/Tiles.tsx';

/** Only those who keep the AI coach need it. */
const HotlineTile = lazy(() => import('../../assistant/hotlines/HotlineTile.tsx'));

type Row = Readonly<{ id: string }> &
  Readonly<
    Partial<
      Record<'createdAt' | 'requestedAt' | 'submittedAt' | 'waitingSince' | 'lastActivityAt' | 'at', string>
    >
  >;

type Queue = Readonly<{
  place: Place;
  label:
    | 'coachRequests'
    | 'specializationRequests'
    | 'reportedRatings'
    | 'lateReviews'
    | 'waitingChallenges'
    | 'waitingPosts'
    | 'stuckLearners'
    | 'waitingCases'
    | 'waitingAppeals'
    | 'sharedAiRatings';
  filter: Readonly<Record<string, unknown>>;
  /** What says how long it has waited; the first of the queue is the oldest. */
  by: 'createdAt' | 'answerDueAt' | 'submittedAt' | 'waitingSince' | 'lastActivityAt' | 'at';
  to: string;
}>;

/** A review of which less than a day is left is soon refunded: that is what staff can still prevent. */
const queuesAt = (tomorrow: string, aWeekAgo: string): readonly Queue[] => [
  {
    place: 'coach-requests',
    label: 'coachRequests',
    filter: { status: 'PENDING' },
    by: 'createdAt',
    to: '/admin/coach-requests',
  },
  {
    place: 'specialization-requests',
    label: 'specializationRequests',
    filter: { status: 'PENDING' },
    by: 'createdAt',
    to: '/admin/specialization-requests',
  },
  {
    place: 'ratings',
    label: 'reportedRatings',
    filter: { reported: true, hidden: false },
    by: 'createdAt',
    to: '/admin/ratings',
  },
  {
    place: 'reviews',
    label: 'lateReviews',
    filter: { status: 'PENDING', answerDueAt_lte: tomorrow },
    by: 'answerDueAt',
    to: filteredPath('reviews', { status: 'PENDING' }, 'answerDueAt'),
  },
  {
    place: 'challenges',
    label: 'waitingChallenges',
    filter: { submission: 'WAITING' },
    by: 'submittedAt',
    to: filteredPath('challenges', { submission: 'WAITING' }, 'submittedAt'),
  },
  {
    place: 'posts',
    label: 'waitingPosts',
    filter: { isWaiting: true },
    by: 'waitingSince',
    to: filteredPath('posts', { isWaiting: 'true' }, 'waitingSince'),
  },
  {
    place: 'enrolments',
    label: 'stuckLearners',
    filter: { isStuck: true },
    by: 'lastActivityAt',
    to: filteredPath('enrolments', { isStuck: 'true' }, 'lastActivityAt'),
  },
  {
    place: 'cases',
    label: 'waitingCases',
    filter: { status: caseStatuses.filter((status) => status !== 'DECIDED') },
    by: 'createdAt',
    to: '/admin/cases',
  },
  {
    place: 'appeals',
    label: 'waitingAppeals',
    filter: { status: 'PENDING' },
    by: 'createdAt',
    to: '/admin/appeals',
  },
  {
    place: 'ai-ratings',
    label: 'sharedAiRatings',
    filter: { thumb: 'DOWN', shared: true, at_gte: aWeekAgo },
    by: 'at',
    to: '/admin/ai-ratings',
  },
];

const QueueTile = ({ queue }: Readonly<{ queue: Queue }>) => {
  const { data, total, error } = useGetList<Row>(
    queue.place,
    {
      filter: queue.filter,
      sort: { field: queue.by, order: 'ASC' },
      pagination: { page: 1, perPage: 1 },
    },
    { refetchInterval: 60_000 },
  );
  const [first] = data ?? [];
  const since =
    first?.requestedAt ??
    first?.waitingSince ??
    first?.submittedAt ??
    first?.createdAt ??
    first?.lastActivityAt ??
    first?.at;
  return (
    <Tile label={<FormattedMessage id={`console.home.${queue.label}`} />} value={total ?? '…'} to={queue.to}>
      {error ? (
        <Mark status="warning">
          <FormattedMessage id="console.home.uncounted" />
        </Mark>
      ) : (
        total !== undefined && <Oldest at={since === undefined ? null : new Date(since)} />
      )}
    </Tile>
  );
};

/** What waits for staff around coaching, learning and in the community; each tile asks for itself, and only for staff who may look. */
export const WaitingQueues = () => {
  const may = useMay();
  const [queues] = useState(() =>
    queuesAt(new Date(Date.now() + day).toISOString(), dayOf(new Date(Date.now() - 7 * day))),
  );
  return (
    <>
      {queues
        .filter(({ place }) => may(...places[place].rights))
        .map((queue) => (
          <QueueTile key={queue.place} queue={queue} />
        ))}
      {may(...places['ai-hotlines'].rights) && (
        <Suspense>
          <HotlineTile />
        </Suspense>
      )}
    </>
  );
};
