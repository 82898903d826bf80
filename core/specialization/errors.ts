import type { ErrorList } from '#core/kernel/error-kind.ts';

export const specializationErrors = {
  'specialization.not_found': 'not_found',
  'specialization.user_not_found': 'not_found',
  'specialization.exists': 'conflict',
  'specialization.not_permitted': 'forbidden',
  'specialization.not_pending': 'conflict',
} as const satisfies ErrorList;
