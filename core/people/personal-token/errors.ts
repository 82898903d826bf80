import type { ErrorList, ErrorParamNames } from '#core/kernel/error-kind.ts';

export const personalTokenErrors = {
  'token.not_found': 'not_found',
  'token.limit': 'refused',
  'token.expired': 'unauthenticated',
  'token.scope_missing': 'forbidden',
} as const satisfies ErrorList;

/** Values that the sentences of these codes speak of. */
export const personalTokenErrorParams = {
  'token.limit': ['max'],
  'token.scope_missing': ['scope'],
} as const satisfies ErrorParamNames<typeof personalTokenErrors>;

type PersonalTokenErrors = typeof personalTokenErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends PersonalTokenErrors {}
}
