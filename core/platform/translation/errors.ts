import type { ErrorList, ErrorParamNames } from '#core/kernel/error-kind.ts';

export const translationErrors = {
  /** The reader or the writer has not switched it on. */
  'translation.off': 'refused',
  /** There is no model, or it gave no answer that can be shown. */
  'translation.unavailable': 'unavailable',
  'translation.limit': 'too_soon',
} as const satisfies ErrorList;

export const translationErrorParams = {
  'translation.limit': ['count'],
} as const satisfies ErrorParamNames<typeof translationErrors>;

type TranslationErrors = typeof translationErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends TranslationErrors {}
}
