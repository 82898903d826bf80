import type { NoticeCause } from '#core/platform/notification/grouping.ts';
import type { Notification } from '#core/platform/notification/notification.ts';
import type { Because, Notifications } from '#core/platform/notification/ports.ts';
import { ascending, descending } from '../engine/ordering.ts';
import type { View } from '../engine/store.ts';

export const causesOf = ({ table }: View, id: string) =>
  table('notificationCauses')
    .all()
    .filter(({ notificationId }) => notificationId === id);

const isBecauseOf = (because: Because) => (cause: NoticeCause) =>
  'reference' in because ? cause.reference === because.reference : cause.actorId === because.actorId;

/** The same person about the same thing is one cause, however often. */
export const putCause = (view: View, notificationId: Notification['id'], cause: NoticeCause): void => {
  const again =
    cause.reference === null
      ? undefined
      : causesOf(view, notificationId).find(
          (other) => other.actorId === cause.actorId && other.reference === cause.reference,
        );
  const key = again?.key ?? String(view.nextNumber());
  view.table('notificationCauses').set(key, { key, notificationId, ...cause });
};

type Causes = Pick<Notifications, 'causesOf' | 'lockBecauseOf' | 'forgetCauses' | 'reword'>;

/** Why a notification stands in the list, and what changes in it when a cause goes. */
export const memoryNotificationCauses = (view: () => View): Causes => ({
  async causesOf(id) {
    const causes = causesOf(view(), id);
    const people = new Set(causes.flatMap(({ actorId }) => (actorId === null ? [] : [actorId])));
    const [latest] = causes
      .filter(({ actorName }) => actorName !== null)
      .toSorted(descending(({ at, key }) => [at, Number(key)]));
    return { causes: causes.length, people: people.size, latestName: latest?.actorName ?? null };
  },

  async lockBecauseOf(because) {
    const causes = view().table('notificationCauses').all().filter(isBecauseOf(because));
    const ids = new Set(causes.map(({ notificationId }) => notificationId));
    return view()
      .table('notifications')
      .all()
      .filter(({ id }) => ids.has(id))
      .toSorted(ascending(({ id }) => [id]));
  },

  async forgetCauses(id, because) {
    for (const cause of causesOf(view(), id).filter(isBecauseOf(because)))
      view().table('notificationCauses').delete(cause.key);
  },

  async reword({ id, count, params }) {
    const line = view().table('notifications').get(id);
    if (line)
      view()
        .table('notifications')
        .set(id, { ...line, count, params });
  },
});
