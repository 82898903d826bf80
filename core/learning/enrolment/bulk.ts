import { bulkActions } from '#core/access/bulk-action/bulk-action.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { hideChallengeReview } from './use-cases/review-challenge.ts';

/** A review's id among all of them names its learner and its challenge. */
const ofOne = (id: string) => {
  const [userId = '', challengeId = ''] = id.split(':');
  return { userId, challengeId };
};

const isHidden = async (
  { challengeReviews }: Pick<Repositories, 'challengeReviews'>,
  id: string,
): Promise<boolean | null> => {
  const { userId, challengeId } = ofOne(id);
  const review = await challengeReviews.find(userId, challengeId);
  return review && review.hiddenAt !== null;
};

export const challengeReviewBulk = bulkActions<
  Readonly<{ hideChallengeReview: ReturnType<typeof hideChallengeReview> }>
>()({
  'challenge-reviews.hide': {
    list: 'challenge-reviews',
    takesReason: true,
    isSo: async (repositories, id) => (await isHidden(repositories, id)) === true,
    act: ({ hideChallengeReview: hide }, actor, { id, reason }) =>
      hide(actor, { ...ofOne(id), reason, hidden: true }),
  },
  'challenge-reviews.restore': {
    list: 'challenge-reviews',
    takesReason: true,
    isSo: async (repositories, id) => (await isHidden(repositories, id)) === false,
    act: ({ hideChallengeReview: hide }, actor, { id, reason }) =>
      hide(actor, { ...ofOne(id), reason, hidden: false }),
  },
});
