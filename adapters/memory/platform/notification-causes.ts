import { maxCauses, type NoticeCause } from '#core/platform/notification/grouping.ts';
import type { Notification } from '#core/platform/notification/notification.ts';
import type { Because, Notifications } from '#core/platform/notification/ports.ts';
import { notificationsOf } from './notification-order.ts';
import { ascending, descending } from '../engine/ordering.ts';
import type { View } from '../engine/store.ts';

export const causesOf = ({ table }: View, id: string) =>
  table('notificationCauses')
    .all()
    .filter(({ notificationId }) => notificationId === id);

const isBecauseOf = (because: Because) => {
  const { reference, actorId }: Partial<Record<'reference' | 'actorId', string>> = because;
  return (cause: NoticeCause): boolean =>
    (reference === undefined || cause.reference === reference) &&
    (actorId === undefined || cause.actorId === actorId);
};

declare module '../engine/store.ts' {
  interface Tables {
    furtherCauses: Readonly<{ count: number }>;
  }
}

/** The same person about the same thing is one cause, however often; a full line only counts. */
export const putCause = (view: View, notificationId: Notification['id'], cause: NoticeCause): void => {
  const kept = causesOf(view, notificationId);
  const again =
    cause.reference === null
      ? undefined
      : kept.find((other) => other.actorId === cause.actorId && other.reference === cause.reference);
  if (!again && kept.length >= maxCauses) {
    const further = view.table('furtherCauses').get(notificationId)?.count ?? 0;
    view.table('furtherCauses').set(notificationId, { count: further + 1 });
    return;
  }
  const key = again?.key ?? String(view.nextNumber());
  const waits = (again?.waits ?? false) || (cause.waits ?? false);
  view.table('notificationCauses').set(key, { key, notificationId, ...cause, waits });
};

type Causes = Pick<
  Notifications,
  'causesOf' | 'lockBecauseOf' | 'forgetCauses' | 'reword' | 'letWait' | 'takeWaiting'
>;

/** Why a notification stands in the list, and what changes in it when a cause goes. */
export const memoryNotificationCauses = (view: () => View): Causes => ({
  async causesOf(id) {
    const causes = causesOf(view(), id);
    const people = new Set(causes.flatMap(({ actorId }) => (actorId === null ? [] : [actorId])));
    const [latest] = causes
      .filter(({ actorName }) => actorName !== null)
      .toSorted(descending(({ at, key }) => [at, Number(key)]));
    const further = view().table('furtherCauses').get(id)?.count ?? 0;
    return { causes: causes.length, people: people.size, latestName: latest?.actorName ?? null, further };
  },

  async lockBecauseOf(because) {
    const causes = view().table('notificationCauses').all().filter(isBecauseOf(because));
    const ids = new Set(causes.map(({ notificationId }) => notificationId));
    return view()
      .table('notifications')
      .all()
      .filter(({ id, userId }) => ids.has(id) && (because.userId === undefined || userId === because.userId))
      .toSorted(ascending(({ id }) => [id]));
  },

  async forgetCauses(id, because) {
    for (const cause of causesOf(view(), id).filter(isBecauseOf(because)))
      view().table('notificationCauses').delete(cause.key);
  },

  async letWait({ userId, ...because }) {
    const own = new Set(notificationsOf(view(), userId).map(({ id }) => id));
    const causes = view()
      .table('notificationCauses')
      .all()
      .filter(isBecauseOf(because))
      .filter(({ notificationId }) => own.has(notificationId));
    for (const cause of causes)
      view()
        .table('notificationCauses')
        .set(cause.key, { ...cause, waits: true });
    return new Set(causes.map(({ notificationId }) => notificationId)).size;
  },

  async takeWaiting(userId) {
    const waiting = notificationsOf(view(), userId).flatMap((line) => {
      const causes = causesOf(view(), line.id);
      const fresh = causes.filter(({ waits }) => waits);
      for (const cause of fresh)
        view()
          .table('notificationCauses')
          .set(cause.key, { ...cause, waits: false });
      const further =
        fresh.length === causes.length ? (view().table('furtherCauses').get(line.id)?.count ?? 0) : 0;
      return fresh.length > 0 && line.readAt === null ? [{ ...line, fresh: fresh.length + further }] : [];
    });
    return waiting.toReversed();
  },

  async reword({ id, count, params }) {
    const line = view().table('notifications').get(id);
    if (line)
      view()
        .table('notifications')
        .set(id, { ...line, count, params });
  },
});
