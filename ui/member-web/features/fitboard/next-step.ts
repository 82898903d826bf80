import type { SignedInUser } from '#ui/signed-in.ts';
import type { SavedWeek } from '#ui/indicator/week.ts';

type Reward = Readonly<{ type: string; status: string }>;

export type NextStep =
  | Readonly<{ kind: 'VERIFY' }>
  | Readonly<{ kind: 'CLAIM_VERIFY' }>
  | Readonly<{ kind: 'CLAIM_SAVE' }>
  | Readonly<{ kind: 'SAVE'; isFirst: boolean; hasDraft: boolean }>
  | Readonly<{ kind: 'COMPARE'; from: string; to: string }>
  | Readonly<{ kind: 'REST' }>;

type Known = Readonly<{
  user: Pick<SignedInUser, 'emailVerifiedAt'>;
  rewards: readonly Reward[];
  weeks: readonly SavedWeek[];
  hasDraft: boolean;
}>;

/** One thing to do now. The first coins come first: they pay for the first save. */
export const nextStep = ({ user, rewards, weeks, hasDraft }: Known): NextStep => {
  const ready = (type: string) =>
    rewards.some((reward) => reward.type === type && reward.status === 'PROCESSING');
  const [newest, before] = weeks;
  const saved = newest?.isEditable === true;

  if (user.emailVerifiedAt === null) return { kind: 'VERIFY' };
  if (ready('VERIFY_EMAIL')) return { kind: 'CLAIM_VERIFY' };
  if (saved && ready('SAVE_PHYSICAL_PROFILE')) return { kind: 'CLAIM_SAVE' };
  if (!saved) return { kind: 'SAVE', isFirst: newest === undefined, hasDraft };
  if (before !== undefined) return { kind: 'COMPARE', from: before.id, to: newest.id };
  return { kind: 'REST' };
};
