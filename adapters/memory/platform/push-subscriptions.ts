import type { Pushes, PushSubscriptions } from '#core/platform/notification/ports.ts';
import type { PushSubscription } from '#core/platform/notification/push.ts';
import { ascending, descending } from '../engine/ordering.ts';
import type { View } from '../engine/store.ts';

export const memoryPushSubscriptions = (view: () => View): PushSubscriptions => {
  const subscriptions = () => view().table('pushSubscriptions');
  const isAlive = (at: Date) => (subscription: PushSubscription) => {
    const session = view().table('sessions').get(subscription.sessionId);
    return session !== undefined && session.endedAt === null && session.expiresAt > at;
  };
  const of = (userId: string) =>
    subscriptions()
      .all()
      .filter((subscription) => subscription.userId === userId)
      .toSorted(descending(({ createdAt, id }) => [createdAt, id]));
  const drop = ({ id }: PushSubscription) => {
    subscriptions().delete(id);
    const pushes = view().table('pushes');
    for (const { push } of pushes.all()) if (push.subscriptionId === id) pushes.delete(push.id);
  };

  return {
    of: async (userId, at) => of(userId).filter(isAlive(at)),

    async findAlive(id, at) {
      const subscription = subscriptions().get(id);
      return subscription && isAlive(at)(subscription) ? subscription : null;
    },

    async put(subscription) {
      for (const other of subscriptions().all()) if (other.endpoint === subscription.endpoint) drop(other);
      subscriptions().set(subscription.id, subscription);
    },

    async keepNewest(userId, count) {
      for (const subscription of of(userId).slice(count)) drop(subscription);
    },

    async remove(userId, endpoint) {
      for (const subscription of of(userId)) if (subscription.endpoint === endpoint) drop(subscription);
    },

    async removeOfSessions(userId, sessionIds) {
      for (const subscription of of(userId))
        if (sessionIds.includes(subscription.sessionId)) drop(subscription);
    },

    async deleteAllOf(userId) {
      for (const subscription of of(userId)) drop(subscription);
    },
  };
};

export const memoryPushes = (view: () => View): Pushes => {
  const pushes = () => view().table('pushes');
  return {
    async append(push) {
      pushes().set(push.id, { push, userId: push.userId, heldUntil: null });
    },

    async take(at, until, limit) {
      const due = pushes()
        .all()
        .filter(({ push, heldUntil }) => push.nextAttemptAt <= at && (heldUntil === null || heldUntil <= at))
        .toSorted(ascending(({ push }) => [push.nextAttemptAt, push.id]))
        .slice(0, limit);
      for (const row of due) pushes().set(row.push.id, { ...row, heldUntil: until });
      return due.map(({ push }) => push);
    },

    async postpone({ id, attempts, nextAttemptAt }) {
      const row = pushes().get(id);
      if (row) pushes().set(id, { ...row, push: { ...row.push, attempts, nextAttemptAt }, heldUntil: null });
    },

    async release(userId, at) {
      for (const row of pushes().all())
        if (row.userId === userId && row.push.attempts === 0 && row.push.nextAttemptAt > at)
          pushes().set(row.push.id, { ...row, push: { ...row.push, nextAttemptAt: at } });
    },

    async remove(id) {
      pushes().delete(id);
    },
  };
};
