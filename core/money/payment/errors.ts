import type { ErrorList, ErrorParamNames } from '#core/kernel/error-kind.ts';

export const paymentErrors = {
  'payment.not_found': 'not_found',
  'payment.not_pending': 'conflict',
  'payment.unique_id_error': 'conflict',
  'payment.invalid_package': 'invalid',
  'payment.package_not_found': 'not_found',
  'payment.method_not_found': 'not_found',
  'payment.method_unavailable': 'unavailable',
  'payment.bank_code_required': 'refused',
  'payment.bank_code_invalid': 'invalid',
  'payment.bank_code_used': 'conflict',
  'payment.transfer_short': 'refused',
  'payment.own_payment': 'forbidden',
  'payment.second_person_required': 'conflict',
  'payment.coins_spent': 'conflict',
  'payment.too_many_open': 'too_soon',
  'payment.receipt_not_found': 'not_found',
  'payment.not_completed': 'conflict',
  'incoming_transfer.not_found': 'not_found',
  'incoming_transfer.not_waiting': 'conflict',
  'incoming_transfer.amount_exceeded': 'refused',
  'bank_notice.signature_invalid': 'unauthenticated',
  'bank_notice.expired': 'unauthenticated',
  'bank_notice.provider_unknown': 'not_found',
  'bank_notice.not_configured': 'unavailable',
} as const satisfies ErrorList;

/** Values that the sentences of these codes speak of. */
export const paymentErrorParams = {
  'payment.bank_code_invalid': ['character'],
  'payment.transfer_short': ['available', 'missing'],
  'payment.coins_spent': ['missing'],
  'payment.too_many_open': ['max'],
  'incoming_transfer.amount_exceeded': ['available'],
} as const satisfies ErrorParamNames<typeof paymentErrors>;

type PaymentErrors = typeof paymentErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends PaymentErrors {}
}
