import type { Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { SnapshotId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import { comparedRows, type Comparison } from '../views/compared-weeks.ts';
import { logLook, presentOne, seenSnapshot, type Reading } from './read-snapshots.ts';

type Input = Readonly<{ id: SnapshotId; otherId: SnapshotId; language: Language }>;

/** Two weeks of one member side by side, numbers and pictures. */
export const compareWeeks =
  (reading: Reading) =>
  async (actor: Actor, { id, otherId, language }: Input): Promise<Comparison> => {
    const from = await seenSnapshot(reading, actor, id);
    const to = await seenSnapshot(reading, actor, otherId);
    if (from.owner.id !== to.owner.id) throw new DomainError('indicator.not_found');
    await logLook(reading, from, [id, otherId]);
    return {
      from: await presentOne(reading, from.snapshot, from, language),
      to: await presentOne(reading, to.snapshot, to, language),
      rows: comparedRows(from.snapshot, to.snapshot, from.view),
    };
  };
