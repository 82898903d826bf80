import type { ErrorList } from '#core/kernel/error-kind.ts';

export const secondFactorErrors = {
  'second_factor.code_invalid': 'refused',
  'second_factor.too_many_codes': 'too_soon',
  'second_factor.challenge_over': 'refused',
  'second_factor.exists': 'conflict',
  'second_factor.none': 'conflict',
  'second_factor.not_begun': 'refused',
  'second_factor.required': 'refused',
  'second_factor.passkey_due': 'refused',
  'second_factor.device_not_found': 'not_found',
} as const satisfies ErrorList;

type SecondFactorErrors = typeof secondFactorErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends SecondFactorErrors {}
}
