import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { MedalPicture } from '#ui/illustrations/index.ts';
import { Change } from '#ui/indicator/Change.tsx';
import { metricLabel, type Metric } from '#ui/indicator/metric.ts';
import { useMeasures } from '#ui/indicator/use-measures.ts';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import { metricIn, profileOf, readerOf, type SavedWeek } from '#ui/indicator/week.ts';
import { useWords } from '#ui/indicator/words.ts';
import { pathOf, type NumberFieldKey } from '#core/body/indicator/fields.ts';
import { ClaimReward } from '../../app/parts/ClaimReward.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import type { Saved } from './data.ts';

const headline: readonly Metric[] = [
  'weight',
  'bodyFatPercent',
  'waist',
  'leanMass',
  'bmi',
  'hip',
  'restingHeartRate',
  'runDistance',
  'pushUps',
  'vo2max',
];

type Props = Readonly<{ saved: Saved; previous: SavedWeek | null; onEdit: () => void }>;

/** Done: what changed since the week before, and what to do next. */
export default function SavedView({ saved, previous, onEdit }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const say = useWords();
  const measures = useMeasures();
  const weekName = useWeekName();
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  const now = profileOf(saved);
  const before = previous === null ? null : profileOf(previous);
  const isCarried = (metric: Metric) => saved.carriedOver.includes(pathOf(metric as NumberFieldKey)); // a computed one is in no list
  const rows = headline.flatMap((metric) => {
    const to = metricIn(now, metric);
    // A run and a resting heart rate give VO2max by two formulas: their difference would be no change of the body.
    const comparable = metric !== 'vo2max' || before?.computed.vo2maxSource === now.computed.vo2maxSource;
    const from = before === null || !comparable ? null : metricIn(before, metric);
    return to === null || (metric in now.inputs.body && isCarried(metric))
      ? []
      : [{ metric, to, delta: from === null ? null : to - from }];
  });

  return (
    <Stack sx={{ gap: 3 }}>
      <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 1 }}>
        <Box aria-hidden sx={{ width: 160 }}>
          <MedalPicture />
        </Box>
        <Typography variant="h2" ref={heading} tabIndex={-1}>
          <FormattedMessage id={saved.isUpdate ? 'indicator.saved.updated' : 'indicator.saved.title'} />
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{weekName(saved.weekStart)}</Typography>
        {saved.charged > 0 && (
          <Typography>
            <FormattedMessage
              id="indicator.saved.charged"
              values={{ fee: <CoinAmount amount={saved.charged} coin="BASE_COIN" /> }}
            />
          </Typography>
        )}
      </Stack>
      <ClaimReward type="SAVE_PHYSICAL_PROFILE" />
      <Card>
        <CardContent>
          <Typography variant="h3" sx={{ mb: 0.5 }}>
            <FormattedMessage id={previous === null ? 'indicator.saved.first' : 'indicator.saved.changes'} />
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
            {previous === null ? (
              <FormattedMessage id="indicator.saved.first.lead" />
            ) : (
              <FormattedMessage
                id="indicator.saved.changes.lead"
                values={{ week: weekName(previous.weekStart) }}
              />
            )}
          </Typography>
          <Box
            component="dl"
            sx={{
              m: 0,
              display: 'grid',
              gap: 1.5,
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
            }}
          >
            {rows.map(({ metric, to, delta }) => (
              <Box key={metric} sx={{ p: 1.5, borderRadius: '14px', bgcolor: 'background.sunken' }}>
                <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                  {say(metricLabel(metric))}
                </Box>
                <Box component="dd" sx={{ m: 0 }}>
                  <Typography variant="h3" component="span" sx={{ display: 'block' }}>
                    {measures.metric(metric, to, readerOf(now))}
                  </Typography>
                  {delta !== null && <Change metric={metric} delta={delta} />}
                </Box>
              </Box>
            ))}
          </Box>
        </CardContent>
      </Card>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 1.5, flexWrap: 'wrap', justifyContent: 'center' }}
      >
        <Button component={LocalLink} to={paths.timeline} variant="contained">
          <FormattedMessage id="indicator.saved.timeline" />
        </Button>
        {previous !== null && (
          <Button
            component={LocalLink}
            to={`/indicator/${previous.id}/compare/${saved.id}`}
            variant="outlined"
          >
            <FormattedMessage id="indicator.saved.compare" />
          </Button>
        )}
        <Button variant="text" onClick={onEdit}>
          <FormattedMessage id="indicator.saved.edit" />
        </Button>
      </Stack>
    </Stack>
  );
}
