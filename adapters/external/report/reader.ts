import type { User } from '#core/people/account/user.ts';
import { choiceLabel, type ChoiceFieldKey } from '#core/body/indicator/choice-labels.ts';
import {
  displayField,
  displayIndicator,
  displayed,
  indicatorDecimals,
  isNumberIndicator,
  type NumberIndicatorKey,
} from '#core/body/indicator/display.ts';
import {
  fields,
  isNumberField,
  type FieldKey,
  type FieldValue,
  type NumberFieldKey,
} from '#core/body/indicator/fields.ts';
import type { IndicatorKey } from '#core/body/indicator/indicators.ts';
import { unitLabels, unitOfIndicator, type Bilingual } from '#core/body/indicator/labels.ts';
import { categoryLabel } from '#core/body/indicator/verdict-labels.ts';
import type { Person } from '#core/body/indicator/scales.ts';
import { cmToIn, kgToLb, mToMi } from '#core/body/indicator/units.ts';
import type { Language } from '#core/kernel/language.ts';
import { weekOf } from '#core/kernel/week.ts';
import { reportWords, type Words } from './words.ts';

/** Says numbers, dates and choices the way this reader is used to. */
export type Reader = Readonly<{
  language: Language;
  words: Words;
  say(label: Bilingual): string;
  number(value: number, decimals: number): string;
  signed(value: number, decimals: number): string;
  percent(value: number): string;
  date(at: Date): string;
  day(date: string): string;
  shortDay(date: string): string;
  weekName(week: string): string;
  weekRange(week: string): string;
  unitOf(key: NumberFieldKey | NumberIndicatorKey): string;
  /** Digits that say something in those units: miles need two. */
  decimalsOf(key: NumberFieldKey | NumberIndicatorKey): number;
  /** A number that is in the reader's units already, with the unit behind it. */
  amount(key: NumberFieldKey | NumberIndicatorKey, value: number): string;
  /** The drawn number in the reader's units. */
  inUnits(key: NumberFieldKey | NumberIndicatorKey, value: number): number;
  field(key: FieldKey, value: FieldValue): string;
  indicator(key: IndicatorKey, value: number | string | Readonly<{ low: number; high: number }>): string;
}>;

const locales: Readonly<Record<Language, string>> = { vi: 'vi-VN', en: 'en-GB' };

export const readerOf = (user: User, language: Language, person: Person): Reader => {
  const locale = locales[language];
  const words = reportWords[language];
  const isImperial = user.units === 'IMPERIAL';
  const say = (label: Bilingual) => label[language];
  const number = (value: number, decimals: number) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }).format(value);
  const formatDay = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
    return (date: string) => format.format(new Date(`${date}T00:00:00Z`));
  };
  const day = formatDay({ day: 'numeric', month: 'short', year: 'numeric' });
  const shortDay = formatDay({ day: 'numeric', month: 'numeric' });
  const withUnit = (shown: string, unit: string) =>
    unit ? `${shown}${unit === '%' ? '' : ' '}${unit}` : shown;

  const unitOf = (key: NumberFieldKey | NumberIndicatorKey): string => {
    const unit = metricUnit(key);
    if (isImperial && unit === 'kg') return 'lb';
    if (isImperial && unit === 'cm') return 'in';
    if (isImperial && unit === 'm') return say(unitLabels.mi);
    return isNumberIndicatorKey(key)
      ? say(unitLabels[unitOfIndicator[key]])
      : say(unitLabels[fields[key].unit]);
  };
  const inUnits = (key: NumberFieldKey | NumberIndicatorKey, value: number): number => {
    const unit = metricUnit(key);
    if (!isImperial) return value;
    if (unit === 'kg') return kgToLb({ kg: value });
    if (unit === 'cm') return cmToIn({ cm: value });
    return unit === 'm' ? mToMi({ m: value }) : value;
  };

  const decimalsOf = (key: NumberFieldKey | NumberIndicatorKey): number => {
    if (isImperial && metricUnit(key) === 'm') return 2;
    return isNumberIndicatorKey(key) ? indicatorDecimals[key] : fields[key].decimals;
  };

  const measured = (key: NumberFieldKey, value: number): string => {
    const shown = displayField(key, value, user.units);
    if (shown.unit === 'ft') return `${shown.feet}′ ${number(shown.inches, shown.decimals)}″`;
    return withUnit(number(shown.value, shown.decimals), say(unitLabels[shown.unit]));
  };

  const signed = (value: number, decimals: number): string => {
    const shown = number(Math.abs(value), decimals);
    // What rounds to nothing has no sign.
    const isNothing = shown === number(0, decimals);
    return `${isNothing ? '' : value > 0 ? '+' : '−'}${shown}`;
  };

  return {
    language,
    words,
    say,
    number,
    signed,
    percent: (value) => withUnit(signed(value, 1), '%'),
    date: (at) =>
      new Intl.DateTimeFormat(locale, {
        timeZone: user.timeZone,
        day: 'numeric',
        month: 'long',
        year: 'numeric',
      }).format(at),
    day,
    shortDay,
    weekName(week) {
      const { week: inYear, year } = weekOf(week);
      return `${inYear}/${year}`;
    },
    weekRange(week) {
      const { startsOn, endsOn } = weekOf(week);
      return `${shortDay(startsOn)} – ${day(endsOn)}`;
    },
    unitOf,
    decimalsOf,
    amount: (key, value) => withUnit(number(value, decimalsOf(key)), unitOf(key)),
    inUnits,
    field(key, value) {
      if (value === null) return words.notMeasured;
      if (typeof value === 'number') return isNumberField(key) ? measured(key, value) : String(value);
      if (typeof value === 'boolean') return value ? words.yes : words.no;
      if (typeof value === 'string') {
        return fields[key].kind === 'CHOICE' ? say(choiceLabel(key as ChoiceFieldKey, value)) : value; // the kind says so
      }
      if (value.length === 0) return words.notMeasured;
      return value.map((each) => say(choiceLabel(key as ChoiceFieldKey, each))).join(', '); // only sets are lists
    },
    indicator(key, value) {
      if (typeof value === 'string') return say(categoryLabel(key, value));
      const unit = say(unitLabels[unitOfIndicator[key]]);
      if (typeof value === 'object') {
        return withUnit(
          `${number(displayed(value.low, 0).value, 0)}–${number(displayed(value.high, 0).value, 0)}`,
          unit,
        );
      }
      if (!isNumberIndicator(key)) return String(value);
      if (isImperial && unit === 'kg') return withUnit(number(kgToLb({ kg: value }), 1), 'lb');
      const { value: rounded, decimals } = displayIndicator(key, value, person);
      return withUnit(number(rounded, decimals), unit);
    },
  };
};

// The one name both have, the maximum heart rate, has one unit in both.
const isNumberIndicatorKey = (key: NumberFieldKey | NumberIndicatorKey): key is NumberIndicatorKey =>
  isNumberIndicator(key as IndicatorKey); // a question about either kind of key

const metricUnit = (key: NumberFieldKey | NumberIndicatorKey): string =>
  isNumberIndicatorKey(key) ? unitLabels[unitOfIndicator[key]].en : fields[key].unit;
