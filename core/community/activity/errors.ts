import type { ErrorList, ErrorParamNames } from '#core/kernel/error-kind.ts';

export const limitErrors = {
  'social.action_limit': 'too_soon',
  'social.new_account_limit': 'too_soon',
} as const satisfies ErrorList;

/** `window`: minute, hour or day. */
export const limitErrorParams = {
  'social.action_limit': ['count', 'window'],
  'social.new_account_limit': ['count', 'window'],
} as const satisfies ErrorParamNames<typeof limitErrors>;

type LimitErrors = typeof limitErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends LimitErrors {}
}
