import type { ErrorList } from '#core/kernel/error-kind.ts';

export const specializationErrors = {
  'specialization.not_found': 'not_found',
  'specialization.user_not_found': 'not_found',
  'specialization.exists': 'conflict',
  'specialization.not_permitted': 'forbidden',
  'specialization.not_pending': 'conflict',
  'specialization.own': 'forbidden',
  'specialization.evidence_required': 'invalid',
  'specialization.evidence_dates': 'invalid',
  'specialization.checklist_incomplete': 'invalid',
} as const satisfies ErrorList;

type SpecializationErrors = typeof specializationErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends SpecializationErrors {}
}
