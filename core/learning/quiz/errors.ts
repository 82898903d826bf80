import type { ErrorList, ErrorParamNames } from '#core/kernel/error-kind.ts';

export const quizErrors = {
  'quiz.not_found': 'not_found',
  'quiz.required': 'invalid',
  'quiz.exists': 'conflict',
  'quiz.question_required': 'invalid',
  'quiz.question_id_required': 'invalid',
  'quiz.answers_required': 'invalid',
  'quiz.correct_answer_required': 'invalid',
  'quiz.choice_empty': 'invalid',
  'quiz.choice_unknown': 'invalid',
  'quiz.selected_required': 'invalid',
  'quiz.already_completed': 'conflict',
  'quiz.already_passed': 'conflict',
  'quiz.max_attempts': 'refused',
  'quiz.attempt_not_found': 'not_found',
  'quiz.too_soon': 'too_soon',
  'quiz.already_asked': 'conflict',
  'quiz.attempts_left': 'refused',
} as const satisfies ErrorList;

export const quizErrorParams = {
  'quiz.max_attempts': ['allowed'],
  'quiz.too_soon': ['seconds'],
} as const satisfies ErrorParamNames<typeof quizErrors>;

type QuizErrors = typeof quizErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends QuizErrors {}
}
