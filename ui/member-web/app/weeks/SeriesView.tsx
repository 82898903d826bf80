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
import type { ImportedSeries } from '../data/imported.ts';
import type { Series, TimelineRange } from '../data/indicators.ts';
import { valueOf } from './chosen-series.ts';
import { SeriesTable } from './SeriesTable.tsx';

const SeriesChart = lazy(() => import('./SeriesChart.tsx'));

type LegendProps = Readonly<{
  hasWeeks: boolean;
  hasGoal: boolean;
  hasCarried: boolean;
  hasImported: boolean;
}>;

const Legend = ({ hasWeeks, hasGoal, hasCarried, hasImported }: LegendProps) => (
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
    {hasWeeks && (
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
        <Box
          component="span"
          data-mark
          sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: 'accent.main' }}
        />
        <FormattedMessage id="timeline.chart.measured" />
      </Box>
    )}
    {hasImported && (
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
        <Box
          component="span"
          sx={{
            width: 9,
            height: 9,
            transform: 'rotate(45deg)',
            border: '2px solid',
            borderColor: 'text.secondary',
          }}
        />
        <FormattedMessage id="timeline.chart.imported" />
      </Box>
    )}
    {hasCarried && (
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
        <Box
          component="span"
          sx={{ width: 10, height: 10, borderRadius: '50%', border: '2px solid', borderColor: 'accent.main' }}
        />
        <FormattedMessage id="timeline.chart.carried" />
      </Box>
    )}
    {hasWeeks && (
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
        <Box
          component="span"
          data-mark
          sx={{ width: 18, height: 3, borderRadius: 2, bgcolor: 'primary.main' }}
        />
        <FormattedMessage id="timeline.chart.trend" />
      </Box>
    )}
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
  imported: ImportedSeries['points'];
  /** Of the saved weeks; none where all was imported. */
  last: Point | undefined;
  metric: Metric;
  name: string;
  range: TimelineRange;
  latest: ComputedProfile;
}>;

const DescribedChart = ({ series, imported, metric, name, range, latest }: ChartProps) => {
  const say = useWords();
  const { formatMessage } = useIntl();
  const measures = useMeasures();
  const shown = [...series.points, ...imported].toSorted((one, other) => (one.week < other.week ? -1 : 1));
  const weeks = new Set(shown.map(({ week }) => week)).size;
  const category = categoryOf(metric);
  const person = personOf(latest.inputs, latest.standard);
  const bands = category === null ? [] : drawnScale(category, bandsFor(category, person), null, say).bands;
  return (
    <Suspense fallback={<ChartSkeleton height={300} />}>
      <SeriesChart
        key={`${valueOf(series)}${range}`}
        series={series}
        imported={imported}
        metric={metric}
        bands={bands}
        label={name}
        description={formatMessage(
          { id: 'timeline.chart.description' },
          {
            name,
            count: weeks,
            first: measures.metric(metric, shown[0]?.value ?? 0),
            last: measures.metric(metric, shown.at(-1)?.value ?? 0),
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
  const { series, imported, last, metric, name } = chart;
  const measured = series.points.filter(({ carriedOver }) => !carriedOver);
  return (
    <>
      {last === undefined ? (
        <Alert severity="info" icon={<InfoIcon fontSize="inherit" />}>
          <FormattedMessage id="timeline.imported.only" />
        </Alert>
      ) : (
        <>
          <LatestValue metric={metric} last={last} />
          <Deltas series={series} metric={metric} />
          <SeriesHint hasTrend={measured.length >= 2} isPlateau={series.isPlateau} isOnlyWeek={isOnlyWeek} />
        </>
      )}
      <Box sx={{ opacity: isOld ? 0.6 : 1, transition: 'opacity 150ms' }} aria-busy={isOld}>
        {asTable ? (
          <SeriesTable series={series} imported={imported} metric={metric} label={name} />
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
        <Legend
          hasWeeks={series.points.length > 0}
          hasGoal={series.goal !== null}
          hasCarried={measured.length < series.points.length}
          hasImported={imported.length > 0}
        />
        <Button size="small" variant="text" aria-pressed={asTable} onClick={() => onTable(!asTable)}>
          <FormattedMessage id={asTable ? 'timeline.asChart' : 'timeline.asTable'} />
        </Button>
      </Box>
    </>
  );
};
