import { bulkActions } from '#core/access/bulk-action/bulk-action.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { ContactStatus } from './contact-message.ts';
import type { moveContactMessage } from './use-cases/answer-contact-messages.ts';

const hasStatus =
  (status: ContactStatus) =>
  async ({ contactMessages }: Pick<Repositories, 'contactMessages'>, id: string): Promise<boolean> =>
    (await contactMessages.lock(id))?.status === status;

export const contactBulk = bulkActions<
  Readonly<{ moveContactMessage: ReturnType<typeof moveContactMessage> }>
>()({
  'contact-messages.close': {
    list: 'contact-messages',
    isSo: hasStatus('CLOSED'),
    act: ({ moveContactMessage: move }, actor, { id, version }) =>
      move(actor, { id, version, step: 'close' }),
  },
  'contact-messages.spam': {
    list: 'contact-messages',
    isSo: hasStatus('SPAM'),
    act: ({ moveContactMessage: move }, actor, { id, version }) => move(actor, { id, version, step: 'spam' }),
  },
  'contact-messages.reopen': {
    list: 'contact-messages',
    isSo: hasStatus('NEW'),
    act: ({ moveContactMessage: move }, actor, { id, version }) =>
      move(actor, { id, version, step: 'reopen' }),
  },
});
