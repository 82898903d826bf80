import type { ErrorList } from '#core/kernel/error-kind.ts';

export const settingsErrors = {
  'setting.invalid': 'invalid',
} as const satisfies ErrorList;
