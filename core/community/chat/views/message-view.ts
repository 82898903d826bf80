import { system } from '#core/access/actor/actor.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { MediumId, UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { personCards, type PersonCard } from '#core/people/profile/views/person-card.ts';
import { attachmentViews, type AttachmentView } from '../attachments.ts';
import type { Message } from '../message.ts';
import { groupReactions, type Reaction, type ReactionGroup } from '../reaction.ts';
import type { RoomId } from '../room.ts';

export type Quote = Readonly<{
  seq: number;
  messageId: string;
  senderName: string;
  body: string;
  attachments: number;
  isDeleted: boolean;
  isCollapsed: boolean;
}>;

export type MessageView = Omit<Message, 'senderId' | 'attachments' | 'replyToSeq'> &
  Readonly<{
    sender: PersonCard | null;
    isCollapsed: boolean;
    /** Its writer agreed, and there is a model: the reader's own switch decides. */
    isTranslatable: boolean;
    people: readonly PersonCard[];
    quote: Quote | null;
    attachments: readonly AttachmentView[];
    reactions: readonly ReactionGroup[];
  }>;

/** What is read once for any number of readers. */
export type MessageParts = Readonly<{
  cards: ReadonlyMap<UserId, PersonCard>;
  quoted: ReadonlyMap<string, Message>;
  reactions: ReadonlyMap<string, readonly Reaction[]>;
  files: ReadonlyMap<MediumId, AttachmentView>;
  translatable: ReadonlySet<UserId>;
}>;

/**
 * Whom the reader has blocked, or who has blocked the reader, and where what the reader is shown begins. In a group their
 * messages are collapsed; what was written in a room of two stays readable, without its files.
 */
export type Reader = Readonly<{ hidden: ReadonlySet<UserId>; isGroup: boolean; from: number }>;

export type ViewNeeds = Pick<Ports, 'reads' | 'mediaStore' | 'clock' | 'translator'> &
  WithHooks<'isKnownTo' | 'siteHostOf'>;

const placeOf = ({ roomId, seq }: Pick<Message, 'roomId' | 'seq'>): string => `${roomId}:${seq}`;
const quoteMaxLength = 200;

const namesIn = ({ senderId, params }: Message): readonly UserId[] =>
  [senderId, params.actorId, params.userId].filter((id): id is UserId => id !== null && id !== undefined);

/** Cards as members of one room see each other. */
export const cardsInRoom = (ports: ViewNeeds, ids: readonly UserId[]) =>
  personCards(ports)(system, ids, { isShared: true });

/** Who has blocked the reader, or was blocked by them, has a name there and no picture. */
export const withoutPicture = (card: PersonCard): PersonCard => ({ ...card, avatarUrl: null });

const translatableOf = (
  { reads, translator }: ViewNeeds,
  messages: readonly Message[],
): Promise<ReadonlySet<UserId>> => {
  const writers = [...new Set(messages.flatMap(({ senderId }) => senderId ?? []))];
  return translator.host === null || writers.length === 0
    ? Promise.resolve(new Set<UserId>())
    : reads.translations.agreeing(writers);
};

export const messageParts =
  (ports: ViewNeeds) =>
  async (messages: readonly Message[]): Promise<MessageParts> => {
    const { chatMessages, chatReactions } = ports.reads;
    const quotes = messages.flatMap(({ roomId, replyToSeq: seq }) => (seq === null ? [] : [{ roomId, seq }]));
    const quoted = quotes.length === 0 ? [] : await chatMessages.atSeqs(quotes);
    const [cards, reactions, files, translatable] = await Promise.all([
      cardsInRoom(ports, [...messages, ...quoted].flatMap(namesIn)),
      messages.length === 0 ? [] : chatReactions.at(messages.map(({ roomId, seq }) => ({ roomId, seq }))),
      attachmentViews(ports)(messages),
      translatableOf(ports, messages),
    ]);
    return {
      cards,
      files,
      translatable,
      quoted: new Map(quoted.map((message) => [placeOf(message), message])),
      reactions: Map.groupBy(reactions, placeOf),
    };
  };

const quoteOf = (
  message: Message,
  { cards, quoted }: MessageParts,
  { hidden, isGroup, from }: Reader,
): Quote | null => {
  const { roomId, replyToSeq: seq } = message;
  const found = seq === null || seq <= from ? undefined : quoted.get(placeOf({ roomId, seq }));
  if (!found) return null;
  const isDeleted = found.deletedAt !== null;
  const isHidden = found.senderId !== null && hidden.has(found.senderId);
  const isCollapsed = isHidden && (isGroup || found.body === '');
  return {
    seq: found.seq,
    messageId: found.id,
    senderName: (found.senderId !== null && cards.get(found.senderId)?.name) || '',
    body: isDeleted || isCollapsed ? '' : [...found.body].slice(0, quoteMaxLength).join(''),
    attachments: isDeleted || isHidden ? 0 : found.attachments.length,
    isDeleted,
    isCollapsed,
  };
};

/** One message for one reader; what it says is left out when it was deleted, and in a group across a block. */
export const messageView = (message: Message, parts: MessageParts, reader: Reader): MessageView => {
  const { senderId, attachments, replyToSeq: _, ...rest } = message;
  const isDeleted = message.deletedAt !== null;
  const isBlocked = senderId !== null && reader.hidden.has(senderId);
  const isCollapsed = !isDeleted && isBlocked && (reader.isGroup || message.body === '');
  const isSilent = isDeleted || isCollapsed;
  const { actorId, userId } = message.params;
  const sender = senderId === null ? null : (parts.cards.get(senderId) ?? null);
  return {
    ...rest,
    body: isSilent ? '' : message.body,
    sender: sender && isBlocked ? withoutPicture(sender) : sender,
    isCollapsed,
    isTranslatable:
      !isSilent && !isBlocked && message.body !== '' && senderId !== null && parts.translatable.has(senderId),
    people: [actorId, userId].flatMap((id) => (id === undefined ? [] : (parts.cards.get(id) ?? []))),
    quote: isSilent ? null : quoteOf(message, parts, reader),
    attachments: isSilent || isBlocked ? [] : attachments.flatMap((id) => parts.files.get(id) ?? []),
    reactions: isSilent ? [] : groupReactions(parts.reactions.get(placeOf(message)) ?? []),
  };
};

/** Which of the rooms are groups; nobody asks for it where nobody is hidden. */
export const groupsAmong = async (
  { reads: { chatRooms } }: Pick<Ports, 'reads'>,
  hidden: ReadonlySet<UserId>,
  messages: readonly Message[],
): Promise<ReadonlySet<RoomId>> => {
  if (hidden.size === 0) return new Set();
  const rooms = await chatRooms.many([...new Set(messages.map(({ roomId }) => roomId))]);
  return new Set(rooms.filter(({ type }) => type === 'GROUP').map(({ id }) => id));
};

/** A page of messages for one reader. `fromOf`: where what they are shown of a room begins. */
export const messageViews =
  (ports: ViewNeeds) =>
  async (
    readerId: UserId,
    messages: readonly Message[],
    fromOf: (message: Message) => number,
  ): Promise<readonly MessageView[]> => {
    const parts = await messageParts(ports)(messages);
    const senders = [...messages, ...parts.quoted.values()].flatMap(({ senderId }) => senderId ?? []);
    const others = [...new Set(senders)].filter((id) => id !== readerId);
    const hidden =
      others.length === 0
        ? new Set<UserId>()
        : await ports.reads.relations.blockedEitherWay(readerId, others);
    const groups = await groupsAmong(ports, hidden, messages);
    return messages.map((message) =>
      messageView(message, parts, { hidden, isGroup: groups.has(message.roomId), from: fromOf(message) }),
    );
  };

export const oneMessageView = async (
  ports: ViewNeeds,
  readerId: UserId,
  message: Message,
  from: number,
): Promise<MessageView> => {
  const [view] = await messageViews(ports)(readerId, [message], () => from);
  if (!view) throw new Error('A message of one has one view');
  return view;
};
