import type { Hooks } from '#core/kernel/hooks.ts';
import { without } from '#core/access/actor/archive.ts';

export const coachArchive: Hooks['archiveOf'] = async (reads, userId) => ({
  coachProfile: [await reads.coaches.profileOf(userId)]
    .filter((profile) => profile !== null)
    .map((profile) => without(profile, 'coachId')),
  sampleReview: [await reads.sampleReviews.find(userId)]
    .filter((sample) => sample !== null)
    .map(({ notes, updatedAt }) => ({ notes, updatedAt })),
  savedReplies: (await reads.coaches.savedReplies(userId)).map((row) => without(row, 'coachId')),
});
