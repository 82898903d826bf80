import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { nextVersion } from '#core/access/audit/last-write.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import type { RecordingInput, RecordingKind } from '#core/coaching/reply/reply.ts';
import { keepDraftFile } from '../recording/recording-files.ts';
import { recordingLimits, requireOwnRecording } from '../recording/require-recording.ts';
import type { ReplyInput } from '../reply-rules.ts';
import { mayChangeReply, type Review } from '../review.ts';
import { findOwn, lockOwn } from './own-review.ts';

/** `version` 0: nothing is kept. */
export type KeptDraft = Omit<ReplyInput, 'recording'> &
  Readonly<{
    recording: RecordingInput | null;
    version: number;
    updatedAt: Date | null;
    /** How long a recording may be, in seconds. */
    limits: Readonly<Record<RecordingKind, number>>;
  }>;

/** What the coach has typed and not sent. */
export const getReplyDraft =
  ({ reads }: Reads<'reviews' | 'settings'>) =>
  async (actor: Actor, id: Review['id']): Promise<KeptDraft> => {
    const { side } = await findOwn(reads.reviews, id, requireMember(actor).id);
    if (side !== 'coachId') throw new DomainError('review.not_owner');
    const draft = await reads.reviews.draft(id);
    const limits = recordingLimits(await reads.settings.read());
    if (!draft) return { notes: [], targets: [], recording: null, version: 0, updatedAt: null, limits };
    const { notes, targets, recording, version, updatedAt } = draft;
    return { notes, targets, recording, version, updatedAt, limits };
  };

type Typed = ReplyInput &
  Readonly<{
    id: Review['id'];
    /** What was last seen; 0: nothing yet. */
    version?: number | undefined;
  }>;

/**
 * Keeps what was typed so far, as long as it could still be sent. It is judged when it is. Two windows of one coach
 * never overwrite each other unseen.
 */
export const keepReplyDraft =
  ({
    transaction,
    clock,
  }: Writes<'auditLog' | 'media' | 'ratings' | 'reviews' | 'settings'> & Pick<Ports, 'clock'>) =>
  async (
    actor: Actor,
    { id, notes, targets, recording = null, version: seen }: Typed,
  ): Promise<KeptDraft> => {
    const { id: coachId } = requireMember(actor);
    return transaction(async (repositories) => {
      const { reviews, ratings, auditLog, settings } = repositories;
      const review = await lockOwn(reviews, id, coachId, 'coachId');
      const mayBeSent = review.status === 'PENDING' || mayChangeReply(review, await ratings.ofReview(id));
      if (!mayBeSent) throw new DomainError('review.update_not_allowed');
      const before = await reviews.draft(id);
      const at = clock.now();
      const stored = before?.version ?? 0;
      const edit = { stored, seen, at, targetType: 'reply_draft' as const, targetId: id };
      const version = await nextVersion({ auditLog }, actor, edit);
      if (recording) await requireOwnRecording(repositories, review, recording.mediumId);
      const kept = { notes, targets, recording, version, updatedAt: at };
      await reviews.putDraft({ reviewId: id, ...kept });
      await keepDraftFile(repositories, review, recording?.mediumId ?? null);
      return { ...kept, limits: recordingLimits(await settings.read()) };
    });
  };
