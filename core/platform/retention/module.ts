import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { forgetLeftovers } from './use-cases/forget-leftovers.ts';

const useCases = (ports: Composition) => ({
  forgetLeftovers: forgetLeftovers(ports),
});

export const retentionModule = {
  name: 'settings',
  useCases,
} as const satisfies Module;
