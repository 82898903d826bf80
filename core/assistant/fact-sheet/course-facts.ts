import { indicatorDecimals, type NumberIndicatorKey } from '#core/body/indicator/display.ts';
import { fields, type NumberFieldKey } from '#core/body/indicator/fields.ts';
import { unitOfIndicator } from '#core/body/indicator/labels.ts';
import { fieldSeries, indicatorSeries } from '#core/body/snapshot/series.ts';
import { goalMetrics, type Goal } from '#core/body/snapshot/snapshot.ts';
import {
  changesOf,
  paceOf,
  projectGoal,
  type Changes,
  type WeeklyPoint,
} from '#core/body/snapshot/timeline.ts';
import type { Fact } from './fact.ts';
import { courseLabels, factLabel } from './labels.ts';
import { newFact } from './new-fact.ts';
import {
  dayText,
  nothingPrinted,
  perWeek,
  printAmount,
  printDelta,
  withUnit,
  type Printed,
} from './printed-values.ts';
import { fieldFactId, indicatorFactId, type Reviewed } from './week-facts.ts';

/** What the weeks together say of a number: how it changed, how fast, and when it would reach its goal. */

const followedFields = [
  'weight', 'waist', 'hip', 'neck', 'bicep', 'thigh', 'chest',
  'runDistance', 'cyclingDistance', 'pushUps', 'airSquats', 'restingHeartRate',
] as const satisfies readonly NumberFieldKey[]; // prettier-ignore
const followedIndicators = [
  'bmi', 'bodyFatPercent', 'fatMass', 'leanMass', 'ffmi', 'waistHipRatio', 'waistHeightRatio', 'visceralFatArea', 'vo2max',
] as const satisfies readonly NumberIndicatorKey[]; // prettier-ignore
export type FollowedMetric = (typeof followedFields)[number] | (typeof followedIndicators)[number];

/** One series for every number that is followed through the weeks. */
export type Courses = ReadonlyMap<FollowedMetric, readonly WeeklyPoint[]>;

export const coursesOf = ({ weeks }: Reviewed): Courses =>
  new Map<FollowedMetric, readonly WeeklyPoint[]>([
    ...followedFields.map((key) => [key, fieldSeries(weeks, key)] as const),
    ...followedIndicators.map((key) => [key, indicatorSeries(weeks, key)[0].points] as const),
  ]);

const isField = (metric: FollowedMetric): metric is (typeof followedFields)[number] => metric in fields;

export const unitOf = (metric: FollowedMetric) =>
  isField(metric) ? fields[metric].unit : unitOfIndicator[metric];
export const decimalsOf = (metric: FollowedMetric): number =>
  isField(metric) ? fields[metric].decimals : indicatorDecimals[metric];
export const metricFactId = (metric: FollowedMetric): string =>
  isField(metric) ? fieldFactId(metric) : indicatorFactId(metric);

const label = (metric: FollowedMetric, what: keyof typeof courseLabels) =>
  courseLabels[what](factLabel(metric));

const changeFacts = (
  metric: FollowedMetric,
  { sinceLast, sinceStart }: Changes,
  { units }: Reviewed,
): readonly Fact[] =>
  (
    [
      ['last', sinceLast],
      ['start', sinceStart],
    ] as const
  ).flatMap(([which, change]) =>
    change
      ? [
          newFact({
            id: `${metric}.change.${which}`,
            kind: 'CHANGE',
            metric,
            week: change.to.week,
            value: change.delta,
            label: label(metric, which),
            from: [metricFactId(metric)],
            printed: printDelta(change.delta, unitOf(metric), decimalsOf(metric), units),
          }),
        ]
      : [],
  );

const paceFacts = (
  metric: FollowedMetric,
  points: readonly WeeklyPoint[],
  { now }: Reviewed,
): readonly Fact[] => {
  const pace = paceOf(points, now.week);
  if (!pace) return [];
  return [
    newFact({
      id: `${metric}.pace`,
      kind: 'PACE',
      metric,
      week: now.week,
      value: pace.percentPerWeek,
      label: label(metric, 'pace'),
      from: [metricFactId(metric)],
      printed: perWeek(printDelta(pace.percentPerWeek, 'PERCENT', 1, 'METRIC')),
    }),
  ];
};

/** A value of a goal's metric, as its week would print it. */
export const printMetric = (metric: FollowedMetric, value: number, { units }: Reviewed): Printed =>
  printAmount(value, unitOf(metric), decimalsOf(metric), units);

type GoalsOf = Readonly<{ goals: readonly Goal[]; today: string }>;

const goalFacts = (
  { metric, target, startValue }: Goal,
  points: readonly WeeklyPoint[],
  reviewed: Reviewed,
  today: string,
): readonly Fact[] => {
  const { date } = projectGoal(points, { target, startValue }, reviewed.now.week);
  const aim = newFact({
    id: `${metric}.goal`,
    kind: 'GOAL',
    metric,
    value: target,
    label: label(metric, 'goal'),
    origin: 'MEASURED',
    printed: printMetric(metric, target, reviewed),
  });
  // An old week's line may end in the past: that is no promise to repeat.
  if (date === undefined || date < today) return [aim];
  return [
    aim,
    newFact({
      id: `${metric}.projection`,
      kind: 'PROJECTION',
      metric,
      value: date,
      label: label(metric, 'projection'),
      from: [`${metric}.goal`, `${metric}.pace`],
      printed: { ...nothingPrinted, text: dayText(date) },
    }),
  ];
};

export const courseFacts = (
  reviewed: Reviewed,
  courses: Courses,
  { goals, today }: GoalsOf,
): readonly Fact[] => {
  const facts: Fact[] = [];
  for (const [metric, points] of courses) {
    facts.push(...changeFacts(metric, changesOf(points), reviewed), ...paceFacts(metric, points, reviewed));
  }
  for (const metric of goalMetrics) {
    const goal = goals.find((each) => each.metric === metric);
    if (goal) facts.push(...goalFacts(goal, courses.get(metric) ?? [], reviewed, today));
  }
  return facts;
};

export const percent = (value: number): Printed => withUnit(Math.round(value), 0, 'PERCENT');
