import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { weeksBetween } from '#core/kernel/week.ts';
import { useMeasures } from '#ui/indicator/use-measures.ts';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import type { Series } from '../../data/indicators.ts';
import type { HomeMetric } from '../data.ts';

export type Point = Series['points'][number];

/** "Giảm 0,6 kg trong 2 tuần": between the last two real measurements, however far apart they are. */
const Change = ({ points, metric }: Readonly<{ points: readonly Point[]; metric: HomeMetric }>) => {
  const measures = useMeasures();
  const measured = points.filter(({ carriedOver }) => !carriedOver);
  const [before, last] = measured.slice(-2);
  if (before === undefined || last === undefined) return <FormattedMessage id="fitboard.number.first" />;
  const delta = last.value - before.value;
  return (
    <FormattedMessage
      id="fitboard.change"
      values={{
        direction: measures.isNoChange(metric, delta) ? 'same' : delta > 0 ? 'up' : 'down',
        amount: measures.amount(metric, delta),
        weeks: weeksBetween(before.week, last.week),
      }}
    />
  );
};

const Mark = ({ kind }: Readonly<{ kind: 'measured' | 'trend' }>) => (
  <Box
    component="span"
    aria-hidden
    data-mark
    sx={{
      display: 'inline-block',
      mr: 0.75,
      verticalAlign: 'middle',
      ...(kind === 'measured'
        ? { width: 9, height: 9, borderRadius: '50%', bgcolor: 'accent.main' }
        : { width: 16, height: 3, borderRadius: 2, bgcolor: 'primary.main' }),
    }}
  />
);

type Props = Readonly<{
  metric: HomeMetric;
  points: readonly Point[];
  /** The one that is looked at. */
  point: Point;
  isScrubbed: boolean;
}>;

/** What was measured and the trend, side by side, of the newest week or of the one under the finger. */
export const Readout = ({ metric, points, point, isScrubbed }: Props) => {
  const measures = useMeasures();
  const weekName = useWeekName();
  return (
    <Box>
      <Box
        component="dl"
        sx={{ m: 0, display: 'flex', columnGap: 3, flexWrap: 'wrap', alignItems: 'flex-end' }}
      >
        <Box>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            <Mark kind="measured" />
            <FormattedMessage
              id={point.carriedOver ? 'fitboard.number.carried' : 'fitboard.number.measured'}
            />
          </Box>
          <Typography
            component="dd"
            variant="number"
            sx={{ m: 0, fontSize: 'clamp(2.25rem, 1.6rem + 3vw, 3.25rem)', lineHeight: 1.15 }}
          >
            {measures.metric(metric, point.value)}
          </Typography>
        </Box>
        <Box>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            <Mark kind="trend" />
            <FormattedMessage id="fitboard.number.trend" />
          </Box>
          <Typography component="dd" variant="number" sx={{ m: 0, fontSize: '1.5rem', lineHeight: 1.6 }}>
            {measures.metric(metric, point.trend)}
          </Typography>
        </Box>
      </Box>
      <Typography sx={{ mt: 0.5, minHeight: '1.5em', color: 'text.secondary' }}>
        {isScrubbed ? weekName(point.weekStart) : <Change points={points} metric={metric} />}
      </Typography>
    </Box>
  );
};
