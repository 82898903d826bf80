import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { computeIndicators } from '#core/body/indicator/compute.ts';
import { isFieldGoal, requireGoal } from '../goals.ts';
import { presentGoal, type PresentedGoal } from '../views/presented-goal.ts';
import type { Snapshots } from '../ports.ts';
import { fieldSeries, indicatorSeries } from '../series.ts';
import type { GoalMetric, Snapshot } from '../snapshot.ts';
import { measuredPoints, type WeeklyPoint } from '../timeline.ts';

export type GoalWeek = Pick<Snapshot, 'week' | 'inputs' | 'carriedOver' | 'standard'>;

/** A metric through the weeks, whether it is measured or computed. */
export const goalSeries = (snapshots: readonly GoalWeek[], metric: GoalMetric): readonly WeeklyPoint[] => {
  if (isFieldGoal(metric)) return fieldSeries(snapshots, metric);
  const weeks = snapshots.map(({ week, inputs, carriedOver, standard }) => ({
    week,
    inputs,
    carriedOver,
    computed: computeIndicators(inputs, { standard }),
  }));
  return indicatorSeries(weeks, metric === 'bodyFatPercent' ? 'bodyFatPercent' : 'leanMass')[0].points;
};

const latestValue = async (
  snapshots: Snapshots,
  userId: UserId,
  metric: GoalMetric,
): Promise<number | null> =>
  measuredPoints(goalSeries(await snapshots.seriesOf(userId, null), metric)).at(-1)?.value ?? null;

/** Targets, one per metric. */
export const listGoals =
  ({ reads }: Reads<'goals'>) =>
  async (actor: Actor): Promise<{ items: readonly PresentedGoal[] }> => {
    const goals = await reads.goals.of(requireMember(actor).id);
    return { items: goals.map(presentGoal) };
  };

/** Sets a target; where the member stands now is where the way to it begins. */
export const setGoal =
  ({ transaction, clock }: Writes<'goals' | 'snapshots'> & Pick<Ports, 'clock'>) =>
  async (
    actor: Actor,
    { metric, target }: Readonly<{ metric: GoalMetric; target: number }>,
  ): Promise<PresentedGoal> => {
    const { id: userId } = requireMember(actor);
    const aim = requireGoal(metric, target);
    return transaction(async ({ goals, snapshots }) => {
      const startValue = await latestValue(snapshots, userId, metric);
      const goal = { userId, metric, target: aim, startValue, createdAt: clock.now() };
      await goals.put(goal);
      return presentGoal(goal);
    });
  };

/** Drops a target. */
export const deleteGoal =
  ({ transaction }: Writes<'goals'>) =>
  async (actor: Actor, metric: GoalMetric): Promise<{ ok: true }> => {
    const { id } = requireMember(actor);
    await transaction(({ goals }) => goals.delete(id, metric));
    return { ok: true };
  };
