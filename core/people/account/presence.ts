import type { UserId } from '#core/kernel/id.ts';
import { after } from '#core/kernel/time.ts';
import type { ActivityStatus, User } from './user.ts';

export interface Presences {
  /** These have a live connection now; the latest instant counts. */
  seen(userIds: readonly UserId[], at: Date): Promise<void>;
  /** Those who ever had one. */
  lastSeen(userIds: readonly UserId[]): Promise<ReadonlyMap<UserId, Date>>;
  delete(userId: UserId): Promise<void>;
}

/** How long a member counts as connected after the last sign of it: a page that reloads does not make them leave. */
export const presenceGrace = 60_000;
/** How often an instance says who is connected to it; well within the grace. */
export const presenceBeat = 30_000;

/**
 * What others see of a member's choice: OFFLINE and ALWAY are a matter of choice, ONLINE and BUSY are true only while
 * they are connected, to whichever instance. Who does not show presence is OFFLINE to all.
 */
export const effectivePresence = (
  { activityStatus, showPresence }: Pick<User, 'activityStatus' | 'showPresence'>,
  lastSeenAt: Date | undefined,
  at: Date,
): ActivityStatus => {
  if (!showPresence) return 'OFFLINE';
  if (activityStatus === 'OFFLINE' || activityStatus === 'ALWAY') return activityStatus;
  const isConnected = lastSeenAt !== undefined && after(lastSeenAt, presenceGrace) > at;
  return isConnected ? activityStatus : 'OFFLINE';
};

/** The same for many, in one read. */
export const presenceOf = async (
  { presences }: Readonly<{ presences: Pick<Presences, 'lastSeen'> }>,
  users: readonly Pick<User, 'id' | 'activityStatus' | 'showPresence'>[],
  at: Date,
): Promise<ReadonlyMap<UserId, ActivityStatus>> => {
  // Who chose not to be seen, or to be seen always, need not be looked for.
  const asked = users.filter(
    ({ activityStatus, showPresence }) =>
      showPresence && (activityStatus === 'ONLINE' || activityStatus === 'BUSY'),
  );
  const seen =
    asked.length === 0 ? new Map<UserId, Date>() : await presences.lastSeen(asked.map(({ id }) => id));
  return new Map(users.map((user) => [user.id, effectivePresence(user, seen.get(user.id), at)]));
};
