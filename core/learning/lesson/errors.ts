import type { ErrorList, ErrorParamNames } from '#core/kernel/error-kind.ts';

export const lessonErrors = {
  'lesson.not_found': 'not_found',
  'lesson.id_required': 'invalid',
  'lesson.order_required': 'invalid',
  'lesson.video_unusable': 'invalid',
  'lesson.captions_invalid': 'invalid',
  'lesson.session_superseded': 'conflict',
  'lesson.note_too_long': 'invalid',
} as const satisfies ErrorList;

export const lessonErrorParams = {
  'lesson.captions_invalid': ['line'],
  'lesson.note_too_long': ['length'],
} as const satisfies ErrorParamNames<typeof lessonErrors>;

type LessonErrors = typeof lessonErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends LessonErrors {}
}
