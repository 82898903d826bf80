import type { Notification } from '#core/platform/notification/notification.ts';
import { descending } from '../engine/ordering.ts';
import type { View } from '../engine/store.ts';

/** Where a notification stands among all, by when it was added. */
export const placeOf = ({ table }: View, id: string): number =>
  table('notificationPlaces').get(id)?.place ?? 0;

/** At the end of the list, as it comes. */
export const addLast = (view: View, notification: Notification): void => {
  view.table('notifications').set(notification.id, notification);
  view.table('notificationPlaces').set(notification.id, { place: view.nextNumber() });
};

/** One member's own, the last added first. */
export const notificationsOf = (view: View, userId: string): Notification[] =>
  view
    .table('notifications')
    .all()
    .filter((notification) => notification.userId === userId)
    .toSorted(descending(({ id }) => [placeOf(view, id)]));

export const isNewerThan = (view: View, after: string) => {
  const isKnown = view.table('notifications').get(after) !== undefined;
  return ({ id }: Notification): boolean => (isKnown ? placeOf(view, id) > placeOf(view, after) : id > after);
};
