import type { ErrorList } from '#core/kernel/error-kind.ts';

export const socialErrors = {
  'feed.user_required': 'unauthenticated',
  'feed.user_not_found': 'not_found',
  'feed.not_found': 'not_found',
  'comment.not_found': 'not_found',
  'comment.not_owner': 'forbidden',
  'comment.has_children': 'conflict',
} as const satisfies ErrorList;
