import type { Actor } from '#core/access/actor/actor.ts';
import { nextVersion, type SeenVersion } from '#core/access/audit/last-write.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { requireCoach } from '../desk.ts';
import { cleanSample, type SampleNote, type SampleReview } from './sample-review.ts';

/** `updatedAt` null: there is none; `version` is what the next one is made from all the same. */
export type OwnSample = Pick<SampleReview, 'notes' | 'version'> & Readonly<{ updatedAt: Date | null }>;

const present = (sample: SampleReview | null): OwnSample => ({
  notes: sample?.notes ?? [],
  version: sample?.version ?? 0,
  updatedAt: sample && sample.notes.length > 0 ? sample.updatedAt : null,
});

/** What this coach shows of how they answer. */
export const getSampleReview =
  ({ reads }: Reads<'sampleReviews'>) =>
  async (actor: Actor): Promise<OwnSample> =>
    present(await reads.sampleReviews.find(requireCoach(actor).id));

/** Publishes it anew over the version that was read; without notes it is taken off the page. */
export const keepSampleReview =
  ({ transaction, clock }: Writes<'auditLog' | 'sampleReviews'> & Pick<Ports, 'clock'>) =>
  async (
    actor: Actor,
    { notes: typed, version: seen }: Readonly<{ notes: readonly SampleNote[] }> & SeenVersion,
  ): Promise<OwnSample> => {
    const { id: coachId } = requireCoach(actor);
    const notes = cleanSample(typed);
    return transaction(async ({ sampleReviews, auditLog }) => {
      const before = await sampleReviews.find(coachId);
      const at = clock.now();
      const edit = {
        stored: before?.version ?? 0,
        seen,
        at,
        targetType: 'sample_review' as const,
        targetId: coachId,
      };
      const version = await nextVersion({ auditLog }, actor, edit);
      if (notes.length === 0 && (before?.notes.length ?? 0) === 0) return present(before);
      const sample = { coachId, notes, version, updatedAt: at };
      await sampleReviews.put(sample);
      return present(sample);
    });
  };
