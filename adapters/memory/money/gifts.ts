import { displayName } from '#core/access/actor/person.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Gift } from '#core/money/gift/gift.ts';
import type { GiftRow, Gifts } from '#core/money/gift/ports.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { descending, isBelow } from '../engine/ordering.ts';
import { staffList } from '../engine/staff-list.ts';
import { changeRows, type View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    gifts: Gift;
  }
}

const placeOf = ({ createdAt, id }: Gift): [Date, string] => [createdAt, id];
const sum = (gifts: readonly Gift[]): number => gifts.reduce((total, { amount }) => total + amount, 0);

export const memoryGifts = (view: () => View): Gifts => {
  const gifts = () => view().table('gifts');
  const userOf = (id: string) => view().table('users').get(id);
  const nameOf = (id: string): string => {
    const user = userOf(id);
    return user ? displayName(user) : '';
  };
  const rowOf = (gift: Gift): GiftRow => ({
    ...gift,
    giverName: nameOf(gift.giverId),
    receiverName: nameOf(gift.receiverId),
  });

  return {
    async lockPair(one, other) {
      for (const id of [one, other]) if (!userOf(id)) throw new DomainError('user.not_found');
    },

    async movedSince(userId, since) {
      const lately = gifts()
        .all()
        .filter(({ createdAt }) => createdAt > since);
      return {
        given: sum(lately.filter(({ giverId }) => giverId === userId)),
        received: sum(lately.filter(({ receiverId }) => receiverId === userId)),
      };
    },

    async insert(gift) {
      const isTaken = gifts()
        .all()
        .some(({ giverId, requestKey }) => giverId === gift.giverId && requestKey === gift.requestKey);
      if (isTaken) view().refuse('transaction.not_pending');
      if (!userOf(gift.receiverId)) view().refuse('user.not_found');
      gifts().set(gift.id, gift);
    },

    async find(id) {
      const gift = gifts().get(id);
      return gift ? rowOf(gift) : null;
    },

    lock: async (id) => gifts().get(id) ?? null,

    async update({ id, thankedAt, messageHiddenAt }) {
      const gift = gifts().get(id);
      if (gift) gifts().set(id, { ...gift, thankedAt, messageHiddenAt });
    },

    async pageOf(userId, direction, { limit, cursor }) {
      const [at, id] = decodeCursor(cursor, 'instant', 'id') ?? [];
      const found = gifts()
        .all()
        .filter((gift) => (direction === 'GIVEN' ? gift.giverId : gift.receiverId) === userId)
        .toSorted(descending(placeOf))
        .filter((gift) => !at || !id || isBelow(placeOf(gift), [new Date(at), id]))
        .map(rowOf);
      return pageOf(found, limit, (row) => encodeCursor(row.createdAt, row.id));
    },

    list: async (request) =>
      staffList(
        gifts().all().map(rowOf),
        readListRequest(staffLists.gifts, request),
        staffLists.gifts,
        ({ giverId, receiverId }) =>
          [giverId, receiverId].flatMap((id) => {
            const user = userOf(id);
            return [user?.fullname ?? null, user?.username ?? null, user?.email ?? null, user?.phone ?? null];
          }),
      ),

    forgetMessagesOf: async (id) =>
      changeRows(
        gifts(),
        ({ giverId }) => giverId === id,
        (gift) => ({ ...gift, message: '' }),
      ),
  };
};
