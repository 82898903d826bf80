import type { Actor } from '#core/access/actor/actor.ts';
import { requirePermission } from '#core/access/actor/actor.ts';
import { fieldError } from '#core/kernel/domain-error.ts';
import type { Composition } from '#core/kernel/composition.ts';
import { updateSettings } from '#core/platform/settings/use-cases/update-settings.ts';
import { cleanName, nameProblem, readReserved } from '../site-name.ts';

/** One more name that only staff give. Who has it already keeps it. */
export const reserveName = (ports: Composition) => {
  const update = updateSettings(ports);
  return async (actor: Actor, typed: string): Promise<readonly string[]> => {
    requirePermission(actor, 'global');
    const name = cleanName(typed);
    const problem = nameProblem(name);
    if (problem) throw fieldError('body.name', problem, { min: 3, max: 20 });
    const { reservedNames } = await ports.reads.settings.read();
    const names = [...new Set([...readReserved(reservedNames), name])];
    await update(actor, { reservedNames: names.join(' ') });
    return names;
  };
};
