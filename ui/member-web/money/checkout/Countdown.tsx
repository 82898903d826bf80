import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { ClockIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { clockText, useCountdown } from '#ui/use-countdown.ts';
import { lastAnnounced, timeLeft } from './time-left.ts';

/** Hours and minutes; seconds only in the last hour. Nothing turns red, nothing blinks. */
export const Countdown = ({ until }: Readonly<{ until: Date }>) => {
  const { dateTime } = useFormats();
  const seconds = useCountdown(until.getTime());
  const announced = lastAnnounced(seconds);
  const { hours, minutes } = timeLeft(seconds);
  if (seconds === 0) return null;
  return (
    <Box>
      <Typography
        component="div"
        role="timer"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontVariantNumeric: 'tabular-nums' }}
      >
        <ClockIcon fontSize="small" sx={{ color: 'text.secondary' }} />
        <span>
          {hours > 0 ? (
            <FormattedMessage id="checkout.left.hours" values={{ hours, minutes }} />
          ) : (
            <FormattedMessage id="checkout.left.clock" values={{ clock: clockText(seconds) }} />
          )}
        </span>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="checkout.left.until" values={{ time: dateTime(until) }} />
      </Typography>
      <Box component="output" sx={visuallyHidden}>
        {announced !== undefined && (
          <FormattedMessage id="checkout.left.told" values={{ minutes: announced }} />
        )}
      </Box>
    </Box>
  );
};
