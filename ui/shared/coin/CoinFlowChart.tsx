import { useTheme } from '@mui/material/styles';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ChartFrame } from '../components/ChartFrame.tsx';
import { useFormats } from '../intl.ts';
import { useAxisNumber } from '../use-axis-number.ts';
import type { CoinFlowDay, CoinFlowNames } from './flow.ts';

const noon = (day: string) => new Date(`${day}T12:00:00+07:00`);

type Props = Readonly<{
  /** Of one coin. */
  days: readonly CoinFlowDay[];
  names: CoinFlowNames;
  label: string;
  description: string;
  height?: number;
}>;

/** What moved each day as bars on the left, what was outstanding at its end as a line on the right. */
export default function CoinFlowChart({ days, names, label, description, height = 320 }: Props) {
  const { vars } = useTheme();
  const { number, date, shortDate } = useFormats();
  const write = (value: number | null) => (value === null ? '' : number(value));
  const axisNumber = useAxisNumber();
  const bar = (name: 'issued' | 'spent' | 'burned', color: string) => ({
    type: 'bar' as const,
    id: name,
    yAxisId: 'moved',
    label: names[name],
    data: days.map((each) => each[name]),
    color,
    valueFormatter: write,
  });

  return (
    <ChartFrame label={label} description={description}>
      <ChartsDataProvider
        height={height}
        margin={{ left: 4, right: 4, top: 12, bottom: 4 }}
        skipAnimation
        series={[
          bar('issued', vars.palette.success.main),
          bar('spent', vars.palette.accent.main),
          bar('burned', vars.palette.error.main),
          {
            type: 'line',
            id: 'outstanding',
            yAxisId: 'stock',
            label: names.outstanding,
            data: days.map(({ outstanding }) => outstanding),
            color: vars.palette.primary.main,
            showMark: false,
            // What is outstanding leaps; a smooth line would tell of days that never were.
            curve: 'linear',
            valueFormatter: write,
          },
        ]}
        xAxis={[
          {
            id: 'day',
            scaleType: 'band',
            data: days.map(({ day }) => day),
            valueFormatter: (day: string, { location }) =>
              location === 'tick' ? shortDate(noon(day)) : date(noon(day)),
          },
        ]}
        yAxis={[
          { id: 'moved', position: 'left', width: 66, tickNumber: 5, valueFormatter: axisNumber },
          { id: 'stock', position: 'right', width: 66, tickNumber: 5, valueFormatter: axisNumber },
        ]}
      >
        <ChartsLegend />
        <ChartsWrapper>
          <ChartsSurface>
            <ChartsGrid horizontal />
            <BarPlot />
            <LinePlot />
            <ChartsXAxis axisId="day" />
            <ChartsYAxis axisId="moved" />
            <ChartsYAxis axisId="stock" />
            <ChartsAxisHighlight x="band" />
          </ChartsSurface>
          <ChartsTooltip trigger="axis" />
        </ChartsWrapper>
      </ChartsDataProvider>
    </ChartFrame>
  );
}
