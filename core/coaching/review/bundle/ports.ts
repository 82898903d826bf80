import type { UserId } from '#core/kernel/id.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Review } from '../review.ts';
import type { BundlePart, ReviewBundle } from './bundle.ts';

/** The names both sides know each other by, and how many quarters are left. */
export type BundleRow = ReviewBundle & Readonly<{ memberName: string; coachName: string; unused: number }>;

/** Which quarter of which bundle pays a review. */
export type PaidBy = Readonly<{ bundleId: ReviewBundle['id']; number: BundlePart['number'] }>;

export interface ReviewBundles {
  /** Fails with review_bundle.active when these two have one already. */
  insert(bundle: ReviewBundle): Promise<void>;
  find(id: ReviewBundle['id']): Promise<BundleRow | null>;
  /** Holds the row until the transaction ends; null when there is none. */
  lock(id: ReviewBundle['id']): Promise<ReviewBundle | null>;
  /** Stores a locked row with its parts. */
  update(bundle: ReviewBundle): Promise<void>;
  activeBetween(memberId: UserId, coachId: UserId): Promise<BundleRow | null>;
  /** A member's own that go on, the newest first. */
  activeOf(memberId: UserId): Promise<readonly BundleRow[]>;
  /** ACTIVE ones that this person bought, or is to answer. */
  activeIdsOf(of: Readonly<{ memberId: UserId }> | Readonly<{ coachId: UserId }>): Promise<readonly ReviewBundle['id'][]>; // prettier-ignore
  /** ACTIVE past `endsAt`, oldest first, skipping rows another instance works on. */
  lockDue(at: Date, limit: number): Promise<readonly ReviewBundle[]>;
  paying(reviewId: Review['id']): Promise<PaidBy | null>;
  /** All of them, as member and as coach: for the archive of one's own data. */
  allOf(userId: UserId): Promise<readonly BundleRow[]>;
  /** Filters: `id`, `memberId`, `coachId`, `status`, `boughtAt_gte/_lte`, `q` (names of both). */
  list(request: ListRequest): Promise<List<BundleRow>>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    reviewBundles: ReviewBundles;
  }
}
