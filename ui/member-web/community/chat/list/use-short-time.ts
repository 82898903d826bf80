import { useIntl } from 'react-intl';
import { day, defaultTimeZone, localDate } from '#core/kernel/time.ts';
import { useFormats } from '#ui/intl.ts';
import { useThisMinute } from '#ui/use-this-minute.ts';

/** "14:05" today, "Th 2" within a week, the date before that. */
export const useShortTime = () => {
  const { formatDate, timeZone = defaultTimeZone } = useIntl();
  const { time, shortDate } = useFormats();
  const now = useThisMinute();
  return (at: Date): string => {
    if (now === undefined || localDate(at, timeZone) === localDate(new Date(now), timeZone)) return time(at);
    return now - at.getTime() < 6 * day ? formatDate(at, { weekday: 'short' }) : shortDate(at);
  };
};
