import type { ErrorList } from '#core/kernel/error-kind.ts';

export const contactErrors = {
  'contact.not_found': 'not_found',
  'contact.form_expired': 'conflict',
  'contact.wrong_state': 'conflict',
} as const satisfies ErrorList;

type ContactErrors = typeof contactErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends ContactErrors {}
}
