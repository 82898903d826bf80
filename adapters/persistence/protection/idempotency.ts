import type { Knex } from 'knex';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Transaction } from '#core/kernel/transaction.ts';
import type { Idempotency, StoredAnswer } from '#adapters/ports/idempotency.ts';
import { connectionOf } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';

type Row = { requestHash: string; status: number; response: unknown };

export const knexIdempotency = (transaction: Transaction<never>, pool: Knex): Idempotency => {
  const db = connectionOf(pool);
  return {
    once: (userId, key, requestHash, work) =>
      transaction(async (): Promise<StoredAnswer> => {
        // Waits while another transaction holds the same key: until it commits, or gives the key back by failing.
        const taken = await rows(
          db(),
          `insert into idempotency_keys (user_id, key, request_hash) values (?, ?, ?)
           on conflict do nothing returning 1 as one`,
          [userId, key, requestHash],
        );
        if (taken.length === 0) {
          const [stored] = await rows<Row>(
            db(),
            'select request_hash, status, response from idempotency_keys where user_id = ? and key = ?',
            [userId, key],
          );
          if (stored?.requestHash !== requestHash) throw new DomainError('idempotency.key_reused');
          return { status: stored.status, body: stored.response };
        }
        const { status, body } = await work();
        const response = JSON.stringify(body ?? null);
        // Finds its row by the key by construction: an update may be planned, while the table is young, to read all of it.
        await db.append(
          `insert into idempotency_keys (user_id, key, request_hash, status, response) values (?, ?, ?, ?, ?)
           on conflict (user_id, key) do update set status = excluded.status, response = excluded.response`,
          [userId, key, requestHash, status, response],
        );
        // What is stored and what is answered now are the same text.
        return { status, body: JSON.parse(response) as unknown };
      }),

    forget: (before) => pool('idempotency_keys').where('createdAt', '<', before).delete(),
  };
};
