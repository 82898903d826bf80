import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { cohortsOf, everyDay, periodOf, type Cohort, type CoachingFigures } from '../dashboard.ts';

export type CoachingDashboard = Omit<CoachingFigures, 'saves'> &
  Readonly<{ days: number; retention: readonly Cohort[] }>;

/** How coaching goes: answer times, what waits, and whether members keep saving their weeks. */
export const readCoachingDashboard =
  ({ reads, clock }: Reads<'coachingReports'> & Pick<Ports, 'clock'>) =>
  async (actor: Actor, { days }: Readonly<{ days: number }>): Promise<CoachingDashboard> => {
    requirePermission(actor, 'review.view');
    const period = periodOf(clock.now(), days);
    const { saves, byDay, ...figures } = await reads.coachingReports.figures(period);
    return { ...figures, days, byDay: everyDay(byDay, period), retention: cohortsOf(saves, period) };
  };
