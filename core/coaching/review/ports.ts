import type { UserId } from '#core/kernel/id.ts';
import type { List, ListRequest, Page, PageRequest } from '#core/kernel/page.ts';
import type { Rating } from '#core/coaching/rating/rating.ts';
import type { Reply, ReplyDraft } from '#core/coaching/reply/reply.ts';
import type { Review, ReviewStatus } from './review.ts';

/** The names both sides know each other by. */
export type ReviewRow = Review & Readonly<{ memberName: string; coachName: string; rating: Rating | null }>;
export type ReviewFilter = Readonly<{ status?: ReviewStatus | undefined }>;

export interface Reviews {
  /** Fails with review.pending when this member waits for this coach already. */
  insert(review: Review): Promise<void>;
  find(id: Review['id']): Promise<ReviewRow | null>;
  /** Holds the row until the transaction ends; null when there is none. */
  lock(id: Review['id']): Promise<Review | null>;
  /** Stores a locked row and raises its version. Fails with review.pending as `insert` does. */
  update(review: Review): Promise<Review>;
  /** One member's own, last asked first. */
  pageOfMember(
    memberId: UserId,
    filter: ReviewFilter & Readonly<{ coachId?: UserId | undefined }>,
    page: PageRequest,
  ): Promise<Page<ReviewRow>>;
  /** A coach's, likewise. */
  pageOfCoach(
    coachId: UserId,
    filter: ReviewFilter & Readonly<{ memberId?: UserId | undefined }>,
    page: PageRequest,
  ): Promise<Page<ReviewRow>>;
  /** PENDING ones of a coach, the longest wait first. */
  queueOf(coachId: UserId, page: PageRequest): Promise<Page<ReviewRow>>;
  waitingCountOf(coachId: UserId): Promise<number>;
  /** The one that waits between these two. */
  pendingBetween(memberId: UserId, coachId: UserId): Promise<Review['id'] | null>;
  /** What this member last answered this coach. */
  lastBetween(memberId: UserId, coachId: UserId): Promise<Review | null>;
  /** Whether a request that shows the weeks to the coach (`showsToCoach`) stands between these two. */
  mayCoachSee(coachId: UserId, memberId: UserId, at: Date): Promise<boolean>;
  /** The requests of a member that let a coach see the weeks, last asked first. */
  showingOf(memberId: UserId, at: Date): Promise<readonly ReviewRow[]>;
  /** Those of them to one coach, held until the transaction ends. */
  lockShowing(memberId: UserId, coachId: UserId, at: Date): Promise<readonly Review[]>;
  /** PENDING past `answerDueAt`, oldest first, skipping rows another instance works on. */
  lockUnanswered(at: Date, limit: number): Promise<readonly Review[]>;
  /** PENDING whose next reminder (`coachReminderDays[reminders]` days after the request) is due, likewise. */
  lockToRemind(at: Date, limit: number): Promise<readonly Review[]>;
  /** APPROVED without a rating past `rateDueAt`, likewise. */
  lockUnrated(at: Date, limit: number): Promise<readonly Review[]>;
  /** APPROVED with a target that is OPEN: those of one member, or those whose weeks are over on this calendar day. */
  lockWithOpenTargets(
    of: Readonly<{ memberId: UserId }> | Readonly<{ dueBefore: string }>,
    limit: number,
  ): Promise<readonly Review[]>;
  /** The newest `shownVersions` of an answer, newest first. */
  replyVersions(id: Review['id']): Promise<readonly (Reply & Readonly<{ at: Date }>)[]>;
  /** How often the answer was changed after it was sent. */
  replyChanges(id: Review['id']): Promise<number>;
  keepReplyVersion(id: Review['id'], reply: Reply, at: Date): Promise<void>;
  draft(id: Review['id']): Promise<ReplyDraft | null>;
  /** Insert at version 1, else conditional on `version - 1`; fails with version.stale. */
  putDraft(draft: ReplyDraft): Promise<void>;
  deleteDraft(id: Review['id']): Promise<void>;
  /** All of them, as member and as coach: for the archive of one's own data. */
  allOf(userId: UserId): Promise<readonly ReviewRow[]>;
  /** Filters: `id`, `memberId`, `coachId`, `status`, `type`, `createdAt_gte/_lte`, `q` (names of both). */
  list(request: ListRequest): Promise<List<ReviewRow>>;
  /** What this member told and was told goes; that it was asked, answered and paid stays. */
  forgetAllOf(memberId: UserId): Promise<void>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    reviews: Reviews;
  }
}
