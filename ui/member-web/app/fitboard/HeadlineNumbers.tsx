import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { weeksBetween } from '#core/kernel/week.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { StartPicture } from '#ui/illustrations/index.ts';
import { isMetric, metricLabel, type Metric } from '#ui/indicator/metric.ts';
import { useMeasures } from '#ui/indicator/use-measures.ts';
import { useWords } from '#ui/indicator/words.ts';
import { type Series, useTimeline } from '../data/indicators.ts';
import { LocalLink } from '../parts/LocalLink.tsx';
import { paths } from '../paths.ts';
import { FitCard } from './FitCard.tsx';

/** In this order; the first three that were ever measured are shown. */
const wanted: readonly Metric[] = [
  'weight',
  'bodyFatPercent',
  'waist',
  'bmi',
  'restingHeartRate',
  'vo2max',
  'pushUps',
];

const measured = ({ points }: Series) => points.filter(({ carriedOver }) => !carriedOver);

/** "Giảm 0,6 kg trong 2 tuần": between the last two real measurements, however far apart they are. */
const Sentence = ({ series, metric }: Readonly<{ series: Series; metric: Metric }>) => {
  const measures = useMeasures();
  const points = measured(series);
  const last = points.at(-1);
  const before = points.at(-2);
  if (last === undefined || before === undefined) return <FormattedMessage id="fitboard.change.none" />;
  const delta = last.value - before.value;
  const weeks = weeksBetween(before.week, last.week);
  return (
    <FormattedMessage
      id="fitboard.change"
      values={{
        direction: measures.isNoChange(metric, delta) ? 'same' : delta > 0 ? 'up' : 'down',
        amount: measures.amount(metric, delta),
        weeks,
      }}
    />
  );
};

/** The last weeks as a line without axes: a shape, not a chart. */
const Sparkline = ({ series }: Readonly<{ series: Series }>) => {
  const trend = series.points.slice(-12).map((point) => point.trend);
  if (trend.length < 2) return null;
  const low = Math.min(...trend);
  const span = Math.max(...trend) - low || 1;
  const points = trend.map(
    (value, index) => `${(index / (trend.length - 1)) * 100},${28 - ((value - low) / span) * 24}`,
  );
  return (
    <Box
      component="svg"
      viewBox="-2 0 104 32"
      preserveAspectRatio="none"
      aria-hidden
      sx={{ width: '100%', height: 32, mt: 1, overflow: 'visible' }}
    >
      <Box
        component="polyline"
        points={points.join(' ')}
        fill="none"
        strokeWidth="2.5"
        vectorEffect="non-scaling-stroke"
        strokeLinejoin="round"
        strokeLinecap="round"
        sx={{ stroke: (theme) => theme.vars.palette.primary.main }}
      />
    </Box>
  );
};

export const HeadlineNumbers = () => {
  const timeline = useTimeline(null, '3m');
  const say = useWords();
  const measures = useMeasures();

  return (
    <FitCard
      title={<FormattedMessage id="fitboard.numbers" />}
      action={
        timeline.data !== undefined && timeline.data.series.length > 0 ? (
          <Button
            component={LocalLink}
            to={paths.timeline}
            variant="text"
            sx={{ alignSelf: 'flex-start', ml: -1.5, mt: 1 }}
          >
            <FormattedMessage id="fitboard.numbers.all" />
          </Button>
        ) : undefined
      }
    >
      <QueryView
        compact
        query={timeline}
        skeleton={
          <Box
            sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' }}
          >
            {wanted.slice(0, 3).map((metric) => (
              <Skeleton key={metric} variant="rounded" height={110} />
            ))}
          </Box>
        }
        isEmpty={({ series }) => series.every(({ points }) => points.length === 0)}
        empty={
          <EmptyState
            compact
            picture={<StartPicture />}
            title={<FormattedMessage id="fitboard.numbers.empty" />}
          >
            <FormattedMessage id="fitboard.numbers.empty.why" />
          </EmptyState>
        }
      >
        {({ series }) => {
          const shown = wanted
            .flatMap((metric) => {
              const one = series.find(
                ({ key, points }) => key === metric && isMetric(key) && points.length > 0,
              );
              return one === undefined ? [] : [{ metric, series: one }];
            })
            .slice(0, 3);
          return (
            <Box
              component="dl"
              sx={{
                m: 0,
                display: 'grid',
                gap: 1.5,
                gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 170px), 1fr))',
              }}
            >
              {shown.map(({ metric, series: one }) => (
                <Box key={metric} sx={{ p: 1.75, borderRadius: '16px', bgcolor: 'background.sunken' }}>
                  <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                    {say(metricLabel(metric))}
                  </Box>
                  <Box component="dd" sx={{ m: 0 }}>
                    <Typography variant="number" component="span" sx={{ display: 'block' }}>
                      {measures.metric(metric, one.points.at(-1)?.value ?? 0)}
                    </Typography>
                    <Typography variant="body2" component="span" sx={{ display: 'block' }}>
                      <Sentence series={one} metric={metric} />
                    </Typography>
                    <Sparkline series={one} />
                  </Box>
                </Box>
              ))}
            </Box>
          );
        }}
      </QueryView>
    </FitCard>
  );
};
