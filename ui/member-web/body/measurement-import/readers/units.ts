import type { ImportedMetric } from '#core/body/measurement-import/imported-value.ts';
import { cmPerInch, inchesPerFoot, kgPerPound } from '#core/body/indicator/units.ts';

export type Kind = 'MASS' | 'LENGTH' | 'SHARE' | 'RATE' | 'OXYGEN';

export const kindOf: Readonly<Record<ImportedMetric, Kind>> = {
  weight: 'MASS',
  bodyFatPercent: 'SHARE',
  waist: 'LENGTH',
  hip: 'LENGTH',
  chest: 'LENGTH',
  bicep: 'LENGTH',
  thigh: 'LENGTH',
  neck: 'LENGTH',
  height: 'LENGTH',
  restingHeartRate: 'RATE',
  vo2max: 'OXYGEN',
};

export const massUnits = ['kg', 'lb', 'st'] as const;
export const lengthUnits = ['cm', 'in'] as const;
export type MassUnit = (typeof massUnits)[number];
export type LengthUnit = (typeof lengthUnits)[number];

type Unit = Readonly<{ kind: Kind; factor: number }>;

const poundsPerStone = 14;
const unit = (kind: Kind, factor: number, names: string): (readonly [string, Unit])[] =>
  names.split(' ').map((name) => [name, { kind, factor }]);

/** What is multiplied with to get kg, cm, percent, beats a minute; longer words before the letters they begin with. */
const units: ReadonlyMap<string, Unit> = new Map([
  ...unit('MASS', 1, 'kg kgs kilogram kilograms kilogam ký'),
  ...unit('MASS', 0.001, 'g gram grams'),
  ...unit('MASS', kgPerPound, 'lb lbs pound pounds #'),
  ...unit('MASS', kgPerPound * poundsPerStone, 'st stone stones'),
  ...unit('LENGTH', 1, 'cm centimeter centimeters centimetre centimetres'),
  ...unit('LENGTH', 0.1, 'mm'),
  ...unit('LENGTH', 100, 'm meter meters metre metres'),
  ...unit('LENGTH', cmPerInch, 'in inch inches " ″'),
  ...unit('LENGTH', cmPerInch * inchesPerFoot, "ft foot feet ' ′"),
  ...unit('SHARE', 1, '% percent pct'),
  ...unit('RATE', 1, 'bpm count/min /min beats/min'),
  ...unit('OXYGEN', 1, 'ml/min·kg ml/kg/min ml/(kg·min) ml/kg·min ml/(min·kg) ml·kg⁻¹·min⁻¹'),
]);

export const unitNamed = (name: string): Unit | null =>
  units.get(name.trim().toLowerCase().replaceAll('*', '·').replaceAll('−', '-')) ?? null;

/** `72.5`, `72,5`, `1.072,5`: of two marks the last one is the decimal one. */
export const numberIn = (text: string): number | null => {
  const plain = text.replaceAll(/[\s\u00A0\u202F]/g, '');
  const comma = plain.lastIndexOf(',');
  const point = plain.lastIndexOf('.');
  const written = comma > point ? plain.replaceAll('.', '').replace(',', '.') : plain.replaceAll(',', '');
  return /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(written) ? Number(written) : null;
};

const inTwo = /^(\d+)\s*(st|stone|ft|feet|'|′)\s*(\d+(?:[.,]\d+)?)\s*(lbs?|pounds?|in|inch|inches|"|″|'')?$/i;

const quantityInTwo = (text: string, kind: Kind): number | null => {
  const [, whole = '', large = '', rest = ''] = inTwo.exec(text) ?? [];
  const big = unitNamed(large);
  const small = numberIn(rest);
  if (big?.kind !== kind || small === null) return null;
  return Number(whole) * big.factor + small * (kind === 'MASS' ? kgPerPound : cmPerInch);
};

export type Assumed = Readonly<{ mass: MassUnit; length: LengthUnit }>;
export type Quantity = Readonly<{
  /** As the profile keeps it: kg, cm, percent, beats a minute. */
  value: number;
  /** False when neither the column nor the cell named a unit. */
  hasUnit: boolean;
}>;

const assumedFactor = (kind: Kind, { mass, length }: Assumed): number => {
  if (kind === 'MASS') return unitNamed(mass)?.factor ?? 1;
  return kind === 'LENGTH' ? (unitNamed(length)?.factor ?? 1) : 1;
};

/** Nobody is a hundredth fat: up to 1 it is a share of one, as health apps keep it below a percent sign. */
const inPercent = (value: number): number => (value <= 1 ? value * 100 : value);

/** Nobody is three centimetres tall: below that it is metres. */
const tallest = 3;

/**
 * A cell as a number of the profile. Zero is how apps write "not measured", so it is none; a unit in the cell goes before
 * the one of the column.
 */
export const quantityIn = (
  text: string,
  metric: ImportedMetric,
  { columnUnit, assumed }: Readonly<{ columnUnit: string | null; assumed: Assumed }>,
): Quantity | null => {
  const kind = kindOf[metric];
  const both = quantityInTwo(text.trim(), kind);
  if (both !== null) return { value: both, hasUnit: true };
  const [, digits = '', suffix = ''] =
    /^([+-]?[\d.,\s\u00A0\u202F]*\d(?:e[+-]?\d+)?)\s*(\D*)$/i.exec(text.trim()) ?? [];
  const number = numberIn(digits);
  if (number === null || number <= 0) return null;
  const named = unitNamed(suffix === '' ? (columnUnit ?? '') : suffix);
  if (suffix !== '' && named === null) return null;
  if (named !== null && named.kind !== kind) return null;
  if (kind === 'SHARE') return { value: inPercent(number), hasUnit: true };
  if (named !== null) return { value: number * named.factor, hasUnit: true };
  if (metric === 'height' && number < tallest) return { value: number * 100, hasUnit: true };
  return { value: number * assumedFactor(kind, assumed), hasUnit: kind === 'RATE' || kind === 'OXYGEN' };
};
