import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { nextVersion, type SeenVersion } from '#core/access/audit/last-write.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { withChanges, type ProfileChanges } from '../profile-changes.ts';
import { lockForStaff } from '../staff-changes.ts';
import { readStaffUser, type StaffUser } from '../views/staff-user.ts';

type Changes = Pick<ProfileChanges, 'fullname' | 'username' | 'phone' | 'about' | 'isPublic'>;
type Input = Changes & SeenVersion & Readonly<{ id: UserId }>;
type Needs = Reads<'users'> & Writes<'auditLog' | 'users'> & Pick<Ports, 'clock'>;

/** Mends a member's profile: what they could type themselves, and nothing else. */
export const updateUser =
  (ports: Needs) =>
  async (
    actor: Actor,
    { id, version, fullname, username, phone, about, isPublic }: Input,
  ): Promise<StaffUser> => {
    requirePermission(actor, 'user.update');
    const changes: Changes = { fullname, username, phone, about, isPublic };

    await ports.transaction(async (repositories) => {
      const at = ports.clock.now();
      const before = await lockForStaff(repositories, actor, id);
      const edit = { stored: before.version, seen: version, at, targetType: 'user' as const, targetId: id };
      const next = await nextVersion(repositories, actor, edit);
      const after = { ...withChanges(before, changes), version: next, updatedAt: at };
      await repositories.users.update(after);
      const names = (['fullname', 'username', 'phone', 'about', 'isPublic'] as const).filter(
        (name) => before[name] !== after[name],
      );
      const shown = (user: typeof before) => Object.fromEntries(names.map((name) => [name, user[name]]));
      await repositories.auditLog.append(
        audited(actor, {
          at,
          action: 'user.update',
          targetType: 'user',
          targetId: id,
          before: shown(before),
          after: shown(after),
          reason: null,
        }),
      );
    });
    return readStaffUser(ports)(id);
  };
