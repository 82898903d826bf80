import type { FieldPath, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import type { snapshot } from '#http/body/contract/indicators.ts';
import {
  fieldKeys,
  fields,
  isMeasured,
  isNumberField,
  nothingMeasured,
  pathOf,
  readField,
  type FieldKey,
  type FieldValue,
  type ProfileInputs,
} from '#core/body/indicator/fields.ts';
import type { ErrorCode, ErrorParams } from '#core/kernel/domain-error.ts';
import { requiredFields } from '#core/body/snapshot/save-rules.ts';
import type { UnitSystem } from '#core/body/indicator/units.ts';
import { validateInputs } from '#core/body/indicator/validation.ts';
import type { IssueParams } from '#ui/api/api-error.ts';
import { fieldMessage } from '#ui/api/field-message.ts';
import { edgeOf } from '#ui/indicator/metric.ts';

export type Photo = z.output<typeof snapshot>['media'][number];

export type ProfileValues = {
  body: ProfileInputs['body'];
  strength: ProfileInputs['strength'];
  lifestyle: ProfileInputs['lifestyle'];
  nutrition: ProfileInputs['nutrition'];
  carriedOver: string[];
  media: Photo[];
};
export type FieldName = FieldPath<ProfileValues>;

export const isRequired = (key: FieldKey): boolean => requiredFields.some((required) => required === key);

/** The form calls a field what the contract and the core call it: `body.waist`. */
export const nameOf = (key: FieldKey): FieldName => pathOf(key) as FieldName; // pathOf writes exactly these paths

const keyByPath = new Map<string, FieldKey>(fieldKeys.map((key) => [pathOf(key), key]));

/** The server may name the part of the request before the section: `body.body.waist`. */
export const keyAt = (path: string): FieldKey | undefined =>
  keyByPath.get(path) ?? keyByPath.get(path.replace(/^body\./, ''));

export const inputsIn = ({ body, strength, lifestyle, nutrition }: ProfileValues): ProfileInputs => ({
  body,
  strength,
  lifestyle,
  nutrition,
});

/** What is kept of a value that is no number yet: that there is none. */
const settled = (value: FieldValue): FieldValue =>
  typeof value === 'number' && Number.isNaN(value) ? null : value;

export const settledInputs = (inputs: ProfileInputs): ProfileInputs => {
  const section = <Name extends keyof ProfileInputs>(name: Name): ProfileInputs[Name] =>
    Object.fromEntries(
      Object.entries(inputs[name]).map(([key, value]: [string, FieldValue]) => [key, settled(value)]),
    ) as ProfileInputs[Name]; // the same keys, and null is a value of each
  return {
    body: section('body'),
    strength: section('strength'),
    lifestyle: section('lifestyle'),
    nutrition: section('nutrition'),
  };
};

/** A draft may come from an older release: what it lacks is not measured, what it has too much is left out. */
export const completeInputs = (given: Partial<Record<keyof ProfileInputs, object>>): ProfileInputs => {
  const section = <Name extends keyof ProfileInputs>(name: Name): ProfileInputs[Name] => {
    const known: Readonly<Record<string, unknown>> = { ...given[name] };
    return Object.fromEntries(
      Object.entries(nothingMeasured[name]).map(([key, empty]) => {
        const value = known[key] ?? empty;
        return [key, Array.isArray(empty) && !Array.isArray(value) ? empty : value];
      }),
    ) as ProfileInputs[Name]; // the keys of nothingMeasured; the resolver judges the values
  };
  return {
    body: section('body'),
    strength: section('strength'),
    lifestyle: section('lifestyle'),
    nutrition: section('nutrition'),
  };
};

export const emptyValue = (key: FieldKey): FieldValue => readField(nothingMeasured, key);

/** Limits are stored in metric; a sentence about them must speak the reader's units, rounded inwards. */
/** Where it is within the profile. */
type ProfileIssue = Readonly<{ path: string; code: ErrorCode; params?: ErrorParams }>;

const inUnits = ({ path, code, params = {} }: ProfileIssue, units: UnitSystem): IssueParams => {
  const key = keyAt(path);
  if (code !== 'indicator.out_of_range' || key === undefined || !isNumberField(key))
    return params as IssueParams; // texts and numbers, as every issue's
  const { unit, toShown, decimals } = edgeOf(key, units);
  const { min, max } = fields[key];
  const digits = 10 ** decimals;
  return {
    min: Math.ceil(toShown(min) * digits - 1e-6) / digits,
    max: Math.floor(toShown(max) * digits + 1e-6) / digits,
    unit,
  };
};

export const issueMessage = (issue: ProfileIssue, units: UnitSystem) =>
  fieldMessage(`error.${issue.code}`, inUnits(issue, units));

/** Everything that keeps this week from being saved, except the pictures: the core's own rules. */
export const inputIssues = (inputs: ProfileInputs): readonly ProfileIssue[] => [
  ...validateInputs(inputs),
  ...requiredFields
    .filter((key) => !isMeasured(readField(inputs, key)))
    .map((key) => ({ path: pathOf(key), code: 'input.required' as const })),
];

const nested = (issues: readonly ProfileIssue[], units: UnitSystem) => {
  const errors: Record<string, Record<string, { type: string; message: string }>> = {};
  for (const issue of issues) {
    const [section = '', key = ''] = issue.path.split('.');
    (errors[section] ??= {})[key] ??= { type: issue.code, message: issueMessage(issue, units) };
  }
  return errors;
};

export const profileResolver =
  (units: UnitSystem): Resolver<ProfileValues> =>
  (values) => {
    const issues = inputIssues(inputsIn(values));
    return issues.length === 0 ? { values, errors: {} } : { values: {}, errors: nested(issues, units) };
  };

export const withPath = (paths: readonly string[], path: string) =>
  paths.includes(path) ? [...paths] : [...paths, path];
export const withoutPath = (paths: readonly string[], path: string) =>
  paths.filter((other) => other !== path);
