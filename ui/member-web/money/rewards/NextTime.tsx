import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { day } from '#core/kernel/time.ts';
import { useFormats } from '#ui/intl.ts';
import { useCountdown } from '#ui/use-countdown.ts';

/** How long it still takes, and the day and time for who wants to know exactly. */
export const NextTime = ({ at, isFirst = false }: Readonly<{ at: Date; isFirst?: boolean }>) => {
  const { dateTime } = useFormats();
  const { formatMessage } = useIntl();
  const seconds = useCountdown(at.getTime());
  const days = Math.floor((seconds * 1000) / day);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const minutes = Math.ceil((seconds % 3600) / 60);
  const length = days > 0 ? 'days' : hours > 0 ? 'hours' : 'minutes';
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {formatMessage({ id: `rewards.${isFirst ? 'first' : 'next'}.${length}` }, { days, hours, minutes })}
      {' · '}
      {dateTime(at)}
    </Typography>
  );
};
