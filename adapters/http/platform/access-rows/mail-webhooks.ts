import { open, type AccessRows } from '../../testing/access-rows.ts';

export const mailWebhooksRows: AccessRows = {
  // Closed until the operator has set its secret; then the signature decides.
  'POST /webhooks/mail/:provider': [open(503), { params: { provider: 'generic' }, body: {} }],
};
