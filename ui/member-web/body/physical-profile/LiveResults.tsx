import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IndicatorKey } from '#core/body/indicator/indicators.ts';
import { indicatorLabels } from '#core/body/indicator/labels.ts';
import { categoryOf } from '#core/body/indicator/scales.ts';
import { TextSkeleton } from '#ui/components/Skeletons.tsx';
import { InfoIcon } from '#ui/icons.tsx';
import { ExplanationOnDemand } from '#ui/indicator/ExplanationOnDemand.tsx';
import { IndicatorCard } from '#ui/indicator/IndicatorCard.tsx';
import { IndicatorScale } from '#ui/indicator/IndicatorScale.tsx';
import type { ComputedProfile } from '#ui/indicator/week.ts';
import { useWords } from '#ui/indicator/words.ts';
import type { FormScreen } from './form-screens.ts';

// Only what is said of habits brings the guidelines along.
const Advice = lazy(() => import('./Advice.tsx'));

/** What a screen's numbers make: a scale where one exists, a plain number where none does. */
const shownOn: Readonly<Record<string, readonly IndicatorKey[]>> = {
  body: ['bmi', 'bmr', 'tdee'],
  girths: [
    'bodyFatPercent',
    'waistHeightRatio',
    'waistHipRatio',
    'visceralFatArea',
    'ffmi',
    'leanMass',
    'fatMass',
  ],
  health: ['restingHeartRateLevel', 'vo2max', 'maxHeartRate', 'targetHeartRate'],
  tests: ['vo2max', 'runLevel', 'cyclingLevel', 'pushUpLevel', 'squatLevel', 'strengthLevel'],
};

const hasScale = (key: IndicatorKey) =>
  (key.endsWith('Level') && key !== 'strengthLevel') || categoryOf(key) !== null;

const LiveScale = ({
  indicator,
  profile,
}: Readonly<{ indicator: IndicatorKey; profile: ComputedProfile }>) => {
  const [open, setOpen] = useState(false);
  const say = useWords();
  const { formatMessage } = useIntl();
  return (
    <Box>
      <IndicatorScale indicator={indicator} profile={profile} />
      <Button
        size="small"
        variant="text"
        startIcon={<InfoIcon />}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-label={formatMessage(
          { id: 'indicator.live.explain.label' },
          { name: say(indicatorLabels[indicator]) },
        )}
        sx={{ ml: -1.5 }}
      >
        <FormattedMessage id="indicator.live.explain" />
      </Button>
      {open && <ExplanationOnDemand indicator={indicator} profile={profile} onClose={() => setOpen(false)} />}
    </Box>
  );
};

type Props = Readonly<{ screen: FormScreen; profile: ComputedProfile }>;

/** Computed on this device while typing, by the same rules that the server keeps. */
export const LiveResults = ({ screen, profile }: Props) => {
  const keys = shownOn[screen.id];
  if (screen.step === 'photos' || screen.step === 'review') return null;
  return (
    <Card component="aside" aria-labelledby="live-results">
      <CardContent>
        <Typography id="live-results" variant="h3" component="h2" sx={{ mb: 0.5 }}>
          <FormattedMessage id={keys === undefined ? 'indicator.advice.title' : 'indicator.live.title'} />
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2.5 }}>
          <FormattedMessage id={keys === undefined ? 'indicator.advice.lead' : 'indicator.live.lead'} />
        </Typography>
        {keys === undefined ? (
          <Suspense fallback={<TextSkeleton lines={3} />}>
            <Advice screen={screen} profile={profile} />
          </Suspense>
        ) : (
          <Stack sx={{ gap: 2.5 }}>
            {keys.filter(hasScale).map((key) => (
              <LiveScale key={key} indicator={key} profile={profile} />
            ))}
            <Box
              sx={{
                display: 'grid',
                gap: 1.5,
                gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
              }}
            >
              {keys
                .filter((key) => !hasScale(key))
                .map((key) => (
                  <IndicatorCard key={key} indicator={key} profile={profile} />
                ))}
            </Box>
          </Stack>
        )}
      </CardContent>
    </Card>
  );
};
