import type { WaitingForMe } from '#core/coaching/review/due-soon.ts';
import type { SignedInUser } from '#ui/api/signed-in.ts';
import type { SavedWeek } from '#ui/indicator/week.ts';
import type { ReviewSummary } from '../data/reviews.ts';

type Reward = Readonly<{ type: string; status: string }>;
type Waiting = WaitingForMe<Pick<ReviewSummary, 'id' | 'coachName' | 'memberName'>>;

export type NextStep =
  | Readonly<{ kind: 'VERIFY' }>
  | Readonly<{ kind: 'CLAIM_VERIFY' }>
  | Readonly<{ kind: 'CLAIM_SAVE' }>
  | Readonly<{ kind: 'SAVE'; isFirst: boolean; hasDraft: boolean }>
  | Readonly<{ kind: 'ANSWER' | 'RATE'; reviewId: string; name: string; dueAt: Date }>
  | Readonly<{ kind: 'COMPARE'; from: string; to: string }>
  | Readonly<{ kind: 'REST' }>;

type Known = Readonly<{
  user: Pick<SignedInUser, 'emailVerifiedAt'>;
  rewards: readonly Reward[];
  weeks: readonly SavedWeek[];
  hasDraft: boolean;
  /** The first request a coach has to answer, and the first answer a member has to rate. */
  toAnswer: Waiting | null;
  toRate: Waiting | null;
}>;

/**
 * One thing to do now. A waiting person whose time is nearly over goes before what can be done any day; an answer
 * that can be rated for days yet comes after one's own week. The first coins come first: they pay for the first save.
 */
export const nextStep = ({ user, rewards, weeks, hasDraft, toAnswer, toRate }: Known): NextStep => {
  const ready = (type: string) =>
    rewards.some((reward) => reward.type === type && reward.status === 'PROCESSING');
  const [newest, before] = weeks;
  const saved = newest?.isEditable === true;

  if (user.emailVerifiedAt === null) return { kind: 'VERIFY' };
  if (toAnswer?.isDueSoon) {
    const { review, dueAt } = toAnswer;
    return { kind: 'ANSWER', reviewId: review.id, name: review.memberName, dueAt };
  }
  const rate = toRate && {
    kind: 'RATE' as const,
    reviewId: toRate.review.id,
    name: toRate.review.coachName,
    dueAt: toRate.dueAt,
  };
  if (rate && toRate.isDueSoon) return rate;
  if (ready('VERIFY_EMAIL')) return { kind: 'CLAIM_VERIFY' };
  if (saved && ready('SAVE_PHYSICAL_PROFILE')) return { kind: 'CLAIM_SAVE' };
  if (!saved) return { kind: 'SAVE', isFirst: newest === undefined, hasDraft };
  if (rate) return rate;
  if (before !== undefined) return { kind: 'COMPARE', from: before.id, to: newest.id };
  return { kind: 'REST' };
};
