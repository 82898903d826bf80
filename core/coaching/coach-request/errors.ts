import type { ErrorList } from '#core/kernel/error-kind.ts';

export const coachRequestErrors = {
  'coach_request.not_found': 'not_found',
  'coach_request.already_requested': 'conflict',
  'coach_request.already_coach': 'conflict',
  'coach_request.not_pending': 'conflict',
  'coach_request.awaiting_approval': 'conflict',
  'coach_request.go_to_coach_settings': 'conflict',
  'coach_request.own': 'forbidden',
  'coach_request.checklist_incomplete': 'invalid',
} as const satisfies ErrorList;

type CoachRequestErrors = typeof coachRequestErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends CoachRequestErrors {}
}
