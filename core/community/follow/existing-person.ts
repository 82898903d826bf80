import { mayDo, type Actor, type UserActor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { isThere, type User } from '#core/people/account/user.ts';

type Needs = Pick<Repositories, 'relations' | 'users'>;

/** Another person, as long as they exist for this member. Fails with user.not_found, as for an id nobody has. */
export const existingPerson = async (
  { users, relations }: Needs,
  viewer: UserActor,
  id: UserId,
): Promise<User> => {
  if (viewer.id === id) throw new DomainError('user.not_allowed');
  const user = await users.find(id);
  if (!user || !isThere(user)) throw new DomainError('user.not_found');
  if ((await relations.blockedEitherWay(viewer.id, [id])).has(id)) throw new DomainError('user.not_found');
  return user;
};

/** Whose page this reader can open: their own, an open one, for staff any. Fails with user.not_found. */
export const openPerson = async ({ users, relations }: Needs, viewer: Actor, id: UserId): Promise<User> => {
  const owner = await users.find(id);
  if (!owner || owner.anonymisedAt !== null) throw new DomainError('user.not_found');
  if (mayDo(viewer, 'user.view')) return owner;
  const viewerId = viewer.kind === 'user' ? viewer.id : null;
  if (viewerId === id) return owner;
  const isHidden = viewerId !== null && (await relations.blockedEitherWay(viewerId, [id])).has(id);
  if (isHidden || !owner.isPublic || owner.status !== 'ACTIVE') throw new DomainError('user.not_found');
  return owner;
};
