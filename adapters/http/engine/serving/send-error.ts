import type { ServerResponse } from 'node:http';
import { kindOf } from '#core/error-catalogue.ts';
import { DomainError, type ErrorCode, type ErrorParams, type FieldIssue } from '#core/kernel/domain-error.ts';
import type { ErrorKind } from '#core/kernel/error-kind.ts';
import type { Language } from '#core/kernel/language.ts';
import { maxVideoBytes } from '#core/platform/media/medium.ts';
import { errorSentence, errorTitle } from '#adapters/ports/messages.ts';
import { codeOf } from '#adapters/ports/operator-error.ts';
import { isDatabaseAway, isDatabaseBusy } from '#adapters/ports/database-errors.ts';

const statuses: Readonly<Record<ErrorKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  refused: 422,
  too_soon: 429,
  unexpected: 500,
  unavailable: 503,
};

/** The one refusal that HTTP has a status of its own for. */
const methodNotAllowed = 405;

export const statusOf = (code: ErrorCode): number =>
  code === 'route.method_not_allowed' ? methodNotAllowed : statuses[kindOf(code)];

/** A refusal whose protocol has a status of its own for it. */
export class RefusalWithStatus extends DomainError {
  readonly status: number;
  constructor(code: ErrorCode, status: number, params: ErrorParams = {}) {
    super(code, params);
    this.status = status;
  }
}

/** RFC 9457, with the product's own members. */
export type Problem = Readonly<{
  type: string;
  title: string;
  status: number;
  code: ErrorCode;
  detail: string;
  params: ErrorParams;
  requestId: string;
  fields?: readonly FieldIssue[];
}>;

/** What body readers and routers of Express throw. */
const typeOf = (error: Error): string | undefined => {
  const type = 'type' in error ? error.type : undefined;
  return typeof type === 'string' ? type : undefined;
};
const clientStatusOf = (error: Error): number | undefined => {
  const status = 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
};

const uploadCodes: Readonly<Record<string, ErrorCode>> = {
  LIMIT_FILE_SIZE: 'media.too_large',
  LIMIT_UNEXPECTED_FILE: 'input.unknown_field',
  LIMIT_FILE_COUNT: 'input.single_value',
};

/** Whatever was thrown, as a refusal of the catalogue; what nobody foresaw says no more than that. */
export const refusalOf = (error: unknown): DomainError => {
  if (error instanceof DomainError) return error;
  if (!(error instanceof Error)) return new DomainError('generic.unexpected');
  if (isDatabaseAway(error)) return new DomainError('service.unavailable', { seconds: 5 });
  // The disk of uploads and files: full, or no longer to be written to.
  if (['ENOSPC', 'EDQUOT', 'EROFS'].includes(codeOf(error) ?? ''))
    return new DomainError('service.unavailable', { seconds: 60 });
  if (isDatabaseBusy(error)) return new DomainError('service.unavailable', { seconds: 1 });

  const type = typeOf(error);
  if (type === 'entity.too.large') return new DomainError('input.too_large');
  if (type === 'entity.parse.failed' || type === 'encoding.unsupported' || type === 'charset.unsupported') {
    return new DomainError('input.not_json');
  }
  if (error.name === 'MulterError') {
    const code = uploadCodes[codeOf(error) ?? ''] ?? 'input.invalid';
    return new DomainError(code, code === 'media.too_large' ? { megabytes: maxVideoBytes / 1024 ** 2 } : {});
  }
  if (clientStatusOf(error) !== undefined) return new DomainError('input.invalid');
  // Class 22: a value PostgreSQL can't hold, such as half a surrogate pair. The sender can mend it.
  if (/^22\w{3}$/.test(codeOf(error) ?? '') && 'severity' in error) return new DomainError('input.invalid');
  return new DomainError('generic.unexpected');
};

const retrySeconds = ({ code, params }: DomainError): number => {
  const seconds = params['seconds'];
  if (typeof seconds === 'number' && seconds > 0) return Math.ceil(seconds);
  if (code === 'auth.daily_limit') return 86_400;
  return kindOf(code) === 'too_soon' ? 60 : 5;
};

export const problemOf = (
  refusal: DomainError,
  { language, requestId }: Readonly<{ language: Language; requestId: string }>,
): Problem => {
  const { code, params, fields } = refusal;
  return {
    type: `urn:fitboard:error:${code}`,
    title: errorTitle(language, kindOf(code)),
    status: refusal instanceof RefusalWithStatus ? refusal.status : statusOf(code),
    code,
    detail: errorSentence(language, code, params),
    params,
    requestId,
    ...(fields.length > 0 && { fields }),
  };
};

/** Answers with problem+json in the reader's language. */
export const sendError = (
  response: ServerResponse,
  refusal: DomainError,
  reader: Readonly<{ language: Language; requestId: string }>,
): void => {
  const problem = problemOf(refusal, reader);
  const kind = kindOf(refusal.code);
  const body = Buffer.from(JSON.stringify(problem));
  response.statusCode = problem.status;
  if (kind === 'too_soon' || kind === 'unavailable') {
    response.setHeader('Retry-After', String(retrySeconds(refusal)));
  }
  if (kind === 'unauthenticated') response.setHeader('WWW-Authenticate', 'Bearer');
  response.setHeader('Content-Type', 'application/problem+json; charset=utf-8');
  response.setHeader('Content-Language', reader.language);
  response.setHeader('Vary', 'Accept-Language');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Length', String(body.byteLength));
  // What is left of an upload nobody reads would otherwise be taken for the next request.
  if (!response.req.complete && response.req.method !== 'GET') response.setHeader('Connection', 'close');
  response.end(body);
};
