import type { Reviews } from '#core/coaching/review/ports.ts';
import { coachReminderDays, type Review } from '#core/coaching/review/review.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';

/** Days of the coach's reminders, counted from 1 as SQL does. */
const reminderDays = `'{${coachReminderDays.join(',')}}'::integer[]`;

type Timers = Pick<Reviews, 'lockUnanswered' | 'lockToRemind' | 'lockUnrated' | 'lockWithOpenTargets'>;

/** What the clock looks for. Rows another instance works on are skipped: each has one effect. */
export const reviewTimers = (db: Connection): Timers => ({
  lockUnanswered: (at, limit) =>
    rows<Review>(
      db(),
      `select * from reviews where status = 'PENDING' and answer_due_at <= ?
       order by answer_due_at, id limit ? for no key update skip locked`,
      [at, limit],
    ),

  lockToRemind: (at, limit) =>
    rows<Review>(
      db(),
      `select * from reviews
       where status = 'PENDING' and reminders < ${coachReminderDays.length} and answer_due_at > ?
         and requested_at + make_interval(secs =>
           extract(epoch from answer_due_at - requested_at)::double precision * (${reminderDays})[reminders + 1] / 7) <= ?
       order by requested_at, id limit ? for no key update skip locked`,
      [at, at, limit],
    ),

  lockUnrated: (at, limit) =>
    rows<Review>(
      db(),
      `select * from reviews where rate_due_at <= ? order by rate_due_at, id limit ? for no key update skip locked`,
      [at, limit],
    ),

  lockWithOpenTargets: (of, limit) =>
    'memberId' in of
      ? // A member who saves a week waits for a coach who is just changing the answer: no week is left out.
        rows<Review>(
          db(),
          `select * from reviews where id in (select review_id from open_targets where member_id = ?)
           order by id limit ? for no key update`,
          [of.memberId, limit],
        )
      : rows<Review>(
          db(),
          `select * from reviews where id in (select review_id from open_targets where due_date < ?)
           order by id limit ? for no key update skip locked`,
          [of.dueBefore, limit],
        ),
});
