import type { ErrorList, ErrorParamNames } from '#core/kernel/error-kind.ts';

export const providerErrors = {
  'provider.not_available': 'refused',
  'provider.away': 'unavailable',
  'provider.refused': 'refused',
  'provider.cancelled': 'refused',
  'provider.attempt_over': 'refused',
  'provider.claim_over': 'not_found',
  'provider.taken': 'conflict',
  'provider.linked': 'conflict',
  'provider.not_linked': 'not_found',
  'provider.proof_elsewhere': 'refused',
} as const satisfies ErrorList;

/** Values that the sentences of these codes speak of. */
export const providerErrorParams = {
  'provider.not_available': ['name'],
  'provider.away': ['name'],
  'provider.refused': ['name'],
  'provider.cancelled': ['name'],
  'provider.taken': ['name'],
  'provider.linked': ['name'],
  'provider.not_linked': ['name'],
} as const satisfies ErrorParamNames<typeof providerErrors>;

type ProviderErrors = typeof providerErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends ProviderErrors {}
}
