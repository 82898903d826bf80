import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { EnrolmentId } from '#core/learning/gate/outline.ts';
import { newestEdition } from '#core/learning/challenge/read-edition.ts';
import { advance, type AdvanceNeeds } from '../advance.ts';
import type { Enrolment } from '../enrolment.ts';

/** One's own, held; a canceled one is none. */
export const lockOwn = async (
  { enrolments }: Pick<Repositories, 'enrolments'>,
  actor: Actor,
  id: EnrolmentId,
): Promise<Enrolment> => {
  const { id: userId } = requireMember(actor);
  const enrolment = await enrolments.lock(id);
  if (enrolment === null || enrolment.userId !== userId || enrolment.status === 'CANCELED')
    throw new DomainError('enrolment.not_found');
  return enrolment;
};

/** Whether the learner shows among the others. */
export const showOnBoard =
  ({ transaction }: Pick<Ports, 'transaction'>) =>
  async (
    actor: Actor,
    { id, onBoard }: Readonly<{ id: EnrolmentId; onBoard: boolean }>,
  ): Promise<Enrolment> =>
    transaction(async (repositories) => {
      const enrolment = await lockOwn(repositories, actor, id);
      return repositories.enrolments.update({ ...enrolment, onBoard });
    });

/** Goes on in the newest structure; what was done there too stays done, and a completed one stays completed. */
export const switchEdition =
  (needs: Pick<Ports, 'transaction' | 'sharedClock'> & AdvanceNeeds) =>
  async (actor: Actor, id: EnrolmentId): Promise<Enrolment> =>
    needs.transaction(async (repositories) => {
      const enrolment = await lockOwn(repositories, actor, id);
      const edition = await newestEdition(repositories, enrolment.challengeId);
      if (edition.structureNo === enrolment.editionNo) return enrolment;
      const switched: Enrolment = { ...enrolment, editionNo: edition.structureNo };
      const at = await needs.sharedClock.now();
      return (await advance(repositories, needs, { enrolment: switched, edition }, at)).enrolment;
    });
