import { indicatorDecimals, roundHalfUp, type NumberIndicatorKey } from '#core/body/indicator/display.ts';
import { fields, type NumberFieldKey } from '#core/body/indicator/fields.ts';
import type { UserId } from '#core/kernel/id.ts';
import { addDays, type WeekKey } from '#core/kernel/week.ts';

/**
 * What a member brings in from elsewhere. It is no save: past weeks can't be saved, and a value from a scale says nothing of
 * the rest of the profile. So it stands beside the saved weeks, earns nothing, and goes as it came: one import at a time.
 */
export const importSources = [
  'APPLE_HEALTH',
  'GOOGLE_FIT',
  'WITHINGS',
  'RENPHO',
  'ZEPP',
  'OPENSCALE',
  'CSV',
] as const;
export type ImportSource = (typeof importSources)[number];

/** Sleep is not among them: in the profile it is a range that people choose, not a number that a watch counts. */
export const importedMetrics = [
  'weight',
  'bodyFatPercent',
  'waist',
  'hip',
  'chest',
  'bicep',
  'thigh',
  'neck',
  'height',
  'restingHeartRate',
  'vo2max',
] as const satisfies readonly (NumberFieldKey | NumberIndicatorKey)[];
export type ImportedMetric = (typeof importedMetrics)[number];

/** One number a week; `days` says of how many days it is the mean. */
export type WeekValue = Readonly<{ metric: ImportedMetric; week: WeekKey; value: number; days: number }>;

export type MeasurementImport = Readonly<{
  id: string;
  userId: UserId;
  source: ImportSource;
  fileName: string;
  createdAt: Date;
}>;

export type Limits = Readonly<{ min: number; max: number; decimals: number }>;

const isField = (metric: ImportedMetric): metric is ImportedMetric & NumberFieldKey =>
  Object.hasOwn(fields, metric);

/** Of what the form computes and devices measure: the limits of the formula, and nobody breathes beyond these. */
const computedLimits = {
  bodyFatPercent: { min: 2, max: 70 },
  vo2max: { min: 10, max: 100 },
} as const;

export const limitsOf = (metric: ImportedMetric): Limits => {
  if (isField(metric)) {
    const { min, max, decimals } = fields[metric];
    return { min, max, decimals };
  }
  const key = metric as keyof typeof computedLimits; // the only two that are no fields
  return { ...computedLimits[key], decimals: indicatorDecimals[key] };
};

export const isPlausible = (metric: ImportedMetric, value: number): boolean => {
  const { min, max } = limitsOf(metric);
  return Number.isFinite(value) && value >= min && value <= max;
};

/** As it is kept: two files that differ by less than the form shows do not differ. */
export const keptDigits = (metric: ImportedMetric, value: number): number =>
  roundHalfUp(value, limitsOf(metric).decimals);

/** Before this nobody’s scale was connected to anything. */
export const oldestImportYears = 20;
export const oldestImportedDay = (today: string): string =>
  addDays(today, -Math.floor(oldestImportYears * 365.25));

export const maxValuesOfImport = 12_000;
export const maxValuesOfMember = 20_000;
export const maxImportsOfMember = 50;
export const maxFileNameLength = 120;
