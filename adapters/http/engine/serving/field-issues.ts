import type { z } from 'zod';
import type { ErrorCode, ErrorParams, FieldIssue } from '#core/kernel/domain-error.ts';
import { normalize } from '#core/kernel/text/text.ts';
import { isErrorCode } from '#adapters/ports/messages.ts';

/** The path is within the part. */
export type PartIssue = Omit<FieldIssue, 'path'> & Readonly<{ path: string }>;

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

export type InputPart = 'params' | 'query' | 'body';
/** Which words a missing or malformed field of this name has of its own. */
export type FieldWords = Readonly<
  Record<string, Readonly<{ missing?: ErrorCode; malformed?: ErrorCode; any?: ErrorCode }>>
>;

const signInWords: FieldWords = {
  email: { missing: 'auth.email_required' },
  password: { missing: 'auth.password_required' },
  fullname: { missing: 'auth.fullname_required' },
  token: { missing: 'auth.token_required' },
  code: { missing: 'auth.code_required', malformed: 'auth.code_invalid' },
  oldPassword: { missing: 'auth.old_password_required' },
  newPassword: { missing: 'auth.new_password_required' },
};
const profileWords: FieldWords = {
  email: { missing: 'user.email_required' },
  fullname: { missing: 'user.fullname_required' },
  reviewPrice: { any: 'user.invalid_coach_review_price' },
  stars: { any: 'rating.invalid' },
};
const listWords: FieldWords = {
  sort: { any: 'input.sort' },
  filter: { any: 'input.filter' },
  range: { any: 'input.range' },
};

/** The specification names some missing fields by their own codes; everything else has the general ones. */
export const fieldWords = (path: string, part: InputPart): FieldWords => {
  if (part === 'query') return listWords;
  return path.startsWith('/auth/') ? signInWords : profileWords;
};

const valueAt = (input: unknown, path: Path): unknown => {
  let value = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
};

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && normalize(value) === '');

const isSeveral = (value: unknown): boolean => typeof value === 'object' && value !== null;

const singleKinds: readonly string[] = ['string', 'number', 'int', 'boolean', 'date', 'bigint'];

type Said = Readonly<{ code: ErrorCode; params?: ErrorParams }>;

const size = (
  issue: Readonly<{ origin: string; limit: number | bigint }>,
  side: 'min' | 'max',
  value: unknown,
): Said => {
  const limit = Number(issue.limit);
  switch (issue.origin) {
    case 'string':
      if (side === 'min' && isBlank(value)) return { code: 'input.required' };
      return { code: `input.${side}_length`, params: { length: limit } };
    case 'number':
    case 'int':
    case 'bigint':
      return { code: `input.${side}_value`, params: { value: limit } };
    case 'date':
      return { code: 'input.date_bounds' };
    case 'array':
    case 'set':
      if (side === 'min') return { code: 'input.required' };
      return { code: 'input.too_large', params: { count: limit } };
    default:
      return { code: 'input.invalid' };
  }
};

const format = (issue: Extract<Issue, { code: 'invalid_format' }>): Said => {
  switch (issue.format) {
    case 'email':
      return { code: 'input.email' };
    case 'url':
      return { code: 'input.url' };
    case 'datetime':
    case 'date':
      return { code: 'input.date' };
    case 'regex': {
      const pattern = 'pattern' in issue ? String(issue.pattern) : '';
      if (pattern.startsWith('/^\\d{1,9}')) return { code: 'input.whole_number' };
      return { code: 'input.invalid' };
    }
    default:
      return { code: 'input.invalid' };
  }
};

const kinds: Readonly<Partial<Record<string, ErrorCode>>> = {
  int: 'input.whole_number',
  number: 'input.number',
};

type OwnRule = Readonly<{ code?: unknown; values?: ErrorParams | undefined }>;

const customProblem = ({ params, message }: Extract<Issue, { code: 'custom' }>): Said => {
  const { code, values }: OwnRule = params ?? {};
  if (typeof code === 'string' && isErrorCode(code)) return { code, ...(values && { params: values }) };
  return { code: isErrorCode(message) ? message : 'input.invalid' };
};

const said = (issue: Issue, value: unknown): Said => {
  switch (issue.code) {
    case 'invalid_type':
      if (isBlank(value)) return { code: 'input.required' };
      if (singleKinds.includes(issue.expected) && isSeveral(value)) return { code: 'input.single_value' };
      return { code: kinds[issue.expected] ?? 'input.invalid' };
    case 'too_small':
      return size({ origin: issue.origin, limit: issue.minimum }, 'min', value);
    case 'too_big':
      return size({ origin: issue.origin, limit: issue.maximum }, 'max', value);
    case 'invalid_format':
      return isBlank(value) ? { code: 'input.required' } : format(issue);
    case 'invalid_value':
      if (isBlank(value)) return { code: 'input.required' };
      return { code: isSeveral(value) ? 'input.single_value' : 'input.not_a_choice' };
    case 'custom':
      return customProblem(issue);
    default:
      return { code: 'input.invalid' };
  }
};

/** Of several shapes an input may have, the one it comes closest to is the one to speak about. */
const closest = (branches: readonly (readonly Issue[])[]): readonly Issue[] =>
  branches.toSorted((a, b) => countOf(a) - countOf(b))[0] ?? [];
const countOf = (issues: readonly Issue[]): number =>
  issues.reduce(
    (count, issue) => count + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1),
    issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0) ? 100 : 0,
  );

const wordedCode = (own: FieldWords[string] | undefined, code: ErrorCode): ErrorCode | undefined => {
  if (own?.any) return own.any;
  if (code === 'input.required') return own?.missing;
  return code === 'input.single_value' ? undefined : own?.malformed;
};

/** What is wrong with each field, in the codes of the catalogue. */
export const fieldIssues = (
  issues: readonly Issue[],
  input: unknown,
  words: FieldWords = {},
  within: Path = [],
): readonly PartIssue[] =>
  issues.flatMap((issue): readonly PartIssue[] => {
    const path = [...within, ...issue.path];
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ path: [...path, key].join('.'), code: 'input.unknown_field' }));
    }
    if (issue.code === 'invalid_union' && issue.errors.length > 0) {
      const value = valueAt(input, path);
      const isScalarChoice = issue.errors.every((branch) => branch.every((one) => one.path.length === 0));
      if (!isScalarChoice || isBlank(value)) return fieldIssues(closest(issue.errors), input, words, path);
    }
    const value = valueAt(input, path);
    const { code, params } = said(issue, value);
    const worded = wordedCode(words[String(path[0])], code);
    return [{ path: path.join('.'), code: worded ?? code, ...(params && !worded && { params }) }];
  });
