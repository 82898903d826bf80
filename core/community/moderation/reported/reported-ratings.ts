import type { Rating } from '#core/coaching/rating/rating.ts';
import { setRatingHidden } from '#core/coaching/review/rating-visibility.ts';
import type { ReportSubject, ReportSubjects } from '../hooks.ts';

export const ratingSubject = ({ memberId, coachId, stars, content, createdAt }: Rating): ReportSubject => ({
  ownerId: memberId,
  createdAt,
  snapshot: {
    text: `${'★'.repeat(stars)}\n${content}`.trim(),
    mediumIds: [],
    link: `/coach/${coachId}`,
  },
});

/** What a member said of a coach. It counts no more while it is hidden; coins stay where they are. */
export const reportedRatings: ReportSubjects = {
  kinds: ['RATING'],
  permission: 'review.view',
  find: async ({ ratings }, viewer, _kind, id) => {
    const rating = await ratings.find(id);
    const isShown = rating?.status === 'APPROVED' && rating.hiddenAt === null;
    const isOfTheTwo = viewer.kind === 'user' && [rating?.memberId, rating?.coachId].includes(viewer.id);
    return rating && (isShown || isOfTheTwo) ? ratingSubject(rating) : null;
  },
  hide: async (repositories, _kind, id, { reason, at }) => {
    await setRatingHidden(repositories, id, { reason, at });
  },
  restore: async (repositories, _kind, id, at) => {
    await setRatingHidden(repositories, id, { reason: null, at });
  },
};
