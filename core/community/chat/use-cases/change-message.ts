import { requireMayPublish, requireMember, type Actor, type UserActor } from '#core/access/actor/actor.ts';
import { isNewAccount } from '#core/community/activity/limits.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { lockMessage, type Place } from '../steps/access.ts';
import { appendLine, changeMessage, changeRoom } from '../steps/append.ts';
import { checkBody, fileMessageCase } from '../steps/check-body.ts';
import { deleteLocked } from '../steps/delete-text.ts';
import { seenFrom } from '../member.ts';
import { deleterOf, editBody, remove, type Message, type MessageId } from '../message.ts';
import { addPin, removePin } from '../pins.ts';
import { emojiOf, requireEmoji, requireReactionFits } from '../reaction.ts';
import { peerIn, requireOpen, requireOwner, type Room } from '../room.ts';
import { oneMessageView, type MessageView, type ViewNeeds } from '../views/message-view.ts';
import type { RoomDetail } from '../views/room-view.ts';
import { getRoom } from './list-rooms.ts';

type Needs = ViewNeeds & Pick<Ports, 'transaction' | 'ids'>;
type EditNeeds = Needs & Pick<Ports, 'textLinks'>;
type Located = Place & Readonly<{ message: Message }>;

/** A room of two in which one has blocked the other is read-only, for both. */
const requireWritable = async (
  { relations }: Pick<Repositories, 'relations'>,
  room: Room,
  userId: UserActor['id'],
): Promise<Room> => {
  const peerId = peerIn(requireOpen(room), userId);
  const blocked = peerId === null ? null : await relations.blockedEitherWay(userId, [peerId]);
  if (blocked && blocked.size > 0) throw new DomainError('chat.not_allowed');
  return room;
};

const change =
  (ports: Needs) =>
  async (
    actor: UserActor,
    id: MessageId,
    work: (repositories: Repositories, located: Located) => Promise<Message>,
  ): Promise<MessageView> => {
    const { message, from } = await ports.transaction(async (repositories) => {
      const located = await lockMessage(repositories, id, actor.id);
      return { message: await work(repositories, located), from: seenFrom(located.member) };
    });
    return oneMessageView(ports, actor.id, message, from);
  };

export const editMessage =
  (ports: EditNeeds) =>
  async (actor: Actor, { id, body }: Readonly<{ id: MessageId; body: string }>): Promise<MessageView> => {
    const at = ports.clock.now();
    const writer = requireMayPublish(actor, at);
    return change(ports)(writer, id, async (repositories, { room, message }) => {
      const edited = editBody(message, writer.id, body, at);
      await requireWritable(repositories, room, writer.id);
      if (edited.body === message.body) return message;
      const isNew = isNewAccount(await repositories.socialCounts.standingOf(writer.id), at);
      const checked = await checkBody(repositories, ports, edited.body, isNew);
      const stored = await changeMessage(repositories, room, edited);
      await fileMessageCase(repositories, stored.message, checked, { at, ids: ports.ids });
      return stored.message;
    });
  };

export const deleteMessage =
  (ports: Needs) =>
  async (actor: Actor, id: MessageId): Promise<MessageView> => {
    const user = requireMember(actor);
    const at = ports.clock.now();
    return change(ports)(user, id, (repositories, { room, message }) =>
      deleteLocked(repositories, room, remove(message, deleterOf(message, user.id, room), at), at),
    );
  };

type Reacting = Readonly<{ id: MessageId; emoji: string }>;

export const addReaction =
  (ports: Needs) =>
  async (actor: Actor, { id, emoji: typed }: Reacting): Promise<MessageView> => {
    const at = ports.clock.now();
    const user = requireMayPublish(actor, at);
    const emoji = requireEmoji(typed);
    return change(ports)(user, id, async (repositories, { room, message }) => {
      if (message.kind !== 'TEXT') throw new DomainError('chat.not_allowed');
      await requireWritable(repositories, room, user.id);
      const place = { roomId: room.id, seq: message.seq };
      requireReactionFits(await repositories.chatReactions.at([place]), emoji);
      const reaction = { ...place, userId: user.id, emoji, createdAt: at };
      if (!(await repositories.chatReactions.add(reaction))) return message;
      return (await changeMessage(repositories, room, message)).message;
    });
  };

export const removeReaction =
  (ports: Needs) =>
  async (actor: Actor, { id, emoji: typed }: Reacting): Promise<MessageView> => {
    const user = requireMember(actor);
    const emoji = emojiOf(typed) ?? typed;
    return change(ports)(user, id, async (repositories, { room, message }) => {
      const reaction = { roomId: room.id, seq: message.seq, userId: user.id, emoji };
      if (!(await repositories.chatReactions.remove(reaction))) return message;
      return (await changeMessage(repositories, room, message)).message;
    });
  };

/** In a group its owner pins, in a room of two both may. */
const pinned =
  (ports: Needs, isPin: boolean) =>
  async (actor: Actor, id: MessageId): Promise<RoomDetail> => {
    const step = { at: ports.clock.now(), ids: ports.ids };
    const user = isPin ? requireMayPublish(actor, step.at) : requireMember(actor);
    const roomId = await ports.transaction(async (repositories) => {
      const { room, message } = await lockMessage(repositories, id, user.id);
      if (room.type === 'GROUP') requireOwner(room, user.id);
      if (message.kind !== 'TEXT') throw new DomainError('chat.not_allowed');
      await requireWritable(repositories, room, user.id);
      const pins = isPin ? addPin(room.pins, message.seq) : removePin(room.pins, message.seq);
      if (pins === room.pins) return room.id;
      const params = { actorId: user.id, seq: message.seq };
      const lined = isPin
        ? await appendLine(repositories, { ...room, pins }, { event: 'message_pinned', params }, step)
        : { room: { ...room, pins } };
      await changeRoom(repositories, lined.room);
      return room.id;
    });
    return getRoom(ports)(actor, roomId);
  };

export const pinMessage = (ports: Needs) => pinned(ports, true);
export const unpinMessage = (ports: Needs) => pinned(ports, false);
