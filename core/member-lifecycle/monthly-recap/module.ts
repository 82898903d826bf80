import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { recapErrors } from './errors.ts';
import { readRecap } from './read-recap.ts';

const useCases = (ports: Composition) => ({ readRecap: readRecap(ports) });

export const monthlyRecapModule = {
  name: 'indicator',
  errors: recapErrors,
  useCases,
} as const satisfies Module;
