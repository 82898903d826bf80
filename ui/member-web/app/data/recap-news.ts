import { defaultTimeZone, localDate } from '#core/kernel/time.ts';
import { addDays } from '#core/kernel/week.ts';
import { localDraft } from '../device/local-draft.ts';

/** For so many days of a new month the one before is news. */
const newsDays = 7;

const seen = localDraft('recap-seen', (stored) => (typeof stored === 'string' ? stored : undefined));

/** Looked at on this device. */
export const markRecapSeen = (month: string): void => {
  if ((seen.read() ?? '') < month) seen.write(month);
};

type Member = Readonly<{ timeZone: string; createdAt: Date }>;

/** The month that has just ended, while it is news to this member; else null. */
export const monthInTheNews = (member: Member | undefined, now: Date): string | null => {
  if (member === undefined) return null;
  const timeZone = member.timeZone || defaultTimeZone;
  const today = localDate(now, timeZone);
  const day = Number(today.slice(8));
  const month = addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7);
  const isMember = localDate(member.createdAt, timeZone).slice(0, 7) <= month;
  return day <= newsDays && isMember && (seen.read() ?? '') < month ? month : null;
};
