import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Writes } from '#core/kernel/transaction.ts';
import {
  maxImportsOfMember,
  maxValuesOfMember,
  type ImportSource,
  type WeekValue,
} from '../imported-value.ts';
import { compareWithKnown } from './preview-import.ts';

type Input = Readonly<{
  source: ImportSource;
  fileName: string;
  /** `replace`: the member has seen that another number is there, and wants this one shown. */
  values: readonly (WeekValue & Readonly<{ replace: boolean }>)[];
}>;

export type KeptImport = Readonly<{
  id: string;
  added: number;
  replaced: number;
  /** Already there with the same number. */
  equal: number;
  /** Another number is there, and nobody asked for this one. */
  left: number;
}>;

/** Keeps what is new, and of what differs only what was asked for. No save, no fee, no reward, no streak. */
export const keepImport =
  ({
    transaction,
    clock,
    ids,
  }: Writes<'measurementImports' | 'snapshots' | 'users'> & Pick<Ports, 'clock' | 'ids'>) =>
  async (actor: Actor, { source, fileName, values }: Input): Promise<KeptImport> => {
    const { id: userId } = requireMember(actor);
    const asked = new Set(
      values.flatMap(({ metric, week, replace }) => (replace ? [`${metric} ${week}`] : [])),
    );
    return transaction(async (repositories) => {
      const { measurementImports } = repositories;
      await measurementImports.lockMember(userId);
      const compared = await compareWithKnown(repositories, { userId, values, clock });
      const added = compared.filter(({ standing }) => standing === 'NEW');
      const differing = compared.filter(({ standing }) => standing === 'DIFFERS');
      const replaced = differing.filter(({ metric, week }) => asked.has(`${metric} ${week}`));
      const kept = [...added, ...replaced].map(({ metric, week, value, days }) => ({
        metric,
        week,
        value,
        days,
      }));
      if (kept.length === 0) throw new DomainError('measurement_import.nothing_new');

      const before = await measurementImports.of(userId);
      if (before.length >= maxImportsOfMember)
        throw new DomainError('measurement_import.too_many_imports', { max: maxImportsOfMember });
      const stored = before.reduce((sum, made) => sum + made.values, 0);
      if (stored + kept.length > maxValuesOfMember)
        throw new DomainError('measurement_import.too_many_values', { max: maxValuesOfMember });

      const id = ids.next();
      await measurementImports.insert({ id, userId, source, fileName, createdAt: clock.now() }, kept);
      return {
        id,
        added: added.length,
        replaced: replaced.length,
        equal: compared.length - added.length - differing.length,
        left: differing.length - replaced.length,
      };
    });
  };
