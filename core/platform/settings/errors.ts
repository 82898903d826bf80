import type { ErrorList } from '#core/kernel/error-kind.ts';

export const settingsErrors = {
  'setting.invalid': 'invalid',
} as const satisfies ErrorList;

type SettingsErrors = typeof settingsErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends SettingsErrors {}
}
