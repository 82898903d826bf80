import { localDate } from '#core/kernel/time.ts';
import type { Notice } from '../../app/data/notices.ts';

export type NoticeDay = Readonly<{ date: string; items: readonly Notice[] }>;

/** Newest first, as they came; a day is the reader's own calendar day. */
export const byDay = (notices: readonly Notice[], timeZone: string): readonly NoticeDay[] => {
  const days = new Map<string, Notice[]>();
  for (const notice of notices) {
    const date = localDate(notice.createdAt, timeZone);
    const known = days.get(date);
    if (known) known.push(notice);
    else days.set(date, [notice]);
  }
  return [...days].map(([date, items]) => ({ date, items }));
};
