import type { ErrorList } from '#core/kernel/error-kind.ts';

export const viewingErrors = {
  'viewing.not_found': 'not_found',
  'viewing.own_account': 'refused',
  'viewing.staff_account': 'forbidden',
  'viewing.account_closed': 'refused',
  /** It was left, its half hour is over, or the right to it is gone. */
  'viewing.over': 'forbidden',
  /** Whatever changes something. */
  'viewing.read_only': 'forbidden',
  /** Photos, talks and what else stays with the member. */
  'viewing.not_shown': 'forbidden',
} as const satisfies ErrorList;

type ViewingErrors = typeof viewingErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends ViewingErrors {}
}
