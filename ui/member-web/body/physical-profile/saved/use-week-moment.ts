import { milestoneOf, type Milestone } from '#core/body/snapshot/ritual/milestone.ts';
import { profileOf, type SavedWeek } from '#ui/indicator/week.ts';
import { type Timeline, useTimeline } from '../../../app/data/indicators.ts';

export type WeekMoment = Readonly<{ streak: Timeline['streak']; milestone: Milestone | null }>;

/** The row of weeks and the one thing worth a celebration; nothing while the answer is not this week's yet. */
export const useWeekMoment = (saved: SavedWeek): WeekMoment | undefined => {
  const { data } = useTimeline(null, 'all');
  if (data === undefined || !data.weeks.some(({ id }) => id === saved.id)) return undefined;
  const series = data.series.map(({ key, points, goal }) => ({
    key,
    goal,
    points: points.map(({ week, value, carriedOver }) => ({ week, value, carried: carriedOver })),
  }));
  const { inputs } = profileOf(saved);
  return {
    streak: data.streak,
    milestone: milestoneOf({ series, inputs, week: saved.week, streak: data.streak.current }),
  };
};
