import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Writes } from '#core/kernel/transaction.ts';

/** Takes one import away with all it brought; what it stood in front of is shown again. */
export const removeImport =
  ({ transaction }: Writes<'measurementImports'>) =>
  async (actor: Actor, id: string): Promise<{ ok: true }> => {
    const { id: userId } = requireMember(actor);
    return transaction(async ({ measurementImports }) => {
      const made = await measurementImports.find(id);
      // Whether another member has such an import is nobody's business.
      if (made?.userId !== userId) throw new DomainError('measurement_import.not_found');
      await measurementImports.delete(id);
      return { ok: true };
    });
  };
