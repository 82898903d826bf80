import type { WeekKey } from '#core/kernel/week.ts';
import type { Series, SeriesPoint, Timeline } from './shown-timeline.ts';

/**
 * A series as it travels: the number at a place belongs to the week at the same place of the timeline, so that five years
 * of sixty numbers name each week once and not sixty times. Null: no number in that week.
 */
export type ColumnSeries = Omit<Series, 'points'> &
  Readonly<{
    values: readonly (number | null)[];
    trends: readonly (number | null)[];
    /** Shown, never counted: taken over from an earlier week. */
    carriedOver: readonly WeekKey[];
  }>;

export type ColumnTimeline = Omit<Timeline, 'series'> & Readonly<{ series: readonly ColumnSeries[] }>;

export const inColumns = ({ series, weeks, ...rest }: Timeline): ColumnTimeline => {
  const places = new Map(weeks.map(({ week }, place) => [week, place]));
  return {
    ...rest,
    weeks,
    series: series.map(({ points, ...line }) => {
      const values: (number | null)[] = Array.from(weeks, () => null);
      const trends: (number | null)[] = Array.from(weeks, () => null);
      const carriedOver: WeekKey[] = [];
      for (const point of points) {
        const place = places.get(point.week)!; // a point is of a week that is shown
        values[place] = point.value;
        trends[place] = point.trend;
        if (point.carriedOver) carriedOver.push(point.week);
      }
      return { ...line, values, trends, carriedOver };
    }),
  };
};

/** The other way round. */
export const fromColumns = ({ series, weeks, ...rest }: ColumnTimeline): Timeline => ({
  ...rest,
  weeks,
  series: series.map(({ values, trends, carriedOver, ...line }) => {
    const carried = new Set(carriedOver);
    return {
      ...line,
      points: weeks.flatMap(({ week, weekStart }, place): SeriesPoint[] => {
        const value = values[place] ?? null;
        if (value === null) return [];
        return [{ week, weekStart, value, carriedOver: carried.has(week), trend: trends[place] ?? value }];
      }),
    };
  }),
});
