import type { Presences } from '#core/people/account/presence.ts';
import type { View } from '../engine/store.ts';

export const memoryPresences = (view: () => View): Presences => ({
  async seen(userIds, at) {
    const presences = view().table('presences');
    for (const userId of userIds) {
      const known = presences.get(userId)?.lastSeenAt;
      if (view().table('users').get(userId) && (known === undefined || known < at))
        presences.set(userId, { userId, lastSeenAt: at });
    }
  },

  lastSeen: async (userIds) =>
    new Map(
      userIds.flatMap((userId) => {
        const seen = view().table('presences').get(userId);
        return seen ? [[userId, seen.lastSeenAt] as const] : [];
      }),
    ),

  delete: async (userId) => view().table('presences').delete(userId),
});
