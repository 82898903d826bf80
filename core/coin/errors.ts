import type { ErrorList } from '#core/kernel/error-kind.ts';

export const coinErrors = {
  'coin.not_enough': 'refused',
  'coin.amount_invalid': 'invalid',
  'coin.reason_required': 'invalid',
  'coin.hold_not_pending': 'conflict',
  'coin.conversion_one_way': 'refused',
  'idempotency.key_reused': 'conflict',
  'idempotency.key_invalid': 'invalid',
  'payment.not_found': 'not_found',
  'payment.not_pending': 'conflict',
  'payment.unique_id_error': 'conflict',
  'payment.invalid_package': 'invalid',
  'payment.package_not_found': 'not_found',
  'payment.method_not_found': 'not_found',
  'payment.bank_code_required': 'refused',
  'transaction.not_found': 'not_found',
  'transaction.not_pending': 'conflict',
  'reward.not_found': 'not_found',
  'reward.not_allowed': 'refused',
  'reward.already_claimed': 'conflict',
} as const satisfies ErrorList;
