import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { isGoalMetric } from '#core/body/snapshot/goals.ts';
import { vo2maxSourceLabels } from '#core/body/indicator/labels.ts';
import { bandsFor, categoryOf, personOf } from '#core/body/indicator/scales.ts';
import { keepFocus } from '#ui/components/Page.tsx';
import { ChartSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { ChevronDownIcon, InfoIcon } from '#ui/icons.tsx';
import { StartPicture } from '#ui/illustrations/index.ts';
import { Change } from '#ui/indicator/Change.tsx';
import { isMetric, metricLabel, type Metric } from '#ui/indicator/metric.ts';
import { drawnScale } from '#ui/indicator/scale.ts';
import { useMeasures } from '#ui/indicator/use-measures.ts';
import type { ComputedProfile } from '#ui/indicator/week.ts';
import { useWords } from '#ui/indicator/words.ts';
import type { Series, Timeline, TimelineRange } from '../data/indicators.ts';
import { GoalPanel } from './GoalPanel.tsx';
import { SeriesTable } from './SeriesTable.tsx';

const SeriesChart = lazy(() => import('./SeriesChart.tsx'));

const ranges = ['4w', '3m', '6m', 'all'] as const satisfies readonly TimelineRange[];

/** The range and the number that is looked at live in the address: a link shows the same picture. */
export const useTimelineView = () => {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('range');
  const range = ranges.find((one) => one === asked) ?? '3m';
  const metric = query.get('metric') ?? 'weight';
  const method = query.get('method');
  const change = (part: Readonly<Record<string, string | null>>) =>
    setQuery(
      Object.entries({ ...Object.fromEntries(query), ...part }).filter(
        (entry): entry is [string, string] => entry[1] !== null,
      ),
      { replace: true, preventScrollReset: true, state: keepFocus },
    );
  return {
    range,
    metric: isMetric(metric) ? metric : 'weight',
    /** Null: the one used last. */
    method,
    setRange: (next: TimelineRange) => change({ range: next ?? '3m' }),
    setMetric: (next: string, nextMethod: string | null) => change({ metric: next, method: nextMethod }),
  };
};

const Legend = ({ hasGoal, hasCarried }: Readonly<{ hasGoal: boolean; hasCarried: boolean }>) => (
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
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      <Box component="span" sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: 'accent.main' }} />
      <FormattedMessage id="timeline.chart.measured" />
    </Box>
    {hasCarried && (
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
        <Box
          component="span"
          sx={{ width: 10, height: 10, borderRadius: '50%', border: '2px solid', borderColor: 'accent.main' }}
        />
        <FormattedMessage id="timeline.chart.carried" />
      </Box>
    )}
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      <Box component="span" sx={{ width: 18, height: 3, borderRadius: 2, bgcolor: 'primary.main' }} />
      <FormattedMessage id="timeline.chart.trend" />
    </Box>
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

type Props = Readonly<{
  timeline: Timeline;
  latest: ComputedProfile;
  isOwn: boolean;
  view: ReturnType<typeof useTimelineView>;
  isOld: boolean;
}>;

/** What can be looked at: a number, and where it is found in two ways, one of them. */
type Option = Pick<Series, 'key' | 'method'>;
const valueOf = ({ key, method }: Option) => (method === null ? key : `${key} ${method}`);

/** One number through the weeks. */
export const MetricPanel = ({ timeline, latest, isOwn, view, isOld }: Props) => {
  const id = useId();
  const say = useWords();
  const { formatMessage } = useIntl();
  const measures = useMeasures();
  const [asTable, setAsTable] = useState(false);
  const { range } = view;
  // Of others there may be results alone: the first of them, where the number asked for is none.
  const isThere = latest.resultsOnly !== true || timeline.series.some(({ key }) => key === view.metric);
  const metric = isThere
    ? view.metric
    : (timeline.series.map(({ key }) => key).find(isMetric) ?? view.metric);
  const ofMetric = timeline.series.filter(({ key }) => key === metric);
  const series = ofMetric.find(({ method }) => method === view.method) ?? ofMetric[0];
  const known = timeline.series.filter(({ key }) => isMetric(key));
  const options: readonly Option[] = series === undefined ? [{ key: metric, method: null }, ...known] : known;
  const category = categoryOf(metric);
  const person = personOf(latest.inputs, latest.standard);
  const bands = category === null ? [] : drawnScale(category, bandsFor(category, person), null, say).bands;
  const nameOf = ({ key, method }: Option) =>
    [isMetric(key) && metricLabel(key), method !== null && vo2maxSourceLabels[method]]
      .flatMap((label) => (label === false ? [] : [say(label)]))
      .join(' · ');
  const name = nameOf(series ?? { key: metric, method: null });
  const points = series?.points ?? [];
  const measured = points.filter(({ carriedOver }) => !carriedOver);
  const last = points.at(-1);

  return (
    <Card component="section" aria-labelledby={`${id}-title`}>
      <CardContent>
        <Stack sx={{ gap: 2 }}>
          <Typography id={`${id}-title`} variant="h2">
            <FormattedMessage id="timeline.trends" />
          </Typography>
          <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'flex-end' }}>
            <Box sx={{ flex: '1 1 220px' }}>
              <FormLabel htmlFor={`${id}-metric`} sx={{ fontWeight: 600, display: 'block', mb: 0.5 }}>
                <FormattedMessage id="timeline.metric" />
              </FormLabel>
              <NativeSelect
                variant="outlined"
                id={`${id}-metric`}
                fullWidth
                value={valueOf(series ?? { key: metric, method: null })}
                onChange={({ target }) => {
                  const chosen = options.find((option) => valueOf(option) === target.value);
                  if (chosen) view.setMetric(chosen.key, chosen.method);
                }}
                IconComponent={ChevronDownIcon}
                input={<OutlinedInput />}
              >
                {options.map((option) => (
                  <option key={valueOf(option)} value={valueOf(option)}>
                    {nameOf(option)}
                  </option>
                ))}
              </NativeSelect>
            </Box>
            <ToggleButtonGroup
              exclusive
              value={range}
              onChange={(_, next: TimelineRange | null) => next !== null && view.setRange(next)}
              aria-label={formatMessage({ id: 'timeline.range' })}
              sx={{ flex: { xs: '1 1 100%', sm: '0 0 auto' } }}
            >
              {ranges.map((one) => (
                <ToggleButton
                  key={one}
                  value={one}
                  sx={{ flex: { xs: 1, sm: '0 0 auto' }, px: { xs: 0.5, sm: 1.75 } }}
                >
                  <FormattedMessage id={`timeline.range.${one}`} />
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          </Box>
          {series === undefined || points.length === 0 || last === undefined ? (
            <EmptyState
              compact
              picture={<StartPicture />}
              title={<FormattedMessage id="timeline.series.empty" values={{ name }} />}
            >
              <FormattedMessage id="timeline.series.empty.why" />
            </EmptyState>
          ) : (
            <>
              <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, flexWrap: 'wrap' }}>
                <Typography variant="number" component="p">
                  {measures.metric(metric, last.value)}
                </Typography>
                <Typography sx={{ color: 'text.secondary' }}>
                  <FormattedMessage
                    id="timeline.latest"
                    values={{ trend: measures.metric(metric, last.trend) }}
                  />
                </Typography>
              </Box>
              <Deltas series={series} metric={metric} />
              {measured.length < 2 ? (
                <Alert severity="info" icon={<InfoIcon fontSize="inherit" />}>
                  <FormattedMessage
                    id={
                      timeline.weeks.length < 2 && range === 'all'
                        ? 'timeline.onePoint'
                        : 'timeline.onePoint.range'
                    }
                  />
                </Alert>
              ) : (
                series.isPlateau && (
                  <Alert severity="info" icon={<InfoIcon fontSize="inherit" />}>
                    <FormattedMessage id="timeline.plateau" />
                  </Alert>
                )
              )}
              <Box sx={{ opacity: isOld ? 0.6 : 1, transition: 'opacity 150ms' }} aria-busy={isOld}>
                {asTable ? (
                  <SeriesTable series={series} metric={metric} label={name} />
                ) : (
                  <Suspense fallback={<ChartSkeleton height={300} />}>
                    <SeriesChart
                      key={`${valueOf(series)}${range}`}
                      series={series}
                      metric={metric}
                      bands={bands}
                      label={name}
                      description={formatMessage(
                        { id: 'timeline.chart.description' },
                        {
                          name,
                          count: points.length,
                          first: measures.metric(metric, points[0]?.value ?? last.value),
                          last: measures.metric(metric, last.value),
                        },
                      )}
                    />
                  </Suspense>
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
                <Legend hasGoal={series.goal !== null} hasCarried={measured.length < points.length} />
                <Button
                  size="small"
                  variant="text"
                  aria-pressed={asTable}
                  onClick={() => setAsTable(!asTable)}
                >
                  <FormattedMessage id={asTable ? 'timeline.asChart' : 'timeline.asTable'} />
                </Button>
              </Box>
            </>
          )}
          {isOwn && isGoalMetric(metric) && <GoalPanel key={metric} metric={metric} series={series} />}
        </Stack>
      </CardContent>
    </Card>
  );
};
