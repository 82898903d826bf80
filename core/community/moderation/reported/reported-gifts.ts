import { takeBack } from '#core/platform/notification/take-back.ts';
import type { ReportSubjects } from '../hooks.ts';

/** The words that came with coins. Hiding takes the words away, and the notice that quotes them; coins stay where they are. */
export const reportedGifts: ReportSubjects = {
  kinds: ['GIFT'],
  permission: 'transaction.view',
  decidePermissions: { GIFT: 'coin.manage' },
  find: async ({ gifts }, viewer, _kind, id) => {
    const gift = await gifts.find(id);
    const isReceiver = viewer.kind === 'user' && gift?.receiverId === viewer.id;
    if (!gift || !isReceiver || gift.message === '' || gift.messageHiddenAt !== null) return null;
    return {
      ownerId: gift.giverId,
      createdAt: gift.createdAt,
      snapshot: { text: gift.message, mediumIds: [], link: null },
    };
  },
  hide: async (repositories, _kind, id, { at }) => {
    const gift = await repositories.gifts.lock(id);
    if (!gift || gift.messageHiddenAt !== null) return;
    await repositories.gifts.update({ ...gift, messageHiddenAt: at });
    await takeBack(repositories, { reference: `gift:${id}` });
  },
  restore: async ({ gifts }, _kind, id) => {
    const gift = await gifts.lock(id);
    if (gift) await gifts.update({ ...gift, messageHiddenAt: null });
  },
};
