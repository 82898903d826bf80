import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import type { Writes } from '#core/kernel/transaction.ts';

/** The person's other devices are told what was deleted on this one. */
export const deleteNotification =
  ({ transaction }: Writes<'events' | 'notifications'>) =>
  async (actor: Actor, id: string): Promise<void> => {
    const { id: userId } = requireMember(actor);
    await transaction(async ({ notifications, events }) => {
      await notifications.delete(userId, id);
      await events.append({ type: 'notification.withdrawn', userId, notificationId: id });
    });
  };

/** Answers how many lines there were. */
export const deleteAllNotifications =
  ({ transaction }: Writes<'events' | 'notifications'>) =>
  async (actor: Actor): Promise<number> => {
    const { id: userId } = requireMember(actor);
    return transaction(async ({ notifications, events }) => {
      const deleted = await notifications.deleteAll(userId);
      if (deleted > 0) await events.append({ type: 'notification.withdrawn', userId, notificationId: null });
      return deleted;
    });
  };
