import { actorName, mayDo, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ids, UserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import {
  bountyMonth,
  bountyReference,
  inBaseCoins,
  requireWithinCap,
  requireWithinLimit,
  type Bounty,
  type BountyChange,
  type BountyItem,
} from './bounty.ts';

type Uses = Pick<Repositories, 'bounties' | 'settings'>;
type Step = Readonly<{ ids: Ids; actor: Actor; at: Date }>;

/** Nobody promises coins to themselves, or gives them to themselves. */
export const requireOthers = (actor: Actor, userId: UserId): void => {
  if (actor.kind === 'user' && actor.id === userId) throw new DomainError('bounty.own');
};

const requireOpen = (bounty: Bounty | null): Bounty | null => {
  if (bounty?.status === 'PAID') throw new DomainError('bounty.closed');
  return bounty;
};

/**
 * Promises `amount` to the author of an item, or changes what was promised. It is taken out of the cap of this month at
 * once, so that paying it never fails. Runs in the caller's transaction; the caller has checked the permission and the
 * state of the item, and logs the change. Fails with bounty.own, bounty.closed once it was paid, bounty.over_limit,
 * bounty.cap_reached, coin.amount_invalid.
 */
export const reserveBounty = async (
  { bounties, settings }: Uses,
  item: BountyItem & Readonly<{ userId: UserId }>,
  change: BountyChange,
  { ids, actor, at }: Step,
): Promise<Bounty> => {
  requireOthers(actor, item.userId);
  const limits = await settings.read();
  requireWithinLimit(limits, item.kind, change, mayDo(actor, 'coin.manage'));
  await bounties.lockCap();
  const reference = bountyReference(item);
  const before = requireOpen(await bounties.lock(reference));
  const month = bountyMonth(at);
  const { reserved, paid } = await bounties.sumsOf(month);
  const own = before?.status === 'RESERVED' && before.month === month ? inBaseCoins(before) : 0;
  requireWithinCap(limits, reserved + paid - own, inBaseCoins(change));

  const bounty: Bounty = {
    id: before?.id ?? ids.next(),
    reference,
    userId: item.userId,
    coin: change.coin,
    amount: change.amount,
    status: 'RESERVED',
    month,
    setBy: actorName(actor),
    paidAt: null,
    transferId: null,
    createdAt: before?.createdAt ?? at,
    updatedAt: at,
  };
  const { coin, amount, setBy: by } = bounty;
  await bounties.put(bounty);
  await bounties.addStep({ bountyId: bounty.id, kind: before ? 'CHANGED' : 'SET', coin, amount, by, at });
  return bounty;
};

/** Takes the promise back; nothing happens when there is none. Fails with bounty.closed once it was paid. */
export const releaseBounty = async (
  { bounties }: Pick<Repositories, 'bounties'>,
  item: BountyItem,
  { actor, at }: Omit<Step, 'ids'>,
): Promise<void> => {
  const bounty = requireOpen(await bounties.lock(bountyReference(item)));
  if (bounty?.status !== 'RESERVED') return;
  const { id: bountyId, coin, amount } = bounty;
  await bounties.put({ ...bounty, status: 'RELEASED', updatedAt: at });
  await bounties.addStep({ bountyId, kind: 'RELEASED', coin, amount, by: actorName(actor), at });
};
