import { isWeekKey, weekOf } from '#core/kernel/week.ts';
import { useWeekName } from '#ui/indicator/use-week-name.ts';

/** The saved week that a review is about, by its days. */
export const useReviewWeek = () => {
  const name = useWeekName();
  return (week: string) => (isWeekKey(week) ? name(weekOf(week).startsOn) : week);
};
