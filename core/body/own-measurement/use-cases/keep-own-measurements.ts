import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import {
  arranged,
  checkedMeasurement,
  maxOwnMeasurements,
  requireFreeName,
  type OwnMeasurement,
  type OwnMeasurementInput,
} from '../own-measurement.ts';
import type { CountedMeasurement } from '../ports.ts';
import { requireOwned } from './owned.ts';

type Items = Readonly<{ items: readonly CountedMeasurement[] }>;

/** What the member measures beside the profile, in the member’s own order, each with its latest value. */
export const listOwnMeasurements =
  ({ reads }: Reads<'ownMeasurements'>) =>
  async (actor: Actor): Promise<Items> => ({
    items: await reads.ownMeasurements.of(requireMember(actor).id),
  });

/** One more at the end of the list. Whether a value is one number or two stays as it began. */
export const addOwnMeasurement =
  ({ transaction, clock, ids }: Writes<'ownMeasurements'> & Pick<Ports, 'clock' | 'ids'>) =>
  async (
    actor: Actor,
    input: OwnMeasurementInput & Pick<OwnMeasurement, 'numbers'>,
  ): Promise<{ id: string }> => {
    const { id: userId } = requireMember(actor);
    const { numbers } = input;
    const checked = checkedMeasurement(input, numbers);
    return transaction(async ({ ownMeasurements }) => {
      await ownMeasurements.lockMember(userId);
      const others = await ownMeasurements.of(userId);
      if (others.length >= maxOwnMeasurements)
        throw new DomainError('own_measurement.too_many', { max: maxOwnMeasurements });
      requireFreeName(checked.name, others);
      const id = ids.next();
      const place = (others.at(-1)?.place ?? 0) + 1;
      await ownMeasurements.insert({ id, userId, ...checked, numbers, place, createdAt: clock.now() });
      return { id };
    });
  };

/** Another name, unit or range; the values stay as they were written down. */
export const changeOwnMeasurement =
  ({ transaction }: Writes<'ownMeasurements'>) =>
  async (actor: Actor, id: string, input: OwnMeasurementInput): Promise<{ ok: true }> => {
    const { id: userId } = requireMember(actor);
    return transaction(async ({ ownMeasurements }) => {
      await ownMeasurements.lockMember(userId);
      const found = await requireOwned(ownMeasurements, { id, userId });
      const checked = checkedMeasurement(input, found.numbers);
      const all = await ownMeasurements.of(userId);
      requireFreeName(
        checked.name,
        all.filter((other) => other.id !== id),
      );
      await ownMeasurements.update({ ...found, ...checked });
      return { ok: true };
    });
  };

/** The order in which the member wants to see them. */
export const orderOwnMeasurements =
  ({ transaction }: Writes<'ownMeasurements'>) =>
  async (actor: Actor, ids: readonly string[]): Promise<{ ok: true }> => {
    const { id: userId } = requireMember(actor);
    return transaction(async ({ ownMeasurements }) => {
      await ownMeasurements.lockMember(userId);
      const inOrder = arranged(await ownMeasurements.of(userId), ids);
      for (const [index, { id, place }] of inOrder.entries())
        if (place !== index + 1) await ownMeasurements.putPlace(id, index + 1);
      return { ok: true };
    });
  };

/** Takes a measurement away with all its values. */
export const removeOwnMeasurement =
  ({ transaction }: Writes<'ownMeasurements'>) =>
  async (actor: Actor, id: string): Promise<{ ok: true }> => {
    const { id: userId } = requireMember(actor);
    return transaction(async ({ ownMeasurements }) => {
      await requireOwned(ownMeasurements, { id, userId });
      await ownMeasurements.delete(id);
      return { ok: true };
    });
  };
