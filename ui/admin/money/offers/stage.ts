import type { ActiveStatus } from '#core/kernel/active-status.ts';

export type Stage = 'HIDDEN' | 'UPCOMING' | 'RUNNING' | 'SOLD_OUT' | 'ENDED';

type Offer = Readonly<{
  status: ActiveStatus;
  startsAt: Date;
  endsAt: Date;
  stock: number | null;
  claimedCount: number;
}>;

export const leftOf = ({ stock, claimedCount }: Pick<Offer, 'stock' | 'claimedCount'>): number | null =>
  stock === null ? null : Math.max(0, stock - claimedCount);

/** What members can do with it at this moment. An end is the first moment at which it is over. */
export const stageOf = (offer: Offer, now: number): Stage => {
  if (offer.endsAt.getTime() <= now) return 'ENDED';
  if (offer.status === 'INACTIVE') return 'HIDDEN';
  if (offer.startsAt.getTime() > now) return 'UPCOMING';
  return leftOf(offer) === 0 ? 'SOLD_OUT' : 'RUNNING';
};
