import type { ErrorList } from '#core/kernel/error-kind.ts';

export const aiCoachErrors = {
  'ai.indicator_not_found': 'not_found',
  'ai.indicator_id_required': 'invalid',
  'ai.cannot_get_messages': 'unavailable',
  'ai.pro_required': 'forbidden',
} as const satisfies ErrorList;
