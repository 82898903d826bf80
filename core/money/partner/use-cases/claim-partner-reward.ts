import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { postTo } from '#core/money/coin/ledger.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { normalize } from '#core/kernel/text/text.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories, Transaction } from '#core/kernel/transaction.ts';
import { nextNumber, requireClaimable, requireCode } from '../claim-rules.ts';
import { presentClaim, presentReward, type MemberClaim, type MemberReward } from '../views/member-reward.ts';
import { partnerClaimReference, type PartnerClaim, type PartnerReward } from '../partner.ts';
import type { PartnerRewardRow } from '../ports.ts';

type Needs = Pick<Ports, 'sharedClock' | 'ids' | 'mediaStore'> & {
  transaction: Transaction<'events' | 'partnerClaims' | 'partnerRewards' | 'wallets'>;
};
type Input = Readonly<{ id: PartnerReward['id']; code?: string | undefined; evidence?: string | undefined }>;

/** A claim's coins, under a reference that the ledger takes once. */
export const payClaim = (
  { wallets }: Pick<Repositories, 'wallets'>,
  claim: PartnerClaim,
  { id, actor, at }: Readonly<{ id: string; actor: string; at: Date }>,
): Promise<void> =>
  postTo(wallets, claim.userId, {
    id,
    coin: claim.coin,
    amount: claim.amount,
    reason: 'PARTNER_REWARD',
    reference: partnerClaimReference(claim),
    actor,
    at,
  });

/** What a member can't see is not there. */
const findOffered = async (
  { partnerRewards }: Pick<Repositories, 'partnerRewards'>,
  id: PartnerReward['id'],
): Promise<PartnerRewardRow> => {
  const reward = await partnerRewards.find(id);
  if (reward?.status !== 'ACTIVE' || reward.partnerStatus !== 'ACTIVE') {
    throw new DomainError('partner_reward.not_found');
  }
  return reward;
};

/**
 * Claims a reward of a partner, one claim of a reward after the other. What needs no approval is paid at once; what
 * does is taken from the stock and waits.
 */
export const claimPartnerReward =
  ({ transaction, sharedClock, ids, mediaStore }: Needs) =>
  async (
    actor: Actor,
    { id: rewardId, code = '', evidence = '' }: Input,
  ): Promise<{ claim: MemberClaim; reward: MemberReward }> => {
    const { id: userId } = requireMember(actor);
    const { claim, reward, claims, at } = await transaction(
      async ({ partnerRewards, partnerClaims, wallets, events }) => {
        // What has run out is refused before anybody waits for the row.
        const seen = await findOffered({ partnerRewards }, rewardId);
        if (seen.ownerId === userId) throw new DomainError('partner_reward.not_allowed');
        const before = await partnerClaims.standingOf(userId, [rewardId]);
        requireClaimable(seen, before, await sharedClock.now());
        requireCode(seen, code);

        await partnerRewards.lock(rewardId);
        const held = await findOffered({ partnerRewards }, rewardId);
        const standing = await partnerClaims.standingOf(userId, [rewardId]);
        const now = await sharedClock.now();
        requireClaimable(held, standing, now);
        requireCode(held, code);

        const claimed: PartnerClaim = {
          id: ids.next(),
          rewardId,
          userId,
          number: nextNumber(standing),
          status: held.proof === 'APPROVAL' ? 'PROCESSING' : 'COMPLETED',
          amount: held.amount,
          coin: held.coin,
          evidence: held.proof === 'APPROVAL' ? normalize(evidence) || null : null,
          note: null,
          decidedBy: null,
          decidedAt: null,
          at: now,
        };
        await partnerClaims.insert(claimed);
        await partnerRewards.count(rewardId, 1);
        if (claimed.status === 'COMPLETED') {
          await payClaim({ wallets }, claimed, { id: claimed.id, actor: userId, at: now });
        }
        await events.append({
          type: 'partner_claim.made',
          userId,
          claimId: claimed.id,
          rewardId,
          status: claimed.status === 'COMPLETED' ? 'COMPLETED' : 'PROCESSING',
          amount: claimed.amount,
          coin: claimed.coin,
        });
        return {
          claim: claimed,
          reward: { ...held, claimedCount: held.claimedCount + 1 },
          claims: [claimed, ...standing],
          at: now,
        };
      },
    );
    const { title: rewardTitle, partnerName } = reward;
    return {
      claim: presentClaim({ ...claim, rewardTitle, partnerName }),
      reward: await presentReward({ mediaStore }, reward, claims, at),
    };
  };
