import { useState } from 'react';
import { useIntl } from 'react-intl';
import { day, defaultTimeZone, localDate } from '#core/kernel/time.ts';
import { dayOf } from '#ui/indicator/week.ts';

/** "Hôm nay", "Hôm qua", then the weekday with its date, and the year where it is another; days are the reader's own. */
export const useDayName = () => {
  const { formatDate, formatMessage, timeZone = defaultTimeZone } = useIntl();
  const [now] = useState(() => new Date());
  const today = localDate(now, timeZone);
  const yesterday = localDate(new Date(now.getTime() - day), timeZone);
  return (date: string) =>
    date === today
      ? formatMessage({ id: 'ui.today' })
      : date === yesterday
        ? formatMessage({ id: 'ui.yesterday' })
        : formatDate(dayOf(date), {
            weekday: 'long',
            day: 'numeric',
            month: 'long',
            ...(date.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' }),
            timeZone: 'UTC',
          });
};
