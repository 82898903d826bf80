import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Writes } from '#core/kernel/transaction.ts';
import { isWorthRoster, rosterWeekOf } from '../coach-work.ts';

const mostAtOnce = 1_000;

/** Every coach hears once, after a week is over, who saved it and what waits; on any number of instances. */
export const briefCoaches =
  ({ transaction, clock }: Writes<'coachRosters' | 'events'> & Pick<Ports, 'clock'>) =>
  async (actor: Actor): Promise<{ briefed: number }> => {
    requirePermission(actor, 'review.manage');
    const briefNext = () =>
      transaction(async ({ coachRosters, events }) => {
        const at = clock.now();
        const over = rosterWeekOf(at);
        const coachId = await coachRosters.claimNext(over.week, at);
        if (coachId === null) return false;
        const figures = await coachRosters.figures(coachId, over, at);
        if (isWorthRoster(figures))
          await events.append({ type: 'coach.roster_due', coachId, week: over.week, ...figures });
        return true;
      });
    let briefed = 0;
    while (briefed < mostAtOnce && (await briefNext())) briefed += 1;
    return { briefed };
  };
