import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { FlagIcon, FlameIcon, TargetIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { dayOf } from '#ui/indicator/days.ts';
import { useMeasures } from '#ui/indicator/use-measures.ts';
import { useThisWeek } from '#ui/indicator/use-this-week.ts';
import type { Home } from '../data.ts';

const row = { display: 'flex', gap: 1, alignItems: 'flex-start', minHeight: 28 } as const;
const sign = { fontSize: '1.25rem', mt: 0.25, flexShrink: 0 } as const;

/** The weeks in a row, and whether this one is among them. */
export const StreakLine = ({ streak }: Pick<Home, 'streak'>) => {
  const { passed } = useThisWeek();
  return (
    <Box sx={row}>
      <FlameIcon aria-hidden sx={{ ...sign, color: streak.current > 0 ? 'accent.text' : 'text.secondary' }} />
      <span>
        <Box component="span" sx={{ fontWeight: 600 }}>
          <FormattedMessage id="fitboard.streak" values={{ current: streak.current }} />
        </Box>
        {' · '}
        {streak.savedThisWeek ? (
          <FormattedMessage id="fitboard.week.saved" />
        ) : (
          <FormattedMessage id="fitboard.week.left" values={{ left: 7 - passed }} />
        )}
      </span>
    </Box>
  );
};

/** The next thing to reach: one's own goal, else the next round streak. */
export const MilestoneLine = ({ home: { metric, nextMilestone: next } }: Readonly<{ home: Home }>) => {
  const measures = useMeasures();
  const { date } = useFormats();
  const Icon = next.kind === 'GOAL' ? TargetIcon : FlagIcon;
  return (
    <Box sx={row}>
      <Icon aria-hidden sx={{ ...sign, color: 'primary.main' }} />
      {next.kind === 'STREAK' ? (
        <FormattedMessage id="fitboard.ahead.streak" values={{ left: next.left, weeks: next.weeks }} />
      ) : (
        <span>
          <FormattedMessage
            id="fitboard.ahead.goal"
            values={{
              left: measures.amount(metric, next.left),
              target: measures.metric(metric, next.target),
            }}
          />
          {next.projectedDate !== null && (
            <>
              {' · '}
              <FormattedMessage id="fitboard.ahead.date" values={{ date: date(dayOf(next.projectedDate)) }} />
            </>
          )}
        </span>
      )}
    </Box>
  );
};
