import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { useIntl } from 'react-intl';
import { day, hour, minute } from '#core/kernel/time.ts';
import { useFormats } from '../intl.ts';
import { useThisMinute } from '../use-this-minute.ts';

type Props = Readonly<{
  at: Date;
  /** Rows that are links already speak the full date; one tab stop a row is enough. */
  focusable?: boolean;
  /** A fixed present, for pictures and tests. */
  now?: Date;
}>;

/** "2 giờ trước" within a week, the date after that; the full date on hover and focus. */
export const RelativeTime = ({ at, focusable = true, now }: Props) => {
  const { formatRelativeTime, formatMessage } = useIntl();
  const { date, dateTime } = useFormats();
  const present = useThisMinute();
  const current = now?.getTime() ?? present;
  const apart = current === undefined ? undefined : at.getTime() - current;

  const text = () => {
    if (apart === undefined || Math.abs(apart) >= 7 * day) return date(at);
    if (Math.abs(apart) < minute) return formatMessage({ id: 'ui.justNow' });
    if (Math.abs(apart) < hour) return formatRelativeTime(Math.trunc(apart / minute), 'minute');
    if (Math.abs(apart) < day) return formatRelativeTime(Math.trunc(apart / hour), 'hour');
    return formatRelativeTime(Math.trunc(apart / day), 'day');
  };

  return (
    <Tooltip title={dateTime(at)} describeChild>
      <Box
        component="time"
        dateTime={at.toISOString()}
        sx={{ whiteSpace: 'nowrap' }}
        {...(focusable ? { tabIndex: 0 } : {})}
      >
        {text()}
      </Box>
    </Tooltip>
  );
};
