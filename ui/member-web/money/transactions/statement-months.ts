const monthIn = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit' });
  return (at: Date): string => {
    const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
    return `${parts['year']}-${parts['month']}`;
  };
};

const before = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
};

/** Every month there can be a statement of, newest first, by the member's own calendar: `2026-11`. */
export const statementMonths = (since: Date, now: Date, timeZone: string): readonly string[] => {
  const of = monthIn(timeZone);
  const first = of(since);
  const months = [of(now)];
  for (let month = before(of(now)); month >= first; month = before(month)) months.push(month);
  return months;
};

/** A day in its middle, for naming it: in that month whatever the time zone. */
export const dayIn = (month: string): Date => new Date(`${month}-15T12:00:00Z`);
