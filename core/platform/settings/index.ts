import type { Ports } from '#core/kernel/ports.ts';
import { readOverview } from '#core/member-lifecycle/overview/overview.ts';
import { forgetLeftovers } from '#core/platform/retention/use-cases/forget-leftovers.ts';
import { readPublicSettings, readSettings } from './use-cases/read-settings.ts';
import { updateSettings } from './use-cases/update-settings.ts';

export const settingsUseCases = (ports: Ports) => ({
  readPublicSettings: readPublicSettings(ports),
  readSettings: readSettings(ports),
  updateSettings: updateSettings(ports),
  readOverview: readOverview(ports),
  forgetLeftovers: forgetLeftovers(ports),
});
