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
import { InfoIcon } from '#ui/icons.tsx';
import { ExplanationOnDemand } from '#ui/indicator/ExplanationOnDemand.tsx';
import { IndicatorCard } from '#ui/indicator/IndicatorCard.tsx';
import { IndicatorScale } from '#ui/indicator/IndicatorScale.tsx';
import type { ProfileInputs } from '#core/body/indicator/fields.ts';
import type { Standard } from '#core/body/indicator/categories.ts';
import type { ComputedProfile } from '#ui/indicator/week.ts';
import { useComputed } from './use-computed.ts';
import { useWords } from '#ui/indicator/words.ts';
import type { ScreenId } from './form-screens.ts';

// Only what is said of habits brings the guidelines along.
const Advice = lazy(() => import('./Advice.tsx'));

/** What a screen's numbers make: a scale where one exists, a plain number where none does. */
const shownOn: Readonly<Partial<Record<ScreenId, readonly IndicatorKey[]>>> = {
  body: ['bmi', 'waistHeightRatio', 'bmr', 'tdee'],
  girths: [
    'bodyFatPercent',
    'waistHeightRatio',
    'waistHipRatio',
    'visceralFatArea',
    'ffmi',
    'leanMass',
    'fatMass',
  ],
  strength: [
    'restingHeartRateLevel',
    'vo2max',
    'runLevel',
    'cyclingLevel',
    'pushUpLevel',
    'squatLevel',
    'strengthLevel',
    'maxHeartRate',
    'targetHeartRate',
  ],
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

const Results = ({
  keys,
  profile,
}: Readonly<{ keys: readonly IndicatorKey[]; profile: ComputedProfile }>) => {
  const plain = keys.filter((key) => !hasScale(key));
  return (
    <Card component="aside" aria-labelledby="live-results">
      <CardContent>
        <Typography id="live-results" variant="h3" component="h2" sx={{ mb: 0.5 }}>
          <FormattedMessage id="indicator.live.title" />
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
          <FormattedMessage id="indicator.live.lead" />
        </Typography>
        <Stack sx={{ gap: 2.5 }}>
          {keys.filter(hasScale).map((key) => (
            <LiveScale key={key} indicator={key} profile={profile} />
          ))}
          {plain.length > 0 && (
            <Box
              sx={{
                display: 'grid',
                gap: 1.5,
                gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
              }}
            >
              {plain.map((key) => (
                <IndicatorCard key={key} indicator={key} profile={profile} />
              ))}
            </Box>
          )}
        </Stack>
      </CardContent>
    </Card>
  );
};

type Props = Readonly<{ screen: ScreenId; inputs: ProfileInputs; standard: Standard }>;

/**
 * Computed on this device while typing, by the same rules that the server keeps. What cannot be computed yet is not
 * shown.
 */
export default function LiveNumbers({ screen, inputs, standard }: Props) {
  const profile = useComputed(inputs, standard);
  const keys = shownOn[screen]?.filter((key) => 'value' in profile.computed[key]);
  if (keys?.length === 0) return null;
  return (
    <Box sx={{ position: { lg: 'sticky' }, top: { lg: 24 } }}>
      {keys === undefined ? (
        <Suspense>
          <Advice screen={screen} profile={profile} />
        </Suspense>
      ) : (
        <Results keys={keys} profile={profile} />
      )}
    </Box>
  );
}
