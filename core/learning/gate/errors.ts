import type { ErrorList, ErrorParamNames } from '#core/kernel/error-kind.ts';

/** Why something of a challenge can't be read or done yet, or needs no doing any more. */
export const gateErrors = {
  'enrolment.required': 'forbidden',
  'lesson.cannot_learn': 'refused',
  'lesson.not_finished': 'refused',
  'lesson.already_completed': 'conflict',
  'chapter.lessons_not_completed': 'refused',
  'chapter.already_completed': 'conflict',
  'challenge.chapters_not_completed': 'refused',
  'challenge.already_completed': 'conflict',
  'quiz.complete_first': 'refused',
  'quiz.not_completed': 'refused',
} as const satisfies ErrorList;

export const gateErrorParams = {
  'lesson.not_finished': ['leftSeconds'],
} as const satisfies ErrorParamNames<typeof gateErrors>;

type GateErrors = typeof gateErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends GateErrors {}
}
