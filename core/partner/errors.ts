import type { ErrorList } from '#core/kernel/error-kind.ts';

export const partnerErrors = {
  'partner.not_found': 'not_found',
  'partner.logo_not_found': 'not_found',
  'partner_reward.not_found': 'not_found',
  'partner_reward.time_unit_not_allowed': 'invalid',
  'partner_reward.invalid_date_range': 'invalid',
} as const satisfies ErrorList;
