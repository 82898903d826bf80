import type { ErrorList, ErrorParamNames } from '#core/kernel/error-kind.ts';

export const settingsErrors = {
  'setting.invalid': 'invalid',
  'brand.format': 'invalid',
  'brand.too_small': 'invalid',
  'brand.not_square': 'invalid',
  'brand.wrong_shape': 'invalid',
} as const satisfies ErrorList;

/** Values that the sentences of these codes speak of. */
export const settingsErrorParams = {
  'brand.too_small': ['width', 'height'],
} as const satisfies ErrorParamNames<typeof settingsErrors>;

type SettingsErrors = typeof settingsErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends SettingsErrors {}
}
