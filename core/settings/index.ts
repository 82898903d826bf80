import type { Ports } from '#core/ports.ts';
import { readOverview } from './overview.ts';
import { forgetLeftovers } from './use-cases/forget-leftovers.ts';
import { readPublicSettings, readSettings } from './use-cases/read-settings.ts';
import { updateSettings } from './use-cases/update-settings.ts';

export const settingsUseCases = (ports: Ports) => ({
  readPublicSettings: readPublicSettings(ports),
  readSettings: readSettings(ports),
  updateSettings: updateSettings(ports),
  readOverview: readOverview(ports),
  forgetLeftovers: forgetLeftovers(ports),
});
