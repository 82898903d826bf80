import { displayName } from '#core/access/actor/person.ts';
import { profileLink } from '#core/people/account/profile-link.ts';
import { isThere } from '#core/people/account/user.ts';
import type { ReportSubjects } from '../hooks.ts';

/** A person by what their profile says. There is nothing to hide: who offends with it is warned, restricted or held. */
export const reportedPeople: ReportSubjects = {
  kinds: ['USER'],
  permission: 'user.view',
  find: async ({ users, relations }, viewer, _kind, id) => {
    const user = await users.find(id);
    if (!user || !isThere(user)) return null;
    // One may report whom one blocked oneself, not who shut one out.
    const shutOut = viewer.kind === 'user' && (await relations.find(id, viewer.id, 'BLOCK')) !== null;
    if (shutOut) return null;
    const link = profileLink(user);
    const lines = [displayName(user), user.username && `@${user.username}`, user.about, user.website];
    return {
      ownerId: user.id,
      createdAt: user.createdAt,
      snapshot: {
        text: lines.filter(Boolean).join('\n'),
        mediumIds: user.avatarId === null ? [] : [user.avatarId],
        link: link === '/' ? null : link,
      },
    };
  },
};
