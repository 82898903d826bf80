import { requireMember, type Actor, type UserActor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';

/** A coach's own desk: price, form and kept texts are nobody else's business. */
export const requireCoach = (actor: Actor): UserActor => {
  const user = requireMember(actor);
  if (user.type !== 'COACH') throw new DomainError('coach.not_coach');
  return user;
};
