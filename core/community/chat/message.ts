import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { Id, MediumId, UserId } from '#core/kernel/id.ts';
import { textProblem } from '#core/kernel/text/text-problem.ts';
import { cleanProse } from '#core/kernel/text/visible-text.ts';
import { after, day, hour } from '#core/kernel/time.ts';
import type { RoomId } from './room.ts';

export const messageKinds = ['TEXT', 'SYSTEM'] as const;
export type MessageKind = (typeof messageKinds)[number];
export const deleters = ['OWN', 'OWNER', 'STAFF'] as const;
export type Deleter = (typeof deleters)[number];
export type MessageId = Id<'message'>;

/** What a line of the platform says; the words are in the catalogues. */
export const lineEvents = [
  'group_created',
  'group_renamed',
  'photo_changed',
  'member_added',
  'member_invited',
  'member_joined',
  'member_left',
  'member_removed',
  'owner_changed',
  'message_pinned',
  'room_closed',
  'review_requested',
  'review_requested_again',
  'review_canceled',
  'review_approved',
  'review_updated',
  'review_rejected',
  'rating_given',
] as const;
export type LineEvent = (typeof lineEvents)[number];

/** Whom and what a line speaks of, by id; never what someone wrote. */
export type LineParams = Readonly<{
  actorId?: UserId;
  userId?: UserId;
  reviewId?: string;
  seq?: number;
}>;

export type Message = Readonly<{
  id: MessageId;
  roomId: RoomId;
  /** Its place in the room; it never changes. */
  seq: number;
  /** Of its last change. */
  rev: number;
  /** Null: the platform. */
  senderId: UserId | null;
  /** The sender's name for it, the same at every try. */
  clientId: string | null;
  kind: MessageKind;
  body: string;
  event: LineEvent | null;
  params: LineParams;
  /** A reference, never a copy: what is deleted is gone from the quotes too. */
  replyToSeq: number | null;
  attachments: readonly MediumId[];
  createdAt: Date;
  editedAt: Date | null;
  deletedAt: Date | null;
  deletedBy: Deleter | null;
}>;

export const bodyMaxLength = 4_000;
export const attachmentsMax = 10;
export const clientIdMaxLength = 64;
export const editableFor = 24 * hour;
/** A deleted text stays so long for reports that were already made; then it is purged. */
export const deletedTextsKeptFor = 30 * day;

/** What was typed, as it is kept; without a text there has to be a file. */
export const cleanBody = (typed: string, attachments: number): string => {
  const body = cleanProse(typed);
  if (body === '' && attachments === 0) throw fieldError('body.body', 'input.required');
  if (body.length > bodyMaxLength)
    throw fieldError('body.body', 'input.max_length', { length: bodyMaxLength });
  const problem = textProblem(body, 'prose');
  if (problem) throw fieldError('body.body', problem.code, problem.params);
  return body;
};

const requireOwnLivingText = (message: Message, userId: UserId): void => {
  if (message.kind !== 'TEXT' || message.deletedAt !== null) throw new DomainError('chat.message_not_found');
  if (message.senderId !== userId) throw new DomainError('chat.not_allowed');
};

export const editBody = (message: Message, userId: UserId, body: string, at: Date): Message => {
  requireOwnLivingText(message, userId);
  if (after(message.createdAt, editableFor) < at) throw new DomainError('chat.edit_too_late');
  return { ...message, body: cleanBody(body, message.attachments.length), editedAt: at };
};

/** Its place stays; what it said is kept out of sight until it is purged. */
export const remove = (message: Message, by: Deleter, at: Date): Message => ({
  ...message,
  deletedAt: at,
  deletedBy: by,
});

/** Shown again in its place. */
export const putBack = (message: Message): Message => ({ ...message, deletedAt: null, deletedBy: null });

/** Who may remove it: its writer, and the owner of a group. */
export const deleterOf = (
  message: Message,
  userId: UserId,
  room: Readonly<{ type: string; ownerId: UserId | null }>,
): Deleter => {
  if (message.kind !== 'TEXT') throw new DomainError('chat.not_allowed');
  if (message.senderId === userId) return 'OWN';
  if (room.type === 'GROUP' && room.ownerId === userId) return 'OWNER';
  throw new DomainError(room.type === 'GROUP' ? 'chat.not_owner' : 'chat.not_allowed');
};
