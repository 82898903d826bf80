import type { ErrorList, ErrorParamNames } from '#core/kernel/error-kind.ts';

export const commentErrors = {
  'comment.not_found': 'not_found',
  'comment.not_owner': 'forbidden',
  'comment.has_children': 'refused',
  'comment.locked': 'refused',
  'feed.duplicate': 'too_soon',
  'social.text_limit': 'refused',
} as const satisfies ErrorList;

/** The most that one text of this account takes. */
export const commentErrorParams = {
  'social.text_limit': ['links', 'mentions'],
} as const satisfies ErrorParamNames<typeof commentErrors>;

type CommentErrors = typeof commentErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends CommentErrors {}
}
