import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { getPublicProfile } from './use-cases/get-public-profile.ts';
import { exportMyData } from './use-cases/export-my-data.ts';
import { anonymiseDueAccounts } from './use-cases/anonymise-due-accounts.ts';
import { tiesOf } from '#core/body/snapshot/hooks.ts';

const useCases = (ports: Composition) => ({
  getPublicProfile: getPublicProfile({ ...ports, ...tiesOf(ports) }),
  exportMyData: exportMyData(ports),
  anonymiseDueAccounts: anonymiseDueAccounts(ports),
});

export const memberLifecycleModule = {
  name: 'account',
  useCases,
} as const satisfies Module;
