import { z } from 'zod';
import { bulkMaxRows, bulkResults } from '#core/access/bulk-action/bulk-action.ts';
import { contract, prose, seenVersion, word } from '../../engine/contract/endpoint.ts';

/** The single actions keep their own limits of a reason; this is the longest of them. */
const reason = prose(1000, 3);

export const bulkActions = contract({
  run: {
    method: 'POST',
    path: '/admin/bulk-actions',
    summary:
      'Do one action to many rows of a staff list, or say what it would do; each row has its own answer',
    access: 'member',
    body: z.strictObject({
      /** `users.hold`, `comments.hide` … */
      action: word(64, 1),
      rows: z
        .array(z.strictObject({ id: word(128, 1), version: seenVersion.optional() }))
        .min(1)
        .max(bulkMaxRows),
      reason: reason.optional(),
      rehearsal: z.boolean(),
    }),
    output: z.object({
      outcomes: z.array(
        z.object({
          id: z.string(),
          result: z.enum(bulkResults),
          /** The code and the sentence of a row that was refused. */
          code: z.string().nullable(),
          text: z.string().nullable(),
          version: z.int().nullable(),
        }),
      ),
    }),
    refusals: ['bulk_action.unknown', 'access.not_authorized', 'access.proof_due', 'idempotency.key_reused'],
    limit: 'heavy',
  },
});
