import { requireMayPublish, requireMember, type Actor, type UserActor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { appendLine } from '../steps/append.ts';
import { enterRoom } from '../steps/enter-room.ts';
import { announceInvited, invited } from '../steps/groups.ts';
import { newMember, type Member } from '../member.ts';
import { newGroup, newPairRoom, pairKeyOf, type Room, type RoomId } from '../room.ts';
import { reachBetween, requireReachable } from '../steps/ties.ts';
import type { ViewNeeds } from '../views/message-view.ts';
import { roomDetail, type RoomDetail } from '../views/room-view.ts';

export type Opening = Readonly<{ userId: UserId }> | Readonly<{ name: string; userIds: readonly UserId[] }>;

type Needs = ViewNeeds & Pick<Ports, 'transaction' | 'ids'>;
type Step = Readonly<{ at: Date; ids: Ports['ids'] }>;

/** The person who opens it takes it into the inbox, whatever was before. */
const enter = async (repositories: Repositories, room: Room, userId: UserId, step: Step): Promise<void> => {
  const { at } = step;
  const before = await repositories.chatMembers.lock(room.id, userId);
  const member = before ?? newMember({ ...room, lastSeq: 0 }, userId, 'INBOX', at);
  if (before && before.state !== 'INBOX') {
    await enterRoom(repositories, { room, member }, step);
    return;
  }
  await repositories.chatMembers.put([{ ...member, sortAt: member.sortAt ?? at }]);
  repositories.liveRooms.changed({ kind: 'chat-member', roomId: room.id, userId, change: 'ADD' });
};

const withOne = async (
  repositories: Repositories,
  opener: UserActor,
  peerId: UserId,
  step: Step,
): Promise<RoomId> => {
  const { at, ids } = step;
  if (peerId === opener.id) throw new DomainError('chat.not_allowed');
  const reader = await requireReachable(repositories, opener.id, peerId);
  const known = await repositories.chatRooms.ofPair(pairKeyOf(opener.id, peerId));
  const member = known && (await repositories.chatMembers.find(known.id, peerId));
  const reach = await reachBetween(repositories, { writer: opener, reader, member, at });
  if (reach === 'REFUSED' && !known) throw new DomainError('chat.not_allowed');
  if (!known) {
    requireMayPublish(opener, at);
    const room = newPairRoom(ids.next(), opener.id, peerId, at);
    if (await repositories.chatRooms.insert(room)) {
      const state = reach === 'INBOX' ? 'INBOX' : 'REQUEST';
      await repositories.chatMembers.put([newMember(room, peerId, state, at)]);
    }
  }
  const found = known ?? (await repositories.chatRooms.ofPair(pairKeyOf(opener.id, peerId)));
  const room = found && (await repositories.chatRooms.lock(found.id));
  if (!room) throw new DomainError('chat.room_not_found');
  await enter(repositories, room, opener.id, step);
  return room.id;
};

const withMany = async (
  repositories: Repositories,
  opener: UserActor,
  { name, userIds }: Readonly<{ name: string; userIds: readonly UserId[] }>,
  step: Step,
): Promise<RoomId> => {
  const { at, ids } = step;
  requireMayPublish(opener, at);
  const others = [...new Set(userIds)].filter((id) => id !== opener.id);
  const { chatMembersMax } = await repositories.settings.read();
  if (others.length === 0) throw new DomainError('chat.user_not_found');
  if (others.length + 1 > chatMembersMax) throw new DomainError('chat.room_full', { count: chatMembersMax });

  const room = newGroup(ids.next(), opener.id, name, at);
  const added = await invited(repositories, opener, room, others, at);
  const members: readonly Member[] = [newMember(room, opener.id, 'INBOX', at), ...added];
  const memberCount = members.filter(({ state }) => state === 'INBOX').length;
  await repositories.chatRooms.insert({ ...room, memberCount });
  await repositories.chatMembers.put(members);
  const params = { actorId: opener.id };
  await appendLine(repositories, { ...room, memberCount }, { event: 'group_created', params }, step);
  await announceInvited(repositories, room, members, opener.id);
  return room.id;
};

/** The room with one person, the same at every call, or a new group. */
export const openRoom =
  (ports: Needs) =>
  async (actor: Actor, opening: Opening): Promise<RoomDetail> => {
    const opener = requireMember(actor);
    const { clock, ids, transaction, reads } = ports;
    const step = { at: clock.now(), ids };
    const roomId = await transaction((repositories) =>
      'userId' in opening
        ? withOne(repositories, opener, opening.userId, step)
        : withMany(repositories, opener, opening, step),
    );
    const [room, member] = await Promise.all([
      reads.chatRooms.find(roomId),
      reads.chatMembers.find(roomId, opener.id),
    ]);
    if (!room || !member) throw new DomainError('chat.room_not_found');
    return roomDetail(ports)(opener, room, member);
  };
