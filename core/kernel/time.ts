export const minute = 60_000;
export const hour = 3_600_000;
export const day = 86_400_000;

export const after = (at: Date, milliseconds: number): Date => new Date(at.getTime() + milliseconds);

export const defaultTimeZone = 'Asia/Ho_Chi_Minh';

export const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** Building one takes a hundred times as long as using it. There are some four hundred zones, in any spelling. */
const mostCalendars = 1_000;
const calendars = new Map<string, Intl.DateTimeFormat>();

const calendarOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = calendars.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  if (calendars.size >= mostCalendars) calendars.clear();
  calendars.set(timeZone, made);
  return made;
};

/** `2026-11-20` as the wall calendar of the zone shows it. */
export const localDate = (at: Date, timeZone: string): string => calendarOf(timeZone).format(at);
