import { useIntl } from 'react-intl';
import { weekDays } from './days.ts';

/** "16 – 22 thg 11, 2026": the days a week covers, in the calendar's own words. */
export const useWeekName = () => {
  const { formatDateTimeRange } = useIntl();
  return (weekStart: string) => {
    const { from, to } = weekDays(weekStart);
    // Node writes thin spaces around the dash, Chromium plain ones: a page made by both has to agree.
    return formatDateTimeRange(from, to, { day: 'numeric', month: 'short', year: 'numeric' }).replaceAll(
      /\p{Zs}/gu,
      ' ',
    );
  };
};
