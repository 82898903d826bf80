import { actorName, type Actor } from '#core/access/actor/actor.ts';
import type { Ids } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { postTo } from '#core/money/coin/ledger.ts';
import { bountyReference, type Bounty, type BountyItem } from './bounty.ts';
import { requireOthers } from './reserve-bounty.ts';

type Uses = Pick<Repositories, 'bounties' | 'events' | 'wallets'>;
type Step = Readonly<{
  ids: Ids;
  actor: Actor;
  at: Date;
  /** What the item is called, and where its author looks at it, without language. */
  title: string;
  link: string;
}>;

/**
 * Gives what was reserved, in the caller's transaction; answers the bounty, or null when there is nothing to give: no
 * reservation, or it was paid before. Fails with bounty.own when the actor is who would get it.
 */
export const payBounty = async (
  { bounties, events, wallets }: Uses,
  item: BountyItem,
  { ids, actor, at, title, link }: Step,
): Promise<Bounty | null> => {
  const reference = bountyReference(item);
  const bounty = await bounties.lock(reference);
  if (bounty?.status !== 'RESERVED') return null;
  const { id: bountyId, userId, coin, amount } = bounty;
  requireOthers(actor, userId);
  const by = actorName(actor);
  const transferId = ids.next();
  await postTo(wallets, userId, { id: transferId, coin, amount, reason: 'BOUNTY', reference, actor: by, at });
  const paid: Bounty = { ...bounty, status: 'PAID', paidAt: at, transferId, updatedAt: at };
  await bounties.put(paid);
  await bounties.addStep({ bountyId, kind: 'PAID', coin, amount, by, at });
  await events.append({
    type: 'bounty.paid',
    userId,
    kind: item.kind,
    itemId: item.id,
    title,
    link,
    coin,
    amount,
  });
  return paid;
};
