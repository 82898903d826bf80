import type { ErrorList } from '#core/kernel/error-kind.ts';

export const changelogErrors = {
  'changelog.not_found': 'not_found',
} as const satisfies ErrorList;

type ChangelogErrors = typeof changelogErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends ChangelogErrors {}
}
