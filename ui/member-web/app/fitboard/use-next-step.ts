import { firstToAnswer, firstToRate } from '#core/coaching/review/due-soon.ts';
import { nextStep, proposedAiFee, type NextStep } from '#core/member-lifecycle/next-step/next-step.ts';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { useThisMinute } from '#ui/use-this-minute.ts';
import { useLearning } from '../../learning/data.ts';
import { stepPath } from '../../learning/parts/step-path.ts';
import { useAiQuote } from '../data/ai.ts';
import { useNewestWeeks } from '../data/indicators.ts';
import { useRewards } from '../data/rewards.ts';
import type { useReviewQueue, useReviews } from '../data/reviews.ts';
import { useServerDraft } from './data.ts';

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

/** The first lesson that is next in what is being learned, with its address. */
const useLesson = () => {
  const learning = useLearning('IN_PROGRESS');
  const own = learning.data?.pages.flatMap(({ items }) => items).find(({ next }) => next !== null);
  return {
    asked: learning,
    lesson:
      own === undefined || own.next === null
        ? null
        : { challengeId: own.challenge.id, title: own.challenge.title, lesson: own.next.title },
    path: own === undefined || own.next === null ? null : stepPath(own.challenge.slug, own.next),
  };
};

/**
 * The step follows from all of it. A draft that could not be asked for only changes a word on the button; reviews,
 * lessons and the AI coach that could not be asked for leave the steps of one's own week.
 */
export const useNextStep = ({ reviews, queue }: Reviews) => {
  const user = useSignedInUser();
  const weeks = useNewestWeeks();
  const rewards = useRewards();
  const draft = useServerDraft();
  const now = useThisMinute();
  const learning = useLesson();
  const saved = weeks.data?.items[0]?.isEditable === true ? weeks.data.items[0] : undefined;
  const quote = useAiQuote(saved === undefined ? {} : { indicatorId: saved.id }, saved !== undefined);

  const isKnown =
    user !== undefined &&
    now !== undefined &&
    weeks.data !== undefined &&
    rewards.data !== undefined &&
    ![reviews, queue, learning.asked, quote].some(isOnItsWay);
  const step: NextStep | undefined = isKnown
    ? nextStep({
        isVerified: user.emailVerifiedAt !== null,
        weeks: weeks.data.items,
        rewards: rewards.data.items,
        hasDraft: draft.data?.draft !== null && draft.data?.draft !== undefined,
        toRead: firstToRate(reviews.data?.pages.flatMap(({ items }) => items) ?? [], new Date(now)),
        toAnswer: firstToAnswer(queue.data?.pages.flatMap(({ items }) => items) ?? [], new Date(now)),
        lesson: learning.lesson,
        aiFee: proposedAiFee(quote.data),
      })
    : undefined;

  const error = weeks.error ?? rewards.error;
  return {
    data: step && { step, rewards: rewards.data?.items ?? [], lessonPath: learning.path },
    error,
    isPending: step === undefined && error === null,
    refetch: () => Promise.all([weeks.refetch(), rewards.refetch()]),
  };
};

/** The review that the next step speaks of: the cards below it leave it out. */
export const reviewOf = (step: NextStep | undefined): string | null =>
  step?.kind === 'ANSWER' || step?.kind === 'READ' ? step.reviewId : null;

/** The same of the challenge. */
export const challengeOf = (step: NextStep | undefined): string | null =>
  step?.kind === 'LEARN' ? step.challengeId : null;
