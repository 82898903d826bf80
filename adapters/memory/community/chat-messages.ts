import { isMuted, mailAfter, noticeAfter, type Member } from '#core/community/chat/member.ts';
import type { Message } from '#core/community/chat/message.ts';
import type { ChatMessages } from '#core/community/chat/ports.ts';
import { holdsWords } from '#core/community/chat/search-words.ts';
import { after } from '#core/kernel/time.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { ascending, descending } from '../engine/ordering.ts';
import { changeRows, keyOf, type View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    chatMessages: Message;
  }
}

/** What a new message changes for one member of the room. */
const memberAfter = (member: Member, { kind, seq, senderId, createdAt }: Message): Member => {
  const listed = { ...member, sortAt: createdAt };
  if (kind === 'SYSTEM') return listed;
  if (member.userId === senderId) return { ...listed, readSeq: seq, noticeAt: null, mailAt: null };
  const counted = { ...listed, countSeq: seq };
  if (member.state !== 'INBOX' || isMuted(member, createdAt)) return counted;
  const isMailed = member.mailedSeq > member.readSeq;
  return {
    ...counted,
    noticeAt: member.noticeAt ?? after(createdAt, noticeAfter),
    mailAt: isMailed ? null : (member.mailAt ?? after(createdAt, mailAfter)),
  };
};

/** Messages of an open case, and of an appeal that is not decided. */
const underCase = ({ table }: View): ReadonlySet<string> => {
  const appealed = new Set(
    table('appeals')
      .all()
      .flatMap(({ status, sanctionId }) =>
        status === 'PENDING' ? [table('sanctions').get(sanctionId)?.caseId] : [],
      ),
  );
  const cases = table('cases')
    .all()
    .filter(
      ({ id, targetKind, status }) => targetKind === 'MESSAGE' && (status !== 'DECIDED' || appealed.has(id)),
    );
  return new Set(cases.map(({ targetId }) => targetId));
};

const forgotten = { body: '', attachments: [] } as const;

export const memoryChatMessages = (view: () => View): ChatMessages => {
  const table = () => view().table('chatMessages');
  const keyIn = ({ roomId, seq }: Pick<Message, 'roomId' | 'seq'>) => keyOf(roomId, String(seq));
  const inRoom = (id: string) =>
    table()
      .all()
      .filter(({ roomId }) => roomId === id)
      .toSorted(ascending(({ seq }) => [seq]));
  const find = (fits: (message: Message) => boolean) => table().all().find(fits) ?? null;

  return {
    async append(room, message) {
      view().table('chatRooms').set(room.id, room);
      table().set(keyIn(message), message);
      changeRows(
        view().table('chatMembers'),
        ({ roomId, state }) => roomId === room.id && (state === 'INBOX' || state === 'REQUEST'),
        (member) => memberAfter(member, message),
      );
    },
    find: async (id) => find((message) => message.id === id),
    ofClientId: async (roomId, clientId) =>
      find((message) => message.roomId === roomId && message.clientId === clientId),
    ofRev: async (roomId, rev) => find((message) => message.roomId === roomId && message.rev === rev),
    atSeqs: async (places) => places.flatMap((place) => table().get(keyIn(place)) ?? []),
    async range({ roomId, from, below, above, limit }) {
      const found = inRoom(roomId).filter(
        ({ seq }) => seq > from && seq < (below ?? Infinity) && seq > (above ?? 0),
      );
      return above === undefined ? found.slice(-limit) : found.slice(0, limit);
    },
    changedAfter: async (roomId, rev, from, limit) =>
      inRoom(roomId)
        .filter((message) => message.rev > rev && message.seq > from)
        .toSorted(ascending((message) => [message.rev]))
        .slice(0, limit),
    async update(room, message) {
      view().table('chatRooms').set(room.id, room);
      table().set(keyIn(message), message);
    },
    countOf: async (roomId, senderId, afterSeq) =>
      inRoom(roomId).filter((one) => one.senderId === senderId && one.kind === 'TEXT' && one.seq > afterSeq)
        .length,
    async search({ rooms, words, readerId, limit, cursor }) {
      const [below = null] = decodeCursor(cursor, 'id') ?? [];
      const from = new Map(rooms.map((room) => [room.roomId, room.from]));
      const isBlocked = (senderId: string | null) =>
        view()
          .table('relations')
          .all()
          .some(
            ({ kind, ownerId, otherId }) =>
              kind === 'BLOCK' &&
              ((ownerId === readerId && otherId === senderId) ||
                (ownerId === senderId && otherId === readerId)),
          );
      const found = table()
        .all()
        .filter(
          ({ kind, deletedAt, roomId, seq }) =>
            kind === 'TEXT' && deletedAt === null && seq > (from.get(roomId) ?? Infinity),
        ) // prettier-ignore
        .filter(
          ({ id, body, senderId }) =>
            (below === null || id < below) && holdsWords(body, words) && !isBlocked(senderId),
        ) // prettier-ignore
        .toSorted(descending(({ id }) => [id]));
      return pageOf(found.slice(0, limit + 1), limit, ({ id }) => encodeCursor(id));
    },
    async purgeDeleted(before, limit) {
      const waiting = underCase(view());
      const old = table()
        .all()
        .filter(({ id }) => !waiting.has(id))
        .filter((one) => one.deletedAt !== null && one.deletedAt < before)
        .filter(({ body, attachments }) => body !== '' || attachments.length > 0)
        .slice(0, limit);
      for (const message of old) table().set(keyIn(message), { ...message, ...forgotten });
      return old.map(({ id }) => id);
    },
    ofSender: async (userId) =>
      table()
        .all()
        .filter(({ senderId, deletedAt }) => senderId === userId && deletedAt === null)
        .toSorted(ascending(({ createdAt, id }) => [createdAt, id])),
    async forgetTextsOf(userId, at) {
      const rooms = view().table('chatRooms');
      const changed = new Map<string, number>();
      const written = table()
        .all()
        .filter(({ senderId }) => senderId === userId)
        .filter(({ deletedAt, body, attachments }) => !deletedAt || body !== '' || attachments.length > 0)
        .toSorted(ascending(({ roomId, seq }) => [roomId, seq]));
      for (const message of written) {
        const { roomId, deletedAt, deletedBy } = message;
        const rev = (changed.get(roomId) ?? rooms.get(roomId)?.lastRev ?? 0) + 1;
        const gone = { deletedAt: deletedAt ?? at, deletedBy: deletedBy ?? 'OWN' } as const;
        table().set(keyIn(message), { ...message, ...forgotten, ...gone, rev });
        changed.set(roomId, rev);
      }
      return [...changed].map(([id, lastRev]) => {
        const room = rooms.get(id);
        if (room) rooms.set(id, { ...room, lastRev });
        return { id, lastRev };
      });
    },
  };
};
