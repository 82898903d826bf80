import type { UserId } from '#core/kernel/id.ts';
import type { List, ListRequest, Page, PageRequest } from '#core/kernel/page.ts';
import type { BoardHabit } from '#core/learning/challenge/challenge.ts';
import type { ChallengeId, EnrolmentId } from '#core/learning/gate/outline.ts';
import type { ChallengeReview } from './challenge-review.ts';
import type { Enrolment, EnrolmentStatus } from './enrolment.ts';

export type EnrolmentRow = Enrolment &
  Readonly<{ userName: string; challengeTitle: string; challengeSlug: string }>;
export type EnrolmentFilter = Readonly<{ status?: EnrolmentStatus | undefined }>;

export type BoardRow = Readonly<{ userId: UserId; percent: number; habit: number; rank: number }>;
export type Board = Readonly<{ rows: readonly BoardRow[]; own: BoardRow | null; count: number }>;

/** Enrolments that began in a period, and what stands now. Coins are Fit Coin. */
export type EnrolmentFigures = Readonly<{
  enrolled: number;
  completed: number;
  canceled: number;
  /** What learners paid and was not given back; the platform's part of it, and the authors'. */
  paid: number;
  revenue: number;
  earned: number;
  /** Now: learners who asked for attempts, and challenges that wait for staff. */
  stuck: number;
  waiting: Readonly<{ count: number; oldestAt: Date | null }>;
  /** Those with the most of them, at most ten. */
  challenges: readonly Readonly<{
    challengeId: ChallengeId;
    title: string;
    enrolled: number;
    completed: number;
    paid: number;
  }>[];
}>;

export interface Enrolments {
  /** Fails with enrolment.exists when this member has one here that is not canceled. */
  insert(enrolment: Enrolment): Promise<void>;
  find(id: EnrolmentId): Promise<EnrolmentRow | null>;
  /** The one that is not canceled. */
  ofUser(userId: UserId, challengeId: ChallengeId): Promise<Enrolment | null>;
  /** Those of them that are not canceled, by challenge. */
  amongOfUser(
    userId: UserId,
    challengeIds: readonly ChallengeId[],
  ): Promise<ReadonlyMap<ChallengeId, Enrolment>>;
  /** Holds the row until the transaction ends. */
  lock(id: EnrolmentId): Promise<Enrolment | null>;
  /** The one that is not canceled, held likewise. */
  lockOfUser(userId: UserId, challengeId: ChallengeId): Promise<Enrolment | null>;
  /** Stores a locked row and raises its version. */
  update(enrolment: Enrolment): Promise<Enrolment>;
  /** Whether this member ever took this challenge back. */
  wasRefundedSelf(userId: UserId, challengeId: ChallengeId): Promise<boolean>;
  /** Whether this member holds, uncanceled, a challenge of this group. */
  holdsTranslation(userId: UserId, translationGroup: string): Promise<boolean>;
  /** Not canceled, last active first. */
  pageOfUser(userId: UserId, filter: EnrolmentFilter, page: PageRequest): Promise<Page<EnrolmentRow>>;
  /** Of one challenge; those who are stuck first, then the longest idle. */
  pageOfChallenge(
    challengeId: ChallengeId,
    page: PageRequest,
  ): Promise<Page<EnrolmentRow & Readonly<{ isStuck: boolean }>>>;
  /** How many stand at each tenth of the way, and how many are done. */
  funnelOf(challengeId: ChallengeId): Promise<readonly Readonly<{ fromPercent: number; learners: number }>[]>;
  /** Of those not canceled: how many are stuck, what was paid, and the authors' share. */
  sumsOf(challengeId: ChallengeId): Promise<Readonly<{ stuck: number; paid: number; earned: number }>>;
  /** From `since` up to `until`. */
  figures(since: Date, until: Date): Promise<EnrolmentFigures>;
  /** Past `refundableUntil` with an earning that waits, oldest first, skipping rows another instance works on. */
  lockUnreleased(at: Date, limit: number): Promise<readonly Enrolment[]>;
  /** IN_PROGRESS, idle for the days of its next reminder, likewise. */
  lockIdle(at: Date, limit: number): Promise<readonly Enrolment[]>;
  /** Who is in progress on an older structure than this one. */
  usersOnOlderStructure(challengeId: ChallengeId, structureNo: number): Promise<readonly UserId[]>;
  /** Learners who show themselves: at most `limit`, and the reader's own place. */
  board(
    challengeId: ChallengeId,
    habit: BoardHabit,
    request: Readonly<{ readerId: UserId | null; limit: number; at: Date }>,
  ): Promise<Board>;
  allOf(userId: UserId): Promise<readonly EnrolmentRow[]>;
  /** Shows this member among no others any more. */
  leaveBoards(userId: UserId): Promise<void>;
  /** Filters: `id`, `userId`, `challengeId`, `status`, `isStuck`, `enrolledAt_gte/_lte`, `q` (the learner's name). */
  list(request: ListRequest): Promise<List<EnrolmentRow>>;
}

export type ChallengeReviewRow = ChallengeReview &
  Readonly<{ userName: string; challengeTitle: string; challengeSlug: string }>;

export interface ChallengeReviews {
  find(userId: UserId, challengeId: ChallengeId): Promise<ChallengeReview | null>;
  /** Inserts or replaces; answers what was there before. */
  put(review: ChallengeReview): Promise<ChallengeReview | null>;
  /** Answers what was there. */
  delete(userId: UserId, challengeId: ChallengeId): Promise<ChallengeReview | null>;
  /** Those that are not hidden, newest first. */
  pageOf(challengeId: ChallengeId, page: PageRequest): Promise<Page<ChallengeReviewRow>>;
  /** How many gave each number of stars, of those that are not hidden. */
  histogramOf(challengeId: ChallengeId): Promise<Readonly<Record<1 | 2 | 3 | 4 | 5, number>>>;
  ofUser(userId: UserId): Promise<readonly ChallengeReview[]>;
  /** The words go, the stars stay. */
  forgetAllOf(userId: UserId): Promise<void>;
  /** Filters: `challengeId`, `userId`, `stars`, `isHidden`, `createdAt_gte/_lte`, `q`. */
  list(request: ListRequest): Promise<List<ChallengeReviewRow>>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    enrolments: Enrolments;
    challengeReviews: ChallengeReviews;
  }
}
