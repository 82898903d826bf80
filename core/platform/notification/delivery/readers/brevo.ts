import { mailIdOf, type DeliveryKind } from '../delivery-report.ts';
import { objectAt, secretIn, textOf, type MailNoticeReader } from './said.ts';

const kinds: ReadonlyMap<unknown, DeliveryKind> = new Map<string, DeliveryKind>([
  ['hard_bounce', 'HARD'],
  ['invalid_email', 'HARD'],
  ['soft_bounce', 'SOFT'],
  ['blocked', 'SOFT'],
  ['spam', 'COMPLAINT'],
]);

/** Brevo's webhooks for transactional mails; it signs nothing, and sends the secret as a bearer token or a password. */
export const brevo: MailNoticeReader = {
  proofOf: secretIn,

  read(body) {
    const said = objectAt(body, 'body');
    const kind = kinds.get(said['event']);
    if (kind === undefined) return [];
    const messageId = textOf(said['message-id']);
    return [
      {
        kind,
        mailId: messageId === null ? null : mailIdOf(messageId),
        address: textOf(said['email']),
        detail: textOf(said['reason']) ?? '',
      },
    ];
  },
};
