import { actorName, requirePermission, type Actor, type UserStatus } from '#core/access/actor/actor.ts';
import { fieldError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { changeByStaff } from '../staff-changes.ts';
import { readStaffUser, type StaffUser } from '../views/staff-user.ts';
import type { User } from '../user.ts';

type Change = Readonly<{ id: UserId; status: UserStatus; reason: string | null }>;
type Input = Change & Readonly<{ reason: string }>;
type Needs = Reads<'users'> &
  Pick<Ports, 'transaction' | 'clock' | 'ids'> &
  WithHooks<'whenMemberLeaves' | 'whenMemberMayNotAct'>;

const mayAct = (status: UserStatus) => status === 'ACTIVE' || status === 'PENDING';
/** Nobody should wait for them; an account on hold may be back tomorrow. */
const hasLeft = (status: UserStatus) => status === 'BAN' || status === 'DELETE';

const statusChange =
  ({ status, reason, at }: Omit<Change, 'id'> & { at: Date }) =>
  (user: User): Pick<User, 'status' | 'statusReason' | 'deletionRequestedAt'> => ({
    status,
    statusReason: mayAct(status) ? null : reason,
    // Closing starts the 30 days; opening again within them forgets that it was closed.
    deletionRequestedAt: status === 'DELETE' ? (user.deletionRequestedAt ?? at) : null,
  });

const changeStatus =
  (ports: Needs) =>
  async (actor: Actor, { id, status, reason }: Change): Promise<StaffUser> => {
    await ports.transaction(async (repositories) => {
      const at = ports.clock.now();
      const change = statusChange({ status, reason, at });
      const { before } = await changeByStaff(repositories, actor, {
        action: 'user.set_status',
        id,
        at,
        reason,
        change,
      });
      if (hasLeft(status))
        for (const leave of ports.hooks.whenMemberLeaves)
          await leave(repositories, id, { ids: ports.ids, actor: actorName(actor), at });
      if (!mayAct(status)) {
        for (const shutOut of ports.hooks.whenMemberMayNotAct) await shutOut(repositories, id, at);
      }
      if (before.status !== status) {
        await repositories.events.append({
          type: 'user.status_changed',
          userId: id,
          status,
          before: before.status,
          by: actorName(actor),
        });
      }
    });
    return readStaffUser(ports)(id);
  };

/** Activates, holds, bans or closes an account; a person who may not act any more is signed out everywhere. */
export const setStatus =
  (ports: Needs) =>
  async (actor: Actor, { id, status, reason: typed }: Input): Promise<StaffUser> => {
    requirePermission(actor, 'user.update', 'user.manage');
    const reason = typed.trim();
    if (reason === '') throw fieldError('body.reason', 'user.status_reason_required');
    return changeStatus(ports)(actor, { id, status, reason });
  };

/** Closes an account as its owner could: it is anonymised after 30 days, and can be opened again until then. */
export const deleteUser =
  (ports: Needs) =>
  async (actor: Actor, id: UserId): Promise<StaffUser> => {
    requirePermission(actor, 'user.delete', 'user.manage');
    return changeStatus(ports)(actor, { id, status: 'DELETE', reason: null });
  };
