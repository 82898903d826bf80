import { requireMember, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import type { ActivityStatus } from '../user.ts';

/** Set by the server that holds the live connections: these people are there. */
export const notePresence =
  ({ reads, clock }: Reads<'presences'> & Pick<Ports, 'clock'>) =>
  async (actor: Actor, userIds: readonly UserId[]): Promise<void> => {
    requirePermission(actor, 'global');
    if (userIds.length > 0) await reads.presences.seen(userIds, clock.now());
  };

/** How one wants to be seen, from wherever one is; the rest of the profile may be open in a form meanwhile. */
export const choosePresence =
  ({ transaction, clock }: Writes<'users'> & Pick<Ports, 'clock'>) =>
  async (actor: Actor, activityStatus: ActivityStatus): Promise<ActivityStatus> => {
    const { id } = requireMember(actor);
    await transaction(async ({ users }) => {
      const user = await users.lock(id);
      if (user.activityStatus === activityStatus) return;
      await users.update({ ...user, activityStatus, version: user.version + 1, updatedAt: clock.now() });
    });
    return activityStatus;
  };
