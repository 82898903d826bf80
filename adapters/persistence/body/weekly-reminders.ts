import type { WeeklyReminders } from '#core/body/snapshot/ports.ts';
import { isoWeekOf, localTimeOf } from '#core/kernel/week.ts';
import { reminderGraceHours } from '#adapters/ports/reminder-grace.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';

/** As the index on the hour of reminders says it. */
const isReminded = `(reminder->>'enabled')::boolean and status = 'ACTIVE'`;

type Due = Awaited<ReturnType<WeeklyReminders['due']>>[number];

export const knexWeeklyReminders = (db: Connection): WeeklyReminders => ({
  async due(at, limit) {
    const zones = await rows<{ name: string }>(
      db(),
      // Each zone by one look into the index, however many people live in it.
      `with recursive zone as (
         select min(time_zone) as name from users where ${isReminded}
         union all
         select (select min(time_zone) from users where ${isReminded} and time_zone > zone.name)
         from zone where zone.name is not null
       )
       select name from zone where name is not null`,
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
       where ${isReminded}
         and not exists (select 1 from snapshots s where s.user_id = u.id and s.week = clock.week
           and s.brought_at is null)
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

  async deleteAllOf(userId) {
    await db()('weekly_reminders').where({ userId }).delete();
  },
});
