import { fieldError } from '#core/kernel/domain-error.ts';
import type { MediumId, UserId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import { stateMachine } from '#core/kernel/state-machine.ts';
import { slug } from '#core/kernel/text/text.ts';
import type { ChallengeId, ChapterId } from '#core/learning/gate/outline.ts';

export const challengeStatuses = ['DRAFT', 'PUBLISHED', 'ARCHIVED'] as const;
export type ChallengeStatus = (typeof challengeStatuses)[number];

/** Where a coach's working copy stands with staff. */
export const submissionStatuses = ['NONE', 'WAITING', 'RETURNED'] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];

/** What a certificate looks like; a challenge without one gives none. */
export const certificateTemplates = ['CLASSIC', 'MODERN', 'ENERGY'] as const;
export type CertificateTemplate = (typeof certificateTemplates)[number];

/** By what learners on the board stand next to each other, where their percents are the same. */
export const boardHabits = ['WEEKS_SAVED', 'LESSONS', 'NONE'] as const;
export type BoardHabit = (typeof boardHabits)[number];

/** What a list may be ordered by. */
export const challengeSorts = ['newest', 'popular', 'rating', 'price'] as const;
export type ChallengeSort = (typeof challengeSorts)[number];

/** What its author edits; learners read editions of it. */
export type Challenge = Readonly<{
  id: ChallengeId;
  authorId: UserId;
  /** Staff's own: what it earns is the platform's. */
  isPlatform: boolean;
  language: Language;
  /** Challenges of one group say the same in different languages. */
  translationGroup: string;
  slug: string;
  title: string;
  summary: string;
  description: string;
  goals: readonly string[];
  coverId: MediumId | null;
  /** Fit Coin; 0 is free. */
  price: number;
  /** Percent off. */
  discount: number;
  discountUntil: Date | null;
  /** Null until it is chosen. */
  template: CertificateTemplate | 'NONE' | null;
  boardHabit: BoardHabit;
  status: ChallengeStatus;
  submission: SubmissionStatus;
  submittedAt: Date | null;
  returnReason: string | null;
  /** Its place among the featured ones; null: it is none. */
  featured: number | null;
  /** The newest edition; 0: none yet. */
  editionNo: number;
  publishedAt: Date | null;
  learners: number;
  completed: number;
  ratings: number;
  /** The sum of the ratings' stars. */
  stars: number;
  /** Also raised by what changes its tree. */
  version: number;
  createdAt: Date;
  updatedAt: Date;
}>;

export type Chapter = Readonly<{
  id: ChapterId;
  challengeId: ChallengeId;
  /** From 1. */
  position: number;
  title: string;
  summary: string;
  version: number;
}>;

export const challengeLimits = {
  slugLength: { min: 3, max: 100 },
  titleLength: { min: 3, max: 120 },
  summaryLength: 300,
  descriptionLength: 20_000,
  goals: 8,
  goalLength: 120,
  price: 1_000_000,
  chapters: 30,
  chapterTitleLength: 120,
  lessonsInChapter: 50,
  lessons: 200,
  featured: 12,
  returnReasonLength: { min: 10, max: 1_000 },
  /** Of the outline of one edition, as JSON. */
  outlineBytes: 64 * 1_024,
} as const;

export const challengeLifecycle = stateMachine<ChallengeStatus>()(
  {
    publish: { from: ['DRAFT', 'PUBLISHED'], to: 'PUBLISHED' },
    archive: { from: ['PUBLISHED'], to: 'ARCHIVED' },
    restore: { from: ['ARCHIVED'], to: 'PUBLISHED' },
  },
  'challenge.not_open',
);

export const submissionLifecycle = stateMachine<SubmissionStatus>()(
  {
    submit: { from: ['NONE', 'RETURNED'], to: 'WAITING' },
    withdraw: { from: ['WAITING'], to: 'NONE' },
    accept: { from: ['NONE', 'WAITING', 'RETURNED'], to: 'NONE' },
    return: { from: ['WAITING'], to: 'RETURNED' },
  },
  'challenge.not_waiting',
);

type Priced = Pick<Challenge, 'price' | 'discount' | 'discountUntil'>;

/** The percentage that is off at an instant. */
export const discountAt = ({ discount, discountUntil }: Priced, at: Date): number =>
  discountUntil !== null && discountUntil <= at ? 0 : discount;

/** Whole Fit Coin that enrolling costs. */
export const payAt = (challenge: Priced, at: Date): number =>
  Math.floor((challenge.price * (100 - discountAt(challenge, at))) / 100);

/** Addresses below `/challenge` that belong to pages. */
const reservedSlugs: ReadonlySet<string> = new Set(['new', 'mine', 'featured', 'manage', 'learn', 'verify']);

/** What was typed, or the title without its marks; fails with challenge.slug_invalid. */
export const challengeSlug = (typed: string | undefined, title: string): string => {
  const { min, max } = challengeLimits.slugLength;
  const made = typed === undefined || typed.trim() === '' ? slug(title).slice(0, max) : typed.trim();
  const kept = made.replace(/-+$/, '');
  const isFit = kept === slug(kept) && kept.length >= min && kept.length <= max && !reservedSlugs.has(kept);
  if (!isFit) throw fieldError('body.slug', 'challenge.slug_invalid');
  return kept;
};

/** Shown from three ratings on: fewer say nothing. */
const fewestRatings = 3;
export const meanStars = ({ ratings, stars }: Pick<Challenge, 'ratings' | 'stars'>): number | null =>
  ratings < fewestRatings ? null : Math.round((10 * stars) / ratings) / 10;

export const isListed = ({ status }: Pick<Challenge, 'status'>): boolean => status === 'PUBLISHED';
/** Learners of an archived one go on. */
export const isReadable = ({ status }: Pick<Challenge, 'status'>): boolean => status !== 'DRAFT';
