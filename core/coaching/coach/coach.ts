import type { User } from '#core/people/account/user.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import { bayesianMean } from '#core/coaching/rating/rating.ts';
import type { TargetStatus } from '#core/coaching/reply/reply.ts';

/** What a coach tells beside the account's own profile. Price and hide-from-search are the account's. */
export type CoachProfile = Readonly<{
  coachId: UserId;
  /** One line under the name. */
  headline: string;
  /** Languages reviews are written in. */
  languages: readonly Language[];
  /** Fit Coin for four weekly reviews together; null: none is offered. */
  bundlePrice: number | null;
  updatedAt: Date;
}>;

export const noCoachProfile = (coachId: UserId, updatedAt: Date): CoachProfile => ({
  coachId,
  headline: '',
  languages: ['vi'],
  bundlePrice: null,
  updatedAt,
});

/** Kept, not counted: changed in the transaction that changes what it sums up. Hidden ratings are in none of it. */
export type CoachStats = Readonly<{
  coachId: UserId;
  /** Approved ratings given by members, by stars 1 to 5; their sum; and how many the clock gave. */
  stars: readonly [number, number, number, number, number];
  autoCount: number;
  /** Answered reviews, and how many hours the answers took together. */
  answeredCount: number;
  answeredHours: number;
  /** Targets that members with consent let count. */
  outcomes: Readonly<Record<Exclude<TargetStatus, 'OPEN'>, number>>;
}>;

export const noCoachStats = (coachId: UserId): CoachStats => ({
  coachId,
  stars: [0, 0, 0, 0, 0],
  autoCount: 0,
  answeredCount: 0,
  answeredHours: 0,
  outcomes: { MET: 0, NOT_MET: 0, UNMEASURED: 0 },
});

/** Fewer answers say nothing about the next one. */
export const minAnswersForReplyHours = 3;

/** How long an answer of this coach usually takes, to a tenth of an hour; null while too few were given. */
export const replyHoursOf = ({
  answeredCount,
  answeredHours,
}: Pick<CoachStats, 'answeredCount' | 'answeredHours'>): number | null =>
  answeredCount < minAnswersForReplyHours ? null : Math.round((10 * answeredHours) / answeredCount) / 10;

export type RatingFigures = Readonly<{
  /** Null without any rating of a member. */
  mean: number | null;
  /** What coaches are ranked by: ratings that the clock gave are no part of it. Decision 10. */
  score: number;
  memberCount: number;
  autoCount: number;
}>;

export const ratingFiguresOf = ({
  stars,
  autoCount,
}: Pick<CoachStats, 'stars' | 'autoCount'>): RatingFigures => {
  const memberCount = stars.reduce((count, of) => count + of, 0);
  const sum = stars.reduce((total, of, index) => total + of * (index + 1), 0);
  return {
    mean: memberCount === 0 ? null : sum / memberCount,
    score: bayesianMean({ count: memberCount, sum }),
    memberCount,
    autoCount,
  };
};

/** Stands in the directory; everybody else finds a coach by the link, or not at all. */
export const isListed = ({
  type,
  status,
  isPublic,
  hideFromSearch,
}: Pick<User, 'type' | 'status' | 'isPublic' | 'hideFromSearch'>): boolean =>
  type === 'COACH' && status === 'ACTIVE' && isPublic && !hideFromSearch;

/** A price of one's own, else the platform's. */
export const priceOf = ({ reviewPrice }: Pick<User, 'reviewPrice'>, defaultPrice: number): number =>
  reviewPrice ?? defaultPrice;

/** A text a coach writes often. */
export type SavedReply = Readonly<{
  id: string;
  coachId: UserId;
  title: string;
  text: string;
  updatedAt: Date;
}>;
export const maxSavedReplies = 50;

/** A directory says of no more than so many that they are there: counting costs, and nobody pages so far. */
export const mostCounted = 1_000;

export const coachSorts = ['BEST', 'PRICE_LOW', 'PRICE_HIGH', 'FASTEST', 'NEWEST'] as const;
export type CoachSort = (typeof coachSorts)[number];
