import type { WeeklyReminders } from '#core/indicator/ports.ts';
import { isoWeekOf, localTimeOf } from '#core/kernel/week.ts';
import { reminderGraceHours } from '../reminder-grace.ts';
import type { Connection } from './ambient-transaction.ts';
import { rows } from './database.ts';

type Due = Awaited<ReturnType<WeeklyReminders['due']>>[number];

export const knexWeeklyReminders = (db: Connection): WeeklyReminders => ({
  async due(at, limit) {
    const zones = await rows<{ name: string }>(
      db(),
      `select distinct time_zone as name from users where (reminder->>'enabled')::boolean and status = 'ACTIVE'`,
    );
    // Calendars are read here, so that both sides of the application agree on every zone.
    const clocks = zones.map(({ name }) => {
      const { weekday, hour } = localTimeOf(at, name);
      return { name, week: isoWeekOf(at, name).key, hour: weekday * 24 + hour };
    });
    return rows<Due>(
      db(),
      `select u.id, u.time_zone, u.language
       from unnest(?::text[], ?::text[], ?::integer[]) as clock(zone, week, hour)
       join users u on u.time_zone = clock.zone
         and (reminder->>'weekday')::integer * 24 + (reminder->>'hour')::integer
           between clock.hour - ? and clock.hour
       where (u.reminder->>'enabled')::boolean and u.status = 'ACTIVE'
         and not exists (select 1 from snapshots s where s.user_id = u.id and s.week = clock.week)
         and not exists (select 1 from weekly_reminders r where r.user_id = u.id and r.week = clock.week)
       order by u.id limit ?`,
      [
        clocks.map(({ name }) => name),
        clocks.map(({ week }) => week),
        clocks.map(({ hour }) => hour),
        reminderGraceHours - 1,
        limit,
      ],
    );
  },

  async claim(userId, week, at) {
    const claimed = await rows(
      db(),
      'insert into weekly_reminders (user_id, week, at) values (?, ?, ?) on conflict do nothing returning user_id',
      [userId, week, at],
    );
    return claimed.length === 1;
  },
});
