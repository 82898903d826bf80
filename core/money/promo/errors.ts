import type { ErrorFields, ErrorList, ErrorParamNames } from '#core/kernel/error-kind.ts';

export const promoErrors = {
  'promo.unknown': 'refused',
  'promo.not_started': 'refused',
  'promo.ended': 'refused',
  'promo.used_up': 'refused',
  'promo.already_used': 'refused',
  'promo.not_for_this': 'refused',
  'promo.only_new_members': 'refused',
  'promo.top_up_too_small': 'refused',
  'promo.own': 'refused',
  'promo.code_invalid': 'invalid',
  'promo.code_and_batch': 'invalid',
  'promo.code_exists': 'conflict',
  'promo.percent_of_nothing': 'invalid',
  'promo.invalid_date_range': 'invalid',
  'promo.not_found': 'not_found',
} as const satisfies ErrorList;

/** Values that the sentences of these codes speak of. */
export const promoErrorParams = {
  'promo.top_up_too_small': ['min'],
} as const satisfies ErrorParamNames<typeof promoErrors>;

/** Where in the body stands what must be unique or exist. */
export const promoErrorFields = {
  'promo.code_exists': 'body.code',
} as const satisfies ErrorFields<typeof promoErrors>;

type PromoErrors = typeof promoErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends PromoErrors {}
}
