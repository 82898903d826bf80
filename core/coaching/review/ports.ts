import type { Gender, User } from '#core/people/account/user.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import type { List, ListRequest, Page, PageRequest } from '#core/kernel/page.ts';
import type { Medium } from '#core/platform/media/medium.ts';
import type { CoachProfile, CoachSort, CoachStats, SavedReply } from '#core/coaching/coach/coach.ts';
import type { QuestionForm } from '#core/coaching/question-form/question-form.ts';
import type { Rating, RatingReport } from '#core/coaching/rating/rating.ts';
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
  /** PENDING ones of a coach, whoever waits longest first. */
  queueOf(coachId: UserId, page: PageRequest): Promise<Page<ReviewRow>>;
  waitingCountOf(coachId: UserId): Promise<number>;
  /** The one that waits between these two. */
  pendingBetween(memberId: UserId, coachId: UserId): Promise<Review['id'] | null>;
  /** What this member last answered this coach. */
  lastBetween(memberId: UserId, coachId: UserId): Promise<Review | null>;
  /** Whether an open or approved request, not ended by the member, stands between these two. */
  mayCoachSee(coachId: UserId, memberId: UserId): Promise<boolean>;
  /** The requests of a member that let a coach see the weeks, last asked first. */
  showingOf(memberId: UserId): Promise<readonly ReviewRow[]>;
  /** Those of them to one coach, held until the transaction ends. */
  lockShowing(memberId: UserId, coachId: UserId): Promise<readonly Review[]>;
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
}

export type RatingRow = Rating &
  Readonly<{
    memberName: string;
    memberIsPublic: boolean;
    coachName: string;
    isPaid: boolean;
    reports: number;
  }>;

export interface Ratings {
  /** Fails with rating.already_rated when the review has one. */
  insert(rating: Rating): Promise<void>;
  find(id: Rating['id']): Promise<RatingRow | null>;
  ofReview(reviewId: Review['id']): Promise<Rating | null>;
  lockOfReview(reviewId: Review['id']): Promise<Rating | null>;
  lock(id: Rating['id']): Promise<Rating | null>;
  /** Stores a locked row and raises its version. */
  update(rating: Rating): Promise<Rating>;
  /** Approved and not hidden, newest first. */
  pageOfCoach(
    coachId: UserId,
    filter: Readonly<{ stars?: number | undefined }>,
    page: PageRequest,
  ): Promise<Page<RatingRow>>;
  /** PENDING past `approvesAt`, oldest first, skipping rows another instance works on. */
  lockDue(at: Date, limit: number): Promise<readonly Rating[]>;
  /** Fails with rating.already_reported. */
  report(report: RatingReport): Promise<void>;
  reportsOf(id: Rating['id']): Promise<readonly (RatingReport & Readonly<{ reporterName: string }>)[]>;
  /** Filters: `id`, `reviewId`, `memberId`, `coachId`, `stars`, `source`, `status`, `reported`, `hidden`, `createdAt_gte/_lte`, `q`. */
  list(request: ListRequest): Promise<List<RatingRow>>;
}

export interface QuestionForms {
  /** Fails with version.stale when the number is taken. */
  insert(form: QuestionForm): Promise<void>;
  find(id: QuestionForm['id']): Promise<QuestionForm | null>;
  /** The newest version; null when the coach never made one. */
  currentOf(coachId: UserId): Promise<QuestionForm | null>;
}

/** `avatar` is a picture of their own; a file of somebody else is none. */
export type CoachRow = Readonly<{
  coach: User;
  profile: CoachProfile;
  stats: CoachStats;
  avatar: Pick<Medium, 'key' | 'thumbnailKey' | 'contentType' | 'name'> | null;
}>;
export type CoachFilter = Readonly<{
  /** Words in name, username, headline, about and city, without marks and case. */
  q?: string | undefined;
  /** A type of specialization with a valid badge. */
  specialization?: string | undefined;
  priceMin?: number | undefined;
  priceMax?: number | undefined;
  /** At least this Bayesian mean. */
  rating?: number | undefined;
  city?: string | undefined;
  gender?: Gender | undefined;
  language?: Language | undefined;
  /** Can be reached now: connected and not busy, or always available. */
  online?: boolean | undefined;
}>;
export type CoachPage = Page<CoachRow> & Readonly<{ total: number }>;
export type CoachQuery = CoachFilter & Readonly<{ sort: CoachSort; defaultPrice: number; at: Date }>;

export interface Coaches {
  /**
   * Active, public coaches who are not hidden. `defaultPrice` stands for those without a price of their own; `at` is what
   * "online" and a badge's end go by. `total` counts one more than `mostCounted` at most.
   */
  pageOf(query: CoachQuery, page: PageRequest): Promise<CoachPage>;
  /** Cities that coaches of the directory live in, most coaches first; however it is written, each once. */
  cities(limit: number): Promise<readonly string[]>;
  /** Types of specialization that somebody in the directory has a valid badge of. */
  specializations(at: Date): Promise<readonly string[]>;
  /** Anybody who is a coach, by id or username, in the directory or not. */
  find(idOrUsername: string): Promise<CoachRow | null>;
  profileOf(coachId: UserId): Promise<CoachProfile | null>;
  putProfile(profile: CoachProfile): Promise<void>;
  statsOf(coachId: UserId): Promise<CoachStats>;
  /** Holds the coach's row until the transaction ends, making it when there is none. */
  lockStats(coachId: UserId): Promise<CoachStats>;
  putStats(stats: CoachStats): Promise<void>;
  /** Last changed first. */
  savedReplies(coachId: UserId): Promise<readonly SavedReply[]>;
  /** Inserts or replaces one of this coach's own. */
  putSavedReply(reply: SavedReply): Promise<void>;
  /** False when it is not this coach's. */
  deleteSavedReply(coachId: UserId, id: SavedReply['id']): Promise<boolean>;
  /** Whether a paid answer of theirs ever was. */
  hasEarned(coachId: UserId): Promise<boolean>;
  /** `months` is how many of them, at most. */
  earnings(coachId: UserId, months: number): Promise<Earnings>;
  earningLines(coachId: UserId, page: PageRequest): Promise<Page<EarningLine>>;
}

/** Fit Coin. `gross = fee + net`, `net = held + released`; `awaiting` is what pending requests would pay the coach. */
export type Earnings = Readonly<{
  gross: number;
  fee: number;
  net: number;
  held: number;
  released: number;
  awaiting: number;
  reviews: number;
  /** Calendar months of UTC+7 by the day of the answer, newest first. */
  months: readonly Readonly<{ month: string; reviews: number; gross: number; fee: number; net: number }>[];
}>;

/** One answered, paid review as the coach's books have it. */
export type EarningLine = Readonly<{
  reviewId: Review['id'];
  memberName: string;
  week: string;
  gross: number;
  fee: number;
  net: number;
  status: 'HELD' | 'RELEASED';
  deliveredAt: Date;
  releasedAt: Date | null;
}>;
