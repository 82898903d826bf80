import type { UserId } from '#core/kernel/id.ts';
import { after, day, hour, minute } from '#core/kernel/time.ts';
import type { RoomId } from './room.ts';

/**
 * INBOX: in the room. REQUEST: someone unknown wrote or invited, and no answer was given yet. A person who left or was
 * removed, or declined, may be invited anew.
 */
export const memberStates = ['INBOX', 'REQUEST', 'DECLINED', 'LEFT', 'REMOVED'] as const;
export type MemberState = (typeof memberStates)[number];

/** One person in one room. Reading is one number, however many messages there are. */
export type Member = Readonly<{
  roomId: RoomId;
  userId: UserId;
  state: MemberState;
  /** Messages up to here were there before; they are not shown. */
  joinedSeq: number;
  /** Messages up to here were cleared away by this person. */
  clearedSeq: number;
  readSeq: number;
  /** The newest text of another person: nothing beyond it can be unread. */
  countSeq: number;
  /** The newest text that a notice, and a mail, was written about. */
  noticedSeq: number;
  mailedSeq: number;
  /** When a notice and a mail are due; null while nothing waits. */
  noticeAt: Date | null;
  mailAt: Date | null;
  /** Its place in the list; null keeps it out of the list until something happens in the room. */
  sortAt: Date | null;
  pinnedAt: Date | null;
  mutedUntil: Date | null;
  joinedAt: Date;
}>;

/** A notice is written about what is still unread after so long, and a mail after so long. */
export const noticeAfter = 10_000;
export const mailAfter = 15 * minute;
export const pinnedRoomsMax = 5;

/** Hours a room can be silent; null is for good. */
export const muteHours = [1, 8, 24, 168] as const;
export type MuteHours = (typeof muteHours)[number];
const forGood = new Date('9999-12-31T00:00:00.000Z');

export const mutedFor = (hours: MuteHours | null, at: Date): Date =>
  hours === null ? forGood : after(at, hours * hour);
export const isMuted = ({ mutedUntil }: Pick<Member, 'mutedUntil'>, at: Date): boolean =>
  mutedUntil !== null && mutedUntil > at;
export const isMutedForGood = ({ mutedUntil }: Pick<Member, 'mutedUntil'>): boolean =>
  mutedUntil !== null && mutedUntil.getTime() >= forGood.getTime() - day;
export const newMember = (
  room: Readonly<{ id: RoomId; lastSeq: number }>,
  userId: UserId,
  state: 'INBOX' | 'REQUEST',
  at: Date,
): Member => ({
  roomId: room.id,
  userId,
  state,
  joinedSeq: room.lastSeq,
  clearedSeq: 0,
  readSeq: room.lastSeq,
  countSeq: 0,
  noticedSeq: 0,
  mailedSeq: 0,
  noticeAt: null,
  mailAt: null,
  sortAt: null,
  pinnedAt: null,
  mutedUntil: null,
  joinedAt: at,
});

/** What this person sees of the room begins after this message. */
export const seenFrom = ({ joinedSeq, clearedSeq }: Pick<Member, 'joinedSeq' | 'clearedSeq'>): number =>
  Math.max(joinedSeq, clearedSeq);

/** Is shown the room at all: in it, or asked. */
export const isPresent = ({ state }: Pick<Member, 'state'>): boolean =>
  state === 'INBOX' || state === 'REQUEST';

/** Reading only goes on, and never past the last message. */
export const readUpTo = (member: Member, seq: number, lastSeq: number): Member => {
  const readSeq = Math.max(member.readSeq, Math.min(seq, lastSeq));
  const isAllRead = readSeq >= member.countSeq;
  return { ...member, readSeq, ...(isAllRead && { noticeAt: null, mailAt: null }) };
};

/** Who has been in the group longest, of those who are in it. */
export const longestMember = (members: readonly Member[], without: UserId): Member | undefined =>
  members
    .filter(({ state, userId }) => state === 'INBOX' && userId !== without)
    .toSorted((a, b) => a.joinedAt.getTime() - b.joinedAt.getTime() || (a.userId < b.userId ? -1 : 1))[0];
