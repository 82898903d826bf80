import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CheckIcon, FlameIcon } from '#ui/icons.tsx';
import { useThisWeek } from '#ui/indicator/use-this-week.ts';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import { useTimeline } from '../data/indicators.ts';
import { FitCard } from './FitCard.tsx';

const radius = 46;
const around = 2 * Math.PI * radius;

/** The week as a ring of seven days: what has passed, what is left, and whether it is saved. */
export const WeekRing = () => {
  const timeline = useTimeline(null, '3m');
  const weekName = useWeekName();
  const { week, passed } = useThisWeek();
  const left = 7 - passed;
  const gap = 7;

  return (
    <FitCard title={<FormattedMessage id="fitboard.week" />}>
      <QueryView
        compact
        query={timeline}
        skeleton={
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
            <Skeleton variant="circular" width={112} height={112} />
            <Skeleton variant="text" width={140} />
          </Box>
        }
      >
        {({ streak }) => (
          <Box sx={{ display: 'flex', gap: 2.5, alignItems: 'center', flexWrap: 'wrap' }}>
            <Box sx={{ position: 'relative', width: 116, height: 116, flexShrink: 0 }}>
              <Box
                component="svg"
                viewBox="0 0 112 112"
                aria-hidden
                sx={{ width: '100%', height: '100%', rotate: '-90deg' }}
              >
                {Array.from({ length: 7 }, (_, day) => (
                  <Box
                    component="circle"
                    key={day}
                    cx="56"
                    cy="56"
                    r={radius}
                    fill="none"
                    strokeWidth="11"
                    strokeLinecap="round"
                    strokeDasharray={`${around / 7 - gap * 2} ${around}`}
                    strokeDashoffset={-(day * around) / 7 - gap}
                    sx={{
                      stroke: (theme) =>
                        day < passed
                          ? streak.savedThisWeek
                            ? theme.vars.palette.primary.main
                            : theme.vars.palette.accent.main
                          : theme.vars.palette.divider,
                    }}
                  />
                ))}
              </Box>
              <Box
                sx={{
                  position: 'absolute',
                  inset: 0,
                  display: 'grid',
                  placeItems: 'center',
                  textAlign: 'center',
                }}
              >
                {streak.savedThisWeek ? (
                  <CheckIcon sx={{ fontSize: '2.5rem', color: 'primary.main' }} />
                ) : (
                  <Typography variant="number" component="span" aria-hidden>
                    {left}
                  </Typography>
                )}
              </Box>
            </Box>
            <Box sx={{ flex: '1 1 150px' }}>
              <Typography variant="subtitle1" component="p">
                {streak.savedThisWeek ? (
                  <FormattedMessage id="fitboard.week.saved" />
                ) : (
                  <FormattedMessage id="fitboard.week.left" values={{ left }} />
                )}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {weekName(week.startsOn)}
              </Typography>
              <Box
                sx={{
                  display: 'flex',
                  gap: 0.75,
                  alignItems: 'center',
                  mt: 1,
                  color: streak.current > 0 ? 'accent.text' : 'text.secondary',
                  fontWeight: 600,
                }}
              >
                <FlameIcon sx={{ fontSize: '1.25rem' }} />
                <FormattedMessage id="fitboard.streak" values={{ current: streak.current }} />
              </Box>
            </Box>
          </Box>
        )}
      </QueryView>
    </FitCard>
  );
};
