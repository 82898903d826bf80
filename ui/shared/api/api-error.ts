import type { ErrorCode } from '#core/kernel/domain-error.ts';

export type IssueParams = Readonly<Record<string, string | number>>;
export type ApiIssue = Readonly<{ path: string; code: ErrorCode; params: IssueParams }>;

/** `network.unreachable` is the browser's own: no answer came at all. */
export type ApiErrorCode = ErrorCode | 'network.unreachable';

type Problem = Readonly<{
  code: ApiErrorCode;
  status: number;
  title?: string;
  detail?: string;
  params?: IssueParams;
  fields?: readonly Readonly<{ path: string; code: ErrorCode; params?: IssueParams }>[];
  requestId?: string;
  retryAfter?: number;
}>;

/** What a problem+json answer says; `title` and `detail` already speak the reader's language. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  readonly params: IssueParams;
  readonly fields: readonly ApiIssue[];
  readonly requestId: string | undefined;
  /** Seconds until the same request may succeed. */
  readonly retryAfter: number | undefined;

  constructor(problem: Problem) {
    super(problem.code);
    this.name = 'ApiError';
    this.code = problem.code;
    this.status = problem.status;
    this.title = problem.title ?? '';
    this.detail = problem.detail ?? '';
    this.params = problem.params ?? {};
    this.fields = (problem.fields ?? []).map(({ path, code, params = {} }) => ({ path, code, params }));
    this.requestId = problem.requestId;
    this.retryAfter = problem.retryAfter;
  }
}

export const isApiError = (error: unknown, code?: ApiErrorCode): error is ApiError =>
  error instanceof ApiError && (code === undefined || error.code === code);

/** Nobody could have foreseen it: such an error shows its reference, all others explain themselves. */
export const isUnknown = (error: unknown) =>
  !(error instanceof ApiError) || error.code === 'generic.unexpected' || error.status >= 500;

export const unreachable = () => new ApiError({ code: 'network.unreachable', status: 0 });

export const readProblem = async (response: Response): Promise<ApiError> => {
  const requestId = response.headers.get('x-request-id') ?? undefined;
  const after = Number(response.headers.get('retry-after'));
  const common = {
    status: response.status,
    ...(requestId === undefined ? {} : { requestId }),
    ...(after > 0 ? { retryAfter: after } : {}),
  };
  if (!/\bjson\b/.test(response.headers.get('content-type') ?? '')) {
    return new ApiError({
      code: response.status === 503 ? 'service.unavailable' : 'generic.unexpected',
      ...common,
    });
  }
  try {
    const body = (await response.json()) as Partial<Problem>; // our own server's contract; a stranger's JSON only loses details
    return new ApiError({ code: 'generic.unexpected', ...body, ...common });
  } catch {
    return new ApiError({ code: 'generic.unexpected', ...common });
  }
};
