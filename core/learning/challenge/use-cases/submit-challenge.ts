import { requireMayPublish, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { ChallengeId } from '#core/learning/gate/outline.ts';
import { isAuthor, lockEditable } from '../author.ts';
import { submissionLifecycle } from '../challenge.ts';
import { requireReady } from '../checklist.ts';
import { checklistFor } from '../ready.ts';

type Needs = Pick<Ports, 'transaction' | 'clock'>;

/** Hands the working copy to staff; what lacks is named first. */
export const submitChallenge =
  ({ transaction, clock }: Needs) =>
  async (actor: Actor, id: ChallengeId): Promise<ChallengeId> =>
    transaction(async (repositories) => {
      const at = clock.now();
      requireMayPublish(actor, at);
      const challenge = await lockEditable(repositories, actor, id);
      if (!isAuthor(actor, challenge)) throw new DomainError('challenge.not_found');
      const submission = submissionLifecycle.next(challenge.submission, 'submit');
      requireReady(await checklistFor(repositories, challenge));
      await repositories.challenges.update({
        ...challenge,
        submission,
        submittedAt: at,
        returnReason: null,
        updatedAt: at,
      });
      await repositories.events.append({
        type: 'challenge.submitted',
        challengeId: id,
        authorId: challenge.authorId,
        title: challenge.title,
      });
      return id;
    });

/** Takes it back from staff's queue. */
export const withdrawChallenge =
  ({ transaction, clock }: Needs) =>
  async (actor: Actor, id: ChallengeId): Promise<ChallengeId> =>
    transaction(async (repositories) => {
      const challenge = await lockEditable(repositories, actor, id);
      if (!isAuthor(actor, challenge)) throw new DomainError('challenge.not_found');
      const submission = submissionLifecycle.next(challenge.submission, 'withdraw');
      await repositories.challenges.update({
        ...challenge,
        submission,
        submittedAt: null,
        updatedAt: clock.now(),
      });
      await repositories.events.append({ type: 'challenge.withdrawn', challengeId: id });
      return id;
    });
