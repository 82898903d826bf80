import { firstToAnswer, firstToRate } from '#core/coaching/review/due-soon.ts';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { useThisMinute } from '#ui/use-this-minute.ts';
import { useNewestWeeks } from '../data/indicators.ts';
import { useRewards } from '../data/rewards.ts';
import type { useReviewQueue, useReviews } from '../data/reviews.ts';
import { useServerDraft } from './data.ts';
import { nextStep, type NextStep } from './next-step.ts';

type Asked = Readonly<{ isPending: boolean; fetchStatus: string; failureCount: number }>;

/** Still on its first way: whatever failed once, or has no line, is not waited for. */
const isOnItsWay = ({ isPending, fetchStatus, failureCount }: Asked): boolean =>
  isPending && fetchStatus === 'fetching' && failureCount === 0;

type Reviews = Readonly<{
  /** The member's own. */
  reviews: ReturnType<typeof useReviews>;
  /** Asked for by coaches only. */
  queue: ReturnType<typeof useReviewQueue>;
}>;

/**
 * The step follows from all of it. A draft that could not be asked for only changes a word on the button, and reviews
 * that could not be asked for leave the steps of one's own week.
 */
export const useNextStep = ({ reviews, queue }: Reviews) => {
  const user = useSignedInUser();
  const weeks = useNewestWeeks();
  const rewards = useRewards();
  const draft = useServerDraft();
  const now = useThisMinute();

  const isKnown =
    user !== undefined &&
    now !== undefined &&
    weeks.data !== undefined &&
    rewards.data !== undefined &&
    !isOnItsWay(reviews) &&
    !isOnItsWay(queue);
  const step: NextStep | undefined = isKnown
    ? nextStep({
        user,
        weeks: weeks.data.items,
        rewards: rewards.data.items,
        hasDraft: draft.data?.draft !== null && draft.data?.draft !== undefined,
        toRate: firstToRate(reviews.data?.pages.flatMap(({ items }) => items) ?? [], new Date(now)),
        toAnswer: firstToAnswer(queue.data?.pages.flatMap(({ items }) => items) ?? [], new Date(now)),
      })
    : undefined;

  const error = weeks.error ?? rewards.error;
  return {
    data: step && { step, rewards: rewards.data?.items ?? [] },
    error,
    isPending: step === undefined && error === null,
    refetch: () => Promise.all([weeks.refetch(), rewards.refetch()]),
  };
};

/** The review that the next step speaks of: the cards below it leave it out. */
export const reviewOf = (step: NextStep | undefined): string | null =>
  step?.kind === 'ANSWER' || step?.kind === 'RATE' ? step.reviewId : null;
