import { isMuted, type Member } from '#core/community/chat/member.ts';
import type { ChatMembers, RoomBox } from '#core/community/chat/ports.ts';
import { countUnread } from '#core/community/chat/unread.ts';
import { isOn } from '#core/community/follow/relation.ts';
import type { UserId } from '#core/kernel/id.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { ascending, descending, isBelow } from '../engine/ordering.ts';
import { keyOf, type View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    chatMembers: Member;
  }
}

const states = { inbox: 'INBOX', requests: 'REQUEST' } as const satisfies Record<RoomBox, Member['state']>;

/** Pinned rooms first, then what happened last. */
const placeOf = ({ pinnedAt, sortAt, roomId }: Member) =>
  [pinnedAt === null ? 0 : 1, sortAt ?? new Date(0), roomId] as const;

export const memoryChatMembers = (view: () => View): ChatMembers => {
  const table = () => view().table('chatMembers');
  const ofUser = (userId: UserId) =>
    table()
      .all()
      .filter((member) => member.userId === userId);
  const isThere = ({ state }: Member) => state === 'INBOX' || state === 'REQUEST';

  /** Whom this person muted, and with whom there is a block. */
  const silencedFor = (userId: UserId, at: Date): ReadonlySet<UserId> =>
    new Set(
      view()
        .table('relations')
        .all()
        .filter((row) => row.ownerId === userId || (row.kind === 'BLOCK' && row.otherId === userId))
        .filter((row) => isOn(row, at))
        .map(({ ownerId, otherId }) => (ownerId === userId ? otherId : ownerId)),
    );
  const unreadOf = (member: Member, at: Date): number => {
    const messages = view()
      .table('chatMessages')
      .all()
      .filter(({ roomId }) => roomId === member.roomId);
    return countUnread(member, messages, silencedFor(member.userId, at));
  };

  return {
    find: async (roomId, userId) => table().get(keyOf(roomId, userId)) ?? null,
    lock: async (roomId, userId) => table().get(keyOf(roomId, userId)) ?? null,
    presentIn: async (roomId) =>
      table()
        .all()
        .filter((member) => member.roomId === roomId && isThere(member))
        .toSorted(ascending(({ joinedAt, userId }) => [joinedAt, userId])),
    async put(members) {
      for (const member of members) {
        if (!view().table('users').get(member.userId)) view().refuse('user.not_found');
        table().set(keyOf(member.roomId, member.userId), member);
      }
    },
    async roomsOf(userId, box, { limit, cursor }) {
      const [pinned = '', at = '', id = ''] = decodeCursor(cursor, 'whole', 'instant', 'id') ?? [];
      const found = ofUser(userId)
        .filter(({ state, sortAt }) => state === states[box] && sortAt !== null)
        .filter(
          (member) => cursor === undefined || isBelow(placeOf(member), [Number(pinned), new Date(at), id]),
        )
        .toSorted(descending(placeOf));
      return pageOf(found.slice(0, limit + 1), limit, (member) => {
        const [isPinned, sortAt, roomId] = placeOf(member);
        return encodeCursor(String(isPinned), sortAt, roomId);
      });
    },
    newestOf: async (userId, limit) =>
      ofUser(userId)
        .filter(({ state, sortAt }) => state === 'INBOX' && sortAt !== null)
        .toSorted(descending(placeOf))
        .slice(0, limit),
    async unreadRooms(userId, at) {
      const own = ofUser(userId);
      const rooms = own.filter(
        (member) => member.state === 'INBOX' && !isMuted(member, at) && unreadOf(member, at) > 0,
      );
      const requests = own.filter(({ state, sortAt }) => state === 'REQUEST' && sortAt !== null);
      return { rooms: rooms.length, requests: requests.length };
    },
    unreadIn: async (userId, roomIds, at) =>
      new Map(
        ofUser(userId)
          .filter(({ roomId }) => roomIds.includes(roomId))
          .map((member) => [member.roomId, unreadOf(member, at)] as const)
          .filter(([, count]) => count > 0),
      ),
    countPinned: async (userId) =>
      ofUser(userId).filter(({ state, pinnedAt }) => state === 'INBOX' && pinnedAt !== null).length,
    async sharedWith(userId, others) {
      const rooms = new Set(
        ofUser(userId)
          .filter(({ state }) => state === 'INBOX')
          .map(({ roomId }) => roomId),
      );
      const shared = table()
        .all()
        .filter((one) => one.state === 'INBOX' && rooms.has(one.roomId) && others.includes(one.userId));
      return new Set(shared.map((one) => one.userId));
    },
    showingReceipts: async (userIds) =>
      new Set(userIds.filter((id) => view().table('users').get(id)?.readReceipts)),
    async takeDue(kind, at, limit) {
      const dueAt = (member: Member) => (kind === 'notice' ? member.noticeAt : member.mailAt);
      return table()
        .all()
        .filter((member) => (dueAt(member)?.getTime() ?? Infinity) <= at.getTime())
        .toSorted(ascending((member) => [dueAt(member) ?? at, member.roomId, member.userId]))
        .slice(0, limit);
    },
    async recountNotices(roomId, seq, at) {
      const notified = table()
        .all()
        .filter((one) => one.roomId === roomId && one.state === 'INBOX')
        .filter(({ readSeq, noticedSeq }) => readSeq < seq && noticedSeq >= seq);
      for (const member of notified) table().set(keyOf(roomId, member.userId), { ...member, noticeAt: at });
    },
    async invitationsBetween(one, other) {
      const ownerOf = ({ roomId }: Member) => view().table('chatRooms').get(roomId)?.ownerId;
      const asked = (userId: UserId, ownerId: UserId) =>
        ofUser(userId).filter((member) => member.state === 'REQUEST' && ownerOf(member) === ownerId);
      return [...asked(one, other), ...asked(other, one)].toSorted(ascending(({ roomId }) => [roomId]));
    },
    allOf: async (userId) =>
      ofUser(userId)
        .filter(isThere)
        .toSorted(ascending(({ roomId }) => [roomId])),
    async leaveAll(userId) {
      const ended = { state: 'LEFT', noticeAt: null, mailAt: null, sortAt: null, pinnedAt: null } as const;
      for (const member of ofUser(userId)) table().set(keyOf(member.roomId, userId), { ...member, ...ended });
    },
  };
};
