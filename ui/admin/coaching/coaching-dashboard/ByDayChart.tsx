import { ChartFrame } from '#ui/components/ChartFrame.tsx';
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
import { useFormats } from '#ui/intl.ts';
import { noonOf } from '../parts/calendar-day.ts';
import type { CoachingFigures } from '../data.ts';

type Props = Readonly<{
  days: CoachingFigures['byDay'];
  names: Readonly<Record<'requested' | 'answered', string>>;
  label: string;
}>;

/** Requests and answers side by side, day by day. */
export default function ByDayChart({ days, names, label }: Props) {
  const { vars } = useTheme();
  const { number, date, shortDate } = useFormats();
  const bar = (name: 'requested' | 'answered', color: string) => ({
    type: 'bar' as const,
    id: name,
    label: names[name],
    data: days.map((each) => each[name]),
    color,
    valueFormatter: (value: number | null) => (value === null ? '' : number(value)),
  });
  return (
    <ChartFrame label={label}>
      <ChartsDataProvider
        height={260}
        margin={{ left: 4, right: 4, top: 12, bottom: 4 }}
        skipAnimation
        series={[bar('requested', vars.palette.accent.main), bar('answered', vars.palette.primary.main)]}
        xAxis={[
          {
            id: 'day',
            scaleType: 'band',
            data: days.map(({ day }) => day),
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
