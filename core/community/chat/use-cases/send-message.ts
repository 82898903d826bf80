import { requireMayPublish, type Actor, type UserActor } from '#core/access/actor/actor.ts';
import { countAction } from '#core/community/activity/count-action.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { MediumId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { lockPlace, type Place } from '../steps/access.ts';
import { appendText } from '../steps/append.ts';
import { requireAttachments, useFiles } from '../attachments.ts';
import { checkBody, fileMessageCase } from '../steps/check-body.ts';
import { enterRoom } from '../steps/enter-room.ts';
import { newMember, seenFrom } from '../member.ts';
import { cleanBody, type Message } from '../message.ts';
import { withdrawMessageNotice, withdrawRequestNotice } from '../notices.ts';
import { requestTextsMax } from '../reach.ts';
import { peerIn, requireOpen, type Room, type RoomId } from '../room.ts';
import { reachBetween } from '../steps/ties.ts';
import { oneMessageView, type MessageView, type ViewNeeds } from '../views/message-view.ts';

export type NewMessage = Readonly<{
  roomId: RoomId;
  clientId: string;
  body: string;
  attachmentIds: readonly MediumId[];
  replyToSeq?: number | undefined;
}>;

export type Sent = Readonly<{ message: MessageView; isNew: boolean }>;

type Needs = ViewNeeds & Pick<Ports, 'transaction' | 'ids' | 'textLinks'>;
type Sending = Readonly<{ writer: UserActor; room: Room; message: NewMessage; at: Date }>;

/** A stranger's texts: three before an answer, without files; the answer no changes nothing of what they see. */
const requireRequestFits = async (
  repositories: Repositories,
  { writer, room, message, at }: Sending,
  from: number,
): Promise<Readonly<{ isFirst: boolean }>> => {
  const sent = await repositories.chatMessages.countOf(room.id, writer.id, from);
  if (sent >= requestTextsMax) throw new DomainError('chat.request_pending');
  if (message.attachmentIds.length > 0) throw new DomainError('chat.not_allowed');
  if (sent === 0) await countAction(repositories, writer.id, 'REQUEST', at);
  return { isFirst: sent === 0 };
};

/**
 * Judged under the room's lock: a block that came first refuses, one that comes later finds the message delivered.
 */
const requireReachesPeer = async (repositories: Repositories, sending: Sending): Promise<void> => {
  const { writer, room, at } = sending;
  const { chatMembers, users, events, liveRooms } = repositories;
  const peerId = peerIn(room, writer.id);
  const reader = peerId === null ? null : await users.find(peerId);
  if (!reader) throw new DomainError('chat.not_allowed');
  const known = await chatMembers.lock(room.id, reader.id);
  const reach = await reachBetween(repositories, { writer, reader, member: known, at });
  if (reach === 'REFUSED') throw new DomainError('chat.not_allowed');
  const member = known ?? newMember(room, reader.id, reach, at);
  if (reach === 'INBOX') {
    if (known?.state !== 'INBOX') await chatMembers.put([{ ...member, state: 'INBOX' }]);
    if (known?.state === 'REQUEST') await withdrawRequestNotice(repositories, room.id, reader.id);
    if (member.sortAt === null || known?.state !== 'INBOX')
      liveRooms.changed({ kind: 'chat-member', roomId: room.id, userId: reader.id, change: 'ADD' });
    return;
  }
  if (!known) await chatMembers.put([member]);
  const { isFirst } = await requireRequestFits(repositories, sending, member.joinedSeq);
  if (member.state !== 'REQUEST') return;
  liveRooms.changed({ kind: 'chat-member', roomId: room.id, userId: reader.id, change: 'REQUEST' });
  if (isFirst)
    await events.append({ type: 'chat.requested', roomId: room.id, userId: reader.id, byId: writer.id });
};

const requireQuotable = async (
  { chatMessages }: Pick<Repositories, 'chatMessages'>,
  { room, member }: Place,
  seq: number,
): Promise<number> => {
  const [quoted] = seq > seenFrom(member) ? await chatMessages.atSeqs([{ roomId: room.id, seq }]) : [];
  if (quoted?.kind !== 'TEXT' || quoted.deletedAt !== null) throw new DomainError('chat.message_not_found');
  return seq;
};

/** Sending marks read: the notice goes, and the other devices of the writer hear of it. */
const signalRead = async (repositories: Repositories, before: Place['member']): Promise<void> => {
  const { roomId, userId, readSeq, countSeq } = before;
  if (readSeq >= countSeq) return;
  await withdrawMessageNotice(repositories, roomId, userId);
  repositories.liveRooms.changed({ kind: 'chat-member', roomId, userId, change: 'READ' });
};

const deliver = async (
  repositories: Repositories,
  place: Place,
  { writer, message, at }: Omit<Sending, 'room'>,
  ports: Pick<Ports, 'ids' | 'textLinks'>,
): Promise<Message> => {
  const { ids } = ports;
  const room = requireOpen(place.room);
  const body = cleanBody(message.body, message.attachmentIds.length);
  if (room.type === 'ONE_TO_ONE') await requireReachesPeer(repositories, { writer, room, message, at });
  const entered =
    place.member.state === 'INBOX' ? room : await enterRoom(repositories, { ...place, room }, { at, ids });
  await requireAttachments(repositories, writer.id, message.attachmentIds);
  const { replyToSeq } = message;
  const quoted = replyToSeq === undefined ? null : await requireQuotable(repositories, place, replyToSeq);
  const { isNew } = await countAction(repositories, writer.id, 'MESSAGE', at);
  const checked = await checkBody(repositories, ports, body, isNew);
  const text = {
    senderId: writer.id,
    clientId: message.clientId,
    body,
    attachments: message.attachmentIds,
    replyToSeq: quoted,
  };
  const { message: sent } = await appendText(repositories, entered, text, { at, ids });
  await useFiles(repositories, sent.attachments, { kind: 'CHAT', id: sent.id });
  await fileMessageCase(repositories, sent, checked, { at, ids });
  await signalRead(repositories, place.member);
  return sent;
};

/** However often it is tried, a message arrives once; writing in a request that one got is a yes to it. */
export const sendMessage =
  (ports: Needs) =>
  async (actor: Actor, message: NewMessage): Promise<Sent> => {
    const { clock, transaction } = ports;
    const at = clock.now();
    const writer = requireMayPublish(actor, at);
    const { stored, isNew, from } = await transaction(async (repositories) => {
      const place = await lockPlace(repositories, message.roomId, writer.id);
      const from = seenFrom(place.member);
      const known = await repositories.chatMessages.ofClientId(place.room.id, message.clientId);
      if (known && known.senderId !== writer.id) throw new DomainError('chat.client_id_reused');
      if (known) return { stored: known, isNew: false, from };
      return {
        stored: await deliver(repositories, place, { writer, message, at }, ports),
        isNew: true,
        from,
      };
    });
    return { message: await oneMessageView(ports, writer.id, stored, from), isNew };
  };
