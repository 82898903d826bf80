import type { Events, StoredEvent } from '#core/kernel/events.ts';
import type { Connection } from './ambient-transaction.ts';
import { rows } from './database.ts';

export const knexEvents = (db: Connection): Events => ({
  append: (event) => db.append('insert into events (event) values (?)', [JSON.stringify(event)]),

  take: (limit) =>
    rows<StoredEvent>(
      db(),
      `select id::text as id, at, event from events where handled_at is null
       order by events.id limit ? for update skip locked`,
      [limit],
    ),

  async claim(eventId, reaction, at) {
    const claimed = await rows(
      db(),
      `insert into event_claims (event_id, reaction, at) values (?, ?, ?)
       on conflict do nothing returning event_id`,
      [eventId, reaction, at],
    );
    return claimed.length === 1;
  },

  async handled(eventIds, at) {
    await rows(db(), 'update events set handled_at = ? where id = any(?::bigint[])', [at, [...eventIds]]);
  },

  async waiting() {
    const [found] = await rows<{ count: number; oldestAt: Date | null }>(
      db(),
      'select count(*)::int as count, min(at) as oldest_at from events where handled_at is null',
    );
    return found ?? { count: 0, oldestAt: null };
  },
});
