import type { SampleReviews } from '#core/coaching/coach/sample/ports.ts';
import type { SampleReview } from '#core/coaching/coach/sample/sample-review.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing, requireFresh } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';

const refusals = { sample_reviews_coach_id_fkey: 'user.not_found' } as const;

export const knexSampleReviews = (db: Connection): SampleReviews => ({
  async find(coachId) {
    const [sample = null] = await rows<SampleReview>(
      db(),
      'select * from sample_reviews where coach_id = ?',
      [coachId],
    );
    return sample;
  },

  async put({ coachId, notes, ...sample }) {
    const samples = db()('sample_reviews');
    const { version } = sample;
    const written = { ...sample, notes: JSON.stringify(notes) };
    const stored = await refusing(
      refusals,
      version === 1
        ? samples
            .insert({ coachId, ...written })
            .onConflict(['coach_id'])
            .ignore()
            .returning('version')
        : samples.where({ coachId, version: version - 1 }).update(written, ['version']),
    );
    requireFresh(stored.length);
  },

  async deleteAllOf(coachId) {
    await db()('sample_reviews').where({ coachId }).delete();
  },
});
