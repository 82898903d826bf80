import {
  displayIndicator,
  displayed,
  indicatorDecimals,
  isNumberIndicator,
  type NumberIndicatorKey,
} from '#core/body/indicator/display.ts';
import { fields, isNumberField, type FieldKey, type NumberFieldKey } from '#core/body/indicator/fields.ts';
import type { IndicatorKey } from '#core/body/indicator/indicators.ts';
import {
  fieldLabels,
  indicatorLabels,
  unitOfIndicator,
  type Bilingual,
  type unitLabels,
} from '#core/body/indicator/labels.ts';
import { cmToIn, inToCm, kgToLb, lbToKg, mToMi, miToM, type UnitSystem } from '#core/body/indicator/units.ts';
import type { Sex, Standard } from '#core/body/indicator/categories.ts';

/** A number that has a history: measured, or computed from what was measured. */
export type Metric = NumberFieldKey | NumberIndicatorKey;

export const isMetric = (key: string): key is Metric =>
  (Object.hasOwn(fields, key) && isNumberField(key as FieldKey)) || isNumberIndicator(key as IndicatorKey); // hasOwn has asked for the first, the second is a question about any key

const isField = (metric: Metric): metric is NumberFieldKey => Object.hasOwn(fields, metric);

export const metricLabel = (metric: Metric): Bilingual =>
  isField(metric) ? fieldLabels[metric] : indicatorLabels[metric];

/** Between what is stored (metric) and what the person reads and types. */
export type Edge = Readonly<{
  unit: keyof typeof unitLabels;
  decimals: number;
  toShown: (stored: number) => number;
  toStored: (shown: number) => number;
}>;

const same = (value: number) => value;

const imperial = {
  cm: {
    unit: 'in',
    decimals: 1,
    toShown: (cm) => cmToIn({ cm }),
    toStored: (inches) => inToCm({ in: inches }),
  },
  kg: { unit: 'lb', decimals: 1, toShown: (kg) => kgToLb({ kg }), toStored: (lb) => lbToKg({ lb }) },
  KG: { unit: 'lb', decimals: 1, toShown: (kg) => kgToLb({ kg }), toStored: (lb) => lbToKg({ lb }) },
  // A stored distance is whole metres: what was typed in miles is rounded there, and only there.
  m: { unit: 'mi', decimals: 2, toShown: (m) => mToMi({ m }), toStored: (mi) => Math.round(miToM({ mi })) },
} as const satisfies Partial<Record<keyof typeof unitLabels, Edge>>;

export const edgeOf = (metric: Metric, units: UnitSystem): Edge => {
  const unit = isField(metric) ? fields[metric].unit : unitOfIndicator[metric];
  if (units === 'IMPERIAL' && Object.hasOwn(imperial, unit)) return imperial[unit as keyof typeof imperial]; // hasOwn has just asked
  const decimals = isField(metric) ? fields[metric].decimals : indicatorDecimals[metric];
  return { unit, decimals, toShown: same, toStored: same };
};

export type Reader = Readonly<{ standard: Standard; sex: Sex | null }>;

/** Rounded for reading, and never to the other side of a cut. */
export const shownMetric = (metric: Metric, value: number, units: UnitSystem, reader?: Reader) => {
  const { toShown, decimals } = edgeOf(metric, units);
  return toShown === same && !isField(metric) && reader !== undefined
    ? displayIndicator(metric, value, reader)
    : displayed(toShown(value), decimals);
};
