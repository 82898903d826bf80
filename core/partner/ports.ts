import type { UserId } from '#core/kernel/id.ts';
import type { List, ListRequest, Page, PageRequest } from '#core/kernel/page.ts';
import type { Medium } from '#core/media/medium.ts';
import type { Partner, PartnerClaim, PartnerReward } from './partner.ts';

export type PartnerRow = Partner &
  Readonly<{ ownerName: string | null; rewardCount: number; logo: Medium | null }>;
export type PartnerRewardRow = PartnerReward &
  Readonly<{ partnerName: string; partnerUrl: string | null; logo: Medium | null }>;
export type PartnerClaimRow = PartnerClaim &
  Readonly<{
    userName: string;
    rewardTitle: PartnerReward['title'];
    partnerId: Partner['id'];
    partnerName: string;
  }>;

export interface Partners {
  insert(partner: Partner): Promise<void>;
  find(id: Partner['id']): Promise<PartnerRow | null>;
  /** Fails with version.stale when it was changed meanwhile. */
  update(partner: Partner): Promise<Partner>;
  /** Fails with partner.has_rewards when it has any. */
  delete(id: Partner['id']): Promise<void>;
  /** Filters: `id`, `status`, `ownerId`, `q`. */
  list(request: ListRequest): Promise<List<PartnerRow>>;
}

export interface PartnerRewards {
  insert(reward: PartnerReward): Promise<void>;
  find(id: PartnerReward['id']): Promise<PartnerRewardRow | null>;
  /** Holds the row until the transaction ends: one claim of a reward at a time. */
  lock(id: PartnerReward['id']): Promise<PartnerReward | null>;
  /** Fails with version.stale when it was changed meanwhile. `claimedCount` is not written here. */
  update(reward: PartnerReward): Promise<PartnerReward>;
  /** Adds to the claims that stand of a locked reward. */
  count(id: PartnerReward['id'], claims: 1 | -1): Promise<void>;
  /** ACTIVE ones of ACTIVE partners that have not ended, soonest end first. */
  current(at: Date): Promise<readonly PartnerRewardRow[]>;
  /** Filters: `id`, `partnerId`, `ownerId`, `status`, `proof`, `unit`, `q`. */
  list(request: ListRequest): Promise<List<PartnerRewardRow>>;
}

export interface PartnerClaims {
  insert(claim: PartnerClaim): Promise<void>;
  lock(id: PartnerClaim['id']): Promise<PartnerClaim | null>;
  update(claim: PartnerClaim): Promise<void>;
  find(id: PartnerClaim['id']): Promise<PartnerClaimRow | null>;
  /** Claims of one member that stand (not CANCELED), newest first; all rewards when none is named. */
  standingOf(userId: UserId, rewardId?: PartnerReward['id']): Promise<readonly PartnerClaim[]>;
  pageOf(userId: UserId, page: PageRequest): Promise<Page<PartnerClaimRow>>;
  /** Filters: `id`, `rewardId`, `partnerId`, `ownerId`, `userId`, `status`, `q`. */
  list(request: ListRequest): Promise<List<PartnerClaimRow>>;
}
