import type { Language } from '#core/kernel/language.ts';
import { byteOrderMark, csvLine, type Cell } from '#core/kernel/csv.ts';
import { choiceLabel, type ChoiceFieldKey } from '#core/body/indicator/choice-labels.ts';
import { computeIndicators } from '#core/body/indicator/compute.ts';
import { roundHalfUp } from '#core/body/indicator/display.ts';
import { fieldKeys, fields, isNumberField, readField, type FieldKey } from '#core/body/indicator/fields.ts';
import { indicatorKeys, type Computation, type IndicatorKey } from '#core/body/indicator/indicators.ts';
import {
  fieldLabels,
  indicatorLabels,
  unitLabels,
  unitOfIndicator,
  type Bilingual,
} from '#core/body/indicator/labels.ts';
import { categoryLabel, standardLabels } from '#core/body/indicator/verdict-labels.ts';
import type { Snapshot } from '../snapshot.ts';

/** Saved weeks as a table: a row a week, oldest first, headers in the reader's words with the unit of the numbers below. */

const words = {
  week: { en: 'Week', vi: 'Tuần' },
  weekStart: { en: 'Week starts on', vi: 'Ngày bắt đầu tuần' },
  standard: { en: 'Classification standard', vi: 'Chuẩn phân loại' },
  carriedOver: { en: 'Carried over, not measured', vi: 'Dùng lại, không đo trong tuần' },
  yes: { en: 'Yes', vi: 'Có' },
  no: { en: 'No', vi: 'Không' },
} as const satisfies Readonly<Record<string, Bilingual>>;

const withUnit = (label: string, unit: string): string => (unit ? `${label} (${unit})` : label);

const fieldHeader = (key: FieldKey, language: Language): string =>
  withUnit(fieldLabels[key][language], isNumberField(key) ? unitLabels[fields[key].unit][language] : '');

const indicatorHeader = (key: IndicatorKey, language: Language): string =>
  withUnit(indicatorLabels[key][language], unitLabels[unitOfIndicator[key]][language]);

const fieldCell = ({ inputs }: Snapshot, key: FieldKey, language: Language): Cell => {
  const value = readField(inputs, key);
  if (value === null || typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? words.yes[language] : words.no[language];
  const { kind } = fields[key];
  if (typeof value === 'string') {
    return kind === 'CHOICE' ? choiceLabel(key as ChoiceFieldKey, value)[language] : value; // the kind has just said so
  }
  return value.map((each) => choiceLabel(key as ChoiceFieldKey, each)[language]).join('; '); // only sets of choices are lists
};

/** More digits than any tape has, fewer than a division makes. */
const decimals = 3;

const indicatorCell = (computed: Computation, key: IndicatorKey, language: Language): Cell => {
  const { value } = computed[key];
  if (value === undefined) return null;
  if (typeof value === 'number') return roundHalfUp(value, decimals);
  if (typeof value === 'string') return categoryLabel(key, value)[language];
  return `${roundHalfUp(value.low, 0)}–${roundHalfUp(value.high, 0)}`;
};

const carriedCell = ({ carriedOver }: Snapshot, language: Language): string =>
  fieldKeys
    .filter((key) => carriedOver.includes(`${fields[key].section}.${key}`))
    .map((key) => fieldLabels[key][language])
    .join('; ');

export const csvOf = (snapshots: readonly Snapshot[], language: Language): string => {
  const header: readonly Cell[] = [
    words.week[language],
    words.weekStart[language],
    words.standard[language],
    ...fieldKeys.map((key) => fieldHeader(key, language)),
    ...indicatorKeys.map((key) => indicatorHeader(key, language)),
    words.carriedOver[language],
  ];
  const lines = snapshots.map((snapshot) => {
    const { week, weekStart, standard, inputs } = snapshot;
    const computed = computeIndicators(inputs, { standard });
    return csvLine([
      week,
      weekStart,
      standardLabels[standard][language],
      ...fieldKeys.map((key) => fieldCell(snapshot, key, language)),
      ...indicatorKeys.map((key) => indicatorCell(computed, key, language)),
      carriedCell(snapshot, language),
    ]);
  });
  return byteOrderMark + csvLine(header) + lines.join('');
};

/** For machines: codes instead of words, and every digit there is. */
export const jsonOf = (snapshots: readonly Snapshot[]): string =>
  JSON.stringify(
    snapshots.map(({ id, week, weekStart, standard, inputs, carriedOver, createdAt, updatedAt }) => {
      const computed = computeIndicators(inputs, { standard });
      return {
        id,
        week,
        weekStart,
        standard,
        ...inputs,
        carriedOver,
        computed: Object.fromEntries(
          indicatorKeys.map((key) => [key, computed[key].value ?? { reason: computed[key].reason }]),
        ),
        safetyFlags: computed.safetyFlags,
        createdAt: createdAt.toISOString(),
        updatedAt: updatedAt.toISOString(),
      };
    }),
    null,
    2,
  );
