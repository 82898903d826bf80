import { requireMember, type Actor } from '#core/access/actor.ts';
import type { Ports } from '#core/ports.ts';

type Needs = Pick<Ports, 'reads' | 'clock'>;

export const readNotification =
  ({ reads, clock }: Needs) =>
  async (actor: Actor, id: string): Promise<void> => {
    const user = requireMember(actor);
    await reads.notifications.markRead(user.id, id, clock.now());
  };

/** Answers how many lines were unread. */
export const readAllNotifications =
  ({ reads, clock }: Needs) =>
  async (actor: Actor): Promise<number> => {
    const user = requireMember(actor);
    return reads.notifications.markAllRead(user.id, clock.now());
  };
