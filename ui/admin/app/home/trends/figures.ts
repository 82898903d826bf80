import type { Trend } from '#core/member-lifecycle/overview/trend-rights.ts';
import { addDays } from '#core/kernel/week.ts';
import { filteredPath, type Place } from '../../layout/places.ts';
import type { Trends } from '../data.ts';

export type TrendRow<Name extends Trend> = NonNullable<Trends[Name]>[number];

/** The list that holds what a week's bar counts, and the field of it that says which week. */
const listOf: Readonly<
  Record<Trend, Readonly<{ place: Place; field: string; filter?: Readonly<Record<string, string>> }>>
> = {
  topUps: { place: 'payments', field: 'completedAt', filter: { status: 'COMPLETED' } },
  saves: { place: 'indicators', field: 'weekStart' },
  answers: { place: 'reviews', field: 'approvedAt', filter: { status: 'APPROVED' } },
  enrolments: { place: 'enrolments', field: 'enrolledAt' },
  cases: { place: 'cases', field: 'createdAt' },
  ai: { place: 'ai-answers', field: 'createdAt' },
};

/** Where the rows of a week are listed; both days count in full. */
export const rowsOfWeek = (trend: Trend, monday: string): string => {
  const { place, field, filter = {} } = listOf[trend];
  return filteredPath(place, {
    ...filter,
    [`${field}_gte`]: monday,
    [`${field}_lte`]: addDays(monday, 6),
  });
};

/** Of those who saved the week before, the share in percent that saved again; null where nobody had. */
export const keptShares = (weeks: readonly TrendRow<'saves'>[]): readonly (number | null)[] =>
  weeks.map(({ again }, index) => {
    const before = weeks[index - 1]?.members ?? 0;
    return before === 0 ? null : (100 * again) / before;
  });
