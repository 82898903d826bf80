import type { UserId } from '#core/kernel/id.ts';
import type { Translations } from '#core/platform/translation/ports.ts';
import type { View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    translationCounts: Readonly<{ userId: UserId; day: string; count: number }>;
  }
}

export const memoryTranslations = (view: () => View): Translations => ({
  agreeing: async (userIds) =>
    new Set(userIds.filter((id) => view().table('users').get(id)?.translation === true)),

  async count(userId, day) {
    if (!view().table('users').get(userId)) view().refuse('user.not_found');
    const table = view().table('translationCounts');
    const before = table.get(userId);
    const count = before?.day === day ? before.count + 1 : 1;
    table.set(userId, { userId, day, count });
    return count;
  },

  async deleteAllOf(userId) {
    view().table('translationCounts').delete(userId);
  },
});
