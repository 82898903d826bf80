import { choiceLabel, type ChoiceFieldKey } from '#core/body/indicator/choice-labels.ts';
import { isNumberIndicator, roundHalfUp } from '#core/body/indicator/display.ts';
import { needsCaution } from '#core/body/indicator/safety.ts';
import { dependenciesOf } from '#core/body/indicator/explanation/dependencies.ts';
import { indicatorSources } from '#core/body/indicator/explanation/sources.ts';
import {
  fieldKeys,
  fields,
  isMeasured,
  isNumberField,
  pathOf,
  readField,
  type FieldKey,
  type FieldValue,
} from '#core/body/indicator/fields.ts';
import { indicatorKeys, type IndicatorKey } from '#core/body/indicator/indicators.ts';
import { categoryLabel } from '#core/body/indicator/verdict-labels.ts';
import { personOf } from '#core/body/indicator/scales.ts';
import { isIndicatorCarried, type ComputedWeek } from '#core/body/snapshot/series.ts';
import type { Standard } from '#core/body/indicator/categories.ts';
import type { UnitSystem } from '#core/body/indicator/units.ts';
import type { Fact, FactId } from './fact.ts';
import { factLabel, yesNo } from './labels.ts';
import { newFact } from './new-fact.ts';
import {
  listText,
  nothingPrinted,
  printField,
  printIndicator,
  withUnit,
  type Printed,
} from './printed-values.ts';

/** What one week says by itself: every field, and everything computed of them. */

export type Reviewed = Readonly<{
  /** Oldest first; the last one is the week itself. */
  weeks: readonly ComputedWeek[];
  now: ComputedWeek;
  standard: Standard;
  units: UnitSystem;
}>;

export const fieldFactId = (key: FieldKey): FactId => pathOf(key);
export const indicatorFactId = (key: IndicatorKey): FactId => `indicator.${key}`;

const printValue = (key: FieldKey, value: FieldValue, units: UnitSystem): Printed => {
  if (typeof value === 'number' && isNumberField(key)) return printField(key, value, units);
  if (typeof value === 'boolean') return { ...nothingPrinted, text: value ? yesNo.true : yesNo.false };
  const { kind } = fields[key];
  if (kind !== 'CHOICE' && kind !== 'CHOICES') return nothingPrinted; // what was typed freely is no value to print
  const chosen = Array.isArray(value) ? value : [value];
  const labels = chosen.map((each) => choiceLabel(key as ChoiceFieldKey, String(each))); // a field of choices, as asked above
  return {
    ...nothingPrinted,
    text: labels.length === 1 && labels[0] ? labels[0] : listText(labels),
  };
};

/** The newest week in which a value that was taken over had been measured. */
const measuredIn = (key: FieldKey, { weeks, now }: Reviewed): string => {
  const path = pathOf(key);
  if (!now.carriedOver.includes(path)) return now.week;
  return (
    weeks.findLast(
      ({ carriedOver, inputs }) => !carriedOver.includes(path) && isMeasured(readField(inputs, key)),
    )?.week ?? now.week
  );
};

const isAsked = (key: FieldKey, { now }: Reviewed): boolean =>
  key !== 'sexForFormulas' || now.inputs.body.gender === 'OTHER';

const fieldFact = (key: FieldKey, reviewed: Reviewed): Fact => {
  const { inputs, carriedOver } = reviewed.now;
  const value = readField(inputs, key);
  const has = isMeasured(value);
  return newFact({
    id: fieldFactId(key),
    kind: fields[key].kind === 'NUMBER' ? 'MEASURE' : 'CHOICE',
    metric: key,
    week: has ? measuredIn(key, reviewed) : null,
    value: has ? value : null,
    label: factLabel(key),
    origin: has && carriedOver.includes(pathOf(key)) ? 'CARRIED' : 'MEASURED',
    reason: has ? null : 'MISSING_INPUT',
    printed: has ? printValue(key, value, reviewed.units) : nothingPrinted,
  });
};

export const fieldFacts = (reviewed: Reviewed): readonly Fact[] =>
  fieldKeys.filter((key) => isAsked(key, reviewed)).map((key) => fieldFact(key, reviewed));

const printComputed = (key: IndicatorKey, reviewed: Reviewed): Printed => {
  const { inputs, computed } = reviewed.now;
  const { value } = computed[key];
  if (value === undefined) return nothingPrinted;
  if (typeof value === 'string') return { ...nothingPrinted, text: categoryLabel(key, value) };
  if (typeof value === 'number')
    return isNumberIndicator(key)
      ? printIndicator(key, value, personOf(inputs, reviewed.standard), reviewed.units)
      : nothingPrinted;
  // Where a doctor has to be asked, not even rounding may lead out of the range.
  const isStrict = needsCaution(inputs.strength);
  const low = withUnit(isStrict ? Math.ceil(value.low) : roundHalfUp(value.low, 0), 0, 'NONE');
  const high = withUnit(isStrict ? Math.floor(value.high) : roundHalfUp(value.high, 0), 0, 'BPM');
  return { ...high, text: { vi: `${low.text.vi}–${high.text.vi}`, en: `${low.text.en}–${high.text.en}` } };
};

const indicatorFact = (key: IndicatorKey, reviewed: Reviewed): Fact => {
  const { now } = reviewed;
  const { inputs, computed } = now;
  const { value, reason } = computed[key];
  return newFact({
    id: indicatorFactId(key),
    kind: typeof value === 'string' || /(Category|Level)$/.test(key) ? 'CATEGORY' : 'INDICATOR',
    metric: key,
    week: value === undefined ? null : now.week,
    value: value ?? null,
    label: factLabel(key),
    origin: isIndicatorCarried(key, now) ? 'CARRIED' : 'COMPUTED',
    reason: reason ?? null,
    from: dependenciesOf(key, inputs, computed).map((dependency) =>
      dependency.kind === 'FIELD'
        ? fieldFactId(
            dependency.key === 'gender' && inputs.body.gender === 'OTHER' ? 'sexForFormulas' : dependency.key,
          )
        : indicatorFactId(dependency.key),
    ),
    sources: indicatorSources[key],
    printed: printComputed(key, reviewed),
  });
};

export const indicatorFacts = (reviewed: Reviewed): readonly Fact[] =>
  indicatorKeys.map((key) => indicatorFact(key, reviewed));
