import { displayField, displayIndicator, displayed, roundDelta } from '#core/body/indicator/display.ts';
import type { NumberIndicatorKey } from '#core/body/indicator/display.ts';
import type { NumberFieldKey } from '#core/body/indicator/fields.ts';
import { unitLabels, unitOfIndicator, type Bilingual } from '#core/body/indicator/labels.ts';
import { bandsFor, type Person } from '#core/body/indicator/scales.ts';
import { inSentence } from './labels.ts';
import { cmToIn, kgToLb, mToMi, type UnitSystem } from '#core/body/indicator/units.ts';

/** How a value reads in an answer: rounded as everywhere, with the reader's units, a decimal comma in Vietnamese. */

type UnitName = keyof typeof unitLabels;
export type Printed = Readonly<{ text: Bilingual; unit: string | null; decimals: number | null }>;

export const nothingPrinted: Printed = { text: { vi: '', en: '' }, unit: null, decimals: null };

const digits = (value: number, decimals: number, group: string, point: string): string => {
  const [whole = '', rest] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return `${value < 0 ? '−' : ''}${grouped}${rest === undefined ? '' : point + rest}`;
};

export const numberText = (value: number, decimals: number): Bilingual => ({
  vi: digits(value, decimals, '.', ','),
  en: digits(value, decimals, ',', '.'),
});

const each = (text: Bilingual, change: (text: string, language: 'vi' | 'en') => string): Bilingual => ({
  vi: change(text.vi, 'vi'),
  en: change(text.en, 'en'),
});

export const withUnit = (value: number, decimals: number, unit: UnitName): Printed => {
  // A member's age is a number of its own: its label already says years.
  const isBare = unit === 'NONE' || unit === 'years';
  const text = numberText(value, decimals);
  return {
    text: isBare
      ? text
      : each(
          text,
          (number, language) => `${number}${unit === 'PERCENT' ? '' : ' '}${unitLabels[unit][language]}`,
        ),
    unit: isBare ? null : unit,
    decimals,
  };
};

type Converted = Readonly<{ value: number; unit: UnitName; decimals: number }>;

/** Amounts of mass and length that no field stands for, such as differences. */
const inReaderUnits = (value: number, unit: UnitName, decimals: number, system: UnitSystem): Converted => {
  if (system === 'METRIC') return { value, unit, decimals };
  if (unit === 'cm') return { value: cmToIn({ cm: value }), unit: 'in', decimals: 1 };
  if (unit === 'kg' || unit === 'KG') return { value: kgToLb({ kg: value }), unit: 'lb', decimals: 1 };
  if (unit === 'm') return { value: mToMi({ m: value }), unit: 'mi', decimals: 2 };
  return { value, unit, decimals };
};

export const printField = (key: NumberFieldKey, value: number, system: UnitSystem): Printed => {
  const shown = displayField(key, value, system);
  if (shown.unit !== 'ft') return withUnit(shown.value, shown.decimals, shown.unit);
  const inches = numberText(shown.inches, shown.decimals);
  return {
    text: each(
      inches,
      (text, language) => `${shown.feet} ${unitLabels.ft[language]} ${text} ${unitLabels.in[language]}`,
    ),
    unit: 'ft',
    decimals: shown.decimals,
  };
};

export const printIndicator = (
  key: NumberIndicatorKey,
  value: number,
  person: Person,
  system: UnitSystem,
): Printed => {
  if (unitOfIndicator[key] === 'KG' && system === 'IMPERIAL') return printAmount(value, 'KG', 1, system);
  const cuts =
    key === 'vo2max'
      ? bandsFor('vo2maxLevel', person).flatMap(({ from }) => (from === null ? [] : [from]))
      : undefined;
  const shown = displayIndicator(key, value, person, cuts);
  return withUnit(shown.value, shown.decimals, unitOfIndicator[key]);
};

export const printAmount = (value: number, unit: UnitName, decimals: number, system: UnitSystem): Printed => {
  const converted = inReaderUnits(value, unit, decimals, system);
  return withUnit(displayed(converted.value, converted.decimals).value, converted.decimals, converted.unit);
};

/** With its sign, `+0,5 kg`. */
export const printDelta = (delta: number, unit: UnitName, decimals: number, system: UnitSystem): Printed => {
  const converted = inReaderUnits(delta, unit, decimals, system);
  const rounded = roundDelta(converted.value, converted.decimals);
  const printed = withUnit(rounded, converted.decimals, converted.unit);
  return { ...printed, text: each(printed.text, (text) => (rounded > 0 ? `+${text}` : text)) };
};

export const perWeek = (printed: Printed): Printed => ({
  ...printed,
  text: { vi: `${printed.text.vi} mỗi tuần`, en: `${printed.text.en} a week` },
});

const months = [
  'January', 'February', 'March', 'April', 'May', 'June',
  'July', 'August', 'September', 'October', 'November', 'December',
] as const; // prettier-ignore

/** `2026-12-07` as people write days. */
export const dayText = (date: string): Bilingual => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { vi: `${day}/${month}/${year}`, en: `${day} ${months[month - 1] ?? ''} ${year}` };
};

export const grams = (value: number): Printed => {
  const { value: shown } = displayed(value, 0);
  return { text: each(numberText(shown, 0), (text) => `${text} g`), unit: 'g', decimals: 0 };
};

/** Labels in a row inside a sentence: `vòng cổ, vòng eo`. */
export const listText = (labels: readonly Bilingual[]): Bilingual => ({
  vi: labels.map(({ vi }) => inSentence(vi)).join(', '),
  en: labels.map(({ en }) => inSentence(en)).join(', '),
});
