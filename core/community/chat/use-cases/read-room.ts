import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { PersonCard } from '#core/people/profile/views/person-card.ts';
import { shownMessage } from '../steps/access.ts';
import { isPresent, readUpTo } from '../member.ts';
import type { MessageId } from '../message.ts';
import { withdrawMessageNotice } from '../notices.ts';
import type { RoomId } from '../room.ts';
import { cardsInRoom, type ViewNeeds } from '../views/message-view.ts';

type Needs = Pick<Ports, 'transaction' | 'reads' | 'clock'>;
export type ReadMark = Readonly<{ readSeq: number; unreadRooms: number }>;

/** Reading goes on only, up to the last message, and reaches all own devices. */
export const readRoom =
  ({ transaction, reads, clock }: Needs) =>
  async (actor: Actor, { roomId, seq }: Readonly<{ roomId: RoomId; seq: number }>): Promise<ReadMark> => {
    const { id: userId } = requireMember(actor);
    const readSeq = await transaction(async (repositories) => {
      const { chatRooms, chatMembers, liveRooms } = repositories;
      const member = await chatMembers.lock(roomId, userId);
      const room = member && isPresent(member) ? await chatRooms.find(roomId) : null;
      if (!member || !room) throw new DomainError('chat.room_not_found');
      const read = readUpTo(member, seq, room.lastSeq);
      if (read.readSeq === member.readSeq) return read.readSeq;
      await chatMembers.put([read]);
      if (read.readSeq >= read.countSeq) await withdrawMessageNotice(repositories, roomId, userId);
      if (member.state === 'INBOX')
        liveRooms.changed({ kind: 'chat-member', roomId, userId, change: 'READ' });
      return read.readSeq;
    });
    const { rooms } = await reads.chatMembers.unreadRooms(userId, clock.now());
    return { readSeq, unreadRooms: rooms };
  };

const facesMax = 20;
export type Readers = Readonly<{ people: readonly PersonCard[]; count: number }>;

/** Who has read a message of one's own: faces up to 20, then a number. Who shows no receipts is not among them. */
export const listReaders =
  (ports: ViewNeeds) =>
  async (actor: Actor, id: MessageId): Promise<Readers> => {
    const { id: userId } = requireMember(actor);
    const { users, relations, chatMembers } = ports.reads;
    const message = await shownMessage(ports.reads, id, userId);
    if (message.senderId !== userId) throw new DomainError('chat.message_not_found');
    const own = await users.find(userId);
    if (!own?.readReceipts) return { people: [], count: 0 };
    const members = await chatMembers.presentIn(message.roomId);
    const readers = members
      .filter(({ state, readSeq }) => state === 'INBOX' && readSeq >= message.seq)
      .map((member) => member.userId)
      .filter((reader) => reader !== userId);
    const [blocked, shown] = await Promise.all([
      relations.blockedEitherWay(userId, readers),
      chatMembers.showingReceipts(readers),
    ]);
    const named = readers.filter((reader) => shown.has(reader) && !blocked.has(reader));
    if (named.length > facesMax) return { people: [], count: named.length };
    const cards = await cardsInRoom(ports, named);
    return { people: named.flatMap((reader) => cards.get(reader) ?? []), count: named.length };
  };
