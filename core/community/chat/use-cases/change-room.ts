import { requireMayPublish, requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { MediumId, UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { lockPlace } from '../steps/access.ts';
import { appendLine, changeRoom as storeRoom } from '../steps/append.ts';
import { requireRoomPhoto, useFiles } from '../attachments.ts';
import { announceInvited, departFrom, invited } from '../steps/groups.ts';
import { isPresent } from '../member.ts';
import { cleanRoomName, requireOpen, requireOwner, type Room, type RoomId } from '../room.ts';
import type { ViewNeeds } from '../views/message-view.ts';
import type { RoomDetail } from '../views/room-view.ts';
import { getRoom } from './list-rooms.ts';

type Needs = ViewNeeds & Pick<Ports, 'transaction' | 'ids'>;
type Step = Readonly<{ at: Date; ids: Ports['ids'] }>;

/** What the owner does with an open group: the work gets it locked, the answer is the room as it stands then. */
const asOwner =
  (ports: Needs) =>
  async (
    actor: Actor,
    roomId: RoomId,
    work: (repositories: Repositories, room: Room, step: Step) => Promise<unknown>,
  ): Promise<RoomDetail> => {
    const owner = requireMember(actor);
    const step = { at: ports.clock.now(), ids: ports.ids };
    await ports.transaction(async (repositories) => {
      const { room } = await lockPlace(repositories, roomId, owner.id, { isInside: true });
      await work(repositories, requireOpen(requireOwner(room, owner.id)), step);
    });
    return getRoom(ports)(actor, roomId);
  };

type Changed = Readonly<{ roomId: RoomId; name?: string | undefined; photoId?: MediumId | null | undefined }>;

export const changeRoom =
  (ports: Needs) =>
  async (actor: Actor, { roomId, name, photoId }: Changed): Promise<RoomDetail> => {
    const { id: actorId } = requireMayPublish(actor, ports.clock.now());
    return asOwner(ports)(actor, roomId, async (repositories, room, step) => {
      let changed = room;
      if (name !== undefined && cleanRoomName(name) !== room.name) {
        changed = { ...changed, name: cleanRoomName(name) };
        const line = { event: 'group_renamed', params: { actorId } } as const;
        changed = (await appendLine(repositories, changed, line, step)).room;
      }
      if (photoId !== undefined && photoId !== room.photoId) {
        if (photoId !== null) await requireRoomPhoto(repositories, actorId, photoId);
        await repositories.media.unuse({ kind: 'ROOM', id: roomId });
        await useFiles(repositories, photoId === null ? [] : [photoId], { kind: 'ROOM', id: roomId });
        const line = { event: 'photo_changed', params: { actorId } } as const;
        changed = (await appendLine(repositories, { ...changed, photoId }, line, step)).room;
      }
      if (changed !== room) await storeRoom(repositories, changed);
    });
  };

/** Makes another member the owner. Only who is in the group can be. */
export const handOver = async (
  repositories: Repositories,
  room: Room,
  userId: UserId,
  step: Step,
): Promise<void> => {
  const member = await repositories.chatMembers.find(room.id, userId);
  if (member?.state !== 'INBOX') throw new DomainError('chat.user_not_found');
  if (room.ownerId === userId) return;
  const line = { event: 'owner_changed', params: { userId } } as const;
  const lined = await appendLine(repositories, { ...room, ownerId: userId }, line, step);
  await storeRoom(repositories, lined.room);
};

export const handOverRoom =
  (ports: Needs) =>
  async (
    actor: Actor,
    { roomId, userId }: Readonly<{ roomId: RoomId; userId: UserId }>,
  ): Promise<RoomDetail> =>
    asOwner(ports)(actor, roomId, (repositories, room, step) => handOver(repositories, room, userId, step));

type Added = Readonly<{ roomId: RoomId; userIds: readonly UserId[] }>;

/** Those who do not know the owner are asked first. */
export const addMembers =
  (ports: Needs) =>
  async (actor: Actor, { roomId, userIds }: Added): Promise<RoomDetail> => {
    const owner = requireMayPublish(actor, ports.clock.now());
    return asOwner(ports)(actor, roomId, async (repositories, room, step) => {
      const { chatMembers, settings } = repositories;
      const present = await chatMembers.presentIn(room.id);
      const asked = [...new Set(userIds)];
      if (present.some(({ userId }) => asked.includes(userId))) throw new DomainError('chat.member_exists');
      const { chatMembersMax: count } = await settings.read();
      if (present.length + asked.length > count) throw new DomainError('chat.room_full', { count });
      const added = await invited(repositories, owner, room, asked, step.at);
      await chatMembers.put(added);
      let grown = room;
      for (const { userId, state } of added) {
        const isIn = state === 'INBOX';
        grown = { ...grown, memberCount: grown.memberCount + (isIn ? 1 : 0) };
        const event = isIn ? 'member_added' : 'member_invited';
        const params = { actorId: owner.id, userId };
        grown = (await appendLine(repositories, grown, { event, params }, step)).room;
      }
      await storeRoom(repositories, grown);
      await announceInvited(repositories, room, added, owner.id);
    });
  };

export const removeMember =
  (ports: Needs) =>
  async (
    actor: Actor,
    { roomId, userId }: Readonly<{ roomId: RoomId; userId: UserId }>,
  ): Promise<RoomDetail> =>
    asOwner(ports)(actor, roomId, async (repositories, room, step) => {
      if (room.ownerId === userId) throw new DomainError('chat.not_allowed');
      const member = await repositories.chatMembers.lock(room.id, userId);
      if (!member || !isPresent(member)) throw new DomainError('chat.user_not_found');
      await departFrom(repositories, room, { member, state: 'REMOVED', actorId: room.ownerId }, step);
    });
