import type { User } from '#core/people/account/user.ts';
import { computeIndicators } from '#core/body/indicator/compute.ts';
import type { NumberFieldKey } from '#core/body/indicator/fields.ts';
import type { NumberIndicatorKey } from '#core/body/indicator/display.ts';
import { isNumberIndicator } from '#core/body/indicator/display.ts';
import type { Computation, IndicatorKey } from '#core/body/indicator/indicators.ts';
import { personOf, type Person } from '#core/body/indicator/scales.ts';
import { fieldSeries, indicatorSeries, type ComputedWeek } from '#core/body/snapshot/series.ts';
import type { Snapshot } from '#core/body/snapshot/snapshot.ts';
import {
  changesOf,
  paceOf,
  trendOf,
  type Changes,
  type Pace,
  type TrendPoint,
  type WeeklyPoint,
} from '#core/body/snapshot/timeline.ts';
import type { MediumId } from '#core/kernel/id.ts';

export type Metric = NumberFieldKey | NumberIndicatorKey;

export type MetricStory = Readonly<{
  key: Metric;
  points: readonly WeeklyPoint[];
  trend: readonly TrendPoint[];
  changes: Changes;
  pace: Pace | null;
}>;

/** Everything the report tells, computed once. */
export type Story = Readonly<{
  siteName: string;
  user: User;
  current: Snapshot;
  computed: Computation;
  person: Person;
  snapshots: readonly Snapshot[];
  /** JPEG, ready to be placed. */
  pictures: ReadonlyMap<MediumId, Buffer>;
  at: Date;
  of(key: Metric): MetricStory;
  isCarried(path: string): boolean;
}>;

type Input = Omit<Story, 'computed' | 'person' | 'of' | 'isCarried'>;

export const storyOf = (input: Input): Story => {
  const { current, snapshots } = input;
  const weeks: readonly ComputedWeek[] = snapshots.map(({ week, inputs, carriedOver, standard }) => ({
    week,
    inputs,
    carriedOver,
    computed: computeIndicators(inputs, { standard }),
  }));
  const known = new Map<Metric, MetricStory>();
  const of = (key: Metric): MetricStory => {
    const earlier = known.get(key);
    if (earlier) return earlier;
    const points = isIndicator(key) ? indicatorSeries(weeks, key)[0].points : fieldSeries(weeks, key);
    const story = {
      key,
      points,
      trend: trendOf(points),
      changes: changesOf(points),
      pace: paceOf(points, current.week),
    };
    known.set(key, story);
    return story;
  };
  return {
    ...input,
    computed: computeIndicators(current.inputs, { standard: current.standard }),
    person: personOf(current.inputs, current.standard),
    of,
    isCarried: (path) => current.carriedOver.includes(path),
  };
};

const isIndicator = (key: Metric): key is NumberIndicatorKey => isNumberIndicator(key as IndicatorKey); // a question about either kind
