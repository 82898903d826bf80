import { ChartFrame } from '#ui/components/ChartFrame.tsx';
import { useTheme } from '@mui/material/styles';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LinePlot } from '@mui/x-charts/LineChart';
import { useIntl } from 'react-intl';
import type { ScaleBand } from '#ui/components/CategoryScale.tsx';
import { useFormats } from '#ui/intl.ts';
import { edgeOf, type Metric } from '#ui/indicator/metric.ts';
import { useMeasures } from '#ui/indicator/use-measures.ts';
import { dayOf } from '#ui/indicator/week.ts';
import type { ImportedSeries } from '../data/imported.ts';
import type { Series } from '../data/indicators.ts';

type Shown = Readonly<{ value: number; carriedOver: boolean; at: Date }>;

const Bands = ({
  bands,
  ceiling,
  floor,
}: Readonly<{ bands: readonly ScaleBand[]; floor: number; ceiling: number }>) => {
  const { vars } = useTheme();
  const { left, width } = useDrawingArea();
  const y = useYScale<'linear'>();
  return bands.map(({ key, label, tone, until }, index) => {
    const from = Math.max(bands[index - 1]?.until ?? floor, floor);
    const to = Math.min(until ?? ceiling, ceiling);
    const top = y(to);
    const height = y(from) - top;
    if (to <= from || height <= 0) return null;
    return (
      <g key={key} aria-hidden>
        <rect x={left} y={top} width={width} height={height} fill={vars.palette.scale[tone]} opacity={0.11} />
        <rect x={left} y={top} width={4} height={height} fill={vars.palette.scale[tone]} />
        {height > 20 && (
          <text
            x={left + 10}
            y={top + 15}
            fontSize={12}
            fill={vars.palette.text.secondary}
            fontFamily="inherit"
          >
            {label}
          </text>
        )}
      </g>
    );
  });
};

/** What was really measured is a full point; what was taken over is hollow. */
const Points = ({ points }: Readonly<{ points: readonly Shown[] }>) => {
  const { vars } = useTheme();
  const x = useXScale<'time'>();
  const y = useYScale<'linear'>();
  return points.map(({ at, value, carriedOver }) => (
    <circle
      key={at.toISOString()}
      cx={x(at)}
      cy={y(value)}
      r={points.length > 60 ? 3 : 4.5}
      fill={carriedOver ? vars.palette.background.paper : vars.palette.accent.main}
      stroke={carriedOver ? vars.palette.accent.main : vars.palette.background.paper}
      strokeWidth={carriedOver ? 2 : 1.5}
      pointerEvents="none"
    />
  ));
};

/** What came from elsewhere is a hollow diamond in the colour of the words: no save, and no part of the line. */
const ImportedPoints = ({
  points,
}: Readonly<{ points: readonly Readonly<{ value: number; at: Date }>[] }>) => {
  const { vars } = useTheme();
  const x = useXScale<'time'>();
  const y = useYScale<'linear'>();
  const size = points.length > 60 ? 3.5 : 5;
  return points.map(({ at, value }) => (
    <path
      key={at.toISOString()}
      d={`M${x(at)},${y(value) - size}l${size},${size}l${-size},${size}l${-size},${-size}z`}
      fill={vars.palette.background.paper}
      stroke={vars.palette.text.secondary}
      strokeWidth={1.75}
      pointerEvents="none"
    />
  ));
};

type Props = Readonly<{
  series: Series;
  imported: ImportedSeries['points'];
  metric: Metric;
  bands: readonly ScaleBand[];
  label: string;
  description: string;
}>;

/** One place on the axis a week, whether it was saved, imported or both. */
const placesOf = (
  series: Series,
  imported: ImportedSeries['points'],
  toShown: (stored: number) => number,
) => {
  const points = series.points.map(({ weekStart, value, carriedOver, trend }) => ({
    at: dayOf(weekStart),
    value: toShown(value),
    trend: toShown(trend),
    carriedOver,
  }));
  const fromElsewhere = imported.map(({ weekStart, value }) => ({
    at: dayOf(weekStart),
    value: toShown(value),
  }));
  const savedAt = new Map(points.map((point) => [point.at.getTime(), point]));
  const importedAt = new Map(fromElsewhere.map(({ at, value }) => [at.getTime(), value]));
  const places = [...new Set([...savedAt.keys(), ...importedAt.keys()])].toSorted(
    (one, other) => one - other,
  );
  return { points, fromElsewhere, savedAt, importedAt, places };
};

/** Named in the tooltip; drawn by its points alone. */
const importedLine = { type: 'line', id: 'imported', showMark: false } as const;

const isStill = (): boolean =>
  typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches;

export default function SeriesChart({ series, imported, metric, bands, label, description }: Props) {
  const { vars } = useTheme();
  const { formatMessage } = useIntl();
  const { number, date, shortDate } = useFormats();
  const measures = useMeasures();
  const { toShown, decimals } = edgeOf(metric, measures.units);
  const { points, fromElsewhere, places, savedAt, importedAt } = placesOf(series, imported, toShown);
  const goal = series.goal === null ? null : toShown(series.goal.target);
  const values = [
    ...points.flatMap(({ value, trend }) => [value, trend]),
    ...fromElsewhere.map(({ value }) => value),
  ];
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  // A goal far away would press the line flat; it is named in words below the chart as well.
  const span = Math.max(highest - lowest, Math.abs(highest) * 0.02, 10 ** -decimals);
  const goalInSight = goal !== null && goal > lowest - span * 3 && goal < highest + span * 3;
  const floor = Math.max(0, Math.min(lowest, goalInSight ? goal : lowest) - span * 0.18);
  const ceiling = Math.max(highest, goalInSight ? goal : highest) + span * 0.18;
  const first = new Date(places[0] ?? 0);
  const last = new Date(places.at(-1) ?? 0);
  const room = Math.max((last.getTime() - first.getTime()) * 0.03, 3 * 86_400_000);
  const write = (value: number | null) =>
    value === null ? '' : `${number(value, decimals)} ${measures.unitOf(metric)}`.trim();

  return (
    <ChartFrame
      label={label}
      description={description}
      sx={{ '& path[data-series="measured"], & path[data-series="imported"]': { display: 'none' } }}
    >
      <ChartsDataProvider
        height={300}
        margin={{ left: 4, right: 12, top: 12, bottom: 4 }}
        skipAnimation={isStill()}
        series={[
          {
            type: 'line',
            id: 'measured',
            label: formatMessage({ id: 'timeline.chart.measured' }),
            data: places.map((at) => savedAt.get(at)?.value ?? null),
            color: vars.palette.accent.main,
            showMark: false,
            valueFormatter: write,
          },
          {
            type: 'line',
            id: 'trend',
            label: formatMessage({ id: 'timeline.chart.trend' }),
            data: places.map((at) => savedAt.get(at)?.trend ?? null),
            connectNulls: true,
            color: vars.palette.primary.main,
            curve: 'monotoneX',
            showMark: false,
            valueFormatter: write,
          },
          ...fromElsewhere.slice(0, 1).map(() => ({
            ...importedLine,
            label: formatMessage({ id: 'timeline.chart.imported' }),
            data: places.map((at) => importedAt.get(at) ?? null),
            color: vars.palette.text.secondary,
            valueFormatter: write,
          })),
        ]}
        xAxis={[
          {
            id: 'x',
            scaleType: 'time',
            data: places.map((at) => new Date(at)),
            min: new Date(first.getTime() - room),
            max: new Date(last.getTime() + room),
            tickNumber: 4,
            valueFormatter: (at: Date, { location }) => (location === 'tick' ? shortDate(at) : date(at)),
          },
        ]}
        yAxis={[
          {
            id: 'y',
            min: floor,
            max: ceiling,
            width: 46,
            tickNumber: 5,
            valueFormatter: (value: number) => number(value, span < 5 ? Math.max(decimals, 1) : decimals),
          },
        ]}
      >
        <ChartsWrapper>
          <ChartsSurface>
            <Bands
              bands={bands.map((band) => ({
                ...band,
                until: band.until === null ? null : toShown(band.until),
              }))}
              floor={floor}
              ceiling={ceiling}
            />
            <ChartsGrid horizontal />
            <LinePlot />
            <ImportedPoints points={fromElsewhere} />
            <Points points={points} />
            {goalInSight && (
              <ChartsReferenceLine
                y={goal}
                label={formatMessage({ id: 'timeline.chart.goal' })}
                labelAlign="end"
                labelStyle={{ fontSize: 12, fill: vars.palette.text.primary }}
                lineStyle={{ stroke: vars.palette.text.primary, strokeDasharray: '6 5', strokeWidth: 1.5 }}
              />
            )}
            <ChartsXAxis axisId="x" />
            <ChartsYAxis axisId="y" />
            <ChartsAxisHighlight x="line" />
          </ChartsSurface>
          <ChartsTooltip trigger="axis" />
        </ChartsWrapper>
      </ChartsDataProvider>
    </ChartFrame>
  );
}
