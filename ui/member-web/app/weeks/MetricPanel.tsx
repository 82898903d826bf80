import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { isGoalMetric } from '#core/body/snapshot/goals.ts';
import { keepFocus } from '#ui/keep-focus.ts';
import { EmptyState } from '#ui/components/States.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { StartPicture } from '#ui/illustrations/scenes.tsx';
import { isMetric } from '#ui/indicator/metric.ts';
import type { ComputedProfile } from '#ui/indicator/week.ts';
import { useWords } from '#ui/indicator/words.ts';
import type { ImportedSeries } from '../data/imported.ts';
import type { Timeline, TimelineRange } from '../data/indicators.ts';
import { chosenSeries, optionName, type SeriesOption, valueOf } from './chosen-series.ts';
import { GoalPanel } from './GoalPanel.tsx';
import { firstRange, ranges } from './ranges.ts';
import { SeriesView } from './SeriesView.tsx';

/** The range and the number that is looked at live in the address: a link shows the same picture. */
export const useTimelineView = () => {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('range');
  const range = ranges.find((one) => one === asked) ?? firstRange;
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
    setRange: (next: TimelineRange) => change({ range: next ?? firstRange }),
    setMetric: (next: string, nextMethod: string | null) => change({ metric: next, method: nextMethod }),
  };
};

type SelectProps = Readonly<{
  id: string;
  chosen: SeriesOption;
  options: readonly SeriesOption[];
  onChoose: (option: SeriesOption) => void;
}>;

const MetricSelect = ({ id, chosen, options, onChoose }: SelectProps) => {
  const say = useWords();
  return (
    <Box sx={{ flex: '1 1 220px' }}>
      <FormLabel htmlFor={id} sx={{ fontWeight: 600, display: 'block', mb: 0.5 }}>
        <FormattedMessage id="timeline.metric" />
      </FormLabel>
      <NativeSelect
        variant="outlined"
        id={id}
        fullWidth
        value={valueOf(chosen)}
        onChange={({ target }) => {
          const next = options.find((option) => valueOf(option) === target.value);
          if (next) onChoose(next);
        }}
        IconComponent={ChevronDownIcon}
        input={<OutlinedInput />}
      >
        {options.map((option) => (
          <option key={valueOf(option)} value={valueOf(option)}>
            {optionName(option, say)}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
};

type RangeProps = Readonly<{ range: TimelineRange; onChange: (next: TimelineRange) => void }>;

const RangeChoice = ({ range, onChange }: RangeProps) => {
  const { formatMessage } = useIntl();
  return (
    <ToggleButtonGroup
      exclusive
      value={range}
      onChange={(_, next: TimelineRange | null) => next !== null && onChange(next)}
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
  );
};

const NoPoints = ({ name }: Readonly<{ name: string }>) => (
  <EmptyState
    compact
    picture={<StartPicture />}
    title={<FormattedMessage id="timeline.series.empty" values={{ name }} />}
  >
    <FormattedMessage id="timeline.series.empty.why" />
  </EmptyState>
);

type Props = Readonly<{
  timeline: Timeline;
  /** One's own numbers from elsewhere: they stand beside the weeks, and count for nothing. */
  imported?: readonly ImportedSeries[] | undefined;
  latest: ComputedProfile;
  isOwn: boolean;
  view: ReturnType<typeof useTimelineView>;
  isOld: boolean;
}>;

/** One number through the weeks. */
export const MetricPanel = ({ timeline, imported: allImported, latest, isOwn, view, isOld }: Props) => {
  const id = useId();
  const say = useWords();
  const [asTable, setAsTable] = useState(false);
  const { range } = view;
  const { metric, series, imported, chosen, options } = chosenSeries(timeline, latest, view, allImported);
  const name = optionName(chosen, say);
  const last = series?.points.at(-1);

  return (
    <Card component="section" aria-labelledby={`${id}-title`}>
      <CardContent>
        <Stack sx={{ gap: 2 }}>
          <Typography id={`${id}-title`} variant="h2">
            <FormattedMessage id="timeline.trends" />
          </Typography>
          <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'flex-end' }}>
            <MetricSelect
              id={`${id}-metric`}
              chosen={chosen}
              options={options}
              onChoose={({ key, method }) => view.setMetric(key, method)}
            />
            <RangeChoice range={range} onChange={view.setRange} />
          </Box>
          {series === undefined || (last === undefined && imported.length === 0) ? (
            <NoPoints name={name} />
          ) : (
            <SeriesView
              series={series}
              imported={imported}
              last={last}
              metric={metric}
              name={name}
              range={range}
              latest={latest}
              isOnlyWeek={timeline.weeks.length < 2 && range === 'all'}
              isOld={isOld}
              asTable={asTable}
              onTable={setAsTable}
            />
          )}
          {isOwn && isGoalMetric(metric) && <GoalPanel key={metric} metric={metric} series={series} />}
        </Stack>
      </CardContent>
    </Card>
  );
};
