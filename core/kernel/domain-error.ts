import type { ErrorList, ErrorParamNames } from './error-kind.ts';

/** Codes about the form of an input or the state of the server; they belong to no module. */
export const generalErrors = {
  'input.required': 'invalid',
  'input.invalid': 'invalid',
  'input.unknown_field': 'invalid',
  'input.single_value': 'invalid',
  'input.not_json': 'invalid',
  'input.email': 'invalid',
  'input.url': 'invalid',
  'input.date': 'invalid',
  'input.date_range': 'invalid',
  'input.date_bounds': 'invalid',
  'input.min_length': 'invalid',
  'input.max_length': 'invalid',
  'input.min_value': 'invalid',
  'input.max_value': 'invalid',
  'input.number': 'invalid',
  'input.whole_number': 'invalid',
  'input.not_a_choice': 'invalid',
  'input.control_characters': 'invalid',
  'input.too_many_marks': 'invalid',
  'input.no_letters': 'invalid',
  'input.too_large': 'too_large',
  'input.sort': 'invalid',
  'input.filter': 'invalid',
  'input.range': 'invalid',
  'input.cursor': 'invalid',
  'validation.failed': 'invalid',
  'version.stale': 'conflict',
  'route.not_found': 'not_found',
  'route.method_not_allowed': 'not_found',
  'origin.not_allowed': 'forbidden',
  'request.unreadable': 'invalid',
  'request.too_many': 'too_soon',
  'service.unavailable': 'unavailable',
  'service.maintenance': 'unavailable',
  'feature.closed': 'unavailable',
  'generic.unexpected': 'unexpected',
  'realtime.frame_invalid': 'invalid',
} as const satisfies ErrorList;

/** Values that the sentences of these codes speak of. */
export const generalErrorParams = {
  'input.min_length': ['length'],
  'input.max_length': ['length'],
  'input.min_value': ['value'],
  'input.max_value': ['value'],
  'input.control_characters': ['character'],
  'input.too_many_marks': ['count'],
  'feature.closed': ['feature'],
} as const satisfies ErrorParamNames<typeof generalErrors>;

type GeneralErrors = typeof generalErrors;
/** Every code with its kind: the general ones, and by declaration those of each module's `errors.ts`. */
export interface ErrorCodes extends GeneralErrors {}

export type ErrorCode = keyof ErrorCodes;
export type ErrorParams = Readonly<Record<string, string | number>>;
/** Where something stands in what was sent: `body.email`, `query.sort`; `body` alone when it is the whole. */
export type FieldPath = 'body' | `${'body' | 'query' | 'params'}.${string}`;
/** One wrong field: where it is in the input, what is wrong, and the numbers the sentence needs. */
export type FieldIssue = Readonly<{ path: FieldPath; code: ErrorCode; params?: ErrorParams }>;

/** A rule's "no". Adapters translate it; nothing in core formats a sentence. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  readonly fields: readonly FieldIssue[];

  constructor(code: ErrorCode, params: ErrorParams = {}, fields: readonly FieldIssue[] = []) {
    super(code);
    this.name = 'DomainError';
    this.code = code;
    this.params = params;
    this.fields = fields;
  }
}

/** One wrong field: its code leads, and the form finds the place. */
export const fieldError = (path: FieldPath, code: ErrorCode, params: ErrorParams = {}): DomainError =>
  new DomainError(code, params, [{ path, code, params }]);

/** Issues within a part of the body that is judged by itself. */
export const inBody = <Issue extends Readonly<{ path: string }>>(
  issue: Issue,
): Issue & { path: FieldPath } => ({
  ...issue,
  path: `body.${issue.path}`,
});

/** Several fields at once; the first one's code leads when there is only one. */
export const refuseFields = (fields: readonly FieldIssue[]): void => {
  const [first] = fields;
  if (!first) return;
  if (fields.length === 1) throw fieldError(first.path, first.code, first.params);
  throw new DomainError('validation.failed', { count: fields.length }, fields);
};
