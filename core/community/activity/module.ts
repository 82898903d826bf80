import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { limitErrorParams, limitErrors } from './errors.ts';
import { forgetOldCounts } from './use-cases/forget-old-counts.ts';

const useCases = (ports: Composition) => ({ forgetOldCounts: forgetOldCounts(ports) });

export const activityModule = {
  name: 'community',
  errors: limitErrors,
  errorParams: limitErrorParams,
  hooks: {
    whenMemberIsAnonymised: async ({ actionCounts, socialCounts }, userId) => {
      await actionCounts.deleteAllOf(userId);
      await socialCounts.deleteAllOf(userId);
    },
  },
  useCases,
} as const satisfies Module;
