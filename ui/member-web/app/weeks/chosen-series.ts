import { vo2maxSourceLabels } from '#core/body/indicator/verdict-labels.ts';
import { isMetric, metricLabel, type Metric } from '#ui/indicator/metric.ts';
import type { useWords } from '#ui/indicator/words.ts';
import type { ComputedProfile } from '#ui/indicator/week.ts';
import type { ImportedSeries } from '../data/imported.ts';
import type { Series, Timeline } from '../data/indicators.ts';

/** What can be looked at: a number, and where it is found in two ways, one of them. */
export type SeriesOption = Pick<Series, 'key' | 'method'>;

export const valueOf = ({ key, method }: SeriesOption) => (method === null ? key : `${key} ${method}`);

export const optionName = ({ key, method }: SeriesOption, say: ReturnType<typeof useWords>) =>
  [isMetric(key) && metricLabel(key), method !== null && vo2maxSourceLabels[method]]
    .flatMap((label) => (label === false ? [] : [say(label)]))
    .join(' · ');

type Wanted = Readonly<{ metric: Metric; method: string | null }>;

/** Where no week was saved with this number: what was imported stands alone, and has no trend. */
const withoutWeeks = (key: Metric): Series => ({
  key,
  method: null,
  unit: null,
  points: [],
  sinceLast: null,
  sinceStart: null,
  percentPerWeek: null,
  isPlateau: false,
  goal: null,
});

/** The series that is shown, and all that may be shown instead. */
export const chosenSeries = (
  timeline: Timeline,
  latest: ComputedProfile,
  wanted: Wanted,
  allImported: readonly ImportedSeries[] = [],
) => {
  // Of others there may be results alone: the first of them, where the number asked for is none.
  const isThere = latest.resultsOnly !== true || timeline.series.some(({ key }) => key === wanted.metric);
  const metric = isThere
    ? wanted.metric
    : (timeline.series.map(({ key }) => key).find(isMetric) ?? wanted.metric);
  const ofMetric = timeline.series.filter(({ key }) => key === metric);
  const imported = allImported.find(({ key }) => key === metric)?.points ?? [];
  const series =
    ofMetric.find(({ method }) => method === wanted.method) ??
    ofMetric[0] ??
    (imported.length > 0 ? withoutWeeks(metric) : undefined);
  const inWeeks = timeline.series.filter(({ key }) => isMetric(key));
  const known: readonly SeriesOption[] = [
    ...inWeeks,
    ...allImported
      .filter(({ key }) => !inWeeks.some((one) => one.key === key))
      .map(({ key }) => ({ key, method: null })),
  ];
  const chosen: SeriesOption = series ?? { key: metric, method: null };
  const options: readonly SeriesOption[] = series === undefined ? [chosen, ...known] : known;
  return { metric, series, imported, chosen, options };
};
