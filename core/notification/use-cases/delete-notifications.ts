import { requireMember, type Actor } from '#core/access/actor.ts';
import type { Ports } from '#core/ports.ts';

type Needs = Pick<Ports, 'reads'>;

export const deleteNotification =
  ({ reads }: Needs) =>
  async (actor: Actor, id: string): Promise<void> => {
    const user = requireMember(actor);
    await reads.notifications.delete(user.id, id);
  };

/** Answers how many lines there were. */
export const deleteAllNotifications =
  ({ reads }: Needs) =>
  async (actor: Actor): Promise<number> => {
    const user = requireMember(actor);
    return reads.notifications.deleteAll(user.id);
  };
