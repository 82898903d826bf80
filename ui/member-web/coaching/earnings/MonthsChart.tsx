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
import { useIntl } from 'react-intl';
import { useFormats } from '#ui/intl.ts';
import { useAxisNumber } from '#ui/use-axis-number.ts';
import { dayIn, type Month } from './months.ts';

type Props = Readonly<{ months: readonly Month[]; height: number }>;

/** What the coach keeps below, the fee on top of it: together the price members paid. */
export default function MonthsChart({ months, height }: Props) {
  const { vars } = useTheme();
  const { formatMessage, formatDate } = useIntl();
  const axisNumber = useAxisNumber();
  const { number } = useFormats();
  const write = (value: number | null) => (value === null ? '' : number(value));
  const bar = (name: 'net' | 'fee', color: string) => ({
    type: 'bar' as const,
    id: name,
    stack: 'gross',
    label: formatMessage({ id: `earnings.${name}` }),
    data: months.map((each) => each[name]),
    color,
    valueFormatter: write,
  });

  return (
    <ChartFrame
      label={formatMessage({ id: 'earnings.months' })}
      description={formatMessage({ id: 'earnings.months.description' })}
    >
      <ChartsDataProvider
        height={height}
        margin={{ left: 4, right: 4, top: 12, bottom: 4 }}
        skipAnimation
        series={[bar('net', vars.palette.primary.main), bar('fee', vars.palette.control)]}
        xAxis={[
          {
            id: 'month',
            scaleType: 'band',
            categoryGapRatio: 0.4,
            data: months.map(({ month }) => month),
            valueFormatter: (month: string, { location }) =>
              formatDate(
                dayIn(month),
                location === 'tick' ? { month: 'short' } : { month: 'long', year: 'numeric' },
              ),
          },
        ]}
        yAxis={[
          {
            id: 'coins',
            width: 66,
            tickNumber: 5,
            valueFormatter: axisNumber,
          },
        ]}
      >
        <ChartsLegend />
        <ChartsWrapper>
          <ChartsSurface>
            <ChartsGrid horizontal />
            <BarPlot />
            <ChartsXAxis axisId="month" />
            <ChartsYAxis axisId="coins" />
            <ChartsAxisHighlight x="band" />
          </ChartsSurface>
          <ChartsTooltip trigger="axis" />
        </ChartsWrapper>
      </ChartsDataProvider>
    </ChartFrame>
  );
}
