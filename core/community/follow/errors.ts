import type { ErrorList, ErrorParamNames } from '#core/kernel/error-kind.ts';

export const followErrors = {
  'user.cannot_follow_self': 'refused',
  'follow.limit': 'refused',
} as const satisfies ErrorList;

export const followErrorParams = {
  'follow.limit': ['count'],
} as const satisfies ErrorParamNames<typeof followErrors>;

type FollowErrors = typeof followErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends FollowErrors {}
}
