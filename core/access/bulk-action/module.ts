import type { Module } from '#core/kernel/module.ts';
import { bulkActionErrors } from './errors.ts';

/** What is done to many rows stands in the manifests of the modules that have the single actions. */
export const bulkActionModule = {
  name: 'access',
  errors: bulkActionErrors,
  useCases: () => ({}),
} as const satisfies Module;
