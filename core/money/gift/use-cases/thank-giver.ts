import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Writes } from '#core/kernel/transaction.ts';
import type { Gift } from '../gift.ts';
import { giftView, type GiftView } from '../views/shown-gift.ts';

type Needs = Writes<'events' | 'gifts'> & Pick<Ports, 'clock'>;

/** The receiver thanks, once; a gift of others is not there. */
export const thankGiver =
  ({ transaction, clock }: Needs) =>
  async (actor: Actor, id: Gift['id']): Promise<GiftView> => {
    const { id: userId } = requireMember(actor);
    return transaction(async ({ gifts, events }) => {
      const gift = await gifts.lock(id);
      if (gift?.receiverId !== userId) throw new DomainError('gift.not_found');
      if (gift.thankedAt !== null) throw new DomainError('gift.thanked');
      await gifts.update({ ...gift, thankedAt: clock.now() });
      const { giverId, receiverId, amount } = gift;
      await events.append({ type: 'gift.thanked', giftId: id, giverId, receiverId, amount });
      const row = await gifts.find(id);
      if (!row) throw new DomainError('gift.not_found');
      return giftView(row, userId);
    });
  };
