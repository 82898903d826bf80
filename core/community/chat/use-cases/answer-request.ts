import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { lockPlace } from '../steps/access.ts';
import { enterRoom } from '../steps/enter-room.ts';
import { withdrawRequestNotice } from '../notices.ts';
import { requireOpen, type RoomId } from '../room.ts';
import type { ViewNeeds } from '../views/message-view.ts';
import type { RoomDetail } from '../views/room-view.ts';
import { getRoom } from './list-rooms.ts';

type Needs = ViewNeeds & Pick<Ports, 'transaction' | 'ids'>;

/** Doing it again changes nothing. */
export const acceptRoom =
  (ports: Needs) =>
  async (actor: Actor, roomId: RoomId): Promise<RoomDetail> => {
    const { id } = requireMember(actor);
    const step = { at: ports.clock.now(), ids: ports.ids };
    await ports.transaction(async (repositories) => {
      const { room, member } = await lockPlace(repositories, roomId, id);
      if (member.state === 'REQUEST')
        await enterRoom(repositories, { room: requireOpen(room), member }, step);
    });
    return getRoom(ports)(actor, roomId);
  };

/** The person who asked is not notified, and goes on seeing a question without an answer. */
export const declineRoom =
  ({ transaction }: Pick<Ports, 'transaction'>) =>
  async (actor: Actor, roomId: RoomId): Promise<Readonly<{ ok: true }>> => {
    const { id } = requireMember(actor);
    await transaction(async (repositories) => {
      const { room, member } = await lockPlace(repositories, roomId, id);
      if (member.state !== 'REQUEST') return;
      await repositories.chatMembers.put([{ ...member, state: 'DECLINED', sortAt: null }]);
      await withdrawRequestNotice(repositories, room.id, id);
      repositories.liveRooms.changed({ kind: 'chat-member', roomId: room.id, userId: id, change: 'CLEARED' });
    });
    return { ok: true };
  };
