import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { presentOwn, type OwnCoachRequest } from '../views/own-request.ts';

/** One's own latest application. For a coach there is nothing here any more. */
export const getOwnCoachRequest =
  ({ reads }: Reads<'coachRequests'>) =>
  async (actor: Actor): Promise<{ request: OwnCoachRequest | null }> => {
    const { id, type } = requireMember(actor);
    if (type === 'COACH') throw new DomainError('coach_request.go_to_coach_settings');
    const [latest] = await reads.coachRequests.of(id);
    return { request: latest ? presentOwn(latest) : null };
  };
