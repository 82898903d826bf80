import type { ErrorList, ErrorParamNames } from '#core/kernel/error-kind.ts';

export const coinErrors = {
  'coin.not_enough': 'refused',
  'coin.amount_invalid': 'invalid',
  'coin.reason_required': 'invalid',
  'coin.grant_too_large': 'refused',
  'coin.request_not_found': 'not_found',
  'coin.request_not_pending': 'conflict',
  'coin.second_person_required': 'conflict',
  'coin.hold_not_pending': 'conflict',
  'idempotency.key_reused': 'conflict',
  'idempotency.key_invalid': 'invalid',
  'transaction.not_found': 'not_found',
  'transaction.not_pending': 'conflict',
  'transaction.month_not_begun': 'invalid',
  'transaction.statement_too_long': 'refused',
  'reward.not_found': 'not_found',
  'reward.not_allowed': 'refused',
  'reward.already_claimed': 'conflict',
} as const satisfies ErrorList;

/** Values that the sentences of these codes speak of. */
export const coinErrorParams = {
  'coin.not_enough': ['coin', 'missing'],
  'coin.grant_too_large': ['max'],
} as const satisfies ErrorParamNames<typeof coinErrors>;

type CoinErrors = typeof coinErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends CoinErrors {}
}
