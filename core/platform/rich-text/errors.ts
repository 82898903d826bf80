import type { ErrorList, ErrorParamNames } from '#core/kernel/error-kind.ts';

export const richTextErrors = {
  /** Lists in lists in tables: more levels than a page can show. */
  'rich_text.too_deep': 'invalid',
  'rich_text.too_many_pictures': 'invalid',
} as const satisfies ErrorList;

export const richTextErrorParams = {
  'rich_text.too_deep': ['depth'],
  'rich_text.too_many_pictures': ['count'],
} as const satisfies ErrorParamNames<typeof richTextErrors>;

type RichTextErrors = typeof richTextErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends RichTextErrors {}
}
