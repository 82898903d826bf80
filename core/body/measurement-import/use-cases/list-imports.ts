import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import type { CountedImport } from '../ports.ts';

/** One's own imports, newest first. */
export const listImports =
  ({ reads }: Reads<'measurementImports'>) =>
  async (actor: Actor): Promise<{ items: readonly CountedImport[] }> => ({
    items: await reads.measurementImports.of(requireMember(actor).id),
  });
