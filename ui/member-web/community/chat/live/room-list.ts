import { unreadMax } from '#core/community/chat/unread.ts';
import type { ChatMessage, ChatRoom, ChatRoomDetail } from '../../../app/data/chat.ts';
import type { ChatNews } from './frames.ts';

type Page = Readonly<{ items: readonly ChatRoom[]; nextCursor: string | null }>;
/** As an infinite query keeps them. */
export type RoomPages = Readonly<{ pages: readonly Page[]; pageParams: readonly unknown[] }>;

export type Onlooker = Readonly<{
  userId: string;
  /** The room on the screen, while a person looks at it. */
  openRoomId: string | null;
}>;

const inOrder = (a: ChatRoom, b: ChatRoom): number =>
  Number(b.pinnedAt !== null) - Number(a.pinnedAt !== null) || b.lastAt.getTime() - a.lastAt.getTime();

/** All of them in the first page, in their order; the cursors stay where they were. */
const arranged = (list: RoomPages, rooms: readonly ChatRoom[]): RoomPages => ({
  ...list,
  pages: list.pages.map((page, index) => ({
    ...page,
    items: index === 0 ? [...rooms].toSorted(inOrder) : [],
  })),
});

export const roomsIn = (list: RoomPages | undefined): readonly ChatRoom[] =>
  list?.pages.flatMap(({ items }) => items) ?? [];

const withRoom = (list: RoomPages, roomId: string, change: (room: ChatRoom) => ChatRoom): RoomPages =>
  arranged(
    list,
    roomsIn(list).map((room) => (room.id === roomId ? change(room) : room)),
  );

const withNewMessage = (room: ChatRoom, message: ChatMessage, { userId, openRoomId }: Onlooker): ChatRoom => {
  if (message.seq <= room.lastSeq) return room; // heard before, or read meanwhile
  const counts =
    message.kind === 'TEXT' &&
    !message.isCollapsed &&
    message.sender?.id !== userId &&
    openRoomId !== room.id;
  const isOwn = message.sender?.id === userId;
  return {
    ...room,
    lastMessage: message,
    lastSeq: message.seq,
    lastAt: message.createdAt,
    rev: Math.max(room.rev, message.rev),
    ...(isOwn && { readSeq: message.seq }),
    unread: isOwn ? 0 : Math.min(unreadMax, room.unread + Number(counts)),
  };
};

const withOldMessage = (room: ChatRoom, message: ChatMessage): ChatRoom => ({
  ...room,
  rev: Math.max(room.rev, message.rev),
  ...(room.lastMessage?.seq === message.seq &&
    room.lastMessage.rev < message.rev && { lastMessage: message }),
});

/** Of a text that was not read, one less is left to read; whose it was, the server knows within a minute. */
const withoutText = (room: ChatRoom, seq: number, rev: number): ChatRoom => ({
  ...room,
  rev: Math.max(room.rev, rev),
  ...(seq > room.readSeq &&
    rev > room.rev &&
    room.unread > 0 &&
    room.unread < unreadMax && { unread: room.unread - 1 }),
  ...(room.lastMessage?.seq === seq &&
    room.lastMessage.rev < rev && {
      lastMessage: {
        ...room.lastMessage,
        rev,
        body: '',
        attachments: [],
        deletedAt: room.lastMessage.createdAt,
      },
    }),
});

/** Reading up to the last message leaves nothing; less than that, and the server counts. */
const withRead = (room: ChatRoom, seq: number): ChatRoom => ({
  ...room,
  readSeq: Math.max(room.readSeq, seq),
  ...(seq >= room.lastSeq && { unread: 0 }),
});

/** What the list shows after the news; undefined where only the server can tell. */
export const roomsAfter = (list: RoomPages, news: ChatNews, onlooker: Onlooker): RoomPages | undefined => {
  const isListed = roomsIn(list).some(({ id }) => id === news.roomId);
  switch (news.kind) {
    case 'typing':
      return list;
    case 'gone':
      return arranged(
        list,
        roomsIn(list).filter(({ id }) => id !== news.roomId),
      );
    case 'room':
      return news.room.state === 'INBOX' && isListed ? roomsWith(list, news.room) : undefined;
    case 'message':
      if (!isListed) return news.isNew ? undefined : list;
      return withRoom(list, news.roomId, (room) =>
        news.isNew ? withNewMessage(room, news.message, onlooker) : withOldMessage(room, news.message),
      );
    case 'deletion':
      return withRoom(list, news.roomId, (room) => withoutText(room, news.seq, news.rev));
    case 'read':
      return news.userId === onlooker.userId
        ? withRoom(list, news.roomId, (room) => withRead(room, news.seq))
        : list;
  }
};

/** A step of one's own answers with the room as it is now. */
export const roomsWith = (list: RoomPages, detail: ChatRoomDetail): RoomPages => {
  const { members: _, pinnedMessages: __, peerReadSeq: ___, readOnly: ____, ...room } = detail;
  const isListed = roomsIn(list).some(({ id }) => id === room.id);
  return isListed ? withRoom(list, room.id, () => room) : arranged(list, [room, ...roomsIn(list)]);
};
export const roomsWithout = (list: RoomPages, roomId: string): RoomPages =>
  arranged(
    list,
    roomsIn(list).filter(({ id }) => id !== roomId),
  );
