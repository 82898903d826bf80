import { displayName } from '#core/access/actor/person.ts';
import { reaction, type Reaction } from '#core/kernel/reaction.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { notify, type NotifyRepositories } from '#core/platform/notification/notify.ts';
import { shownMessage } from './views/shown-gift.ts';

type Uses = NotifyRepositories & Pick<Repositories, 'gifts'>;

/** Where gifts are looked at. */
const gifts = '/dashboard/user/gifts';

/** A gift and its thanks are news to the other of the two, with who it was and what was said. */
export const giftReactions: readonly Reaction[] = [
  reaction('gift.given', 'gift-notice', async (repositories: Uses, event, context) => {
    const { giftId, giverId, receiverId, amount } = event;
    const [gift, giver] = await Promise.all([
      repositories.gifts.find(giftId),
      repositories.people.find(giverId),
    ]);
    if (!gift || !giver) return;
    const message = shownMessage(gift);
    await notify(repositories, context, {
      userId: receiverId,
      type: 'SYSTEM',
      topic: message === '' ? 'gift_received' : 'gift_received_with_words',
      params: { user: displayName(giver), amount, ...(message !== '' && { note: message }) },
      link: gifts,
      by: giverId,
      reference: `gift:${giftId}`,
    });
  }),
  reaction('gift.thanked', 'thanks-notice', async (repositories: Uses, event, context) => {
    const { giftId, giverId, receiverId, amount } = event;
    const receiver = await repositories.people.find(receiverId);
    if (!receiver) return;
    await notify(repositories, context, {
      userId: giverId,
      type: 'SYSTEM',
      topic: 'gift_thanked',
      params: { user: displayName(receiver), amount },
      link: `${gifts}?list=given`,
      by: receiverId,
      reference: `gift-thanks:${giftId}`,
    });
  }),
];
