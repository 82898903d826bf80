import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Writes } from '#core/kernel/transaction.ts';
import { existingPerson } from '../existing-person.ts';
import { muteUntil, type MuteDays } from '../relation.ts';

type Muting = Readonly<{ userId: UserId; days: MuteDays | null }>;

/** Neither seen nor heard from now on; they do not notice. Muting again counts from now. */
export const muteUser =
  ({ transaction, clock }: Writes<'relations' | 'users'> & Pick<Ports, 'clock'>) =>
  async (actor: Actor, { userId, days }: Muting): Promise<{ muted: true; until: Date | null }> => {
    const viewer = requireMember(actor);
    const createdAt = clock.now();
    const until = muteUntil(days, createdAt);
    await transaction(async (repositories) => {
      await existingPerson(repositories, viewer, userId);
      await repositories.relations.put({
        ownerId: viewer.id,
        otherId: userId,
        kind: 'MUTE',
        until,
        createdAt,
      });
    });
    return { muted: true, until };
  };

export const unmuteUser =
  ({ transaction }: Writes<'relations'>) =>
  async (actor: Actor, userId: UserId): Promise<{ muted: false }> => {
    const { id } = requireMember(actor);
    await transaction(({ relations }) => relations.delete(id, userId, 'MUTE'));
    return { muted: false };
  };
