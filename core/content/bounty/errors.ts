import type { ErrorList, ErrorParamNames } from '#core/kernel/error-kind.ts';

export const bountyErrors = {
  'bounty.closed': 'conflict',
  'bounty.own': 'refused',
  'bounty.cap_reached': 'refused',
  'bounty.over_limit': 'refused',
} as const satisfies ErrorList;

/** Values that the sentences of these codes speak of. */
export const bountyErrorParams = {
  'bounty.cap_reached': ['left'],
  'bounty.over_limit': ['max'],
} as const satisfies ErrorParamNames<typeof bountyErrors>;

type BountyErrors = typeof bountyErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends BountyErrors {}
}
