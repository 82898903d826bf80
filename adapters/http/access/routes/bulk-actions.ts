import { createHash } from 'node:crypto';
import type { Application } from '#core/application.ts';
import type { BulkOutcome, KeepStep } from '#core/access/bulk-action/run-bulk-action.ts';
import type { Actor } from '#core/access/actor/actor.ts';
import { bulkActions } from '#http/access/contract/bulk-actions.ts';
import type { Idempotency } from '#adapters/ports/idempotency.ts';
import { errorSentence } from '#adapters/ports/messages.ts';
import { handlers } from '../../engine/handlers.ts';

export type BulkServices = Readonly<{ idempotency: Pick<Idempotency, 'once'> }>;

const hashOf = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/**
 * A row's step and its answer are kept under the request's key, each row by itself: when the line drops half way, the
 * same request sent again answers for the rows that were done what it answered for them, and goes on with the others.
 */
const keepUnder =
  ({ idempotency }: BulkServices, actor: Actor, requestKey: string, asked: readonly unknown[]): KeepStep =>
  async (row, work) => {
    if (actor.kind !== 'user') return work();
    const { body } = await idempotency.once(
      actor.id,
      hashOf('bulk', requestKey, row),
      hashOf(...asked, row),
      async () => ({ status: 200, body: await work() }),
    );
    return body as BulkOutcome; // what `work` answered, or what it answered the first time
  };

export const bulkActionRoutes = ({ bulk }: Application, services: BulkServices) =>
  handlers(bulkActions, {
    run: async ({ actor, body, context: { language, requestKey } }) => {
      const { action, reason, rehearsal } = body;
      const keep = keepUnder(services, actor, requestKey, [action, reason ?? null]);
      const outcomes = await bulk.run(actor, { action, rows: body.rows, reason, rehearsal }, keep);
      return {
        outcomes: outcomes.map(({ params, ...outcome }) => ({
          ...outcome,
          text: outcome.code === null ? null : errorSentence(language, outcome.code, params),
        })),
      };
    },
  });
