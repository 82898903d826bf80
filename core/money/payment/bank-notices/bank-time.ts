import { isInCalendar } from '#core/kernel/calendar-bounds.ts';
import { minute } from '#core/kernel/time.ts';

/** Viet Nam has kept one offset, without summer time, since 1975; banks there write local time and no zone. */
const vietNamOffset = '+07:00';

const iso = /^(\d{4})-(\d\d)-(\d\d)(?:[T\s]+(\d\d?):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?\s*(Z|[+-]\d\d:?\d\d)?$/;
const dayFirst = /^(\d\d?)[/.-](\d\d?)[/.-](\d{4})(?:[T,\s]+(\d\d?):(\d\d)(?::(\d\d))?)?$/;
const timeFirst = /^(\d\d?):(\d\d)(?::(\d\d))?[,\s]+(\d\d?)[/.-](\d\d?)[/.-](\d{4})$/;

const offsetOf = (zone: string): number => {
  if (zone === 'Z') return 0;
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(zone) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * minute;
};

const instant = (parts: readonly (string | undefined)[], zone: string): Date | null => {
  const [year = 0, month = 0, date = 0, hour = 0, minutes = 0, second = 0] = parts.map((part) =>
    Number(part ?? 0),
  );
  const wall = new Date(Date.UTC(year, month - 1, date, hour, minutes, second));
  const isReal =
    wall.getUTCFullYear() === year &&
    wall.getUTCMonth() === month - 1 &&
    wall.getUTCDate() === date &&
    hour < 24 &&
    minutes < 60 &&
    second < 60 &&
    // Kept, shown and compared: a year of four digits that a bank can mean.
    year >= 2000 &&
    isInCalendar(wall);
  return isReal ? new Date(wall.getTime() - offsetOf(zone)) : null;
};

/**
 * `2026-11-20 09:30:00`, `20/11/2026 09:30`, `20/11/2026` or ISO with its own zone. Day before month, as in Viet Nam;
 * null for what no calendar has, and for a year of two digits.
 */
export const readBankTime = (text: string): Date | null => {
  const trimmed = text.trim();
  const [, ...fromIso] = iso.exec(trimmed) ?? [];
  if (fromIso.length > 0) return instant(fromIso.slice(0, 6), fromIso[6] ?? vietNamOffset);
  const [, date, month, year, ...clock] = dayFirst.exec(trimmed) ?? [];
  if (year) return instant([year, month, date, ...clock], vietNamOffset);
  const [, hour, minutes, second, lateDate, lateMonth, lateYear] = timeFirst.exec(trimmed) ?? [];
  if (lateYear) return instant([lateYear, lateMonth, lateDate, hour, minutes, second], vietNamOffset);
  return null;
};
