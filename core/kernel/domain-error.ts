import { accessErrors } from '#core/access/role/errors.ts';
import { accountErrors } from '#core/people/account/errors.ts';
import { catalogErrors } from '#core/money/shop/errors.ts';
import { coachRequestErrors } from '#core/coaching/coach-request/errors.ts';
import { coachingErrors } from '#core/coaching/review/errors.ts';
import { coinErrors } from '#core/money/coin/errors.ts';
import { indicatorErrors } from '#core/body/indicator/errors.ts';
import type { ErrorKind, ErrorList } from '#core/kernel/error-kind.ts';
import { levelErrors } from '#core/money/level/errors.ts';
import { mediaErrors } from '#core/platform/media/errors.ts';
import { notificationErrors } from '#core/platform/notification/errors.ts';
import { partnerErrors } from '#core/money/partner/errors.ts';
import { paymentErrors } from '#core/money/payment/errors.ts';
import { settingsErrors } from '#core/platform/settings/errors.ts';
import { specializationErrors } from '#core/coaching/specialization/errors.ts';

/** Codes about the form of an input or the state of the house; they belong to no module. */
const generalErrors = {
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
  'request.too_many': 'too_soon',
  'service.unavailable': 'unavailable',
  'service.maintenance': 'unavailable',
  'generic.unexpected': 'unexpected',
  'realtime.frame_invalid': 'invalid',
} as const satisfies ErrorList;

/** Every error that what is built can answer, each with its kind; an area still to come brings its own. */
export const errorCatalogue = {
  ...generalErrors,
  ...accessErrors,
  ...accountErrors,
  ...coinErrors,
  ...paymentErrors,
  ...levelErrors,
  ...catalogErrors,
  ...mediaErrors,
  ...indicatorErrors,
  ...notificationErrors,
  ...settingsErrors,
  ...coachingErrors,
  ...specializationErrors,
  ...coachRequestErrors,
  ...partnerErrors,
} as const;

export type ErrorCode = keyof typeof errorCatalogue;
export type ErrorParams = Readonly<Record<string, string | number>>;
/** Where something stands in what was sent: `body.email`, `query.sort`; `body` alone when it is the whole. */
export type FieldPath = 'body' | `${'body' | 'query' | 'params'}.${string}`;
/** One wrong field: where it is in the input, what is wrong, and the numbers the sentence needs. */
export type FieldIssue = Readonly<{ path: FieldPath; code: ErrorCode; params?: ErrorParams }>;

export const kindOf = (code: ErrorCode): ErrorKind => errorCatalogue[code];

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

/** What is unique or must exist belongs to one field of what was sent, whichever storage noticed. */
const fieldOfConstraint: Readonly<Partial<Record<ErrorCode, FieldPath>>> = {
  'auth.email_exists': 'body.email',
  'user.email_exists': 'body.email',
  'user.username_exists': 'body.username',
  'user.phone_exists': 'body.phone',
  'role.exists': 'body.name',
  'product.slug_exists': 'body.slug',
  'partner.logo_not_found': 'body.logoId',
  'partner.owner_not_found': 'body.ownerId',
};

/** The refusal of a constraint, on its field where it has one. */
export const constraintError = (code: ErrorCode, params: ErrorParams = {}): DomainError => {
  const path = fieldOfConstraint[code];
  return path === undefined ? new DomainError(code, params) : fieldError(path, code, params);
};

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
