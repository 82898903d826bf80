import type { ErrorList, ErrorParamNames } from '#core/kernel/error-kind.ts';

export const externalHostErrors = {
  'domain.host_invalid': 'invalid',
  'domain.host_not_found': 'not_found',
  'domain.host_limit': 'conflict',
  'domain.host_taken': 'conflict',
  'domain.check_too_soon': 'too_soon',
} as const satisfies ErrorList;

export const externalHostErrorParams = {
  'domain.host_limit': ['count'],
} as const satisfies ErrorParamNames<typeof externalHostErrors>;

type ExternalHostErrors = typeof externalHostErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends ExternalHostErrors {}
}
