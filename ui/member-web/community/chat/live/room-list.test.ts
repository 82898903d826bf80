import { describe, expect, it } from 'vitest';
import type { ChatMessage, ChatRoom } from '../../../app/data/chat.ts';
import { type RoomPages, roomsAfter, roomsIn } from './room-list.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 8, minute));

const room = (id: string, minute: number, more: Partial<ChatRoom> = {}): ChatRoom => ({
  id,
  type: 'GROUP',
  name: id,
  photoUrl: null,
  ownerId: null,
  peer: null,
  memberCount: 2,
  lastSeq: 5,
  rev: 5,
  lastAt: at(minute),
  pins: [],
  closedAt: null,
  state: 'INBOX',
  fromSeq: 0,
  readSeq: 5,
  unread: 0,
  pinnedAt: null,
  mutedUntil: null,
  lastMessage: null,
  ...more,
});

/** As much of a message as the list looks at. */
const message = (roomId: string, seq: number, rev: number, by: string, more: Partial<ChatMessage> = {}) =>
  ({
    roomId,
    seq,
    rev,
    kind: 'TEXT',
    sender: { id: by },
    body: `text ${seq}`,
    attachments: [],
    isCollapsed: false,
    createdAt: at(30 + rev),
    ...more,
  }) as ChatMessage;

const list: RoomPages = {
  pages: [
    { items: [room('pinned', 1, { pinnedAt: at(0) }), room('b', 20)], nextCursor: 'next' },
    { items: [room('a', 10)], nextCursor: null },
  ],
  pageParams: [null, 'next'],
};
const me = { userId: 'me', openRoomId: null };
const ids = (pages: RoomPages | undefined) => roomsIn(pages).map(({ id }) => id);
const find = (pages: RoomPages | undefined, id: string) => roomsIn(pages).find((one) => one.id === id);
const added = (parts: ChatMessage) =>
  ({ kind: 'message', roomId: parts.roomId, message: parts, isNew: true }) as const;

describe('the list of rooms', () => {
  it('brings a room up when something is written in it, below the pinned ones', () => {
    const after = roomsAfter(list, added(message('a', 6, 6, 'lan')), me);
    expect(ids(after)).toEqual(['pinned', 'a', 'b']);
    expect(find(after, 'a')).toMatchObject({ unread: 1, lastSeq: 6 });
  });

  it('counts a frame that comes twice once', () => {
    const once = roomsAfter(list, added(message('a', 6, 6, 'lan')), me)!; // a is listed
    expect(find(roomsAfter(once, added(message('a', 6, 6, 'lan')), me), 'a')?.unread).toBe(1);
  });

  it('counts nothing that is one’s own, looked at, or of a blocked person', () => {
    const own = roomsAfter(list, added(message('a', 6, 6, 'me')), me);
    const seen = roomsAfter(list, added(message('a', 6, 6, 'lan')), { ...me, openRoomId: 'a' });
    const blocked = roomsAfter(list, added(message('a', 6, 6, 'lan', { isCollapsed: true })), me);
    for (const after of [own, seen, blocked]) expect(find(after, 'a')?.unread).toBe(0);
  });

  it('forgets the words of a deleted message', () => {
    const before = roomsAfter(list, added(message('a', 6, 6, 'lan')), me)!; // a is listed
    const after = roomsAfter(before, { kind: 'deletion', roomId: 'a', messageId: 'm6', seq: 6, rev: 7 }, me);
    expect(find(after, 'a')?.lastMessage).toMatchObject({ body: '' });
    expect(find(after, 'a')?.lastMessage?.deletedAt).not.toBeNull();
  });

  it('has one less to read when an unread message was deleted, and no less when it hears so twice', () => {
    const deletion = { kind: 'deletion', roomId: 'a', messageId: 'm6', seq: 6, rev: 8 } as const;
    const two = roomsAfter(
      roomsAfter(list, added(message('a', 6, 6, 'lan')), me)!, // a is listed
      added(message('a', 7, 7, 'lan')),
      me,
    )!;
    const once = roomsAfter(two, deletion, me)!;
    expect(find(once, 'a')?.unread).toBe(1);
    expect(find(roomsAfter(once, deletion, me), 'a')?.unread).toBe(1);
    const ofRead = { ...deletion, messageId: 'm5', seq: 5, rev: 9 };
    expect(find(roomsAfter(once, ofRead, me), 'a')?.unread).toBe(1);
  });

  it('is clear of what was read elsewhere, and asks the server about rooms it does not know', () => {
    const before = roomsAfter(list, added(message('a', 6, 6, 'lan')), me)!; // a is listed
    const read = { kind: 'read', roomId: 'a', userId: 'me', seq: 6, unreadRooms: 0 } as const;
    expect(find(roomsAfter(before, read, me), 'a')?.unread).toBe(0);
    expect(roomsAfter(list, added(message('new', 1, 1, 'lan')), me)).toBeUndefined();
    expect(ids(roomsAfter(list, { kind: 'gone', roomId: 'b', reason: 'LEFT' }, me))).toEqual(['pinned', 'a']);
  });
});
