import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { bandsFor, categoryOf, personOf } from '#core/body/indicator/scales.ts';
import { ChartSkeleton } from '#ui/components/Skeletons.tsx';
import { InfoIcon } from '#ui/icons.tsx';
import { Change } from '#ui/indicator/Change.tsx';
import type { Metric } from '#ui/indicator/metric.ts';
import { drawnScale } from '#ui/indicator/scale.ts';
import { useMeasures } from '#ui/indicator/use-measures.ts';
import type { ComputedProfile } from '#ui/indicator/week.ts';
import { useWords } from '#ui/indicator/words.ts';
import type { Series, TimelineRange } from '../data/indicators.ts';
import { valueOf } from './chosen-series.ts';
import { SeriesTable } from './SeriesTable.tsx';

const SeriesChart = lazy(() => import('./SeriesChart.tsx'));

const Legend = ({ hasGoal, hasCarried }: Readonly<{ hasGoal: boolean; hasCarried: boolean }>) => (
  <Box
    aria-hidden
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 2,
      rowGap: 0.5,
      fontSize: '0.875rem',
      color: 'text.secondary',
    }}
  >
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      <Box component="span" sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: 'accent.main' }} />
      <FormattedMessage id="timeline.chart.measured" />
    </Box>
    {hasCarried && (
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
        <Box
          component="span"
          sx={{ width: 10, height: 10, borderRadius: '50%', border: '2px solid', borderColor: 'accent.main' }}
        />
        <FormattedMessage id="timeline.chart.carried" />
      </Box>
    )}
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      <Box component="span" sx={{ width: 18, height: 3, borderRadius: 2, bgcolor: 'primary.main' }} />
      <FormattedMessage id="timeline.chart.trend" />
    </Box>
    {hasGoal && (
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
        <Box component="span" sx={{ width: 18, borderTop: '2px dashed', borderColor: 'text.primary' }} />
        <FormattedMessage id="timeline.chart.goal" />
      </Box>
    )}
  </Box>
);

const Deltas = ({ series, metric }: Readonly<{ series: Series; metric: Metric }>) => (
  <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr' }}>
    {(['sinceLast', 'sinceStart'] as const).map((since) => {
      const delta = series[since];
      return (
        <Box key={since} sx={{ p: 1.5, borderRadius: '14px', border: '1px solid', borderColor: 'divider' }}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            <FormattedMessage id={`timeline.${since}`} />
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 600, fontSize: '1.125rem' }}>
            {delta === null ? (
              <FormattedMessage id="timeline.delta.none" />
            ) : (
              <Change metric={metric} delta={delta} />
            )}
          </Box>
        </Box>
      );
    })}
  </Box>
);

type Point = Series['points'][number];

const LatestValue = ({ metric, last }: Readonly<{ metric: Metric; last: Point }>) => {
  const measures = useMeasures();
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, flexWrap: 'wrap' }}>
      <Typography variant="number" component="p">
        {measures.metric(metric, last.value)}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="timeline.latest" values={{ trend: measures.metric(metric, last.trend) }} />
      </Typography>
    </Box>
  );
};

type HintProps = Readonly<{ hasTrend: boolean; isPlateau: boolean; isOnlyWeek: boolean }>;

/** Why there is no line yet, or that the line stands still. */
const SeriesHint = ({ hasTrend, isPlateau, isOnlyWeek }: HintProps) =>
  !hasTrend ? (
    <Alert severity="info" icon={<InfoIcon fontSize="inherit" />}>
      <FormattedMessage id={isOnlyWeek ? 'timeline.onePoint' : 'timeline.onePoint.range'} />
    </Alert>
  ) : (
    isPlateau && (
      <Alert severity="info" icon={<InfoIcon fontSize="inherit" />}>
        <FormattedMessage id="timeline.plateau" />
      </Alert>
    )
  );

type ChartProps = Readonly<{
  series: Series;
  last: Point;
  metric: Metric;
  name: string;
  range: TimelineRange;
  latest: ComputedProfile;
}>;

const DescribedChart = ({ series, last, metric, name, range, latest }: ChartProps) => {
  const say = useWords();
  const { formatMessage } = useIntl();
  const measures = useMeasures();
  const { points } = series;
  const category = categoryOf(metric);
  const person = personOf(latest.inputs, latest.standard);
  const bands = category === null ? [] : drawnScale(category, bandsFor(category, person), null, say).bands;
  return (
    <Suspense fallback={<ChartSkeleton height={300} />}>
      <SeriesChart
        key={`${valueOf(series)}${range}`}
        series={series}
        metric={metric}
        bands={bands}
        label={name}
        description={formatMessage(
          { id: 'timeline.chart.description' },
          {
            name,
            count: points.length,
            first: measures.metric(metric, points[0]?.value ?? last.value),
            last: measures.metric(metric, last.value),
          },
        )}
      />
    </Suspense>
  );
};

type Props = ChartProps &
  Readonly<{
    /** There is no other week than one. */
    isOnlyWeek: boolean;
    isOld: boolean;
    asTable: boolean;
    onTable: (asTable: boolean) => void;
  }>;

/** The latest value, how far it came, and the weeks as a chart or as a table. */
export const SeriesView = ({ isOnlyWeek, isOld, asTable, onTable, ...chart }: Props) => {
  const { series, last, metric, name } = chart;
  const measured = series.points.filter(({ carriedOver }) => !carriedOver);
  return (
    <>
      <LatestValue metric={metric} last={last} />
      <Deltas series={series} metric={metric} />
      <SeriesHint hasTrend={measured.length >= 2} isPlateau={series.isPlateau} isOnlyWeek={isOnlyWeek} />
      <Box sx={{ opacity: isOld ? 0.6 : 1, transition: 'opacity 150ms' }} aria-busy={isOld}>
        {asTable ? (
          <SeriesTable series={series} metric={metric} label={name} />
        ) : (
          <DescribedChart {...chart} />
        )}
      </Box>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          flexWrap: 'wrap',
          gap: 1,
        }}
      >
        <Legend hasGoal={series.goal !== null} hasCarried={measured.length < series.points.length} />
        <Button size="small" variant="text" aria-pressed={asTable} onClick={() => onTable(!asTable)}>
          <FormattedMessage id={asTable ? 'timeline.asChart' : 'timeline.asTable'} />
        </Button>
      </Box>
    </>
  );
};
