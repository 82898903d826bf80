import { isoWeekOf, type WeekKey } from '#core/kernel/week.ts';
import {
  importedMetrics,
  isPlausible,
  keptDigits,
  oldestImportedDay,
  type ImportedMetric,
  type WeekValue,
} from './imported-value.ts';

/** One measurement of a file, in the unit in which the profile keeps it, by the calendar of where it was taken. */
export type Reading = Readonly<{
  metric: ImportedMetric;
  /** `2026-11-23` */
  day: string;
  /** `07:12:33`; empty where the file names a day alone. Written alike they sort as the clock goes. */
  time: string;
  value: number;
}>;

export type ReadingCounts = Readonly<{
  /** Readings of a metric that is brought in. */
  read: number;
  /** The same instant again, or an earlier one of the same day. */
  repeated: number;
  implausible: number;
  future: number;
  tooOld: number;
}>;

export type Gathered = Readonly<{ weeks: readonly WeekValue[]; counts: ReadingCounts }>;

export type Gatherer = Readonly<{ add(reading: Reading): void; result(): Gathered }>;

type DayValue = Readonly<{ time: string; value: number }>;

/** Later wins; of two at the same instant the larger, so that the order in the file changes nothing. */
const isLater = (one: DayValue, other: DayValue): boolean =>
  one.time === other.time ? one.value > other.value : one.time > other.time;

const weekOfDay = (day: string): WeekKey => isoWeekOf(new Date(`${day}T12:00:00Z`), 'UTC').key;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The rule of imports: of a day the last reading counts, of a week the mean of its days. It does not ask in which order
 * readings come, and it holds one number a day and metric, however long the file is.
 */
export const gatherWeeks = (today: string): Gatherer => {
  const oldest = oldestImportedDay(today);
  const days = new Map<ImportedMetric, Map<string, DayValue>>(
    importedMetrics.map((metric) => [metric, new Map()]),
  );
  const counts = { read: 0, repeated: 0, implausible: 0, future: 0, tooOld: 0 };

  return {
    add({ metric, day, time, value }) {
      counts.read += 1;
      if (!isPlausible(metric, value)) counts.implausible += 1;
      else if (day > today) counts.future += 1;
      else if (day < oldest) counts.tooOld += 1;
      else {
        const ofMetric = days.get(metric)!; // one map a metric, above
        const known = ofMetric.get(day);
        if (known) counts.repeated += 1;
        if (!known || isLater({ time, value }, known)) ofMetric.set(day, { time, value });
      }
    },

    result() {
      const weeks = [...days].flatMap(([metric, ofMetric]) => {
        const byWeek = Map.groupBy(
          [...ofMetric].toSorted(([one], [other]) => (one < other ? -1 : 1)),
          ([day]) => weekOfDay(day),
        );
        return [...byWeek].map(([week, ofWeek]) => ({
          metric,
          week,
          value: keptDigits(metric, mean(ofWeek.map(([, { value }]) => value))),
          days: ofWeek.length,
        }));
      });
      return { weeks, counts: { ...counts } };
    },
  };
};
