import { createHash } from 'node:crypto';
import type { Actor } from '#core/access/actor/actor.ts';
import type { BulkOutcome, KeepStep } from '#core/access/bulk-action/run-bulk-action.ts';
import type { Idempotency } from '#adapters/ports/idempotency.ts';

const hashOf = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** Of one request: who asks, under which key, and what is asked of every row alike. */
export type KeepSteps = (actor: Actor, requestKey: string, asked: readonly unknown[]) => KeepStep;

/**
 * A row's step and its answer are kept under the request's key, each row by itself: when the line drops half way, the
 * same request sent again answers for the rows that were done what it answered for them, and goes on with the others.
 */
export const keepSteps =
  ({ once }: Pick<Idempotency, 'once'>): KeepSteps =>
  (actor, requestKey, asked) =>
  async (row, work) => {
    if (actor.kind !== 'user') return work();
    const { body } = await once(
      actor.id,
      hashOf('bulk', requestKey, row),
      hashOf(...asked, row),
      async () => ({ status: 200, body: await work() }),
    );
    return body as BulkOutcome; // what `work` answered, or what it answered the first time
  };
