import { DomainError } from '#core/kernel/domain-error.ts';
import type { Transaction } from '#core/kernel/transaction.ts';
import type { Idempotency } from '#adapters/ports/idempotency.ts';
import { keyOf, type Store } from '../engine/store.ts';

/** Transactions run one after another here, so that the second request with a key finds the first one's answer. */
export const memoryIdempotency = (
  transaction: Transaction<never>,
  { view }: Store,
  now: () => Date = () => new Date(),
): Idempotency => ({
  once: (userId, key, requestHash, work) =>
    transaction(async () => {
      const place = keyOf(userId, key);
      const stored = view().table('idempotencyKeys').get(place);
      if (stored && stored.requestHash !== requestHash) throw new DomainError('idempotency.key_reused');
      if (stored) return stored.answer;
      const { status, body } = await work();
      const answer = { status, body: JSON.parse(JSON.stringify(body ?? null)) as unknown }; // what a client reads
      view().table('idempotencyKeys').set(place, { requestHash, answer, createdAt: now() });
      return answer;
    }),

  async forget(before) {
    const keys = view().table('idempotencyKeys');
    const old = keys.entries().filter(([, { createdAt }]) => createdAt < before);
    for (const [place] of old) keys.delete(place);
    return old.length;
  },
});
