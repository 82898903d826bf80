import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { nextVersion, type SeenVersion } from '#core/access/audit/last-write.ts';
import { isGone } from '#core/people/account/user.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { after, day, hour, localDate } from '#core/kernel/time.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories, Writes } from '#core/kernel/transaction.ts';
import { deliver } from '../coins.ts';
import { endDraft, shownBy } from '../recording/recording-files.ts';
import { requireRecording } from '../recording/require-recording.ts';
import { requireReply, type ReplyInput } from '../reply-rules.ts';
import type { Reply } from '#core/coaching/reply/reply.ts';
import { mayChangeReply, ratingDays, reviewLifecycle, type Review } from '../review.ts';
import { lockOwn } from './own-review.ts';

type Needs = Writes<
  | 'auditLog'
  | 'coaches'
  | 'events'
  | 'holds'
  | 'media'
  | 'questionForms'
  | 'ratings'
  | 'reviews'
  | 'settings'
  | 'snapshots'
  | 'users'
  | 'wallets'
> &
  Pick<Ports, 'captionReader' | 'clock' | 'ids'>;
type Input = ReplyInput & Readonly<{ id: Review['id'] }>;

/** What may be said, by the week and the form as the request has them. */
const readReply = async (
  repositories: Pick<Repositories, 'media' | 'questionForms' | 'settings' | 'snapshots' | 'users'>,
  ports: Pick<Ports, 'captionReader'>,
  { review, input, at }: Readonly<{ review: Review; input: ReplyInput; at: Date }>,
): Promise<Reply> => {
  const { users, snapshots, questionForms } = repositories;
  const member = await users.find(review.memberId);
  const snapshot = member && !isGone(member) ? await snapshots.find(review.snapshotId) : null;
  if (!member || !snapshot) throw new DomainError('review.user_not_found');
  const form = review.formId === null ? null : await questionForms.find(review.formId);
  const recording = await requireRecording(repositories, ports, review, input.recording);
  const today = localDate(at, member.timeZone);
  return requireReply(input, { review, snapshot, form, recording, today });
};

/** Stays as long as the review does: earlier versions of the answer are heard too. */
const keepRecording = async (
  { media }: Pick<Repositories, 'media'>,
  review: Pick<Review, 'id'>,
  { recording }: Reply,
): Promise<void> => {
  if (recording) await media.use([recording.mediumId], shownBy(review));
};

/** Sends the answer: the price is taken, and the coach's share waits for the rating. */
export const approveReview =
  ({ transaction, clock, ids, captionReader }: Needs) =>
  async (actor: Actor, { id, ...input }: Input): Promise<void> => {
    const { id: coachId } = requireMember(actor);
    await transaction(async (repositories) => {
      const { reviews, coaches, events } = repositories;
      const review = await lockOwn(reviews, id, coachId, 'coachId');
      const status = reviewLifecycle.next(review.status, 'approve');
      const at = clock.now();
      const reply = await readReply(repositories, { captionReader }, { review, input, at });
      const stats = await coaches.lockStats(coachId);
      await coaches.putStats({
        ...stats,
        answeredCount: stats.answeredCount + 1,
        answeredHours: stats.answeredHours + (at.getTime() - review.requestedAt.getTime()) / hour,
      });
      const earningHoldId = await deliver(repositories, review, { ids, actor: coachId, at });
      await reviews.update({
        ...review,
        status,
        reply,
        earningHoldId,
        approvedAt: at,
        replyUpdatedAt: at,
        rateDueAt: after(at, ratingDays * day),
        updatedAt: at,
      });
      await reviews.keepReplyVersion(id, reply, at);
      await keepRecording(repositories, review, reply);
      await endDraft(repositories, review, at);
      const { memberId: userId, type: reviewType } = review;
      await events.append({ type: 'review.approved', reviewId: id, userId, coachId, reviewType });
    });
  };

/** Changes the answer as long as no rating of it is approved; what it said before is kept. */
export const updateReview =
  ({ transaction, clock, captionReader }: Needs) =>
  async (actor: Actor, { id, version, ...input }: Input & SeenVersion): Promise<void> => {
    const { id: coachId } = requireMember(actor);
    await transaction(async (repositories) => {
      const { reviews, ratings, events } = repositories;
      const review = await lockOwn(reviews, id, coachId, 'coachId');
      if (!mayChangeReply(review, await ratings.ofReview(id)))
        throw new DomainError('review.update_not_allowed');
      const at = clock.now();
      await nextVersion(repositories, actor, {
        stored: review.version,
        seen: version,
        at,
        targetType: 'review',
        targetId: id,
      });
      const reply = await readReply(repositories, { captionReader }, { review, input, at });
      await reviews.update({ ...review, reply, replyUpdatedAt: at, updatedAt: at });
      await reviews.keepReplyVersion(id, reply, at);
      await keepRecording(repositories, review, reply);
      await endDraft(repositories, review, at);
      const { memberId: userId, type: reviewType } = review;
      await events.append({ type: 'review.updated', reviewId: id, userId, coachId, reviewType });
    });
  };
