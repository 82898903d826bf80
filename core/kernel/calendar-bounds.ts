/**
 * The days and instants that people may type and that arithmetic may reach. Beyond them calendars write a day in other
 * ways, and what was stored could not be answered any more.
 */
export const firstDay = '1900-01-01';
export const lastDay = '2199-12-31';
export const firstInstant = new Date(`${firstDay}T00:00:00.000Z`);
export const lastInstant = new Date(`${lastDay}T23:59:59.999Z`);

export const isInCalendar = (at: Date): boolean => at >= firstInstant && at <= lastInstant;

/** For days written as `2026-11-20`. */
export const isDayInCalendar = (day: string): boolean => day >= firstDay && day <= lastDay;

const firstWritten = Date.parse('0001-01-01T00:00:00.000Z');
const lastWritten = Date.parse('9999-12-31T23:59:59.999Z');

/** An instant that ISO 8601 can write in four digits of a year: the nearest one to what a row holds, whatever that is. */
export const writableInstant = (at: Date | number): Date => {
  const time = Number(at);
  if (time >= firstWritten && time <= lastWritten) return at instanceof Date ? at : new Date(time);
  return new Date(time < firstWritten ? firstWritten : lastWritten);
};
