import type { WhoMayWrite } from '#core/people/account/user.ts';
import { day } from '#core/kernel/time.ts';

/** Texts that someone unknown may send before the answer, and after it was no. */
export const requestTextsMax = 3;
/** A review that was answered keeps its two in touch for so long. */
export const reviewReach = 180 * day;

/** What stands between the one who writes and the one who would read. */
export type Ties = Readonly<{
  isBlocked: boolean;
  /** The reader follows the writer. */
  isFollowed: boolean;
  /** A review between the two is open, or was approved lately. */
  hasReview: boolean;
  /** The writer holds `chat.create`. */
  mayWriteToAnybody: boolean;
  /** The reader took the room in. */
  isAccepted: boolean;
  whoMayWrite: WhoMayWrite;
  /** The reader's account is there and can act. */
  isActive: boolean;
}>;

/** INBOX: it is shown at once. REQUEST: after the reader has agreed. REFUSED: not at all. */
export type Reach = 'INBOX' | 'REQUEST' | 'REFUSED';

/** Who reaches whom. A review's two always reach each other, but never past a block. */
export const reachOf = (ties: Ties): Reach => {
  if (ties.isBlocked || !ties.isActive) return 'REFUSED';
  if (ties.hasReview || ties.mayWriteToAnybody) return 'INBOX';
  if (ties.whoMayWrite === 'NOBODY') return 'REFUSED';
  if (ties.whoMayWrite === 'FOLLOWED' && !ties.isFollowed) return 'REFUSED';
  return ties.isFollowed || ties.isAccepted ? 'INBOX' : 'REQUEST';
};

/** Why a room is read-only for this reader; the screen words it. */
export const readOnlyReasons = [
  'chat.room_closed',
  'chat.not_allowed',
  'chat.request_pending',
  'social.restricted',
] as const;
export type ReadOnlyReason = (typeof readOnlyReasons)[number];
