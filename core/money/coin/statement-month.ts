import { DomainError } from '#core/kernel/domain-error.ts';
import { addDays, instantOf } from '#core/kernel/week.ts';

export type StatementMonth = Readonly<{
  firstDay: string;
  lastDay: string;
  from: Date;
  /** The first instant of the next month. */
  to: Date;
}>;

/** `2026-11` as the member's calendar shows it. */
export const statementMonth = (month: string, timeZone: string): StatementMonth => {
  // Nobody had coins before; and calendars of Date begin to differ far earlier.
  if (!/^2\d{3}-(0[1-9]|1[0-2])$/.test(month)) throw new DomainError('input.date');
  const firstDay = `${month}-01`;
  const nextDay = `${addDays(firstDay, 31).slice(0, month.length)}-01`;
  return {
    firstDay,
    lastDay: addDays(nextDay, -1),
    from: instantOf(firstDay, 0, 0, timeZone),
    to: instantOf(nextDay, 0, 0, timeZone),
  };
};
