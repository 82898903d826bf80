import type { ErrorFields, ErrorList } from '#core/kernel/error-kind.ts';

export const questionErrors = {
  'question.not_found': 'not_found',
  'question.slug_taken': 'conflict',
} as const satisfies ErrorList;

export const questionErrorFields = {
  'question.slug_taken': 'body.slug',
} as const satisfies ErrorFields<typeof questionErrors>;

type QuestionErrors = typeof questionErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends QuestionErrors {}
}
