import type { UserId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import type { Page, PageRequest } from '#core/kernel/page.ts';
import type { Gender, User } from '#core/people/account/user.ts';
import type { Medium } from '#core/platform/media/medium.ts';
import type { CoachProfile, CoachSort, CoachStats, SavedReply } from './coach.ts';

/** `avatar` is a picture of their own; a file of another person is none. */
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
/** `viewerId`: coaches and this reader who blocked each other are not there for each other. */
export type CoachQuery = CoachFilter &
  Readonly<{ sort: CoachSort; defaultPrice: number; at: Date; viewerId: UserId | null }>;

/** Members a coach has answered: how many, and those of them who agreed to be shown, the last answered first. */
export type AnsweredMembers = Readonly<{ count: number; shown: readonly UserId[] }>;

export interface Coaches {
  /**
   * Active, public coaches who are not hidden. `defaultPrice` stands for those without a price of their own; `at` is what
   * "online" and a badge's end go by. `total` counts one more than `mostCounted` at most.
   */
  pageOf(query: CoachQuery, page: PageRequest): Promise<CoachPage>;
  /** Cities that coaches of the directory live in, most coaches first; however it is written, each once. */
  cities(limit: number): Promise<readonly string[]>;
  /** Types of specialization that a coach in the directory has a valid badge of. */
  specializations(at: Date): Promise<readonly string[]>;
  /** Anybody who is a coach, by id or username, in the directory or not. */
  find(idOrUsername: string): Promise<CoachRow | null>;
  /** Shown are active members with the flag `members`, without who and the viewer blocked each other. */
  answeredMembers(coachId: UserId, viewerId: UserId | null, limit: number): Promise<AnsweredMembers>;
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
  /** What this coach tells of themselves, and the texts they kept. What they earned and how they were rated stays. */
  forget(coachId: UserId): Promise<void>;
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
  /** Paid enrolments in challenges of theirs that were not taken back. */
  enrolments: number;
  /** Calendar months of UTC+7 by the day of the answer, newest first. */
  months: readonly Readonly<{
    month: string;
    reviews: number;
    enrolments: number;
    gross: number;
    fee: number;
    net: number;
  }>[];
}>;

/** One answered, paid review, or one paid enrolment in a challenge of theirs, as the coach's books have it. */
export type EarningLine = Readonly<{
  kind: 'REVIEW' | 'CHALLENGE';
  /** Of the review or of the enrolment. */
  id: string;
  memberName: string;
  /** Of a review. */
  week: string | null;
  /** Of a challenge. */
  title: string | null;
  gross: number;
  fee: number;
  net: number;
  status: 'HELD' | 'RELEASED';
  deliveredAt: Date;
  releasedAt: Date | null;
}>;

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    coaches: Coaches;
  }
}
