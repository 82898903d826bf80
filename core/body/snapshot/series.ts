import type { WeekKey } from '#core/kernel/week.ts';
import { fieldsBehind } from '#core/body/indicator/explanation/dependencies.ts';
import type { NumberIndicatorKey } from '#core/body/indicator/display.ts';
import {
  isMeasured,
  pathOf,
  readField,
  type FieldKey,
  type NumberFieldKey,
  type ProfileInputs,
} from '#core/body/indicator/fields.ts';
import {
  methodOf,
  type Computation,
  type IndicatorKey,
  type Vo2maxSource,
} from '#core/body/indicator/indicators.ts';
import type { WeeklyPoint } from './timeline.ts';

/** One number through the weeks, ready for `timeline.ts`. */
export type ComputedWeek = Readonly<{
  week: WeekKey;
  inputs: ProfileInputs;
  /** Paths (`body.neck`) of the values taken over unmeasured. */
  carriedOver: readonly string[];
  computed: Computation;
}>;

export const fieldSeries = (
  weeks: readonly Omit<ComputedWeek, 'computed'>[],
  key: NumberFieldKey,
): readonly WeeklyPoint[] =>
  weeks.map(({ week, inputs, carriedOver }) => {
    const value = readField(inputs, key);
    return {
      week,
      value: typeof value === 'number' ? value : null,
      carried: carriedOver.includes(pathOf(key)),
    };
  });

/** Nobody tapes their height each week, and a birthday is no measurement: these do not make an index new. */
const steady: readonly FieldKey[] = ['age', 'gender', 'sexForFormulas', 'height', 'activityLevel'];

/** An index is as new as its newest measurement: it counts as carried over when everything that varies in it was. */
export const isIndicatorCarried = (
  key: IndicatorKey,
  { inputs, carriedOver, computed }: ComputedWeek,
): boolean => {
  // Most weeks take nothing over: then there is nothing to look up.
  if (carriedOver.length === 0) return false;
  const varying = [...fieldsBehind(key, inputs, computed)].filter(
    (field) => !steady.includes(field) && isMeasured(readField(inputs, field)),
  );
  return varying.length > 0 && varying.every((field) => carriedOver.includes(pathOf(field)));
};

export type IndicatorSeries = Readonly<{ method: Vo2maxSource | null; points: readonly WeeklyPoint[] }>;

/** A line joins only what was found the same way: one series a method, the one that was used last first. */
export const indicatorSeries = (
  weeks: readonly ComputedWeek[],
  key: NumberIndicatorKey,
): readonly [IndicatorSeries, ...IndicatorSeries[]] => {
  const found = weeks.filter(({ computed }) => computed[key].value !== undefined);
  const methods = new Set(found.toReversed().map(({ computed }) => methodOf(key, computed)));
  const seriesOf = (method: Vo2maxSource | null): IndicatorSeries => ({
    method,
    points: weeks.map((each) => ({
      week: each.week,
      value: methodOf(key, each.computed) === method ? (each.computed[key].value ?? null) : null,
      carried: isIndicatorCarried(key, each),
    })),
  });
  const [latest = null, ...others] = methods;
  return [seriesOf(latest), ...others.map(seriesOf)];
};
