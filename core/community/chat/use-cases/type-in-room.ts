import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { after } from '#core/kernel/time.ts';
import { requireOpen, typingFor, typingMembersMax, type RoomId } from '../room.ts';
import { placeIn } from '../steps/access.ts';

export type Typing = Readonly<{ roomId: RoomId; userId: UserId; until: Date; receivers: readonly UserId[] }>;

/** Whom it is shown to: the others in the room, not in a crowd, not across a block. Nothing of it is stored. */
export const typeInRoom =
  ({ reads, clock }: Pick<Ports, 'reads' | 'clock'>) =>
  async (actor: Actor, roomId: RoomId): Promise<Typing> => {
    const { id: userId } = requireMember(actor);
    const { room, member } = await placeIn(reads, roomId, userId);
    if (member.state !== 'INBOX') throw new DomainError('chat.room_not_found');
    requireOpen(room);
    const typing = { roomId, userId, until: after(clock.now(), typingFor) };
    if (room.memberCount > typingMembersMax) return { ...typing, receivers: [] };
    const others = (await reads.chatMembers.presentIn(roomId))
      .filter((other) => other.state === 'INBOX' && other.userId !== userId)
      .map((other) => other.userId);
    const blocked = await reads.relations.blockedEitherWay(userId, others);
    return { ...typing, receivers: others.filter((id) => !blocked.has(id)) };
  };
