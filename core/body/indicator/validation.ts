import type { ErrorCode } from '#core/kernel/domain-error.ts';
import { textProblem } from '#core/kernel/text/text-problem.ts';
import {
  fieldKeys,
  fields,
  isMeasured,
  numberFieldKeys,
  pathOf,
  readField,
  type ChoicesField,
  type Field,
  type FieldKey,
  type FieldValue,
  type NumberField,
  type NumberFieldKey,
  type ProfileInputs,
} from './fields.ts';
import { norm6 } from './outcome.ts';

export type InputIssue = Readonly<{
  path: string;
  code: ErrorCode;
  params: Readonly<Record<string, string | number>>;
}>;

type Finding = Readonly<{ code: ErrorCode; params?: InputIssue['params'] }>;

/** The hard limits of a field; a value that went through another unit and back may miss a limit by a rounding error. */
export const isWithinLimits = (value: number, { min, max }: NumberField): boolean =>
  (value >= min && value <= max) || (norm6(value) >= min && norm6(value) <= max);

const judgeNumber = (value: FieldValue, field: NumberField): Finding | null => {
  if (typeof value !== 'number' || !Number.isFinite(value)) return { code: 'input.number' };
  if (!isWithinLimits(value, field)) {
    return { code: 'indicator.out_of_range', params: { min: field.min, max: field.max, unit: field.unit } };
  }
  return field.decimals === 0 && !Number.isInteger(value) ? { code: 'input.whole_number' } : null;
};

const judgeChoices = (value: FieldValue, { values, max, hasNone }: ChoicesField): Finding | null => {
  if (!Array.isArray(value)) return { code: 'input.invalid' };
  if (value.some((chosen) => !values.includes(chosen))) return { code: 'input.not_a_choice' };
  if (new Set(value).size < value.length) return { code: 'input.invalid' };
  if (max !== null && value.length > max) return { code: 'indicator.diet_style_max', params: { max } };
  return hasNone && value.length > 1 && value.includes('NONE') ? { code: 'indicator.none_excludes' } : null;
};

const judgeText = (value: FieldValue, maxLength: number): Finding | null => {
  if (typeof value !== 'string') return { code: 'input.invalid' };
  if (value.length > maxLength) return { code: 'input.max_length', params: { length: maxLength } };
  return textProblem(value, 'prose');
};

const judge = (value: FieldValue, field: Field): Finding | null => {
  switch (field.kind) {
    case 'NUMBER':
      return judgeNumber(value, field);
    case 'CHOICE':
      return typeof value === 'string' && field.values.includes(value)
        ? null
        : { code: 'input.not_a_choice' };
    case 'CHOICES':
      return judgeChoices(value, field);
    case 'YES_NO':
      return typeof value === 'boolean' ? null : { code: 'input.invalid' };
    case 'TEXT':
      return judgeText(value, field.maxLength);
  }
};

const issue = (key: FieldKey, { code, params = {} }: Finding): InputIssue => ({
  path: pathOf(key),
  code,
  params,
});

/** Everything that is refused at the profile boundary. A field that was not measured is never an issue. */
export const validateInputs = (inputs: ProfileInputs): readonly InputIssue[] => {
  const issues: InputIssue[] = [];
  for (const key of fieldKeys) {
    const value = readField(inputs, key);
    if (value === null) continue;
    const finding = judge(value, fields[key]);
    if (finding) issues.push(issue(key, finding));
  }
  const { restingHeartRate, maxHeartRate } = inputs.strength;
  if (
    typeof restingHeartRate === 'number' &&
    typeof maxHeartRate === 'number' &&
    restingHeartRate >= maxHeartRate
  ) {
    issues.push(issue('maxHeartRate', { code: 'indicator.rest_not_below_max' }));
  }
  return issues;
};

export type UnusualField = Readonly<{
  key: NumberFieldKey;
  path: string;
  value: number;
  usual: readonly [min: number, max: number];
}>;

/** Values inside the hard limits and outside the usual range: worth one question, never a refusal. */
export const unusualFields = (inputs: ProfileInputs): readonly UnusualField[] =>
  numberFieldKeys.flatMap((key) => {
    const field = fields[key];
    const value = readField(inputs, key);
    if (typeof value !== 'number' || !isWithinLimits(value, field)) return [];
    const [min, max] = field.usual;
    const compared = norm6(value);
    return compared < min || compared > max ? [{ key, path: pathOf(key), value, usual: field.usual }] : [];
  });

export const unmeasuredFields = (inputs: ProfileInputs): readonly FieldKey[] =>
  fieldKeys.filter((key) => !isMeasured(readField(inputs, key)));
