import type { ErrorList, ErrorParamNames } from '#core/kernel/error-kind.ts';

export const passkeyErrors = {
  'passkey.not_found': 'not_found',
  'passkey.limit': 'refused',
  'passkey.exists': 'conflict',
  'passkey.refused': 'refused',
  'passkey.challenge_over': 'refused',
} as const satisfies ErrorList;

/** Values that the sentences of these codes speak of. */
export const passkeyErrorParams = {
  'passkey.limit': ['max'],
} as const satisfies ErrorParamNames<typeof passkeyErrors>;

type PasskeyErrors = typeof passkeyErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends PasskeyErrors {}
}
