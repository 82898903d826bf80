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
import { ChartFrame } from '#ui/components/ChartFrame.tsx';
import { useFormats } from '#ui/intl.ts';
import type { Group } from './sums.ts';

const noonOf = (day: string): Date => new Date(`${day}T12:00:00+07:00`);

type Props = Readonly<{
  days: readonly Group[];
  names: Readonly<Record<'paid' | 'free' | 'failed', string>>;
  label: string;
}>;

/** Answers of each day: those that were paid, those that were free, and those that failed, one upon the other. */
export default function UsageChart({ days, names, label }: Props) {
  const { vars } = useTheme();
  const { number, date, shortDate } = useFormats();
  const bar = (name: keyof Props['names'], color: string, valueOf: (day: Group) => number) => ({
    type: 'bar' as const,
    id: name,
    stack: 'answers',
    label: names[name],
    data: days.map(valueOf),
    color,
    valueFormatter: (value: number | null) => (value === null ? '' : number(value)),
  });
  return (
    <ChartFrame label={label}>
      <ChartsDataProvider
        height={260}
        margin={{ left: 4, right: 4, top: 12, bottom: 4 }}
        skipAnimation
        series={[
          bar('paid', vars.palette.primary.main, ({ answers, free }) => answers - free),
          // What failed cost nothing, so it stands among what was free.
          bar('free', vars.palette.accent.main, ({ free, failed }) => free - failed),
          bar('failed', vars.palette.error.main, ({ failed }) => failed),
        ]}
        xAxis={[
          {
            id: 'day',
            scaleType: 'band',
            data: days.map(({ key }) => key),
            valueFormatter: (day: string, { location }) =>
              location === 'tick' ? shortDate(noonOf(day)) : date(noonOf(day)),
          },
        ]}
        yAxis={[{ id: 'count', width: 36, tickMinStep: 1, valueFormatter: (value: number) => number(value) }]}
      >
        <ChartsLegend />
        <ChartsWrapper>
          <ChartsSurface>
            <ChartsGrid horizontal />
            <BarPlot />
            <ChartsXAxis axisId="day" />
            <ChartsYAxis axisId="count" />
            <ChartsAxisHighlight x="band" />
          </ChartsSurface>
          <ChartsTooltip trigger="axis" />
        </ChartsWrapper>
      </ChartsDataProvider>
    </ChartFrame>
  );
}
