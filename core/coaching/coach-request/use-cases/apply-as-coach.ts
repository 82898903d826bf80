import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import { normalize } from '#core/kernel/text/text.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Writes } from '#core/kernel/transaction.ts';
import type { CoachRequest } from '../coach-request.ts';
import { presentOwn, type OwnCoachRequest } from '../views/own-request.ts';

type Needs = Writes<'coachRequests' | 'users'> & Pick<Ports, 'clock' | 'ids'>;
type Input = Pick<CoachRequest, 'link' | 'reason'>;

/**
 * Applies to become a coach. While an application waits it is locked: the same one sent again was sent already, another
 * one has to wait for the answer to the first.
 */
export const applyAsCoach =
  ({ transaction, clock, ids }: Needs) =>
  async (actor: Actor, input: Input): Promise<OwnCoachRequest> => {
    const { id: userId } = requireMember(actor);
    const link = normalize(input.link);
    const reason = normalize(input.reason);
    if (reason === '') throw fieldError('body.reason', 'input.required');

    return transaction(async ({ users, coachRequests }) => {
      const { type } = await users.lock(userId);
      if (type === 'COACH') throw new DomainError('coach_request.already_coach');
      const [latest] = await coachRequests.of(userId);
      if (latest?.status === 'PENDING') {
        const isSame = latest.link === link && latest.reason === reason;
        throw new DomainError(isSame ? 'coach_request.already_requested' : 'coach_request.awaiting_approval');
      }
      const request: CoachRequest = {
        id: ids.next(),
        userId,
        link,
        reason,
        status: 'PENDING',
        checklist: [],
        refusalReason: null,
        decidedBy: null,
        decidedAt: null,
        createdAt: clock.now(),
      };
      await coachRequests.insert(request);
      return presentOwn(request);
    });
  };
