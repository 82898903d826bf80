import type { ErrorList } from '#core/kernel/error-kind.ts';

export const accessErrors = {
  'access.not_authorized': 'forbidden',
  'access.sign_in_required': 'unauthenticated',
  'role.not_found': 'not_found',
  'role.exists': 'conflict',
  'role.in_use': 'conflict',
  'role.built_in': 'conflict',
  'role.beyond_own_permissions': 'forbidden',
  'role.greater_than_own': 'forbidden',
} as const satisfies ErrorList;
