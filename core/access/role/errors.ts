import type { ErrorFields, ErrorList } from '#core/kernel/error-kind.ts';

export const accessErrors = {
  'access.not_authorized': 'forbidden',
  'access.second_factor_required': 'forbidden',
  'access.proof_due': 'forbidden',
  'access.sign_in_required': 'unauthenticated',
  'social.restricted': 'forbidden',
  'role.not_found': 'not_found',
  'role.exists': 'conflict',
  'role.in_use': 'conflict',
  'role.built_in': 'conflict',
  'role.beyond_own_permissions': 'forbidden',
  'role.greater_than_own': 'forbidden',
} as const satisfies ErrorList;

/** Where in the body stands what must be unique or exist. */
export const accessErrorFields = {
  'role.exists': 'body.name',
} as const satisfies ErrorFields<typeof accessErrors>;

type AccessErrors = typeof accessErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends AccessErrors {}
}
