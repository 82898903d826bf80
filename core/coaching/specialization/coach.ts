import { requireMember, type Actor, type UserActor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';

/** Specializations are a coach's; everybody else applies to become one first. */
export const requireCoach = (actor: Actor): UserActor => {
  const user = requireMember(actor);
  if (user.type !== 'COACH') throw new DomainError('specialization.not_permitted');
  return user;
};
