import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { useIntl } from 'react-intl';
import { ownDecimals } from '#core/body/own-measurement/own-measurement.ts';
import { ChartFrame } from '#ui/components/ChartFrame.tsx';
import { dayOf } from '#ui/indicator/days.ts';
import { useFormats } from '#ui/intl.ts';
import type { OwnMeasurement } from '../data.ts';
import type { OwnValue } from './data.ts';

const isStill = (): boolean =>
  typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches;

type Props = Readonly<{
  measurement: Pick<OwnMeasurement, 'name' | 'unit' | 'numbers'>;
  values: readonly OwnValue[];
  description: string;
}>;

/** The values through the days; a pair has a line for each of its numbers. */
export default function OwnChart({ measurement, values, description }: Props) {
  const { vars } = useTheme();
  const { formatMessage } = useIntl();
  const { number, date, shortDate } = useFormats();
  const isPair = measurement.numbers === 2;
  const write = (value: number | null) =>
    value === null ? '' : `${number(value, ownDecimals)} ${measurement.unit}`.trim();
  return (
    <ChartFrame
      label={formatMessage({ id: 'own.chart' }, { name: measurement.name })}
      description={description}
    >
      <LineChart
        height={240}
        margin={{ left: 4, right: 16, top: 12, bottom: 4 }}
        skipAnimation={isStill()}
        hideLegend={!isPair}
        grid={{ horizontal: true }}
        series={[
          {
            id: 'first',
            label: isPair ? formatMessage({ id: 'own.value.first' }) : measurement.name,
            data: values.map(({ value }) => value),
            color: vars.palette.primary.main,
            showMark: true,
            valueFormatter: write,
          },
          ...(isPair
            ? [
                {
                  id: 'second',
                  label: formatMessage({ id: 'own.value.second' }),
                  data: values.map(({ second }) => second),
                  color: vars.palette.accent.main,
                  showMark: true,
                  valueFormatter: write,
                },
              ]
            : []),
        ]}
        xAxis={[
          {
            scaleType: 'time',
            data: values.map(({ day }) => dayOf(day)),
            tickNumber: 4,
            valueFormatter: (at: Date, { location }) => (location === 'tick' ? shortDate(at) : date(at)),
          },
        ]}
        yAxis={[{ width: 52, tickNumber: 5, domainLimit: 'nice' }]}
      />
    </ChartFrame>
  );
}
