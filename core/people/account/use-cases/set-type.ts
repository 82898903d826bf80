import { actorName, requirePermission, type Actor, type UserType } from '#core/access/actor/actor.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { changeByStaff } from '../staff-changes.ts';
import { readStaffUser, type StaffUser } from '../views/staff-user.ts';

type Input = Readonly<{ id: UserId; type: UserType; reason: string }>;
type Needs = Reads<'users'> & Pick<Ports, 'transaction' | 'clock' | 'ids'> & WithHooks<'whenCoachingEnds'>;

/** Makes a user a coach, or a plain user again: then nobody waits for their answer, and they for no badge. */
export const setType =
  (ports: Needs) =>
  async (actor: Actor, { id, type, reason }: Input): Promise<StaffUser> => {
    requirePermission(actor, 'user.manage');

    await ports.transaction(async (repositories) => {
      const at = ports.clock.now();
      const change = () => ({ type });
      const { before } = await changeByStaff(repositories, actor, {
        action: 'user.set_type',
        id,
        at,
        reason,
        change,
      });
      if (before.type !== type) {
        if (type === 'USER') {
          const step = { ids: ports.ids, actor: actorName(actor), at };
          for (const leave of ports.hooks.whenCoachingEnds) await leave(repositories, id, step);
        }
        await repositories.events.append({ type: 'user.type_changed', userId: id, userType: type });
      }
    });
    return readStaffUser(ports)(id);
  };
