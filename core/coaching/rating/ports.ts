import type { UserId } from '#core/kernel/id.ts';
import type { List, ListRequest, Page, PageRequest } from '#core/kernel/page.ts';
import type { Rating, RatingReport } from './rating.ts';

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
  ofReview(reviewId: Rating['reviewId']): Promise<Rating | null>;
  lockOfReview(reviewId: Rating['reviewId']): Promise<Rating | null>;
  lock(id: Rating['id']): Promise<Rating | null>;
  /** Stores a locked row and raises its version. */
  update(rating: Rating): Promise<Rating>;
  /** Approved and not hidden, newest first; without members who and the viewer blocked each other. */
  pageOfCoach(
    coachId: UserId,
    filter: Readonly<{ stars?: number | undefined; viewerId: UserId | null }>,
    page: PageRequest,
  ): Promise<Page<RatingRow>>;
  /** PENDING past `approvesAt`, oldest first, skipping rows another instance works on. */
  lockDue(at: Date, limit: number): Promise<readonly Rating[]>;
  /** Fails with rating.already_reported. */
  report(report: RatingReport): Promise<void>;
  reportsOf(id: Rating['id']): Promise<readonly RatingReport[]>;
  /** Filters: `id`, `reviewId`, `memberId`, `coachId`, `stars`, `source`, `status`, `reported`, `hidden`, `createdAt_gte/_lte`, `q`. */
  list(request: ListRequest): Promise<List<RatingRow>>;
  /** What this member said of coaches goes; the stars stay. */
  forgetAllOf(memberId: UserId): Promise<void>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    ratings: Ratings;
  }
}
