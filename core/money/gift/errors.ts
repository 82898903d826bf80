import type { ErrorFields, ErrorList, ErrorParamNames } from '#core/kernel/error-kind.ts';

export const giftErrors = {
  'gift.closed': 'refused',
  'gift.not_possible': 'refused',
  'gift.self': 'refused',
  'gift.too_small': 'refused',
  'gift.too_large': 'refused',
  'gift.day_full': 'refused',
  'gift.receiver_full': 'refused',
  'gift.email_unconfirmed': 'refused',
  'gift.account_too_new': 'refused',
  'gift.not_found': 'not_found',
  'gift.thanked': 'conflict',
} as const satisfies ErrorList;

/** Values that the sentences of these codes speak of. */
export const giftErrorParams = {
  'gift.too_small': ['min'],
  'gift.too_large': ['max'],
  'gift.day_full': ['left'],
  'gift.account_too_new': ['days'],
} as const satisfies ErrorParamNames<typeof giftErrors>;

/** Where in the body stands what must be unique or exist. */
export const giftErrorFields = {
  'gift.not_possible': 'body.receiver',
  'gift.self': 'body.receiver',
} as const satisfies ErrorFields<typeof giftErrors>;

type GiftErrors = typeof giftErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends GiftErrors {}
}
