import type { ErrorFields, ErrorList, ErrorParamNames } from '#core/kernel/error-kind.ts';

export const postErrors = {
  'post.not_found': 'not_found',
  'post.title_required': 'invalid',
  'post.not_allowed': 'forbidden',
  'post.cannot_view_draft': 'not_found',
  'post.wrong_state': 'conflict',
  'post.slug_taken': 'conflict',
  'post.not_ready': 'refused',
  'post.own_review': 'refused',
  'post.schedule_invalid': 'invalid',
  'post.translation_exists': 'conflict',
  'post.translation_unreviewed': 'refused',
  'revision.not_found': 'not_found',
} as const satisfies ErrorList;

export const postErrorParams = {
  'post.not_ready': ['count'],
  'post.schedule_invalid': ['minutes', 'days'],
} as const satisfies ErrorParamNames<typeof postErrors>;

export const postErrorFields = {
  'post.slug_taken': 'body.wantedSlug',
} as const satisfies ErrorFields<typeof postErrors>;

type PostErrors = typeof postErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends PostErrors {}
}
