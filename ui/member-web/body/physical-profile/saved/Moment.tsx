import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { previousWeek, weekOf } from '#core/kernel/week.ts';
import { FlameIcon, StarIcon } from '#ui/icons.tsx';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import { useMilestoneText } from './use-milestone-text.ts';
import type { WeekMoment } from './use-week-moment.ts';

/** The row of weeks, what a missed one meant, and the milestone when there is one. */
export const Moment = ({
  moment: { streak, milestone },
  week,
}: Readonly<{ moment: WeekMoment; week: string }>) => {
  const weekName = useWeekName();
  const milestoneText = useMilestoneText();
  const wasFrozen = streak.frozen.includes(previousWeek(week));
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'center' }}>
      {milestone !== null && (
        <Box
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 1,
            px: 2,
            py: 1,
            borderRadius: 999,
            bgcolor: 'secondary.soft',
            color: 'secondary.onSoft',
            fontWeight: 600,
          }}
        >
          <StarIcon aria-hidden />
          <span>{milestoneText(milestone)}</span>
        </Box>
      )}
      <Typography
        component="p"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, fontWeight: 600 }}
      >
        <FlameIcon aria-hidden sx={{ fontSize: '1.25rem', color: 'accent.text' }} />
        <FormattedMessage id="indicator.streak" values={{ current: streak.current }} />
      </Typography>
      {(wasFrozen || streak.hasFreezeLeft) && (
        <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 420 }}>
          {wasFrozen ? (
            <FormattedMessage
              id="indicator.streak.frozen"
              values={{ week: weekName(weekOf(previousWeek(week)).startsOn) }}
            />
          ) : (
            <FormattedMessage id="indicator.streak.freeze" />
          )}
        </Typography>
      )}
    </Box>
  );
};
