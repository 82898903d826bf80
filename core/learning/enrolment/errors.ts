import type { ErrorList } from '#core/kernel/error-kind.ts';

export const enrolmentErrors = {
  'enrolment.exists': 'conflict',
  'enrolment.not_found': 'not_found',
  'enrolment.not_refundable': 'refused',
  'challenge_review.not_allowed': 'refused',
  'challenge_review.not_found': 'not_found',
} as const satisfies ErrorList;

type EnrolmentErrors = typeof enrolmentErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends EnrolmentErrors {}
}
