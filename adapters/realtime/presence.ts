import { system } from '#core/access/actor/actor.ts';
import { presenceBeat } from '#core/people/account/presence.ts';
import type { Application } from '#core/application.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Hub } from './hub.ts';

type Needs = Readonly<{
  app: Readonly<{ account: Pick<Application['account'], 'notePresence'> }>;
  clock: Clock;
  hub: Pick<Hub, 'users'>;
  failed: (error: unknown) => void;
  beatMs?: number;
}>;

/** People who come at about the same time are written down together. */
const gatherMs = 100;

/**
 * Says who is connected to this instance: all of them once a beat in one statement, and newcomers soon after they connect.
 * Nobody is said to have left: that is what silence means.
 */
export const startPresence = ({ app, clock, hub, failed, beatMs = presenceBeat }: Needs) => {
  const saidAt = new Map<UserId, number>();
  const come = new Set<UserId>();
  let gathering: NodeJS.Timeout | undefined;

  const say = (userIds: readonly UserId[]): void => {
    if (userIds.length === 0) return;
    const now = clock.now().getTime();
    for (const userId of userIds) saidAt.set(userId, now);
    app.account.notePresence(system, userIds).catch(failed);
  };

  const beat = setInterval(() => {
    const connected = hub.users();
    saidAt.clear();
    say(connected);
  }, beatMs);
  beat.unref();

  const sayWhoCame = () => {
    gathering = undefined;
    const userIds = [...come];
    come.clear();
    say(userIds);
  };

  return {
    arrived(userId: UserId): void {
      const last = saidAt.get(userId);
      // Pages that reload, and second devices, write nothing.
      if (last !== undefined && clock.now().getTime() - last < beatMs) return;
      come.add(userId);
      gathering ??= setTimeout(sayWhoCame, gatherMs).unref();
    },
    stop(): void {
      clearInterval(beat);
      clearTimeout(gathering);
    },
  };
};
