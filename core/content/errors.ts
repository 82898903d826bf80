import type { ErrorList } from '#core/kernel/error-kind.ts';

export const contentErrors = {
  'post.not_found': 'not_found',
  'post.title_required': 'invalid',
  'post.not_allowed': 'forbidden',
  'post.cannot_view_draft': 'not_found',
} as const satisfies ErrorList;
