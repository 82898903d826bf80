import { DomainError } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { IssuePorts } from '#core/platform/credential/issue.ts';
import { gate, type Gate } from '#core/learning/gate/gate.ts';
import { pathOf, type Edition } from '#core/learning/challenge/edition.ts';
import type { ChallengeRow } from '#core/learning/challenge/ports.ts';
import { doneOf } from '#core/learning/progress/done.ts';
import { enrolmentLifecycle, type Enrolment } from './enrolment.ts';

export const factsOf = (enrolment: Enrolment, { title, slug }: Pick<ChallengeRow, 'title' | 'slug'>) => {
  const { id: enrolmentId, challengeId, userId, authorId } = enrolment;
  return { enrolmentId, challengeId, userId, authorId, title, slug };
};

export const challengeOf = async (
  { challenges }: Pick<Repositories, 'challenges'>,
  { challengeId }: Pick<Enrolment, 'challengeId'>,
): Promise<ChallengeRow> => {
  const challenge = await challenges.find(challengeId);
  if (challenge === null) throw new DomainError('challenge.not_found');
  return challenge;
};

/** The public id of what was given for it and still stands; null when there is none. */
export const certificateOf = async (
  { signedCredentials }: Pick<Repositories, 'signedCredentials'>,
  { id, status }: Pick<Enrolment, 'id' | 'status'>,
): Promise<string | null> =>
  status === 'COMPLETED' ? ((await signedCredentials.livingOf('CERTIFICATE', id))?.publicId ?? null) : null;

/** What advancing needs: the last step issues a certificate. */
export type AdvanceNeeds = IssuePorts & Pick<Ports, 'sentences'> & WithHooks<'whenChallengeIsCompleted'>;

export type Advanced = Readonly<{ enrolment: Enrolment; gate: Gate }>;

/**
 * Stores how far a learner is after something was done, with the enrolment held. The last thing completes the challenge
 * and gives what is given for it, once: a completed one is never opened again.
 */
export const advance = async (
  repositories: Repositories,
  needs: AdvanceNeeds,
  { enrolment, edition }: Readonly<{ enrolment: Enrolment; edition: Edition }>,
  at: Date,
): Promise<Advanced> => {
  const now = gate(pathOf(edition.outline), await doneOf(repositories, enrolment.id), 'ENROLLED');
  const isFirstTime = now.completed && enrolment.status === 'IN_PROGRESS';
  const moved: Enrolment = {
    ...enrolment,
    percent: enrolment.status === 'COMPLETED' ? 100 : now.percent,
    lastActivityAt: at,
    reminders: 0,
    status: isFirstTime ? enrolmentLifecycle.next(enrolment.status, 'complete') : enrolment.status,
    completedAt: isFirstTime ? at : enrolment.completedAt,
  };
  const stored = await repositories.enrolments.update(moved);
  if (isFirstTime) {
    const challenge = await challengeOf(repositories, enrolment);
    await repositories.challenges.count(enrolment.challengeId, { completed: 1 });
    for (const answer of needs.hooks.whenChallengeIsCompleted)
      await answer(repositories, { enrolment: stored, challenge, edition, at, ports: needs });
    await repositories.events.append({ type: 'challenge.completed', ...factsOf(stored, challenge) });
  }
  return { enrolment: stored, gate: now };
};
