import type { ErrorList, ErrorParamNames } from '#core/kernel/error-kind.ts';

export const retentionErrors = {
  'retention.out_of_bounds': 'invalid',
} as const satisfies ErrorList;

export const retentionErrorParams = {
  'retention.out_of_bounds': ['least', 'most'],
} as const satisfies ErrorParamNames<typeof retentionErrors>;

type RetentionErrors = typeof retentionErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends RetentionErrors {}
}
