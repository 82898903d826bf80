import type { ColumnSeries, ColumnTimeline, Series, SeriesPoint, Timeline } from './shown-timeline.ts';

type Weeks = ColumnTimeline['weeks'];

/** A series as points of their weeks, oldest first; a week without a number has none. */
export const withPoints = ({ values, trends, carriedOver, ...line }: ColumnSeries, weeks: Weeks): Series => {
  const carried = new Set(carriedOver);
  return {
    ...line,
    points: weeks.flatMap(({ week, weekStart }, place): SeriesPoint[] => {
      const value = values[place] ?? null;
      if (value === null) return [];
      return [{ week, weekStart, value, carriedOver: carried.has(week), trend: trends[place] ?? value }];
    }),
  };
};

export const timelineWithPoints = ({ series, ...timeline }: ColumnTimeline): Timeline => ({
  ...timeline,
  series: series.map((each) => withPoints(each, timeline.weeks)),
});
