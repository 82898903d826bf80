import type { ErrorFields, ErrorList, ErrorParamNames } from '#core/kernel/error-kind.ts';

export const partnerErrors = {
  'partner.not_found': 'not_found',
  'partner.logo_not_found': 'not_found',
  'partner.has_rewards': 'conflict',
  'partner.owner_not_found': 'not_found',
  'partner_reward.not_found': 'not_found',
  'partner_reward.time_unit_not_allowed': 'invalid',
  'partner_reward.invalid_date_range': 'invalid',
  'partner_reward.stock_required': 'invalid',
  'partner_reward.stock_below_claimed': 'conflict',
  'partner_reward.has_claims': 'conflict',
  'partner_reward.code_required': 'invalid',
  'partner_reward.not_allowed': 'refused',
  'partner_reward.not_started': 'refused',
  'partner_reward.ended': 'refused',
  'partner_reward.out_of_stock': 'refused',
  'partner_reward.wait': 'refused',
  'partner_reward.awaiting_approval': 'conflict',
  'partner_reward.code_wrong': 'refused',
  'partner_claim.not_found': 'not_found',
  'partner_claim.not_pending': 'conflict',
  'partner_claim.own': 'forbidden',
} as const satisfies ErrorList;

/** Values that the sentences of these codes speak of. */
export const partnerErrorParams = {
  'partner_reward.stock_below_claimed': ['claimed'],
} as const satisfies ErrorParamNames<typeof partnerErrors>;

/** Where in the body stands what must be unique or exist. */
export const partnerErrorFields = {
  'partner.logo_not_found': 'body.logoId',
  'partner.owner_not_found': 'body.ownerId',
} as const satisfies ErrorFields<typeof partnerErrors>;

type PartnerErrors = typeof partnerErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends PartnerErrors {}
}
