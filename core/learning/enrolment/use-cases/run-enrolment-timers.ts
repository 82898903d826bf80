import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { challengeOf, factsOf } from '../advance.ts';
import { releaseEarning } from '../coins.ts';
import { idleReminderDays } from '../enrolment.ts';

type Needs = Pick<Ports, 'transaction' | 'sharedClock' | 'ids'>;
const batch = 100;

/** Authors may spend their share once it can't be taken back any more. Answers how many. */
export const settleEarnings =
  ({ transaction, sharedClock, ids }: Needs) =>
  async (actor: Actor): Promise<number> => {
    requirePermission(actor, 'global');
    const at = await sharedClock.now();
    return transaction(async (repositories) => {
      const due = await repositories.enrolments.lockUnreleased(at, batch);
      // Wallets in one order.
      for (const enrolment of due.toSorted((a, b) => (a.authorId < b.authorId ? -1 : 1)))
        await repositories.enrolments.update(
          await releaseEarning(repositories, enrolment, { ids, actor: 'system', at }),
        );
      return due.length;
    });
  };

/** Learners who have stopped hear of it after seven and thirty days, once each. Answers how many. */
export const remindLearners =
  ({ transaction, sharedClock }: Needs) =>
  async (actor: Actor): Promise<number> => {
    requirePermission(actor, 'global');
    const at = await sharedClock.now();
    return transaction(async (repositories) => {
      const { learnerReminders } = await repositories.settings.read();
      if (!learnerReminders) return 0;
      const due = await repositories.enrolments.lockIdle(at, batch);
      for (const enrolment of due) {
        const days = idleReminderDays[enrolment.reminders];
        await repositories.enrolments.update({ ...enrolment, reminders: enrolment.reminders + 1 });
        const challenge = await challengeOf(repositories, enrolment);
        if (days !== undefined && challenge.status === 'PUBLISHED')
          await repositories.events.append({
            type: 'challenge.idle',
            ...factsOf(enrolment, challenge),
            days,
          });
      }
      return due.length;
    });
  };
