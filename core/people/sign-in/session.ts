import type { UserId } from '#core/kernel/id.ts';
import { day, minute } from '#core/kernel/time.ts';

/**
 * One sign-in on one device: a family of refresh tokens. A token names its session and its generation and is signed
 * by the server, so that nothing secret is stored and the same successor can be made twice.
 */
export type Session = Readonly<{
  id: string;
  userId: UserId;
  generation: number;
  rotatedAt: Date;
  userAgent: string;
  address: string;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
  endReason: SessionEnd | null;
  /** When it last saw the password or a code. */
  provenAt: Date;
}>;
export type SessionEnd = 'SIGN_OUT' | 'REVOKED' | 'REUSE' | 'PASSWORD' | 'STATUS' | 'LIMIT';

export const accessLifetime = 15 * minute;
export const sessionLifetime = 30 * day;
/** More devices than anybody has. One more ends the sign-in that was not used for the longest time. */
export const maxSessions = 50;
/** Two tabs may refresh at once: the direct parent is honoured this long, and gives the same successor. */
export const repeatWindow = 10_000;

export type Rotation = 'rotate' | 'repeat' | 'reuse' | 'dead';

/** What a presented token deserves. `reuse` ends the whole family. */
export const judgeRefresh = (session: Session, generation: number, at: Date): Rotation => {
  if (session.endedAt !== null || session.expiresAt <= at) return 'dead';
  if (generation === session.generation) return 'rotate';
  const isDirectParent = generation === session.generation - 1;
  if (isDirectParent && at.getTime() - session.rotatedAt.getTime() <= repeatWindow) return 'repeat';
  return generation < session.generation ? 'reuse' : 'dead';
};
