import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { rangeStart, type TimelineRange } from '#core/body/snapshot/views/shown-timeline.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { isoWeekOf, localTimeOf } from '#core/kernel/week.ts';
import {
  checkedValue,
  isUnusual,
  maxOwnValues,
  requireOwnDay,
  type OwnMeasurement,
  type OwnValue,
} from '../own-measurement.ts';
import { requireOwned } from './owned.ts';

export type ShownValue = OwnValue & Readonly<{ unusual: boolean }>;

/** One measurement with its values, the earliest day first. */
export const readOwnValues =
  ({ reads, clock }: Reads<'ownMeasurements' | 'users'> & Pick<Ports, 'clock'>) =>
  async (
    actor: Actor,
    { id, range = 'all' }: Readonly<{ id: string; range?: TimelineRange | undefined }>,
  ): Promise<{ measurement: OwnMeasurement; values: readonly ShownValue[] }> => {
    const { id: userId } = requireMember(actor);
    const measurement = await requireOwned(reads.ownMeasurements, { id, userId });
    const [{ timeZone }, values] = await Promise.all([
      reads.users.get(userId),
      reads.ownMeasurements.valuesOf(id),
    ]);
    const from = rangeStart(range, isoWeekOf(clock.now(), timeZone).startsOn);
    return {
      measurement,
      values: values
        .filter(({ day }) => from === null || day >= from)
        .map((value) => ({ ...value, unusual: isUnusual(measurement, value) })),
    };
  };

/** Keeps the value of a day, in place of the one it had. No save, no fee, no reward, no streak. */
export const keepOwnValue =
  ({ transaction, clock }: Writes<'ownMeasurements' | 'users'> & Pick<Ports, 'clock'>) =>
  async (actor: Actor, { id, day, ...typed }: Readonly<{ id: string }> & OwnValue): Promise<ShownValue> => {
    const { id: userId } = requireMember(actor);
    return transaction(async ({ ownMeasurements, users }) => {
      await ownMeasurements.lockMember(userId);
      const measurement = await requireOwned(ownMeasurements, { id, userId });
      const { timeZone } = await users.get(userId);
      requireOwnDay(day, localTimeOf(clock.now(), timeZone).date);
      const value = { day, ...checkedValue(measurement, typed) };
      const known = await ownMeasurements.valuesOf(id);
      if (known.length >= maxOwnValues && !known.some((other) => other.day === day))
        throw new DomainError('own_measurement.too_many_values', { max: maxOwnValues });
      await ownMeasurements.putValue(id, value);
      return { ...value, unusual: isUnusual(measurement, value) };
    });
  };

/** Takes the value of a day away; there may be none. */
export const removeOwnValue =
  ({ transaction }: Writes<'ownMeasurements'>) =>
  async (actor: Actor, { id, day }: Readonly<{ id: string; day: string }>): Promise<{ ok: true }> => {
    const { id: userId } = requireMember(actor);
    return transaction(async ({ ownMeasurements }) => {
      await requireOwned(ownMeasurements, { id, userId });
      await ownMeasurements.deleteValue(id, day);
      return { ok: true };
    });
  };
