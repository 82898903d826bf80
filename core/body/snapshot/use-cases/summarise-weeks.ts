import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { after } from '#core/kernel/time.ts';
import type { Writes } from '#core/kernel/transaction.ts';
import { weeklyStreak } from '../ritual/streak.ts';
import { latestSummary, weekVerdict } from '../weekly-summary.ts';

const mostAtOnce = 2_000;

type Needs = Writes<'events' | 'snapshots' | 'weeklySummaries'> & Pick<Ports, 'clock'>;

/** One summary, taken from the plan with the event that announces it; false when none is due. */
const summariseNext = ({ transaction, clock }: Needs): Promise<boolean> =>
  transaction(async ({ events, snapshots, weeklySummaries }) => {
    const at = clock.now();
    const planned = await weeklySummaries.takeDue(at);
    if (planned === null) return false;
    const { userId, week, dueAt } = planned;
    const saved = await snapshots.ofWeek(userId, week);
    if (saved === null || at > after(dueAt, latestSummary)) return true;
    const weeks = await snapshots.weeksOf(userId);
    const lastWeek = weeks
      .filter((each) => each < week)
      .toSorted()
      .at(-1);
    const before = lastWeek === undefined ? null : await snapshots.ofWeek(userId, lastWeek);
    const { current: streak } = weeklyStreak(await snapshots.savedWeeksOf(userId), week);
    await events.append({
      type: 'snapshot.summary_due',
      userId,
      week,
      streak,
      ...weekVerdict(before, saved),
    });
    return true;
  });

/** Writes to every member whose week is over about what it changed, once, on any number of instances. */
export const summariseWeeks =
  (needs: Needs) =>
  async (actor: Actor): Promise<{ summarised: number }> => {
    requirePermission(actor, 'indicator.manage');
    let summarised = 0;
    while (summarised < mostAtOnce && (await summariseNext(needs))) summarised += 1;
    return { summarised };
  };
