import { computeIndicators } from '#core/body/indicator/compute.ts';
import { displayed, indicatorDecimals } from '#core/body/indicator/display.ts';
import { fields, type NumberFieldKey } from '#core/body/indicator/fields.ts';
import { unitOfIndicator } from '#core/body/indicator/labels.ts';
import { isGoalMetric } from '#core/body/snapshot/goals.ts';
import { computedFrom, openableSections, type View } from '#core/body/snapshot/privacy.ts';
import { fieldSeries, indicatorSeries, type ComputedWeek } from '#core/body/snapshot/series.ts';
import type { GoalMetric, Snapshot } from '#core/body/snapshot/snapshot.ts';
import { weeklyStreak } from '#core/body/snapshot/ritual/streak.ts';
import { changesOf, projectGoal, type WeeklyPoint } from '#core/body/snapshot/timeline.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { isoWeekOf, weeksBetween } from '#core/kernel/week.ts';
import { mostCardFields, type Card, type CardChoice, type CardKey, type CardLine } from './card.ts';

type Needs = Pick<Repositories, 'goals' | 'people' | 'snapshots'>;

const refuse = (): never => {
  throw new DomainError('feed.card_invalid');
};

/** As strangers would have it computed: answers about health and habits are never part of it. */
const shownToOthers: View = {
  viewer: 'OTHER',
  opened: openableSections,
  pictures: false,
  weeks: 'ALL',
};

const weekOf = ({ week, inputs, carriedOver, standard }: Snapshot): ComputedWeek => ({
  week,
  inputs,
  carriedOver,
  computed: computeIndicators(computedFrom(shownToOthers, inputs), { standard }),
});

/** A goal may be set for more than a week's change shows: its member chose to speak of it. */
type ShownKey = CardKey | GoalMetric;

const isField = (key: ShownKey): key is ShownKey & NumberFieldKey => Object.hasOwn(fields, key);

const seriesOf = (weeks: readonly ComputedWeek[], key: ShownKey): readonly WeeklyPoint[] =>
  isField(key) ? fieldSeries(weeks, key) : indicatorSeries(weeks, key)[0].points;

const numberOf = (key: ShownKey, value: number): number =>
  displayed(value, isField(key) ? fields[key].decimals : indicatorDecimals[key]).value;
const unitOf = (key: ShownKey): string => (isField(key) ? fields[key].unit : unitOfIndicator[key]);

/** Against the measurement before it; only what was measured in that very week. */
const changeLine = (weeks: readonly ComputedWeek[], key: CardKey): CardLine => {
  const { sinceLast } = changesOf(seriesOf(weeks, key));
  if (!sinceLast || sinceLast.to.week !== weeks.at(-1)?.week) return refuse();
  const [from, to] = [numberOf(key, sinceLast.from.value), numberOf(key, sinceLast.to.value)];
  return { key, from, to, unit: unitOf(key), weeks: sinceLast.weeks };
};

const weekChange = (snapshots: readonly Snapshot[], { sourceId, fields: chosen }: CardChoice) => {
  const keys = [...new Set(chosen)];
  const place = snapshots.findIndex(({ id }) => id === sourceId);
  if (place < 0 || keys.length === 0 || keys.length > mostCardFields) return refuse();
  const weeks = snapshots.slice(0, place + 1).map(weekOf);
  return keys.map((key) => changeLine(weeks, key));
};

const goalMet = async (
  { goals, people }: Needs,
  userId: UserId,
  snapshots: readonly Snapshot[],
  metric: string,
) => {
  const goal = (await goals.of(userId)).find((one) => one.metric === metric);
  if (!goal || !isGoalMetric(metric)) return refuse();
  const points = seriesOf(snapshots.map(weekOf), metric);
  const { latest } = changesOf(points);
  if (!latest || projectGoal(points, goal, latest.week).reason !== 'REACHED') return refuse();
  const { timeZone } = await people.get(userId);
  const begun = isoWeekOf(goal.createdAt, timeZone).key;
  return [
    {
      key: metric,
      from: goal.startValue === null ? null : numberOf(metric, goal.startValue),
      to: numberOf(metric, latest.value),
      unit: unitOf(metric),
      weeks: Math.max(0, weeksBetween(begun, latest.week)),
    },
  ];
};

const leastStreak = 2;

const streak = async ({ people, snapshots }: Needs, userId: UserId, at: Date) => {
  const { timeZone } = await people.get(userId);
  const { current } = weeklyStreak(await snapshots.savedWeeksOf(userId), isoWeekOf(at, timeZone).key);
  if (current < leastStreak) return refuse();
  return [{ key: 'streak', from: null, to: current, unit: 'WEEKS', weeks: current }] as const;
};

/** The numbers behind what the member chose, as they stand now. Fails with feed.card_invalid, also for another's week. */
export const makeCard = async (
  repositories: Needs,
  userId: UserId,
  choice: CardChoice,
  at: Date,
): Promise<Card> => {
  const { kind, sourceId } = choice;
  if (kind === 'STREAK') return { kind, sourceId: 'streak', lines: await streak(repositories, userId, at) };
  const snapshots = await repositories.snapshots.seriesOf(userId, null);
  const lines =
    kind === 'WEEK_CHANGE'
      ? weekChange(snapshots, choice)
      : await goalMet(repositories, userId, snapshots, sourceId);
  return { kind, sourceId, lines };
};
