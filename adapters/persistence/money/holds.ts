import type { Hold } from '#core/money/coin/holds.ts';
import type { Holds } from '#core/money/coin/ports.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';

export const knexHolds = (db: Connection): Holds => ({
  async insert(hold) {
    await refusing(
      {
        holds_reason_reference_user_id_key: 'transaction.not_pending',
        holds_transfer_id_key: 'transaction.not_pending',
      },
      db()('holds').insert(hold),
    );
  },

  async lock(id) {
    const [hold] = await rows<Hold>(db(), 'select * from holds where id = ? for update', [id]);
    return hold ?? null;
  },

  async settle({ id, status, settledAt }) {
    const settled = await db()('holds').where({ id, status: 'PENDING' }).update({ status, settledAt });
    if (settled === 0) throw new DomainError('coin.hold_not_pending');
  },

  lockExpired: (at, limit) =>
    rows<Hold>(
      db(),
      `select * from holds where status = 'PENDING' and expires_at <= ?
       order by expires_at, id limit ? for update skip locked`,
      [at, limit],
    ),
});
