import type { ErrorList } from '#core/kernel/error-kind.ts';

export const pageErrors = {
  'page.not_found': 'not_found',
  /** A language is missing. */
  'page.not_ready': 'invalid',
  /** Another text of the page waits for its day. */
  'page.waiting': 'conflict',
  /** What waits can become the draft only where there is none. */
  'page.draft_exists': 'conflict',
} as const satisfies ErrorList;

type PageErrors = typeof pageErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends PageErrors {}
}
