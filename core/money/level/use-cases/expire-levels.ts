import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { UserId } from '#core/kernel/id.ts';
import { day } from '#core/kernel/time.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Transaction, Writes } from '#core/kernel/transaction.ts';

type Needs = Reads<'users'> & Writes<'events' | 'users'> & Pick<Ports, 'clock'>;

const batch = 200;
/** Days before the end at which the member hears of it; the last first, so that a short level is told once. */
const stages = [1, 7] as const;

const expire = (transaction: Transaction<'events' | 'users'>, id: UserId, at: Date): Promise<boolean> =>
  transaction(async ({ users, events }) => {
    const user = await users.lock(id);
    // Bought again, or ended by another instance, since the list was read.
    if (user.level === 'BASIC' || user.levelExpiresAt === null || user.levelExpiresAt > at) return false;
    await users.update({
      ...user,
      level: 'BASIC',
      levelExpiresAt: null,
      version: user.version + 1,
      updatedAt: at,
    });
    await events.append({ type: 'user.level_expired', userId: id, level: user.level });
    return true;
  });

const remind = (
  transaction: Transaction<'events' | 'users'>,
  id: UserId,
  stage: number,
  at: Date,
): Promise<boolean> =>
  transaction(async ({ users, events }) => {
    const { level, levelExpiresAt } = await users.lock(id);
    if (level === 'BASIC' || levelExpiresAt === null || levelExpiresAt <= at) return false;
    if (!(await users.claimLevelReminder(id, levelExpiresAt, stage, at))) return false;
    const days = Math.max(1, Math.ceil((levelExpiresAt.getTime() - at.getTime()) / day));
    await events.append({ type: 'user.level_ending', userId: id, level, days });
    return true;
  });

/** Paid levels that are over go back to BASIC; those about to end are told 7 days and 1 day before, once each. */
export const expireLevels =
  ({ reads, transaction, clock }: Needs) =>
  async (actor: Actor): Promise<{ expired: number; reminded: number }> => {
    requirePermission(actor, 'user.manage');
    const at = clock.now();
    let expired = 0;
    let reminded = 0;
    for (const { id } of await reads.users.levelsEndingBefore(at, batch)) {
      if (await expire(transaction, id, at)) expired += 1;
    }
    for (const stage of stages) {
      for (const { id } of await reads.users.levelReminderDue(stage, at, batch)) {
        if (await remind(transaction, id, stage, at)) reminded += 1;
      }
    }
    return { expired, reminded };
  };
