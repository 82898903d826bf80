import { bulkActions } from '#core/access/bulk-action/bulk-action.ts';
import type { retryMail } from './use-cases/mail-log.ts';

export const mailBulk = bulkActions<Readonly<{ retryMail: ReturnType<typeof retryMail> }>>()({
  'email-log.retry': {
    list: 'email-log',
    isSo: async ({ mails }, id) => (await mails.get(id)).status === 'PENDING',
    act: ({ retryMail: retry }, actor, { id }) => retry(actor, id),
  },
});
