import type { SampleReviews } from '#core/coaching/coach/sample/ports.ts';
import type { SampleReview } from '#core/coaching/coach/sample/sample-review.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    sampleReviews: SampleReview;
  }
}

export const memorySampleReviews = (view: () => View): SampleReviews => {
  const samples = () => view().table('sampleReviews');
  return {
    find: async (coachId) => samples().get(coachId) ?? null,
    async put(sample) {
      const { coachId, version } = sample;
      if ((samples().get(coachId)?.version ?? 0) !== version - 1) throw new DomainError('version.stale');
      if (!view().table('users').get(coachId)) view().refuse('user.not_found');
      samples().set(coachId, sample);
    },
    deleteAllOf: async (coachId) => samples().delete(coachId),
  };
};
