import type { UserId } from '#core/kernel/id.ts';
import type { Digests, NotificationRhythms } from '#core/platform/notification/digest/ports.ts';
import { defaultRhythm, type Rhythm } from '#core/platform/notification/digest/rhythm.ts';
import { ascending } from '../engine/ordering.ts';
import type { View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    notificationRhythms: Rhythm & Readonly<{ userId: UserId }>;
    digestPlans: Readonly<{ userId: UserId; dueAt: Date }>;
  }
}

export const memoryNotificationRhythms = (view: () => View): NotificationRhythms => ({
  async of(userId) {
    const { quiet, mails } = view().table('notificationRhythms').get(userId) ?? defaultRhythm;
    return { quiet, mails };
  },

  async put(userId, { quiet, mails }) {
    view().table('notificationRhythms').set(userId, { userId, quiet, mails });
  },

  async deleteAllOf(userId) {
    view().table('notificationRhythms').delete(userId);
  },
});

export const memoryDigests = (view: () => View): Digests => {
  const plans = () => view().table('digestPlans');
  return {
    // One transaction runs at a time.
    lock: async () => undefined,

    async plan(userId, dueAt) {
      if (!plans().get(userId)) plans().set(userId, { userId, dueAt });
    },

    plannedFor: async (userId) => plans().get(userId)?.dueAt ?? null,

    async cancel(userId) {
      plans().delete(userId);
    },

    async takeDue(at) {
      const [next] = plans()
        .all()
        .filter(({ dueAt }) => dueAt <= at)
        .toSorted(ascending(({ dueAt, userId }) => [dueAt, userId]));
      if (next) plans().delete(next.userId);
      return next?.userId ?? null;
    },
  };
};
