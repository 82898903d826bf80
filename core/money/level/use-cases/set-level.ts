import { requirePermission, type Actor, type UserLevel } from '#core/access/actor/actor.ts';
import { fieldError } from '#core/kernel/domain-error.ts';
import { isInCalendar } from '#core/kernel/calendar-bounds.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { changeByStaff } from '#core/people/account/staff-changes.ts';
import { readStaffUser, type StaffUser } from '#core/people/account/views/staff-user.ts';

type Input = Readonly<{ id: UserId; level: UserLevel; expiresAt?: Date | null | undefined; reason: string }>;
type Needs = Reads<'users'> & Writes<'auditLog' | 'events' | 'users'> & Pick<Ports, 'clock'>;

/** Grants a level, with or without an end. BASIC has none. */
export const setLevel =
  (ports: Needs) =>
  async (actor: Actor, { id, level, expiresAt = null, reason }: Input): Promise<StaffUser> => {
    requirePermission(actor, 'user.update', 'user.manage');
    const at = ports.clock.now();
    const levelExpiresAt = level === 'BASIC' ? null : expiresAt;
    if (levelExpiresAt !== null && !isInCalendar(levelExpiresAt)) {
      throw fieldError('body.expiresAt', 'input.date_bounds');
    }
    if (levelExpiresAt !== null && levelExpiresAt <= at) {
      throw fieldError('body.expiresAt', 'input.date_range');
    }

    await ports.transaction(async (repositories) => {
      const change = () => ({ level, levelExpiresAt });
      const { before } = await changeByStaff(repositories, actor, {
        action: 'user.set_level',
        id,
        at,
        reason,
        change,
      });
      if (before.level !== level) {
        await repositories.events.append({ type: 'user.level_changed', userId: id, level });
      }
    });
    return readStaffUser(ports)(id);
  };
