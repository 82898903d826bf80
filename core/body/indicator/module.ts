import type { Module } from '#core/kernel/module.ts';
import { indicatorErrors, indicatorErrorParams } from './errors.ts';

/** Formulas and cut-offs alone; what is done with them is in the modules above. */
export const indicatorModule = {
  name: 'indicator',
  errors: indicatorErrors,
  errorParams: indicatorErrorParams,
  useCases: () => ({}),
} as const satisfies Module;
