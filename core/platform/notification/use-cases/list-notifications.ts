import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { pageRequest, type Page } from '#core/kernel/page.ts';
import { after, day } from '#core/kernel/time.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import type { Notification } from '../notification.ts';

/** The list and its count cover this long; older lines are no news. */
export const notificationWindow = 30 * day;

type Needs = Reads<'notifications'> & Pick<Ports, 'clock'>;
type Asked = Readonly<{
  limit?: number | undefined;
  cursor?: string | undefined;
  after?: string | undefined;
  category?: string | undefined;
}>;

export const listNotifications =
  ({ reads, clock }: Needs) =>
  async (actor: Actor, asked: Asked = {}): Promise<Page<Notification>> => {
    const { id } = requireMember(actor);
    const since = after(clock.now(), -notificationWindow);
    return reads.notifications.pageOf(id, since, {
      ...pageRequest(asked),
      after: asked.after,
      category: asked.category,
    });
  };

export const countUnread =
  ({ reads, clock }: Needs) =>
  async (actor: Actor): Promise<number> => {
    const { id } = requireMember(actor);
    return reads.notifications.unreadCount(id, after(clock.now(), -notificationWindow));
  };
