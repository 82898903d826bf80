import { requireMayPublish, requireMember, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { ChallengeId } from '#core/learning/gate/outline.ts';
import { isAuthor } from '#core/learning/challenge/author.ts';
import { factsOf } from '../advance.ts';
import { reviewableFromPercent, weightOf, type ChallengeReview } from '../challenge-review.ts';

type Needs = Pick<Ports, 'transaction' | 'clock'>;

const moveSums = async (
  { challenges }: Pick<Repositories, 'challenges'>,
  challengeId: ChallengeId,
  before: ChallengeReview | null,
  after: ChallengeReview | null,
): Promise<void> => {
  const [was, is] = [weightOf(before), weightOf(after)];
  await challenges.count(challengeId, { ratings: is.ratings - was.ratings, stars: is.stars - was.stars });
};

/** From half of the way on; written anew it replaces the one before and loses its answer. */
export const reviewChallenge =
  ({ transaction, clock }: Needs) =>
  async (
    actor: Actor,
    { challengeId, stars, text }: Readonly<{ challengeId: ChallengeId; stars: number; text: string }>,
  ): Promise<ChallengeReview> => {
    const at = clock.now();
    const { id: userId } = requireMayPublish(actor, at);
    return transaction(async (repositories) => {
      const { challenges, challengeReviews, enrolments, events } = repositories;
      const challenge = await challenges.lock(challengeId);
      if (challenge === null || challenge.status === 'DRAFT') throw new DomainError('challenge.not_found');
      if (isAuthor(actor, challenge)) throw new DomainError('challenge.own');
      const enrolment = await enrolments.ofUser(userId, challengeId);
      if (enrolment === null || enrolment.percent < reviewableFromPercent)
        throw new DomainError('challenge_review.not_allowed');
      const before = await challengeReviews.find(userId, challengeId);
      const review: ChallengeReview = {
        userId,
        challengeId,
        stars,
        text,
        reply: null,
        repliedAt: null,
        hiddenAt: before?.hiddenAt ?? null,
        version: (before?.version ?? 0) + 1,
        createdAt: before?.createdAt ?? at,
        updatedAt: at,
      };
      await challengeReviews.put(review);
      await moveSums(repositories, challengeId, before, review);
      await events.append({ type: 'challenge.reviewed', ...factsOf(enrolment, challenge), stars });
      return review;
    });
  };

export const deleteChallengeReview =
  ({ transaction }: Pick<Needs, 'transaction'>) =>
  async (actor: Actor, challengeId: ChallengeId): Promise<void> => {
    const { id: userId } = requireMember(actor);
    await transaction(async (repositories) => {
      const challenge = await repositories.challenges.lock(challengeId);
      const before = challenge && (await repositories.challengeReviews.delete(userId, challengeId));
      if (!before) throw new DomainError('challenge_review.not_found');
      await moveSums(repositories, challengeId, before, null);
    });
  };

type OfOne = Readonly<{ challengeId: ChallengeId; userId: UserId }>;

const lockReview = async ({ challenges, challengeReviews }: Repositories, { challengeId, userId }: OfOne) => {
  const challenge = await challenges.lock(challengeId);
  const review = challenge && (await challengeReviews.find(userId, challengeId));
  if (!challenge || !review) throw new DomainError('challenge_review.not_found');
  return { challenge, review };
};

/** The author's answer, seen by all who see the review. */
export const replyToChallengeReview =
  ({ transaction, clock }: Needs) =>
  async (actor: Actor, { reply, ...of }: OfOne & Readonly<{ reply: string }>): Promise<ChallengeReview> => {
    const at = clock.now();
    requireMayPublish(actor, at);
    return transaction(async (repositories) => {
      const { challenge, review } = await lockReview(repositories, of);
      if (!isAuthor(actor, challenge)) throw new DomainError('challenge_review.not_found');
      const next: ChallengeReview = {
        ...review,
        reply: reply === '' ? null : reply,
        repliedAt: reply === '' ? null : at,
        version: review.version + 1,
      };
      await repositories.challengeReviews.put(next);
      return next;
    });
  };

/** Staff take it out of sight, or bring it back; it counts as long as it is seen. */
export const hideChallengeReview =
  ({ transaction, clock }: Needs) =>
  async (
    actor: Actor,
    { hidden, reason, ...of }: OfOne & Readonly<{ hidden: boolean; reason: string }>,
  ): Promise<ChallengeReview> => {
    requirePermission(actor, 'knowledge.update');
    return transaction(async (repositories) => {
      const { review } = await lockReview(repositories, of);
      const at = clock.now();
      const next: ChallengeReview = {
        ...review,
        hiddenAt: hidden ? (review.hiddenAt ?? at) : null,
        version: review.version + 1,
      };
      await repositories.challengeReviews.put(next);
      await moveSums(repositories, of.challengeId, review, next);
      await repositories.auditLog.append(
        audited(actor, {
          at,
          action: hidden ? 'challenge_review.hide' : 'challenge_review.restore',
          targetType: 'challenge_review',
          targetId: `${of.userId}:${of.challengeId}`,
          before: { hidden: review.hiddenAt !== null },
          after: { hidden },
          reason,
        }),
      );
      return next;
    });
  };
