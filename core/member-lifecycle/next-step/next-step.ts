import type { WaitingForMe } from '#core/coaching/review/due-soon.ts';
import type { RewardState, RewardType } from '#core/money/coin/rewards.ts';

type Review = Readonly<{ id: string; coachName: string; memberName: string }>;

export type NextStep =
  | Readonly<{ kind: 'VERIFY' }>
  | Readonly<{ kind: 'CLAIM_VERIFY' }>
  | Readonly<{ kind: 'CLAIM_SAVE' }>
  | Readonly<{ kind: 'SAVE'; isFirst: boolean; hasDraft: boolean }>
  | Readonly<{ kind: 'ANSWER' | 'READ'; reviewId: string; name: string; dueAt: Date }>
  | Readonly<{ kind: 'LEARN'; challengeId: string; title: string; lesson: string }>
  | Readonly<{ kind: 'ASK_AI'; fee: number }>
  | Readonly<{ kind: 'COMPARE'; from: string; to: string }>
  | Readonly<{ kind: 'REST' }>;

export type Situation = Readonly<{
  isVerified: boolean;
  rewards: readonly Pick<RewardState, 'type' | 'status'>[];
  /** Newest first, with the one of this week if it is saved. */
  weeks: readonly Readonly<{
    id: string;
    isEditable: boolean;
    /** From another server: it was not saved here. */
    isBrought?: boolean;
  }>[];
  hasDraft: boolean;
  /** The first request a coach has to answer, and the first answer a member has to read and rate. */
  toAnswer: WaitingForMe<Review> | null;
  toRead: WaitingForMe<Review> | null;
  /** The next lesson of what is being learned. */
  lesson: Readonly<{ challengeId: string; title: string; lesson: string }> | null;
  /** What a review of this week by the AI coach costs; null when there is none to be had, or it was had. */
  aiFee: number | null;
}>;

/**
 * One thing to do now. A waiting person whose time is nearly over goes before what can be done any day; an answer
 * that can be rated for days yet comes after one's own week. The first coins come first: they pay for the first save.
 * What makes more of a week (a lesson, the AI coach, a comparison) comes when the week is saved.
 */
export const nextStep = (known: Situation): NextStep => {
  const { isVerified, rewards, weeks, hasDraft, toAnswer, toRead, lesson, aiFee } = known;
  const isReady = (type: RewardType) =>
    rewards.some((reward) => reward.type === type && reward.status === 'PROCESSING');
  const [newest, before] = weeks;
  const isSaved = newest?.isEditable === true && newest.isBrought !== true;
  const isFirst = weeks.every(({ isBrought }) => isBrought === true);
  const read = toRead && {
    kind: 'READ' as const,
    reviewId: toRead.review.id,
    name: toRead.review.coachName,
    dueAt: toRead.dueAt,
  };

  if (!isVerified) return { kind: 'VERIFY' };
  if (toAnswer?.isDueSoon) {
    const { review, dueAt } = toAnswer;
    return { kind: 'ANSWER', reviewId: review.id, name: review.memberName, dueAt };
  }
  if (read && toRead.isDueSoon) return read;
  if (isReady('VERIFY_EMAIL')) return { kind: 'CLAIM_VERIFY' };
  if (!isSaved) return { kind: 'SAVE', isFirst, hasDraft };
  if (isReady('SAVE_PHYSICAL_PROFILE')) return { kind: 'CLAIM_SAVE' };
  if (read) return read;
  if (lesson !== null) return { kind: 'LEARN', ...lesson };
  if (aiFee !== null) return { kind: 'ASK_AI', fee: aiFee };
  if (before !== undefined) return { kind: 'COMPARE', from: before.id, to: newest.id };
  return { kind: 'REST' };
};

type Quote = Readonly<{
  fee: number;
  repeatOf: string | null;
  balanceAfter: number;
  isLevelEnough: boolean;
  leftToday: number;
  runningId: string | null;
}>;

/** A review of the AI coach is proposed only where one press can get it: new, paid for, and still allowed today. */
export const proposedAiFee = (quote: Quote | undefined): number | null =>
  quote !== undefined &&
  quote.repeatOf === null &&
  quote.runningId === null &&
  quote.isLevelEnough &&
  quote.balanceAfter >= 0 &&
  quote.leftToday > 0
    ? quote.fee
    : null;
