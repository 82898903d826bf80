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

/** `2026-11-20` as the wall calendar of the zone shows it. */
export const localDate = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    at,
  );
