import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { lockPlace, type Place } from '../steps/access.ts';
import { closeLocked } from '../steps/close-room.ts';
import { departFrom } from '../steps/groups.ts';
import { withdrawMessageNotice } from '../notices.ts';
import { requireOpen, requireOwner, type RoomId } from '../room.ts';

type Needs = Pick<Ports, 'transaction' | 'clock' | 'ids'>;
type Done = Readonly<{ ok: true }>;
const done: Done = { ok: true };

const clear = async (repositories: Repositories, { room, member }: Place): Promise<void> => {
  const { chatMembers, liveRooms } = repositories;
  const { lastSeq } = room;
  const cleared = { clearedSeq: lastSeq, readSeq: lastSeq, noticeAt: null, mailAt: null };
  await chatMembers.put([{ ...member, ...cleared, sortAt: null, pinnedAt: null }]);
  await withdrawMessageNotice(repositories, room.id, member.userId);
  liveRooms.changed({ kind: 'chat-member', roomId: room.id, userId: member.userId, change: 'CLEARED' });
};

/** For oneself alone; the next message lists the room again. */
export const clearRoom =
  ({ transaction }: Needs) =>
  async (actor: Actor, roomId: RoomId): Promise<Done> => {
    const { id } = requireMember(actor);
    await transaction(async (repositories) =>
      clear(repositories, await lockPlace(repositories, roomId, id, { isInside: true })),
    );
    return done;
  };

/** One's group, for everybody; of two people, the history on one's own side. */
export const closeRoom =
  ({ transaction, clock, ids }: Needs) =>
  async (actor: Actor, roomId: RoomId): Promise<Done & Readonly<{ reason: 'CLOSED' | 'CLEARED' }>> => {
    const { id } = requireMember(actor);
    const isGroup = await transaction(async (repositories) => {
      const place = await lockPlace(repositories, roomId, id, { isInside: true });
      const step = { at: clock.now(), ids };
      if (place.room.type === 'ONE_TO_ONE') await clear(repositories, place);
      else
        await closeLocked(repositories, requireOpen(requireOwner(place.room, id)), { ...step, by: 'OWNER' });
      return place.room.type === 'GROUP';
    });
    return { ...done, reason: isGroup ? 'CLOSED' : 'CLEARED' };
  };

/** Out of a group; a group that loses its owner gets the longest member as its next. */
export const leaveRoom =
  ({ transaction, clock, ids }: Needs) =>
  async (actor: Actor, roomId: RoomId): Promise<Done> => {
    const { id } = requireMember(actor);
    await transaction(async (repositories) => {
      const { room, member } = await lockPlace(repositories, roomId, id);
      if (room.type !== 'GROUP') throw new DomainError('chat.not_allowed');
      await departFrom(
        repositories,
        room,
        { member, state: 'LEFT', actorId: null },
        { at: clock.now(), ids },
      );
    });
    return done;
  };
