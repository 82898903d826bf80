import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { addDays, isoWeekOf } from '#core/kernel/week.ts';
import { lookBackWeeks, movedTogether, type MovedTogether } from '../together/moved-together.ts';

/** Of one's own weeks alone: habits are nobody else's business. */
export const readMovedTogether =
  ({ reads, clock }: Reads<'snapshots' | 'users'> & Pick<Ports, 'clock'>) =>
  async (actor: Actor): Promise<{ weeks: number; items: readonly MovedTogether[] }> => {
    const { id } = requireMember(actor);
    const { timeZone } = await reads.users.get(id);
    const { key, startsOn } = isoWeekOf(clock.now(), timeZone);
    const weeks = await reads.snapshots.seriesOf(id, addDays(startsOn, -7 * lookBackWeeks));
    return { weeks: lookBackWeeks, items: movedTogether(weeks, key) };
  };
