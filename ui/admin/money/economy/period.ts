import { addDays, daysBetween } from '#core/kernel/week.ts';

/** What the server answers for at once. */
export const mostDays = 366;
export const spans = [7, 30, 90, 365] as const;

/** Calendar days in Vietnam, both included. */
export type Period = Readonly<{ from: string; to: string }>;

export const spanUntil = (today: string, days: number): Period => ({
  from: addDays(today, 1 - days),
  to: today,
});

const isDate = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** From the address; whatever is no period there is the usual one. */
export const periodFrom = (search: URLSearchParams, today: string): Period => {
  const from = search.get('from');
  const to = search.get('to');
  return isDate(from) && isDate(to) && from <= to && daysBetween(from, to) < mostDays
    ? { from, to }
    : spanUntil(today, 30);
};

/** Which of the usual spans a period is, if it is one. */
export const spanOf = ({ from, to }: Period, today: string): (typeof spans)[number] | null =>
  to === today ? (spans.find((days) => addDays(today, 1 - days) === from) ?? null) : null;

export type PeriodProblem = 'missing' | 'backwards' | 'too_long';
export const problemOf = ({ from, to }: Period): PeriodProblem | null => {
  if (!isDate(from) || !isDate(to)) return 'missing';
  if (from > to) return 'backwards';
  return daysBetween(from, to) >= mostDays ? 'too_long' : null;
};
