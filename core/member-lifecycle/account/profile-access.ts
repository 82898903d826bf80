import { mayDo, type Actor } from '#core/access/actor/actor.ts';
import type { User } from '#core/people/account/user.ts';

/** How much of a person another sees: all of it, what the flags open, or that there is nobody. */
export type ProfileView = 'WHOLE' | 'OPEN' | 'NONE';

export const profileViewOf = (viewer: Actor, owner: User): ProfileView => {
  if (owner.anonymisedAt !== null) return 'NONE';
  if (viewer.kind === 'user' && viewer.status === 'ACTIVE' && viewer.id === owner.id) return 'WHOLE';
  if (mayDo(viewer, 'user.view')) return 'WHOLE';
  return owner.isPublic && owner.status === 'ACTIVE' ? 'OPEN' : 'NONE';
};
