import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { QueryView } from '#ui/components/QueryView.tsx';
import { dayOf } from '#ui/indicator/days.ts';
import { metricLabel } from '#ui/indicator/metric.ts';
import { useMeasures } from '#ui/indicator/use-measures.ts';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import { useWords } from '#ui/indicator/words.ts';
import { useFormats } from '#ui/intl.ts';
import type { Series } from '../../data/indicators.ts';
import { LocalLink } from '../../parts/LocalLink.tsx';
import { paths } from '../../paths.ts';
import { type Home, type HomeMetric, useHome, useHomeChoice } from '../data.ts';
import { MilestoneLine, StreakLine } from './Ahead.tsx';
import { FirstNumber } from './FirstNumber.tsx';
import { NumberChooser } from './NumberChooser.tsx';
import { Readout } from './Readout.tsx';
import { chartHeight, ScrubChart } from './ScrubChart.tsx';
import type { ScrubPoint } from './scrub-chart.ts';

/** The heights of what comes, so that nothing moves when it does. */
export const numberSkeleton = (
  <Stack aria-hidden sx={{ gap: 1.5 }}>
    <Skeleton variant="rounded" width={160} height={44} />
    <Box>
      <Skeleton variant="text" width={90} sx={{ fontSize: '0.875rem' }} />
      <Skeleton variant="text" width={180} sx={{ fontSize: '2.25rem' }} />
      <Skeleton variant="text" width={200} />
    </Box>
    <Skeleton variant="rounded" height={chartHeight} sx={{ borderRadius: '14px' }} />
    <Skeleton variant="text" width="70%" sx={{ fontSize: '1.125rem' }} />
    <Skeleton variant="text" width="60%" sx={{ fontSize: '1.125rem' }} />
  </Stack>
);

/** The chosen number was never measured: what can be done about it, in as much room as its chart takes. */
const NotMeasured = ({ metric }: Readonly<{ metric: HomeMetric }>) => {
  const say = useWords();
  const name = say(metricLabel(metric));
  return (
    <Stack
      sx={{
        minHeight: chartHeight + 96,
        justifyContent: 'center',
        alignItems: 'flex-start',
        gap: 1.5,
        p: 2.5,
        borderRadius: '14px',
        bgcolor: 'background.sunken',
      }}
    >
      <Typography variant="subtitle1" component="p">
        <FormattedMessage id="fitboard.number.none" values={{ name }} />
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="fitboard.number.none.why" />
      </Typography>
      <Button component={LocalLink} to={paths.weeklySave} variant="outlined">
        <FormattedMessage id="fitboard.number.none.open" />
      </Button>
    </Stack>
  );
};

/** Which weeks the line covers, below its two ends. */
const Ends = ({ points }: Pick<Series, 'points'>) => {
  const { date } = useFormats();
  const [first, last] = [points.at(0), points.at(-1)];
  if (first === undefined || last === undefined || first === last) return <Box sx={{ height: 21 }} />;
  return (
    <Box
      aria-hidden
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        mt: 0.5,
        fontSize: '0.8125rem',
        color: 'text.secondary',
      }}
    >
      <span>{date(dayOf(first.weekStart))}</span>
      <span>{date(dayOf(last.weekStart))}</span>
    </Box>
  );
};

const Measured = ({ metric, series }: Readonly<{ metric: HomeMetric; series: Series }>) => {
  const [picked, setPicked] = useState<number | null>(null);
  const { formatMessage } = useIntl();
  const say = useWords();
  const measures = useMeasures();
  const weekName = useWeekName();
  const { points } = series;
  const point = points[picked ?? points.length - 1] ?? points.at(-1);
  if (point === undefined) return null;
  const name = say(metricLabel(metric));
  const describe = ({ week, value, trend, carriedOver }: ScrubPoint) =>
    formatMessage(
      { id: 'fitboard.number.point' },
      {
        week: weekName(points.find((one) => one.week === week)?.weekStart ?? ''),
        carried: carriedOver ? 'yes' : 'no',
        value: measures.metric(metric, value),
        trend: measures.metric(metric, trend),
      },
    );
  return (
    <Box>
      <Readout metric={metric} points={points} point={point} isScrubbed={picked !== null} />
      <Box sx={{ mt: 1.5 }}>
        <ScrubChart
          points={points}
          goal={series.goal?.target ?? null}
          goalLabel={formatMessage(
            { id: 'fitboard.number.goal' },
            { target: series.goal === null ? '' : measures.metric(metric, series.goal.target) },
          )}
          label={formatMessage({ id: 'fitboard.number.scrub' }, { name })}
          describe={describe}
          picked={picked}
          onPick={setPicked}
        />
        <Ends points={points} />
      </Box>
    </Box>
  );
};

const Content = ({ home }: Readonly<{ home: Home }>) => {
  const choice = useHomeChoice();
  if (home.weekCount === 0) return <FirstNumber />;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Box>
        <NumberChooser home={home} choice={choice} />
      </Box>
      <Box aria-busy={choice.isPending} sx={{ opacity: choice.isPending ? 0.5 : 1 }}>
        {home.series === null ? (
          <NotMeasured metric={home.metric} />
        ) : (
          <Measured key={home.metric} metric={home.metric} series={home.series} />
        )}
      </Box>
      <Stack sx={{ gap: 0.5 }}>
        <StreakLine streak={home.streak} />
        <MilestoneLine home={home} />
      </Stack>
      <Box>
        <Button
          component={LocalLink}
          to={`${paths.timeline}?metric=${home.metric}`}
          variant="text"
          sx={{ ml: -1.5 }}
        >
          <FormattedMessage id="fitboard.next.timeline" />
        </Button>
      </Box>
    </Stack>
  );
};

/** What the Fitboard opens with: the one number the member chose, where it comes from and what lies ahead. */
export const HomeNumber = () => {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent>
        <Typography id={id} component="h2" variant="subtitle2" sx={{ mb: 1, color: 'text.secondary' }}>
          <FormattedMessage id="fitboard.number" />
        </Typography>
        <QueryView compact query={useHome()} skeleton={numberSkeleton}>
          {(home) => <Content home={home} />}
        </QueryView>
      </CardContent>
    </Card>
  );
};
