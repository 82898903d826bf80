import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { pageRequest, type Page } from '#core/kernel/page.ts';
import { after, day } from '#core/kernel/time.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { claimableFirst } from '../claim-rules.ts';
import { presentClaim, presentReward, type MemberClaim, type MemberReward } from '../views/member-reward.ts';

/** How far ahead members look. */
const upcomingDays = 30;
/** A page of rewards, not an archive: what ends first is shown first. */
const mostShown = 200;

/** Rewards that run now or soon, and where this member stands with each. What one offers oneself is not among them. */
export const listPartnerRewards =
  ({
    reads,
    clock,
    mediaStore,
  }: Reads<'partnerClaims' | 'partnerRewards'> & Pick<Ports, 'clock' | 'mediaStore'>) =>
  async (actor: Actor): Promise<{ items: readonly MemberReward[] }> => {
    const { id } = requireMember(actor);
    const now = clock.now();
    const current = await reads.partnerRewards.current(now, after(now, upcomingDays * day), mostShown);
    const rewards = current.filter(({ ownerId }) => ownerId !== id);
    const standing = await reads.partnerClaims.standingOf(
      id,
      rewards.map((reward) => reward.id),
    );
    const claims = Map.groupBy(standing, ({ rewardId }) => rewardId);
    const shown = await Promise.all(
      rewards.map((reward) => presentReward({ mediaStore }, reward, claims.get(reward.id) ?? [], now)),
    );
    return { items: claimableFirst(shown) };
  };

type Query = Readonly<{ limit?: number | undefined; cursor?: string | undefined }>;

/** One's own claims, newest first. */
export const listPartnerClaims =
  ({ reads }: Reads<'partnerClaims'>) =>
  async (actor: Actor, query: Query): Promise<Page<MemberClaim>> => {
    const { items, nextCursor } = await reads.partnerClaims.pageOf(
      requireMember(actor).id,
      pageRequest(query),
    );
    return { items: items.map(presentClaim), nextCursor };
  };
