import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { z } from 'zod';
import type { IndicatorKey } from '#core/indicator/indicators.ts';
import type { publicProfile } from '#contract/people.ts';
import { IndicatorCard } from '#ui/indicator/IndicatorCard.tsx';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import { profileOf } from '#ui/indicator/week.ts';

const shown: readonly IndicatorKey[] = [
  'bmi',
  'bodyFatPercent',
  'leanMass',
  'ffmi',
  'waistHipRatio',
  'waistHeightRatio',
  'tdee',
  'vo2max',
];

type Props = Readonly<{ stats: NonNullable<z.output<typeof publicProfile>['stats']> }>;

export const Stats = ({ stats: { weeks, streak, latest } }: Props) => {
  const weekName = useWeekName();
  const profile = latest === null ? undefined : profileOf(latest);
  const known = shown.filter((key) => profile?.computed[key].reason === undefined);

  return (
    <Box component="section">
      <Typography variant="h2">
        <FormattedMessage id="people.stats" />
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        <FormattedMessage id="people.weeks" values={{ weeks, streak }} />
        {latest !== null && (
          <>
            {' · '}
            <FormattedMessage id="people.latest" values={{ week: weekName(latest.weekStart) }} />
          </>
        )}
      </Typography>
      {profile !== undefined && known.length > 0 && (
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 165px), 1fr))',
          }}
        >
          {known.map((key) => (
            <IndicatorCard key={key} indicator={key} profile={profile} />
          ))}
        </Box>
      )}
    </Box>
  );
};
