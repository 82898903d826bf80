import type { Module } from '#core/kernel/module.ts';
import { richTextErrorParams, richTextErrors } from './errors.ts';

/** Other modules call `requireRichText` for texts of their own; there is nothing to ask for by itself. */
export const richTextModule = {
  name: 'richText',
  errors: richTextErrors,
  errorParams: richTextErrorParams,
  useCases: () => ({}),
} as const satisfies Module;
