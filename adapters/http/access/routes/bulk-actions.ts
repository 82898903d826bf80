import type { Application } from '#core/application.ts';
import { bulkActions } from '#http/access/contract/bulk-actions.ts';
import { errorSentence } from '#adapters/ports/messages.ts';
import { handlers } from '../../engine/handlers.ts';
import type { KeepSteps } from '../keep-step.ts';

export type BulkServices = Readonly<{ keepSteps: KeepSteps }>;

export const bulkActionRoutes = ({ bulk }: Application, { keepSteps }: BulkServices) =>
  handlers(bulkActions, {
    run: async ({ actor, body, context: { language, requestKey } }) => {
      const { action, reason, rehearsal } = body;
      const keep = keepSteps(actor, requestKey, [action, reason ?? null]);
      const outcomes = await bulk.run(actor, { action, rows: body.rows, reason, rehearsal }, keep);
      return {
        outcomes: outcomes.map(({ params, ...outcome }) => ({
          ...outcome,
          text: outcome.code === null ? null : errorSentence(language, outcome.code, params),
        })),
      };
    },
  });
