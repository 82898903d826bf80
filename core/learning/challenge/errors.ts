import type { ErrorFields, ErrorList, ErrorParamNames } from '#core/kernel/error-kind.ts';

export const challengeErrors = {
  'challenge.not_found': 'not_found',
  'challenge.required': 'invalid',
  'challenge.image_not_found': 'not_found',
  'challenge.has_chapters': 'conflict',
  'challenge.slug_exists': 'conflict',
  'challenge.slug_invalid': 'invalid',
  'challenge.translation_exists': 'conflict',
  'challenge.not_open': 'conflict',
  'challenge.not_ready': 'refused',
  'challenge.not_waiting': 'conflict',
  'challenge.too_large': 'refused',
  'challenge.own': 'refused',
  'challenge.price_changed': 'conflict',
  'chapter.not_found': 'not_found',
  'chapter.has_lessons': 'conflict',
  'chapter.id_required': 'invalid',
  'chapter.order_required': 'invalid',
  'certificate.required': 'refused',
} as const satisfies ErrorList;

export const challengeErrorParams = {
  'challenge.price_changed': ['price'],
  'challenge.not_ready': ['count'],
  'challenge.too_large': ['count'],
} as const satisfies ErrorParamNames<typeof challengeErrors>;

export const challengeErrorFields = {
  'challenge.slug_exists': 'body.slug',
} as const satisfies ErrorFields<typeof challengeErrors>;

type ChallengeErrors = typeof challengeErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends ChallengeErrors {}
}
