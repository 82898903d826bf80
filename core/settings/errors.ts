import type { ErrorList } from '#core/kernel/error-kind.ts';

export const settingsErrors = {
  'setting.not_found': 'not_found',
  'setting.invalid': 'invalid',
} as const satisfies ErrorList;
