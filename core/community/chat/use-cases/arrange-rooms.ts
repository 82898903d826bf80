import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { mutedFor, pinnedRoomsMax, type Member, type MuteHours } from '../member.ts';
import type { RoomId } from '../room.ts';
import type { ViewNeeds } from '../views/message-view.ts';
import type { RoomDetail } from '../views/room-view.ts';
import { getRoom } from './list-rooms.ts';

type Needs = ViewNeeds & Pick<Ports, 'transaction'>;

/** Changes one's own place in a room; nobody else sees it. */
const arrange =
  (ports: Needs) =>
  async (
    actor: Actor,
    roomId: RoomId,
    change: (repositories: Repositories, member: Member) => Member | Promise<Member>,
  ): Promise<RoomDetail> => {
    const { id: userId } = requireMember(actor);
    await ports.transaction(async (repositories) => {
      const member = await repositories.chatMembers.lock(roomId, userId);
      if (member?.state !== 'INBOX') throw new DomainError('chat.room_not_found');
      await repositories.chatMembers.put([await change(repositories, member)]);
      repositories.liveRooms.changed({ kind: 'chat-member', roomId, userId, change: 'ROOM' });
    });
    return getRoom(ports)(actor, roomId);
  };

type Muting = Readonly<{ roomId: RoomId; hours: MuteHours | 0 | null }>;

/** `hours` 0 lets it be heard again, null silences it for good. */
export const muteRoom =
  (ports: Needs) =>
  async (actor: Actor, { roomId, hours }: Muting): Promise<RoomDetail> =>
    arrange(ports)(actor, roomId, (_, member) => ({
      ...member,
      mutedUntil: hours === 0 ? null : mutedFor(hours, ports.clock.now()),
      ...(hours !== 0 && { noticeAt: null, mailAt: null }),
    }));

const requirePinLeft = async (
  { socialCounts, chatMembers }: Pick<Repositories, 'socialCounts' | 'chatMembers'>,
  userId: UserId,
): Promise<void> => {
  // Two devices that pin at the same instant are counted one after the other.
  await socialCounts.lock(userId);
  if ((await chatMembers.countPinned(userId)) >= pinnedRoomsMax)
    throw new DomainError('chat.pin_limit', { count: pinnedRoomsMax });
};

export const pinRoom =
  (ports: Needs) =>
  async (actor: Actor, roomId: RoomId): Promise<RoomDetail> =>
    arrange(ports)(actor, roomId, async (repositories, member) => {
      if (member.pinnedAt !== null) return member;
      await requirePinLeft(repositories, member.userId);
      const at = ports.clock.now();
      return { ...member, pinnedAt: at, sortAt: member.sortAt ?? at };
    });

export const unpinRoom =
  (ports: Needs) =>
  async (actor: Actor, roomId: RoomId): Promise<RoomDetail> =>
    arrange(ports)(actor, roomId, (_, member) => ({ ...member, pinnedAt: null }));
