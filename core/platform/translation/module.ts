import type { Module } from '#core/kernel/module.ts';
import { translationErrorParams, translationErrors } from './errors.ts';

/** Other modules call `translateText` for texts of their own; there is nothing to ask for by itself. */
export const translationModule = {
  name: 'translation',
  errors: translationErrors,
  errorParams: translationErrorParams,
  hooks: {
    whenMemberIsAnonymised: ({ translations }, userId) => translations.deleteAllOf(userId),
  },
  useCases: () => ({}),
} as const satisfies Module;
