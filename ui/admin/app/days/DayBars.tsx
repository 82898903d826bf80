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
import { noonOf } from './calendar-day.ts';

export type DayBar = Readonly<{ id: string; label: string; color: string; data: readonly (number | null)[] }>;

type Props = Readonly<{
  label: string;
  /** `2026-11-27` … */
  days: readonly string[];
  bars: readonly DayBar[];
  /** One upon the other instead of side by side. */
  isStacked?: boolean;
  /** How a value reads, in the bubble and beside the axis; a count where it is left out. */
  write?: (value: number) => string;
  writeTick?: (value: number) => string;
  /** The name of a day in the bubble; its date where it is left out. */
  nameOf?: (day: string) => string;
  /** What a press on a day opens. The same is to be reached by keyboard elsewhere, such as in a table. */
  onDay?: ((day: string) => void) | undefined;
}>;

/** Counts of each day. Fetched with the charts, by those who show it lazily. */
export const DayBars = ({
  label,
  days,
  bars,
  isStacked = false,
  write: writeValue,
  writeTick,
  nameOf,
  onDay,
}: Props) => {
  const { number, date, shortDate } = useFormats();
  const write = writeValue ?? number;
  const tick = writeTick ?? write;
  return (
    <ChartFrame label={label} {...(onDay && { sx: { '& svg': { cursor: 'pointer' } } })}>
      <ChartsDataProvider
        height={260}
        margin={{ left: 4, right: 4, top: 12, bottom: 4 }}
        skipAnimation
        series={bars.map(({ data, ...bar }) => ({
          ...bar,
          type: 'bar' as const,
          data: [...data],
          ...(isStacked && { stack: 'all' }),
          valueFormatter: (value: number | null) => (value === null ? '–' : write(value)),
        }))}
        xAxis={[
          {
            id: 'day',
            scaleType: 'band',
            data: days,
            valueFormatter: (day: string, { location }) =>
              location === 'tick' ? shortDate(noonOf(day)) : (nameOf?.(day) ?? date(noonOf(day))),
          },
        ]}
        yAxis={[
          {
            id: 'count',
            width: writeTick ? 52 : 36,
            ...(writeValue === undefined && { tickMinStep: 1 }),
            valueFormatter: (value: number) => tick(value),
          },
        ]}
        {...(onDay && {
          onAxisClick: (_, data) => {
            if (typeof data?.axisValue === 'string') onDay(data.axisValue);
          },
        })}
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
};
