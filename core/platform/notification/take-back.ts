import type { Repositories } from '#core/kernel/transaction.ts';
import { grouped } from './grouping.ts';
import type { Notification } from './notification.ts';
import type { Because } from './ports.ts';

type Needs = Pick<Repositories, 'events' | 'notifications'>;

/**
 * Withdraws notifications about something that is gone, read or not. A line that speaks of more people stays, without
 * the one who is no longer part of it. Answers how many lines changed.
 */
export const takeBack = async (
  { notifications, events }: Needs,
  because: Because,
  isMeant: (line: Notification) => boolean = () => true,
): Promise<number> => {
  const lines = (await notifications.lockBecauseOf(because)).filter(isMeant);
  for (const line of lines) {
    await notifications.forgetCauses(line.id, because);
    const left = await notifications.causesOf(line.id);
    if (left.causes === 0) await notifications.delete(line.userId, line.id);
    else await notifications.reword(grouped(line, left));
    await events.append({ type: 'notification.withdrawn', userId: line.userId, notificationId: line.id });
  }
  return lines.length;
};
