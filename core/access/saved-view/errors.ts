import type { ErrorList, ErrorParamNames } from '#core/kernel/error-kind.ts';

export const savedViewErrors = {
  /** Nobody's by this id, or one that its owner keeps alone, or of a list that the asking person may not see. */
  'saved_view.not_found': 'not_found',
  'saved_view.not_own': 'forbidden',
  'saved_view.limit': 'refused',
} as const satisfies ErrorList;

/** Values that the sentences of these codes speak of. */
export const savedViewErrorParams = {
  'saved_view.limit': ['max'],
} as const satisfies ErrorParamNames<typeof savedViewErrors>;

type SavedViewErrors = typeof savedViewErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends SavedViewErrors {}
}
