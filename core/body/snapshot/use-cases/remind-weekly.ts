import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { UserId } from '#core/kernel/id.ts';
import { isoWeekOf, type WeekKey } from '#core/kernel/week.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Transaction, Writes } from '#core/kernel/transaction.ts';

const batch = 200;
const mostBatches = 50;

const remind = (
  transaction: Transaction<'events' | 'weeklyReminders'>,
  userId: UserId,
  week: WeekKey,
  at: Date,
): Promise<boolean> =>
  transaction(async ({ weeklyReminders, events }) => {
    const isMine = await weeklyReminders.claim(userId, week, at);
    if (isMine) await events.append({ type: 'snapshot.reminder_due', userId, week });
    return isMine;
  });

/**
 * Reminds everybody whose own day and hour has come and who has not saved this week. The claim makes it one reminder a
 * week for each member, on any number of instances.
 */
export const remindWeekly =
  ({
    reads,
    transaction,
    clock,
  }: Reads<'weeklyReminders'> & Writes<'events' | 'weeklyReminders'> & Pick<Ports, 'clock'>) =>
  async (actor: Actor): Promise<{ reminded: number }> => {
    requirePermission(actor, 'indicator.manage');
    let reminded = 0;
    for (let round = 0; round < mostBatches; round += 1) {
      const at = clock.now();
      const due = await reads.weeklyReminders.due(at, batch);
      let claimed = 0;
      for (const { id, timeZone } of due) {
        if (await remind(transaction, id, isoWeekOf(at, timeZone).key, at)) claimed += 1;
      }
      reminded += claimed;
      // Nothing claimed means that another instance is at work on the same ones.
      if (due.length < batch || claimed === 0) break;
    }
    return { reminded };
  };
