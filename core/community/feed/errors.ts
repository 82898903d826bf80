import type { ErrorList, ErrorParamNames } from '#core/kernel/error-kind.ts';

export const feedErrors = {
  'feed.not_found': 'not_found',
  'feed.not_owner': 'forbidden',
  'feed.empty': 'invalid',
  'feed.too_many_media': 'invalid',
  'feed.card_invalid': 'invalid',
  'feed.restore_expired': 'refused',
} as const satisfies ErrorList;

export const feedErrorParams = {
  'feed.too_many_media': ['count'],
} as const satisfies ErrorParamNames<typeof feedErrors>;

type FeedErrors = typeof feedErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends FeedErrors {}
}
