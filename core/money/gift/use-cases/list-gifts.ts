import { requireMember, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { pageRequest, type List, type ListRequest, type Page } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { after } from '#core/kernel/time.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { giftWindow, leftToGive } from '../gift.ts';
import type { GiftDirection, GiftRow } from '../ports.ts';
import { giftView, type GiftView } from '../views/shown-gift.ts';

type Query = Readonly<{
  list: GiftDirection;
  limit?: number | undefined;
  cursor?: string | undefined;
}>;

/** One's own gifts of one direction, newest first. */
export const listGifts =
  ({ reads }: Reads<'gifts'>) =>
  async (actor: Actor, { list, ...page }: Query): Promise<Page<GiftView>> => {
    const { id } = requireMember(actor);
    const { items, nextCursor } = await reads.gifts.pageOf(id, list, pageRequest(page));
    return { items: items.map((row) => giftView(row, id)), nextCursor };
  };

export type GiftAllowance = Readonly<{
  isOpen: boolean;
  min: number;
  max: number;
  /** How much may still be given in the last 24 hours. */
  left: number;
  /** From so many on the sign-in is proved anew. */
  proofFrom: number;
}>;

/** How much one may give now. */
export const giftAllowance =
  ({ reads, clock }: Reads<'gifts' | 'settings'> & Pick<Ports, 'clock'>) =>
  async (actor: Actor): Promise<GiftAllowance> => {
    const { id } = requireMember(actor);
    const limits = await reads.settings.read();
    const moved = await reads.gifts.movedSince(id, after(clock.now(), -giftWindow));
    return {
      isOpen: limits.giftsOpen,
      min: limits.giftMin,
      max: limits.giftMax,
      left: leftToGive(limits, moved),
      proofFrom: limits.giftProofFrom,
    };
  };

/** What staff see of a gift: who, to whom, how much and when. Words are read where they were reported. */
export type StaffGift = Omit<GiftRow, 'message' | 'requestKey' | 'messageHiddenAt'> &
  Readonly<{ hasMessage: boolean }>;

const staffGift = ({ message, requestKey: _key, messageHiddenAt: _at, ...row }: GiftRow): StaffGift => ({
  ...row,
  hasMessage: message !== '',
});

export const listAllGifts =
  ({ reads }: Reads<'gifts'>) =>
  async (actor: Actor, request: ListRequest): Promise<List<StaffGift>> => {
    requirePermission(actor, 'transaction.view');
    const { rows, ...counted } = await reads.gifts.list(request);
    return { ...counted, rows: rows.map(staffGift) };
  };
