import type { ErrorList } from '#core/kernel/error-kind.ts';

export const levelErrors = {
  'level.offer_not_found': 'not_found',
  'level.higher_active': 'conflict',
  'level.without_end': 'conflict',
  'level.too_far_ahead': 'conflict',
  'level.price_changed': 'conflict',
  'level.closed': 'conflict',
  'level.for_sale': 'conflict',
} as const satisfies ErrorList;

type LevelErrors = typeof levelErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends LevelErrors {}
}
