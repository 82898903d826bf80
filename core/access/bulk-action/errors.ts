import type { ErrorList } from '#core/kernel/error-kind.ts';

export const bulkActionErrors = {
  'bulk_action.unknown': 'not_found',
} as const satisfies ErrorList;

type BulkActionErrors = typeof bulkActionErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends BulkActionErrors {}
}
