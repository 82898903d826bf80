import { weeksBetween } from '#core/kernel/week.ts';

export type ScrubPoint = Readonly<{ week: string; value: number; trend: number; carriedOver: boolean }>;

export type Place = ScrubPoint & Readonly<{ x: number; y: number; trendY: number }>;

export type Drawing = Readonly<{
  /** Shares of the width from the left and of the height from the top, 0 to 100. */
  places: readonly Place[];
  /** Null: no goal, or so far away that it would press the line flat. */
  goalY: number | null;
}>;

/** Room above and below what is drawn, in hundredths of the height. */
const edge = 8;
/** How many times its own span a line may be squeezed to show the goal with it. */
const goalReach = 3;

/** Where each point stands: across by its week, so that a gap is a gap. */
export const drawingOf = (points: readonly ScrubPoint[], goal: number | null): Drawing => {
  const [first, last] = [points.at(0), points.at(-1)];
  if (first === undefined || last === undefined) return { places: [], goalY: null };
  const values = points.flatMap(({ value, trend }) => [value, trend]);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const span = Math.max(highest - lowest, Math.abs(highest) * 0.02) || 1;
  const isInSight = goal !== null && goal >= lowest - span * goalReach && goal <= highest + span * goalReach;
  const floor = isInSight ? Math.min(lowest, goal) : lowest;
  const ceiling = isInSight ? Math.max(highest, goal) : highest;
  const height = ceiling - floor;
  const yOf = (value: number) => (height === 0 ? 50 : edge + ((ceiling - value) / height) * (100 - 2 * edge));
  const weeks = weeksBetween(first.week, last.week);
  return {
    places: points.map((point) => ({
      ...point,
      x: weeks === 0 ? 50 : (weeksBetween(first.week, point.week) / weeks) * 100,
      y: yOf(point.value),
      trendY: yOf(point.trend),
    })),
    goalY: isInSight ? yOf(goal) : null,
  };
};

/** The point that stands nearest to a place across, 0 to 100. */
export const nearestTo = (places: readonly Pick<Place, 'x'>[], x: number): number =>
  places.reduce(
    (best, place, index) =>
      Math.abs(place.x - x) < Math.abs((places[best]?.x ?? Infinity) - x) ? index : best,
    0,
  );

/** Where a key leads from a point; null for keys that mean nothing here. */
export const afterKey = (key: string, index: number, count: number): number | null => {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: index - 1,
    ArrowDown: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index + 1,
    PageDown: index - 4,
    PageUp: index + 4,
    Home: 0,
    End: count - 1,
  };
  const next = Object.hasOwn(steps, key) ? steps[key] : undefined;
  return next === undefined ? null : Math.min(Math.max(next, 0), count - 1);
};
