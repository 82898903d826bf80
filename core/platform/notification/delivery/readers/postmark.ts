import type { DeliveryKind } from '../delivery-report.ts';
import { objectAt, secretIn, textOf, type MailNoticeReader } from './said.ts';

/** What Postmark calls these stays so; its other kinds may pass. */
const forGood: ReadonlySet<unknown> = new Set(['HardBounce', 'BadEmailAddress', 'ManuallyDeactivated']);
/** No refusals at all. */
const harmless: ReadonlySet<unknown> = new Set([
  'AutoResponder',
  'AddressChange',
  'Subscribe',
  'Unsubscribe',
  'OpenRelayTest',
  'ChallengeVerification',
]);

const kindOf = (record: unknown, type: unknown): DeliveryKind | null => {
  if (record === 'SpamComplaint' || type === 'SpamComplaint' || type === 'SpamNotification')
    return 'COMPLAINT';
  if (record !== 'Bounce' || harmless.has(type)) return null;
  return forGood.has(type) ? 'HARD' : 'SOFT';
};

/** Postmark's webhooks for bounces and complaints; it signs nothing, and sends the secret as the password of basic access. */
export const postmark: MailNoticeReader = {
  proofOf: secretIn,

  read(body) {
    const said = objectAt(body, 'body');
    const kind = kindOf(said['RecordType'], said['Type']);
    if (kind === null) return [];
    return [
      {
        kind,
        // Of Postmark's own making: ours is not in it.
        mailId: null,
        address: textOf(said['Email']),
        detail: textOf(said['Details']) ?? textOf(said['Description']) ?? '',
      },
    ];
  },
};
