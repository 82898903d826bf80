import type { UserId } from '#core/kernel/id.ts';
import { day } from '#core/kernel/time.ts';
import { addDays, instantOf, weekOf, type WeekKey } from '#core/kernel/week.ts';
import type { FieldKey } from '#core/body/indicator/fields.ts';
import { computeIndicators } from '#core/body/indicator/compute.ts';
import type { IndicatorKey } from '#core/body/indicator/indicators.ts';
import { compareSnapshots, type Direction } from './compare.ts';
import { recordMetrics } from './ritual/milestone.ts';
import type { Snapshot } from './snapshot.ts';

/** A saved week that its member is written to about, on the Monday after it. */
export type PlannedSummary = Readonly<{ userId: UserId; week: WeekKey; dueAt: Date }>;

const hourOfDay = 7;
/** After a long outage nobody is written to about a week that is nearly over itself. */
export const latestSummary = 2 * day;

/** Seven in the morning of the Monday after, where the member lives. */
export const summaryDueAt = (week: WeekKey, timeZone: string): Date =>
  instantOf(addDays(weekOf(week).endsOn, 1), hourOfDay, 0, timeZone);

/** What people know by name. Indexes and categories follow from these and would be counted twice. */
const countedFields: ReadonlySet<FieldKey> = new Set(['weight', ...recordMetrics]);
const countedIndicators: ReadonlySet<IndicatorKey> = new Set(['bodyFatPercent', 'vo2max']);

export type WeekVerdict = Readonly<{ better: number; worse: number }>;

const compared = ({ inputs, standard }: Snapshot) => ({
  inputs,
  computed: computeIndicators(inputs, { standard }),
});

/**
 * How many of the numbers people know went which way since the week before it; what was not measured anew is equal and
 * counts as neither. Numbers themselves stay on the platform: mails are read on other people's servers.
 */
export const weekVerdict = (before: Snapshot | null, saved: Snapshot): WeekVerdict => {
  if (before === null) return { better: 0, worse: 0 };
  const { fields, indicators } = compareSnapshots(compared(before), compared(saved), saved);
  const ways = [
    ...fields.filter(({ key }) => countedFields.has(key)),
    ...indicators.filter(({ key }) => countedIndicators.has(key)),
  ].map(({ direction }) => direction);
  const countOf = (way: Direction) => ways.filter((each) => each === way).length;
  return { better: countOf('BETTER'), worse: countOf('WORSE') };
};
