import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Repositories } from '#core/kernel/transaction.ts';
import { checkedValues } from '../checked-values.ts';
import { compareValues, shownValues, type ComparedValue } from '../compared-values.ts';
import type { WeekValue } from '../imported-value.ts';

type Known = Pick<Repositories, 'measurementImports' | 'snapshots' | 'users'>;

/** The values beside what is there, as the member’s own calendar counts weeks. */
export const compareWithKnown = async (
  { measurementImports, snapshots, users }: Known,
  {
    userId,
    values,
    clock,
  }: Readonly<{ userId: UserId; values: readonly WeekValue[] }> & Pick<Ports, 'clock'>,
): Promise<readonly ComparedValue[]> => {
  const { timeZone } = await users.get(userId);
  const checked = checkedValues(values, { clock, timeZone });
  const [known, weeks] = await Promise.all([
    measurementImports.valuesOf(userId),
    snapshots.seriesOf(userId, null),
  ]);
  return compareValues(checked, shownValues(known), weeks);
};

/** What a file would bring: new, equal or different, value by value. Nothing is kept. */
export const previewImport =
  ({ reads, clock }: Reads<'measurementImports' | 'snapshots' | 'users'> & Pick<Ports, 'clock'>) =>
  async (
    actor: Actor,
    { values }: Readonly<{ values: readonly WeekValue[] }>,
  ): Promise<{ items: readonly ComparedValue[] }> => ({
    items: await compareWithKnown(reads, { userId: requireMember(actor).id, values, clock }),
  });
