import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { adviceFor } from '#core/indicator/advice.ts';
import { choiceLabel, type ChoiceFieldKey } from '#core/indicator/choice-labels.ts';
import type { IndicatorKey } from '#core/indicator/indicators.ts';
import { fieldLabels, indicatorLabels } from '#core/indicator/labels.ts';
import { categoryOf } from '#core/indicator/scales.ts';
import { InfoIcon } from '#ui/icons.tsx';
import { ExplanationDialog } from '#ui/indicator/ExplanationDialog.tsx';
import { IndicatorCard } from '#ui/indicator/IndicatorCard.tsx';
import { IndicatorScale } from '#ui/indicator/IndicatorScale.tsx';
import type { ComputedProfile } from '#ui/indicator/week.ts';
import { useWords } from '#ui/indicator/words.ts';
import type { FormScreen } from './form-screens.ts';

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
      {open && (
        <ExplanationDialog indicator={indicator} profile={profile} open onClose={() => setOpen(false)} />
      )}
    </Box>
  );
};

const Advice = ({ screen, profile }: Readonly<{ screen: FormScreen; profile: ComputedProfile }>) => {
  const say = useWords();
  const advice = adviceFor(profile.inputs, profile.computed.safetyFlags).filter(({ key }) =>
    screen.keys.includes(key),
  );
  if (advice.length === 0) {
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="indicator.advice.none" />
      </Typography>
    );
  }
  return (
    <Stack component="ul" sx={{ gap: 2, listStyle: 'none', p: 0, m: 0 }}>
      {advice.map(({ key, values, guideline }) => (
        <li key={key + guideline.text.en}>
          <Typography variant="subtitle2">
            {
              `${say(fieldLabels[key])}: ${values.map((value) => say(choiceLabel(key as ChoiceFieldKey, value))).join(', ')}` /* advice speaks of choices only */
            }
          </Typography>
          <Typography variant="body2">{say(guideline.text)}</Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="indicator.advice.source" values={{ source: guideline.source }} />
          </Typography>
        </li>
      ))}
    </Stack>
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
          <Advice screen={screen} profile={profile} />
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
