import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Writes } from '#core/kernel/transaction.ts';

type Needs = Writes<'events' | 'notifications'> & Pick<Ports, 'clock'>;

/** The person's other devices are told what was read on this one. */
export const readNotification =
  ({ transaction, clock }: Needs) =>
  async (actor: Actor, id: string): Promise<void> => {
    const { id: userId } = requireMember(actor);
    await transaction(async ({ notifications, events }) => {
      if (await notifications.markRead(userId, id, clock.now()))
        await events.append({ type: 'notification.read', userId, notificationId: id });
    });
  };

/** Answers how many lines were unread. */
export const readAllNotifications =
  ({ transaction, clock }: Needs) =>
  async (actor: Actor): Promise<number> => {
    const { id: userId } = requireMember(actor);
    return transaction(async ({ notifications, events }) => {
      const changed = await notifications.markAllRead(userId, clock.now());
      if (changed > 0) await events.append({ type: 'notification.read', userId, notificationId: null });
      return changed;
    });
  };
