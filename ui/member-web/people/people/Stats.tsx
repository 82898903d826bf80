import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { IndicatorKey } from '#core/body/indicator/indicators.ts';
import { IndicatorCard } from '#ui/indicator/IndicatorCard.tsx';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import { profileOf } from '#ui/indicator/week.ts';
import type { SignedInUser } from '#ui/api/signed-in.ts';
import { PartHeading } from './PartHeading.tsx';
import type { Person } from './data.ts';

/** Those that say something about a person at a glance; a number that this week does not have is left out. */
const shown: readonly IndicatorKey[] = [
  'bmi',
  'bodyFatPercent',
  'leanMass',
  'ffmi',
  'waistHipRatio',
  'waistHeightRatio',
  'tdee',
  'vo2max',
  'strengthLevel',
];

const Fact = ({ label, children }: Readonly<{ label: ReactNode; children: ReactNode }>) => (
  <Box sx={{ p: 1.75, borderRadius: '16px', bgcolor: 'background.sunken', minWidth: 0 }}>
    <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
      {label}
    </Box>
    <Typography component="dd" variant="number" sx={{ m: 0 }}>
      {children}
    </Typography>
  </Box>
);

type Props = Readonly<{ stats: NonNullable<Person['stats']>; owner: SignedInUser | undefined }>;

export const Stats = ({ stats: { weeks, streak, latest }, owner }: Props) => {
  const weekName = useWeekName();
  const profile = latest === null ? undefined : profileOf(latest);
  const known = shown.filter((key) => profile !== undefined && profile.computed[key].reason === undefined);

  return (
    <Box component="section" aria-labelledby="stats">
      <PartHeading id="stats" owner={owner} part="stats">
        <FormattedMessage id="people.stats" />
      </PartHeading>
      {latest === null ? (
        <Typography sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="people.stats.none" />
        </Typography>
      ) : (
        <>
          {weeks !== null && streak !== null && (
            <Box
              component="dl"
              sx={{
                m: 0,
                mb: 3,
                display: 'grid',
                gap: 1.5,
                gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
                maxWidth: 440,
              }}
            >
              <Fact label={<FormattedMessage id="people.stats.weeks" />}>
                <FormattedMessage id="people.weeks" values={{ count: weeks }} />
              </Fact>
              <Fact label={<FormattedMessage id="people.stats.streak" />}>
                <FormattedMessage id="people.weeks" values={{ count: streak }} />
              </Fact>
            </Box>
          )}
          {known.length === 0 && latest.opened !== null && (
            <Typography sx={{ color: 'text.secondary' }}>
              <FormattedMessage id="people.stats.closed" />
            </Typography>
          )}
          {profile !== undefined && known.length > 0 && (
            <>
              <Typography variant="h3" sx={{ mb: 1.5 }}>
                <FormattedMessage id="people.latest" values={{ week: weekName(latest.weekStart) }} />
              </Typography>
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
            </>
          )}
        </>
      )}
    </Box>
  );
};
