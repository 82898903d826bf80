import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { RelativeTime } from '#ui/components/RelativeTime.tsx';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { useFormats } from '#ui/intl.ts';
import { useThisMinute } from '#ui/use-this-minute.ts';
import { day } from '#core/kernel/time.ts';

export type WaitingProps = Readonly<{ count: number; oldestAt: Date | null }>;

/** How much waits in a list and since when, beside its name in the menu; what waits for more than a day stands out. */
export const Waiting = ({ count, oldestAt }: WaitingProps) => {
  const { number } = useFormats();
  const present = useThisMinute();
  if (count === 0) return null;
  const isLate = oldestAt !== null && present !== undefined && present - oldestAt.getTime() > day;
  return (
    <Box
      component="span"
      sx={{
        display: 'block',
        textAlign: 'right',
        textTransform: 'none',
        letterSpacing: 0,
        lineHeight: 1.2,
        fontSize: '0.75rem',
        whiteSpace: 'nowrap',
        color: isLate ? 'warning.main' : 'text.secondary',
      }}
    >
      <Box component="span" sx={{ display: 'block', fontWeight: 700, fontSize: '0.8125rem' }}>
        {number(count)}
        <Box component="span" sx={visuallyHidden}>
          {' '}
          <FormattedMessage id="console.menu.waiting" />
        </Box>
      </Box>
      {oldestAt !== null && <RelativeTime at={oldestAt} focusable={false} />}
    </Box>
  );
};

/** Of several lists together. */
export const allWaiting = (queues: readonly WaitingProps[]): WaitingProps => {
  const oldest = queues.flatMap(({ oldestAt }) => (oldestAt === null ? [] : [oldestAt.getTime()]));
  return {
    count: queues.reduce((sum, { count }) => sum + count, 0),
    oldestAt: oldest.length === 0 ? null : new Date(Math.min(...oldest)),
  };
};
