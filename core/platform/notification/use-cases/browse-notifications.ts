import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import type { NotificationRow } from '../ports.ts';

export const browseNotifications =
  ({ reads }: Reads<'notifications'>) =>
  async (actor: Actor, request: ListRequest): Promise<List<NotificationRow>> => {
    requirePermission(actor, 'mail.view');
    return reads.notifications.list(request);
  };

export const viewNotification =
  ({ reads }: Reads<'notifications'>) =>
  async (actor: Actor, id: string): Promise<NotificationRow> => {
    requirePermission(actor, 'mail.view');
    return reads.notifications.row(id);
  };
