import { DomainError } from '#core/kernel/domain-error.ts';
import { aiUserId, type UserId } from '#core/kernel/id.ts';

/** Nobody is behind the account of the AI coach: staff change nothing about it, give it nothing, and do nothing in its name. */
export const requirePerson = (id: UserId): void => {
  if (id === aiUserId) throw new DomainError('user.cannot_delete_ai_user');
};
