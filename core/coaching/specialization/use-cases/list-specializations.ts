import type { Actor } from '#core/access/actor/actor.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { presentSpecialization, type PublicSpecialization } from '../views/shown-specialization.ts';

/** What coaches can be recognised for, for everybody to read. */
export const listSpecializations =
  ({ reads }: Reads<'settings' | 'specializations'>) =>
  async (_actor: Actor): Promise<{ items: readonly PublicSpecialization[] }> => {
    const [all, { siteName }] = await Promise.all([reads.specializations.all(), reads.settings.read()]);
    const offered = all.filter(({ status }) => status === 'ACTIVE');
    return { items: offered.map((specialization) => presentSpecialization(specialization, siteName)) };
  };
