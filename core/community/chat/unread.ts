import type { UserId } from '#core/kernel/id.ts';
import { seenFrom, type Member } from './member.ts';
import type { Message } from './message.ts';

/** Shown as "99+": more are not counted. */
export const unreadMax = 100;

/** Everything up to here is read, or was never for this person. */
export const unreadFrom = (member: Pick<Member, 'readSeq' | 'joinedSeq' | 'clearedSeq'>): number =>
  Math.max(member.readSeq, seenFrom(member));

type Counted = Pick<Message, 'seq' | 'kind' | 'senderId' | 'deletedAt'>;

/** Texts of others that are still there. `silenced`: whom this person muted, or who is blocked either way. */
export const countsAsUnread = (
  member: Pick<Member, 'userId' | 'readSeq' | 'joinedSeq' | 'clearedSeq'>,
  message: Counted,
  silenced: ReadonlySet<UserId>,
): boolean =>
  message.kind === 'TEXT' &&
  message.deletedAt === null &&
  message.senderId !== null &&
  message.senderId !== member.userId &&
  !silenced.has(message.senderId) &&
  message.seq > unreadFrom(member);

/** The rule itself; the storages count the same rows. */
export const countUnread = (
  member: Pick<Member, 'userId' | 'readSeq' | 'joinedSeq' | 'clearedSeq'>,
  messages: readonly Counted[],
  silenced: ReadonlySet<UserId>,
): number =>
  Math.min(unreadMax, messages.filter((message) => countsAsUnread(member, message, silenced)).length);
