import type { ErrorFields, ErrorList } from '#core/kernel/error-kind.ts';

export const categoryErrors = {
  'category.not_found': 'not_found',
  'category.in_use': 'conflict',
  'category.exists': 'conflict',
} as const satisfies ErrorList;

export const categoryErrorFields = {
  'category.exists': 'body.slug',
} as const satisfies ErrorFields<typeof categoryErrors>;

type CategoryErrors = typeof categoryErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends CategoryErrors {}
}
