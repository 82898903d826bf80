import type { ImportSource, ImportedMetric } from '#core/body/measurement-import/imported-value.ts';
import { kindOf, unitNamed } from './units.ts';

export type MetricColumn = Readonly<{ index: number; metric: ImportedMetric; unit: string | null }>;

export type Columns = Readonly<{
  date: number;
  /** The time of day, where it has a column of its own. */
  time: number | null;
  metrics: readonly MetricColumn[];
  /** Some scales write how heavy the fat is: with the weight of the same row it is a share. */
  fatMass: Readonly<{ index: number; unit: string | null }> | null;
  source: ImportSource;
}>;

const dateNames = [
  'date', 'datetime', 'date time', 'timestamp', 'time of measurement', 'measurement time', 'measurement date',
  'measured at', 'measured on', 'recorded at', 'record date', 'generatedtime', 'day', 'ts',
  'ngày', 'ngày đo', 'ngày giờ', 'ngày tháng', 'thời gian', 'thời gian đo',
]; // prettier-ignore
const timeNames = ['time', 'hour', 'giờ', 'giờ đo'];

/** As files of scales, of spreadsheets and of our own language head their columns, without the unit. */
const metricNames: Readonly<Record<ImportedMetric | 'fatMass', readonly string[]>> = {
  weight: ['weight', 'body weight', 'average weight', 'body mass', 'mass', 'cân nặng', 'trọng lượng'],
  bodyFatPercent: [
    'fat', 'body fat', 'bodyfat', 'fat rate', 'fatrate', 'body fat rate', 'body fat percentage', 'fat percentage',
    'fat percent', 'fatpercent', 'percent fat', 'mỡ', 'mỡ cơ thể', 'tỉ lệ mỡ', 'tỷ lệ mỡ', 'tỉ lệ mỡ cơ thể',
    'tỷ lệ mỡ cơ thể', 'phần trăm mỡ',
  ],
  fatMass: ['fat mass', 'body fat mass', 'fat weight', 'fatkg', 'khối lượng mỡ'],
  waist: ['waist', 'waist circumference', 'waist size', 'vòng eo', 'vòng bụng', 'eo', 'bụng'],
  hip: ['hip', 'hips', 'hip circumference', 'vòng hông', 'vòng mông', 'hông', 'mông'],
  chest: ['chest', 'chest circumference', 'vòng ngực', 'ngực'],
  bicep: ['bicep', 'biceps', 'upper arm', 'vòng bắp tay', 'bắp tay'],
  thigh: ['thigh', 'thighs', 'thigh circumference', 'vòng đùi', 'đùi'],
  neck: ['neck', 'neck circumference', 'vòng cổ', 'cổ'],
  height: ['height', 'average height', 'body height', 'chiều cao'],
  restingHeartRate: ['resting heart rate', 'resting hr', 'rhr', 'resting pulse', 'nhịp tim lúc nghỉ', 'nhịp tim nghỉ'],
  vo2max: ['vo2 max', 'vo2max', 'vo₂ max', 'vo₂max', 'cardio fitness'],
}; // prettier-ignore

const metricByName = new Map(
  Object.entries(metricNames).flatMap(([metric, names]) =>
    names.map((name) => [name, metric as keyof typeof metricNames] as const),
  ),
); // the record is complete by type

type Heading = Readonly<{ name: string; unit: string | null }>;

/** `Weight(kg)`, `weight [lb]`, `weight_kg`, `weightkg`, `Body fat %`. */
export const readHeading = (cell: string): Heading => {
  const text = cell.normalize('NFC').trim().toLowerCase();
  const [, bare = text, inBrackets = ''] = /^(.*?)\s*[([]([^)\]]*)[)\]]\s*$/.exec(text) ?? [];
  const name = bare
    .replaceAll(/[_:,;]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (inBrackets !== '') return { name, unit: unitNamed(inBrackets) === null ? null : inBrackets };
  const [, before = '', last = ''] = /^(.+?)\s*(kgs?|lbs?|cm|inches|inch|in|bpm|%)$/.exec(name) ?? [];
  return last !== '' && metricByName.has(before) && !metricByName.has(name)
    ? { name: before, unit: last }
    : { name, unit: null };
};

const sourceOf = (names: ReadonlySet<string>): ImportSource => {
  if (names.has('average weight') && names.has('max weight')) return 'GOOGLE_FIT';
  if (names.has('fatrate') || names.has('generatedtime')) return 'ZEPP';
  if (names.has('fat mass') || names.has('hydration')) return 'WITHINGS';
  if (names.has('datetime') && (names.has('lbm') || names.has('caliper1') || names.has('water')))
    return 'OPENSCALE';
  if (names.has('time of measurement') || names.has('subcutaneous fat') || names.has('fat-free mass'))
    return 'RENPHO';
  return 'CSV';
};

/** Which columns say when, and which say something that is brought in; null when this row heads no such table. */
export const readColumns = (cells: readonly string[]): Columns | null => {
  const headings = cells.map(readHeading);
  const place = (names: readonly string[]): number => headings.findIndex(({ name }) => names.includes(name));
  const time = place(timeNames);
  const date = place(dateNames);
  const found = new Map<keyof typeof metricNames, Readonly<{ index: number; unit: string | null }>>();
  for (const [index, { name, unit }] of headings.entries()) {
    const named = metricByName.get(name);
    // `Body fat (kg)` is heavy, `Body fat (%)` is a share.
    const metric =
      named === 'bodyFatPercent' && unit !== null && unitNamed(unit)?.kind === 'MASS' ? 'fatMass' : named;
    const fits =
      metric === undefined ||
      metric === 'fatMass' ||
      unit === null ||
      unitNamed(unit)?.kind === kindOf[metric];
    if (metric !== undefined && fits && !found.has(metric)) found.set(metric, { index, unit });
  }
  const { fatMass = null, ...rest } = Object.fromEntries(found);
  const metrics = Object.entries(rest).map(([metric, column]) => ({
    metric: metric as ImportedMetric, // fatMass is taken out
    ...column,
  }));
  if (metrics.length === 0 || (date < 0 && time < 0)) return null;
  return {
    date: date < 0 ? time : date,
    time: date < 0 || time < 0 ? null : time,
    metrics,
    fatMass: Object.hasOwn(rest, 'bodyFatPercent') ? null : fatMass,
    source: sourceOf(new Set(headings.map(({ name }) => name))),
  };
};

/** The table has something to bring in, and nothing that says when. */
export const hasMetricsAlone = (cells: readonly string[]): boolean =>
  readColumns(cells) === null && readColumns([...cells, 'date']) !== null;
