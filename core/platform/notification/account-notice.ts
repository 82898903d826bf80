import type { Person } from '#core/access/actor/person.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Notice } from './notify.ts';

type Reader = Pick<Person, 'language' | 'timeZone'>;

const formatOf = ({ language, timeZone }: Reader, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language === 'vi' ? 'vi-VN' : 'en-GB', { timeZone, ...parts });

/** Date and time where the reader lives: `20 Nov 2026, 12:00`. */
export const momentFor = (at: Date, reader: Reader): string =>
  formatOf(reader, { dateStyle: 'medium', timeStyle: 'short' }).format(at);

export const dateFor = (at: Date, reader: Reader): string =>
  formatOf(reader, { dateStyle: 'medium' }).format(at);

/** News about the reader's own account, from the platform. */
export const aboutAccount = (userId: UserId, notice: Omit<Notice, 'userId' | 'type'>): Notice => ({
  userId,
  type: 'SYSTEM',
  ...notice,
});
