import type { Actor } from '#core/access/actor/actor.ts';
import type { LocalizedText } from '#core/kernel/language.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { specializationLabel } from '../label.ts';
import type { Specialization } from '../specialization.ts';

export type PublicSpecialization = Pick<Specialization, 'description' | 'infoUrl'> &
  Readonly<{ id: Specialization['type']; label: LocalizedText }>;

export const presentSpecialization = (
  { type, description, infoUrl }: Specialization,
  siteName: string,
): PublicSpecialization => ({ id: type, label: specializationLabel(type, siteName), description, infoUrl });

/** What coaches can be recognised for, for everybody to read. */
export const listSpecializations =
  ({ reads }: Reads<'settings' | 'specializations'>) =>
  async (_actor: Actor): Promise<{ items: readonly PublicSpecialization[] }> => {
    const [all, { siteName }] = await Promise.all([reads.specializations.all(), reads.settings.read()]);
    const offered = all.filter(({ status }) => status === 'ACTIVE');
    return { items: offered.map((specialization) => presentSpecialization(specialization, siteName)) };
  };
