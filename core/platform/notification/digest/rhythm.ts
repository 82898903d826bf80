import { fieldError } from '#core/kernel/domain-error.ts';
import { after, minute } from '#core/kernel/time.ts';
import { addDays, instantOf, localTimeOf, nextWeeklyTime } from '#core/kernel/week.ts';

/** How mails about what people do come: one by one, gathered in a digest, or not at all. */
export const mailRhythms = ['AT_ONCE', 'DAILY', 'WEEKLY', 'NONE'] as const;
export type MailRhythm = (typeof mailRhythms)[number];

/** Every half hour of a day, as clocks show it: `22:30`. */
export const quietTimes: readonly string[] = Array.from({ length: 48 }, (_, half) => {
  const hour = String(Math.floor(half / 2)).padStart(2, '0');
  return `${hour}:${half % 2 === 0 ? '00' : '30'}`;
});

/** In the member's time zone; hours that end before they begin go over midnight. */
export type QuietHours = Readonly<{ from: string; to: string }>;
export type Rhythm = Readonly<{ quiet: QuietHours | null; mails: MailRhythm }>;

export const defaultRhythm: Rhythm = { quiet: null, mails: 'AT_ONCE' };

/** Hours of no length would be either none or all of them. */
export const requireRhythm = (rhythm: Rhythm): Rhythm => {
  if (rhythm.quiet !== null && rhythm.quiet.from === rhythm.quiet.to)
    throw fieldError('body.quiet.to', 'notification.quiet_hours_empty');
  return rhythm;
};

const minutesOfDay = 24 * 60;
const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const isQuiet = ({ from, to }: QuietHours, at: Date, timeZone: string): boolean => {
  const { hour, minute: past } = localTimeOf(at, timeZone);
  const now = hour * 60 + past;
  const [begins, ends] = [minuteOf(from), minuteOf(to)];
  return begins < ends ? begins <= now && now < ends : begins <= now || now < ends;
};

/** When it is over that nothing is to disturb now; null outside of the hours. */
export const quietUntil = (quiet: QuietHours | null, at: Date, timeZone: string): Date | null => {
  if (quiet === null || !isQuiet(quiet, at, timeZone)) return null;
  const { hour, minute: past } = localTimeOf(at, timeZone);
  const left = (minuteOf(quiet.to) - (hour * 60 + past) + minutesOfDay) % minutesOfDay;
  let over = new Date(Math.floor(at.getTime() / minute) * minute + left * minute);
  // Where clocks change meanwhile, the end on the clock comes sooner or later by as much.
  while (isQuiet(quiet, over, timeZone)) over = after(over, minute);
  while (!isQuiet(quiet, after(over, -minute), timeZone)) over = after(over, -minute);
  return over;
};

const hourOfDigest = 8;

/** Eight in the morning where the member lives: of the next day that has one ahead, or of the next Monday. */
const nextDigest = (mails: 'DAILY' | 'WEEKLY', at: Date, timeZone: string): Date => {
  if (mails === 'WEEKLY') return nextWeeklyTime(at, { weekday: 1, hour: hourOfDigest }, timeZone);
  const { date } = localTimeOf(at, timeZone);
  const today = instantOf(date, hourOfDigest, 0, timeZone);
  return today > at ? today : instantOf(addDays(date, 1), hourOfDigest, 0, timeZone);
};

export type MailRoute =
  | Readonly<{ kind: 'AT_ONCE' | 'NONE' }>
  /** With everything else that waits by then. */
  | Readonly<{ kind: 'DIGEST'; dueAt: Date }>;

/** What becomes of a mail about what people do. */
export const socialRoute = ({ quiet, mails }: Rhythm, at: Date, timeZone: string): MailRoute => {
  if (mails === 'NONE') return { kind: 'NONE' };
  if (mails !== 'AT_ONCE') return { kind: 'DIGEST', dueAt: nextDigest(mails, at, timeZone) };
  const over = quietUntil(quiet, at, timeZone);
  return over === null ? { kind: 'AT_ONCE' } : { kind: 'DIGEST', dueAt: over };
};
