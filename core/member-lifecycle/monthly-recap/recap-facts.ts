import { adultAge } from '#core/body/indicator/body.ts';
import { computeIndicators } from '#core/body/indicator/compute.ts';
import { isNumberIndicator } from '#core/body/indicator/display.ts';
import type { NumberFieldKey } from '#core/body/indicator/fields.ts';
import type { IndicatorKey } from '#core/body/indicator/indicators.ts';
import { isFieldGoal } from '#core/body/snapshot/goals.ts';
import type { HomeMetric } from '#core/body/snapshot/home/home-number.ts';
import { recordMetrics, recordOf } from '#core/body/snapshot/ritual/milestone.ts';
import { fieldSeries, indicatorSeries, type ComputedWeek } from '#core/body/snapshot/series.ts';
import { isSavedHere, type Goal, type Snapshot } from '#core/body/snapshot/snapshot.ts';
import { hasReached, measuredPoints, type WeeklyPoint } from '#core/body/snapshot/timeline.ts';
import type { Review } from '#core/coaching/review/review.ts';
import { localDate } from '#core/kernel/time.ts';
import { isoWeekOf, type WeekKey } from '#core/kernel/week.ts';
import type { EnrolmentRow } from '#core/learning/enrolment/ports.ts';
import type { TransactionReason } from '#core/money/coin/ledger.ts';
import type { TransactionRow } from '#core/money/coin/ports.ts';
import type { RecapFact, WeightStanding } from './recap.ts';

const low: readonly string[] = ['VERY_THIN', 'THIN', 'SLIM'];

const standingOf = ({ inputs, computed }: ComputedWeek): WeightStanding => {
  const { age } = inputs.body;
  if (age !== null && age < adultAge) return 'MINOR';
  return low.includes(computed.bmiCategory.value ?? '') ? 'LOW' : 'USUAL';
};

const pointsOf = (weeks: readonly ComputedWeek[], metric: string): readonly WeeklyPoint[] =>
  isNumberIndicator(metric as IndicatorKey)
    ? indicatorSeries(weeks, metric as Parameters<typeof indicatorSeries>[1])[0].points // isNumberIndicator has just asked
    : fieldSeries(weeks, metric as NumberFieldKey); // what is chosen or aimed at is a field or a number

/** The first measurement since the goal was set that is there. */
const weekReached = (
  { metric, target, startValue, createdAt }: Goal,
  weeks: readonly ComputedWeek[],
  timeZone: string,
): WeekKey | null => {
  const setIn = isoWeekOf(createdAt, timeZone).key;
  const points = measuredPoints(pointsOf(weeks, isFieldGoal(metric) ? metric : String(metric)));
  const start = startValue ?? points[0]?.value ?? null;
  return (
    points.find(({ week, value }) => week >= setIn && hasReached({ target, startValue: start }, value))
      ?.week ?? null
  );
};

/** Of the weeks themselves, each as it was: what came later changes no earlier month. */
export const bodyFacts = (
  snapshots: readonly Snapshot[],
  { metric, goals, timeZone }: Readonly<{ metric: HomeMetric; goals: readonly Goal[]; timeZone: string }>,
): readonly RecapFact[] => {
  const weeks: readonly ComputedWeek[] = snapshots.map(({ week, inputs, carriedOver, standard }) => ({
    week,
    inputs,
    carriedOver,
    computed: computeIndicators(inputs, { standard }),
  }));
  const brought = new Set(snapshots.filter((one) => !isSavedHere(one)).map(({ week }) => week));
  const recordSeries = recordMetrics.map((of) => ({ of, points: fieldSeries(weeks, of) }));
  return [
    ...weeks.map((one) => ({
      kind: brought.has(one.week) ? ('BROUGHT' as const) : ('SAVED' as const),
      week: one.week,
      weight: standingOf(one),
    })),
    ...measuredPoints(pointsOf(weeks, metric)).map(
      ({ week, value }) => ({ kind: 'MEASURED', week, value }) as const,
    ),
    ...goals.flatMap((goal) => {
      const week = weekReached(goal, weeks, timeZone);
      return week === null ? [] : [{ kind: 'GOAL', week, metric: goal.metric } as const];
    }),
    ...weeks.flatMap(({ week, inputs }) =>
      recordSeries.flatMap(({ of, points }) => {
        const record = recordOf(of, points, inputs, week);
        return record === null ? [] : [{ kind: 'RECORD', week, metric: of, value: record.value } as const];
      }),
    ),
  ];
};

/** What a member gets for something done; a gift, an exchange and what comes back are not earned. */
const earnings: readonly TransactionReason[] = [
  'REWARD',
  'PARTNER_REWARD',
  'BOUNTY',
  'REVIEW_EARNING',
  'CHALLENGE_EARNING',
];

export const lifeFacts = (
  {
    reviews,
    enrolments,
    lines,
  }: Readonly<{
    /** Those that the member asked for. */
    reviews: readonly Pick<Review, 'approvedAt'>[];
    enrolments: readonly Pick<EnrolmentRow, 'completedAt' | 'challengeTitle' | 'challengeSlug'>[];
    lines: readonly Pick<TransactionRow, 'type' | 'status' | 'amount' | 'coin' | 'createdAt'>[];
  }>,
  timeZone: string,
): readonly RecapFact[] => [
  ...reviews.flatMap(({ approvedAt }) =>
    approvedAt === null ? [] : [{ kind: 'ANSWER', day: localDate(approvedAt, timeZone) } as const],
  ),
  ...enrolments.flatMap(({ completedAt, challengeTitle, challengeSlug }) =>
    completedAt === null
      ? []
      : [
          {
            kind: 'CHALLENGE',
            day: localDate(completedAt, timeZone),
            title: challengeTitle,
            slug: challengeSlug,
          } as const,
        ],
  ),
  ...lines.flatMap(({ type, status, amount, coin, createdAt }) =>
    amount > 0 && status === 'COMPLETED' && earnings.includes(type)
      ? [{ kind: 'COINS', day: localDate(createdAt, timeZone), coin, amount } as const]
      : [],
  ),
];
