import type { Person } from '#core/access/actor/person.ts';

/** Mails are written where no browser knows the reader's language and time zone. */
type Reader = Pick<Person, 'language' | 'timeZone'>;

const localeOf = ({ language }: Pick<Reader, 'language'>): string => (language === 'vi' ? 'vi-VN' : 'en-GB');

const dated = (at: Date, reader: Reader, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(localeOf(reader), { timeZone: reader.timeZone, ...parts }).format(at);

/** Date and time where the reader lives: `20 Nov 2026, 12:00`. */
export const momentFor = (at: Date, reader: Reader): string =>
  dated(at, reader, { dateStyle: 'medium', timeStyle: 'short' });

export const dateFor = (at: Date, reader: Reader): string => dated(at, reader, { dateStyle: 'medium' });

export const numberFor = (
  amount: number,
  reader: Pick<Reader, 'language'>,
  parts?: Intl.NumberFormatOptions,
): string => new Intl.NumberFormat(localeOf(reader), parts).format(amount);
