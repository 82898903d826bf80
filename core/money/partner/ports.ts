import type { UserId } from '#core/kernel/id.ts';
import type { List, ListRequest, Page, PageRequest } from '#core/kernel/page.ts';
import type { Medium } from '#core/platform/media/medium.ts';
import type { Partner, PartnerClaim, PartnerReward } from './partner.ts';

/** As much of a picture as its address needs. */
export type Logo = Pick<Medium, 'key' | 'thumbnailKey' | 'contentType' | 'name'>;

export type PartnerRow = Partner &
  Readonly<{ ownerName: string | null; rewardCount: number; logo: Logo | null }>;
export type PartnerRewardRow = PartnerReward &
  Readonly<{
    partnerName: string;
    partnerUrl: string | null;
    partnerStatus: Partner['status'];
    /** The partner's. */
    ownerId: UserId | null;
    logo: Logo | null;
  }>;
export type PartnerClaimRow = PartnerClaim &
  Readonly<{
    userName: string;
    rewardTitle: PartnerReward['title'];
    partnerId: Partner['id'];
    partnerName: string;
    /** The partner's. */
    ownerId: UserId | null;
  }>;

export interface Partners {
  /** Fails with partner.logo_not_found, partner.owner_not_found. */
  insert(partner: Partner): Promise<void>;
  find(id: Partner['id']): Promise<PartnerRow | null>;
  /** Writes when the stored version is `partner.version - 1`, else fails with version.stale; refuses like `insert`. */
  update(partner: Partner): Promise<void>;
  /** Fails with partner.has_rewards when it has any. */
  delete(id: Partner['id']): Promise<void>;
  /** Filters: `id`, `status`, `ownerId`, `q`. */
  list(request: ListRequest): Promise<List<PartnerRow>>;
}

export interface PartnerRewards {
  /** Fails with partner.not_found. */
  insert(reward: PartnerReward): Promise<void>;
  find(id: PartnerReward['id']): Promise<PartnerRewardRow | null>;
  /** Holds the row until the transaction ends: one claim of a reward at a time. */
  lock(id: PartnerReward['id']): Promise<PartnerReward | null>;
  /**
   * Writes when the stored version is `reward.version - 1`, else fails with version.stale. `claimedCount` is not written
   * here; a stock below it fails with partner_reward.stock_below_claimed.
   */
  update(reward: PartnerReward): Promise<void>;
  /** Fails with partner_reward.has_claims when anybody ever claimed it. */
  delete(id: PartnerReward['id']): Promise<void>;
  /** Adds to the claims that stand of a locked reward; fails with partner_reward.out_of_stock beyond the stock. */
  count(id: PartnerReward['id'], claims: 1 | -1): Promise<void>;
  /** ACTIVE ones of ACTIVE partners that have not ended and start before the given instant, soonest end first. */
  current(at: Date, startingBefore: Date, limit: number): Promise<readonly PartnerRewardRow[]>;
  /** Filters: `id`, `partnerId`, `ownerId`, `status`, `proof`, `unit`, `q`. */
  list(request: ListRequest): Promise<List<PartnerRewardRow>>;
}

export interface PartnerClaims {
  /** Fails with partner_reward.wait when this number of the member's claims was taken before. */
  insert(claim: PartnerClaim): Promise<void>;
  /** Holds the row until the transaction ends. */
  lock(id: PartnerClaim['id']): Promise<PartnerClaim | null>;
  /** Decides a PROCESSING claim; fails with partner_claim.not_pending when it is decided already. */
  decide(claim: PartnerClaim): Promise<void>;
  find(id: PartnerClaim['id']): Promise<PartnerClaimRow | null>;
  /** Claims of one member that stand (not CANCELED), newest first, of these rewards. */
  standingOf(userId: UserId, rewardIds: readonly PartnerReward['id'][]): Promise<readonly PartnerClaim[]>;
  pageOf(userId: UserId, page: PageRequest): Promise<Page<PartnerClaimRow>>;
  /** Filters: `id`, `rewardId`, `partnerId`, `ownerId`, `userId`, `status`, `q`. */
  list(request: ListRequest): Promise<List<PartnerClaimRow>>;
  /** What this member wrote to prove a claim; what was paid stays. */
  forgetEvidenceOf(userId: UserId): Promise<void>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    partners: Partners;
    partnerRewards: PartnerRewards;
    partnerClaims: PartnerClaims;
  }
}
