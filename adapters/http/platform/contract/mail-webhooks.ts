import { z } from 'zod';
import { contract } from '../../engine/contract/endpoint.ts';

export const mailWebhooks = contract({
  mail: {
    method: 'POST',
    path: '/webhooks/mail/:provider',
    summary: 'What became of mails: bounces and complaints, proved with the shared secret',
    access: 'visitor',
    params: z.strictObject({ provider: z.string().max(32) }),
    body: z.unknown(),
    signed: true,
    // Amazon's SNS sends JSON and calls it plain text.
    acceptsPlainText: true,
    output: z.object({ success: z.literal(true), stored: z.int() }),
    refusals: [
      'input.invalid',
      'input.required',
      'input.not_a_choice',
      'mail_notice.provider_unknown',
      'mail_notice.not_configured',
      'mail_notice.proof_invalid',
      'mail_notice.expired',
      'input.not_json',
      'input.too_large',
    ],
  },
});
