import type { UserId } from '#core/kernel/id.ts';
import { after, day } from '#core/kernel/time.ts';
import type { Hooks } from '#core/kernel/hooks.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { isNewDevice, readDevice, type Device } from './device.ts';
import { readMe, type Me, type MeNeeds } from '#core/people/account/views/me.ts';
import { accessLifetime, maxSessions, sessionLifetime, type Session } from './session.ts';

export type SignedIn = Readonly<{ accessToken: string; expiresIn: number; refreshToken: string; user: Me }>;

type Start = Readonly<{ id: string; userId: UserId; device: Device; at: Date }>;

/** Makes room for one more sign-in; the owner hears of what ended, by mail once a day. */
const makeRoom = async (
  { sessions, events }: Pick<Repositories, 'events' | 'sessions'>,
  userId: UserId,
  at: Date,
): Promise<void> => {
  const lastTime = await sessions.lastEnd(userId, 'LIMIT');
  const ended = await sessions.endOldest(userId, maxSessions - 1, at);
  const [oldest] = ended;
  if (!oldest) return;
  await events.append({ type: 'sessions.ended', userId, sessionIds: ended.map(({ id }) => id) });
  await events.append({
    type: 'user.oldest_sign_in_ended',
    userId,
    userAgent: oldest.userAgent,
    isFirstToday: lastTime === null || lastTime <= after(at, -day),
  });
};

/**
 * Opens a family of refresh tokens for this device; the owner hears of a device never seen before. The account must be
 * locked: else sign-ins side by side would be more than there may be.
 */
export const startSession = async (
  { sessions, events }: Pick<Repositories, 'events' | 'sessions'>,
  { id, userId, device, at }: Start,
): Promise<Session> => {
  const { userAgent, address } = readDevice(device);
  const seen = await sessions.userAgentsOf(userId);
  await makeRoom({ sessions, events }, userId, at);
  const session: Session = {
    id,
    userId,
    generation: 0,
    rotatedAt: at,
    userAgent,
    address,
    createdAt: at,
    lastUsedAt: at,
    expiresAt: after(at, sessionLifetime),
    endedAt: null,
    endReason: null,
    provenAt: at,
  };
  await sessions.insert(session);
  await events.append({
    type: 'user.signed_in',
    userId,
    sessionId: id,
    userAgent,
    isNewDevice: isNewDevice(userAgent, seen),
  });
  return session;
};

/** The pair of tokens for a session at a generation, and who signed in. */
export const answerSignedIn =
  (needs: MeNeeds & Pick<Ports, 'tokens'>) =>
  async (
    { id, userId }: Pick<Session, 'id' | 'userId'>,
    generation: number,
    at: Date,
  ): Promise<SignedIn> => ({
    accessToken: needs.tokens.access({ userId, sessionId: id, at }),
    expiresIn: accessLifetime / 1000,
    refreshToken: needs.tokens.refresh(id, generation),
    user: await readMe(needs)(userId),
  });

/** An account that may not act any more has no way in: no code, no link, no sign-in. */
export const shutOut: Hooks['whenMemberMayNotAct'] = async (repositories, userId, at) => {
  await repositories.verifications.retireAllOf(userId, at);
  await endSessions(repositories, { userId, reason: 'STATUS', at });
};

/** Ends every sign-in but one and says so, so that open sockets close. */
export const endSessions = async (
  { sessions, events }: Pick<Repositories, 'events' | 'sessions'>,
  {
    userId,
    reason,
    at,
    exceptId,
  }: { userId: UserId; reason: 'PASSWORD' | 'STATUS' | 'REVOKED'; at: Date; exceptId?: string | null },
): Promise<readonly string[]> => {
  const ended = await sessions.endAll(userId, reason, at, exceptId ?? undefined);
  if (ended.length > 0) await events.append({ type: 'sessions.ended', userId, sessionIds: ended });
  return ended;
};
