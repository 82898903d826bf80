import type { UserId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import type { TargetStatus } from './reply.ts';

/** What a coach tells beside the account's own profile. Price and hide-from-search are the account's. */
export type CoachProfile = Readonly<{
  coachId: UserId;
  /** One line under the name. */
  headline: string;
  /** Languages reviews are written in. */
  languages: readonly Language[];
  updatedAt: Date;
}>;

export const noCoachProfile = (coachId: UserId, updatedAt: Date): CoachProfile => ({
  coachId,
  headline: '',
  languages: ['vi'],
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

/** A text a coach writes often. */
export type SavedReply = Readonly<{
  id: string;
  coachId: UserId;
  title: string;
  text: string;
  updatedAt: Date;
}>;
export const maxSavedReplies = 50;

export const coachSorts = ['BEST', 'PRICE_LOW', 'PRICE_HIGH', 'FASTEST', 'NEWEST'] as const;
export type CoachSort = (typeof coachSorts)[number];
