import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ids, UserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { countAction } from '#core/community/activity/count-action.ts';
import type { UserActor } from '#core/access/actor/actor.ts';
import { appendLine } from './append.ts';
import { longestMember, newMember, type Member } from '../member.ts';
import { withdrawMessageNotice, withdrawRequestNotice } from '../notices.ts';
import type { Room } from '../room.ts';
import { reachBetween, requireReachable } from './ties.ts';

type Step = Readonly<{ at: Date; ids: Ids }>;

/** How each of these people comes into a group: those who know the one who adds them at once, the others are asked. */
export const invited = async (
  repositories: Repositories,
  owner: UserActor,
  room: Pick<Room, 'id' | 'lastSeq'>,
  userIds: readonly UserId[],
  at: Date,
): Promise<readonly Member[]> => {
  const members: Member[] = [];
  for (const userId of userIds) {
    const reader = await requireReachable(repositories, owner.id, userId);
    const reach = await reachBetween(repositories, { writer: owner, reader, member: null, at });
    if (reach === 'REFUSED') throw new DomainError('chat.not_allowed');
    if (reach === 'REQUEST') await countAction(repositories, owner.id, 'REQUEST', at);
    members.push(newMember(room, userId, reach, at));
  }
  return members;
};

/** Tells those who came in, and asks the others. */
export const announceInvited = async (
  repositories: Repositories,
  room: Room,
  members: readonly Member[],
  byId: UserId,
): Promise<void> => {
  for (const { userId, state } of members) {
    repositories.liveRooms.changed({
      kind: 'chat-member',
      roomId: room.id,
      userId,
      change: state === 'REQUEST' ? 'REQUEST' : 'ADD',
    });
    if (state === 'REQUEST')
      await repositories.events.append({ type: 'chat.requested', roomId: room.id, userId, byId });
  }
};

/** A group without people to own it is over; until then it always has an owner. */
const withNextOwner = async (
  repositories: Pick<Repositories, 'chatMembers' | 'chatMessages' | 'liveRooms'>,
  room: Room,
  leavingId: UserId,
  step: Step,
): Promise<Room> => {
  if (room.ownerId !== leavingId) return room;
  const next = longestMember(await repositories.chatMembers.presentIn(room.id), leavingId);
  if (!next) {
    const { closedAt, closedBy } = room;
    return { ...room, ownerId: null, closedAt: closedAt ?? step.at, closedBy: closedBy ?? 'OWNER' };
  }
  const params = { userId: next.userId };
  const lined = await appendLine(
    repositories,
    { ...room, ownerId: next.userId },
    { event: 'owner_changed', params },
    step,
  );
  return lined.room;
};

type Departing = Readonly<{ member: Member; state: 'LEFT' | 'REMOVED'; actorId: UserId | null }>;

/** Ends one person's place in a locked group: the line, the owner, the notices, the sockets. */
export const departFrom = async (
  repositories: Pick<
    Repositories,
    'chatRooms' | 'chatMembers' | 'chatMessages' | 'liveRooms' | 'notifications' | 'events'
  >,
  room: Room,
  { member, state, actorId }: Departing,
  step: Step,
): Promise<Room> => {
  const { chatRooms, chatMembers, liveRooms } = repositories;
  const { userId } = member;
  const wasInside = member.state === 'INBOX';
  await chatMembers.put([{ ...member, state, noticeAt: null, mailAt: null, sortAt: null, pinnedAt: null }]);
  const event = state === 'LEFT' ? 'member_left' : 'member_removed';
  const params = { userId, ...(actorId !== null && { actorId }) };
  const lined = wasInside ? (await appendLine(repositories, room, { event, params }, step)).room : room;
  const owned = await withNextOwner(repositories, lined, userId, step);
  const left = { ...owned, memberCount: owned.memberCount - (wasInside ? 1 : 0), lastRev: owned.lastRev + 1 };
  await chatRooms.update(left);
  liveRooms.changed(
    { kind: 'chat-member', roomId: room.id, userId, change: state },
    { kind: 'chat', roomId: room.id, rev: left.lastRev, change: 'ROOM' },
  );
  await withdrawMessageNotice(repositories, room.id, userId);
  await withdrawRequestNotice(repositories, room.id, userId);
  return left;
};

/** Out of every group, when an account ends or is banned; each keeps an owner. */
export const leaveAllGroups = async (
  repositories: Repositories,
  userId: UserId,
  step: Step,
): Promise<void> => {
  for (const { roomId } of await repositories.chatMembers.allOf(userId)) {
    const room = await repositories.chatRooms.lock(roomId);
    const member = room?.type === 'GROUP' ? await repositories.chatMembers.lock(roomId, userId) : null;
    if (room && member && (member.state === 'INBOX' || member.state === 'REQUEST'))
      await departFrom(repositories, room, { member, state: 'LEFT', actorId: null }, step);
  }
};
