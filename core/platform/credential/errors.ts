import type { ErrorList, ErrorParamNames } from '#core/kernel/error-kind.ts';

export const credentialErrors = {
  /** Also a document of another kind that is not there: a list, a key, an achievement. */
  'certificate.not_found': 'not_found',
  'certificate.already_revoked': 'conflict',
  'certificate.not_reissuable': 'refused',
  'certificate.signature_invalid': 'refused',
  /** The key that would sign is known to others: nothing is issued until the operator has put a new one in place. */
  'certificate.key_compromised': 'unavailable',
} as const satisfies ErrorList;

export const credentialErrorParams = {
  'certificate.not_reissuable': ['days'],
} as const satisfies ErrorParamNames<typeof credentialErrors>;

type CredentialErrors = typeof credentialErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends CredentialErrors {}
}
