import type { Hooks } from '#core/kernel/hooks.ts';
import { everyRow } from '#core/kernel/page.ts';

/** What one gave and got, with what was said; the other of the two is not part of it. */
export const giftArchive: Hooks['archiveOf'] = async (reads, userId) => {
  const of = async (direction: 'GIVEN' | 'RECEIVED') =>
    (await everyRow((page) => reads.gifts.pageOf(userId, direction, page))).map(
      ({ id, amount, message, messageHiddenAt, thankedAt, createdAt }) => ({
        id,
        direction,
        amount,
        message: direction === 'RECEIVED' && messageHiddenAt !== null ? '' : message,
        thankedAt,
        createdAt,
      }),
    );
  return { gifts: [...(await of('GIVEN')), ...(await of('RECEIVED'))] };
};
