import type { Profiles } from '#core/people/profile/ports.ts';
import type { View } from '../engine/store.ts';

export const memoryProfiles = (view: () => View): Profiles => ({
  cardOwners: async (ids) =>
    [...new Set(ids)].flatMap((id) => {
      const user = view().table('users').get(id);
      if (!user) return [];
      const { fullname, username, type, level, levelExpiresAt, status, isPublic } = user;
      const { activityStatus, showPresence, anonymisedAt } = user;
      const medium = user.avatarId === null ? undefined : view().table('media').get(user.avatarId);
      const avatar =
        medium?.ownerId === id
          ? {
              key: medium.key,
              thumbnailKey: medium.thumbnailKey,
              contentType: medium.contentType,
              name: medium.name,
              hiddenAt: medium.hiddenAt,
            }
          : null;
      const account = { id, fullname, username, type, level, levelExpiresAt, status, isPublic };
      return [{ ...account, activityStatus, showPresence, anonymisedAt, avatar }];
    }),
});
