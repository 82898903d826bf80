import type { UserId } from '#core/kernel/id.ts';
import type { Translations } from '#core/platform/translation/ports.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';

export const knexTranslations = (db: Connection): Translations => ({
  async agreeing(userIds) {
    const found = await rows<{ id: UserId }>(
      db(),
      'select id from users where id = any(?::text[]) and translation',
      [[...userIds]],
    );
    return new Set(found.map(({ id }) => id));
  },

  async count(userId, day) {
    const [row] = await refusing(
      { translation_counts_user_id_fkey: 'user.not_found' },
      rows<{ count: number }>(
        db(),
        `insert into translation_counts as t (user_id, day, count) values (?, ?, 1)
         on conflict (user_id) do update
           set day = excluded.day, count = case when t.day = excluded.day then t.count + 1 else 1 end
         returning count`,
        [userId, day],
      ),
    );
    return row?.count ?? 0;
  },

  async deleteAllOf(userId) {
    await db()('translation_counts').where({ userId }).delete();
  },
});
