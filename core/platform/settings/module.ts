import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { readPublicSettings, readSettings } from './use-cases/read-settings.ts';
import { listPublicAddresses } from './use-cases/list-public-addresses.ts';
import { updateSettings } from './use-cases/update-settings.ts';
import { settingsErrorParams, settingsErrors } from './errors.ts';

const settingsUseCases = (ports: Composition) => ({
  readPublicSettings: readPublicSettings(ports),
  readSettings: readSettings(ports),
  updateSettings: updateSettings(ports),
  listPublicAddresses: listPublicAddresses(ports),
});

export const settingsModule = {
  name: 'settings',
  errors: settingsErrors,
  errorParams: settingsErrorParams,
  useCases: settingsUseCases,
  sensitive: ['updateSettings'],
} as const satisfies Module;
