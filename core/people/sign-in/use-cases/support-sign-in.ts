import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import { normalize } from '#core/kernel/text/text.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { lockForStaff } from '#core/people/account/staff-changes.ts';
import { requireSendingAllowed, sendSecret } from '../secret-sending.ts';
import { endSessions } from '../sign-in.ts';

type Input = Readonly<{ id: UserId; reason: string }>;

const readReason = (typed: string): string => {
  const reason = normalize(typed);
  if (reason === '') throw fieldError('body.reason', 'user.status_reason_required');
  return reason;
};

type Resetting = Writes<'auditLog' | 'mails' | 'users' | 'verifications'> &
  Pick<Ports, 'clock' | 'ids' | 'chance' | 'tokens' | 'baseUrl'>;

/**
 * Mails a person the link to choose a new password. The link is seen by its receiver alone; the limits of asking for it
 * oneself hold here too.
 */
export const sendResetLink =
  (ports: Resetting) =>
  async (actor: Actor, { id, reason: typed }: Input): Promise<{ email: string; expiresAt: Date }> => {
    requirePermission(actor, 'user.update', 'user.manage');
    const reason = readReason(typed);
    return ports.transaction(async (repositories) => {
      const at = ports.clock.now();
      const user = await lockForStaff(repositories, actor, id);
      if (user.status === 'DELETE') throw new DomainError('user.not_allowed');
      const { email } = user;
      const purpose = 'RESET_PASSWORD';
      await requireSendingAllowed(repositories.verifications, purpose, email, at);
      const { expiresAt } = await sendSecret(ports)(repositories, {
        purpose,
        mode: 'LINK',
        requester: email,
        address: email,
        receiver: user,
        at,
      });
      await repositories.auditLog.append(
        audited(actor, {
          at,
          action: 'user.send_reset',
          targetType: 'user',
          targetId: id,
          before: null,
          after: { expiresAt },
          reason,
        }),
      );
      return { email, expiresAt };
    });
  };

type Resending = Resetting & Reads<'settings'>;

/**
 * Mails a person who has not confirmed the address the code or the link once more: the way in that was asked for is seen
 * by its receiver alone, within the same limits.
 */
export const resendConfirmation =
  (ports: Resending) =>
  async (actor: Actor, { id, reason: typed }: Input): Promise<{ email: string; expiresAt: Date }> => {
    requirePermission(actor, 'user.update', 'user.manage');
    const reason = readReason(typed);
    const { verificationMode: mode } = await ports.reads.settings.read();
    return ports.transaction(async (repositories) => {
      const at = ports.clock.now();
      const user = await lockForStaff(repositories, actor, id);
      const { email, status } = user;
      if (status !== 'PENDING' && status !== 'ACTIVE') throw new DomainError('user.not_allowed');
      if (user.emailVerifiedAt !== null && status === 'ACTIVE') throw new DomainError('auth.user_verified');
      const purpose = 'CONFIRM_REGISTER';
      await requireSendingAllowed(repositories.verifications, purpose, email, at);
      const { expiresAt } = await sendSecret(ports)(repositories, {
        purpose,
        mode,
        requester: email,
        address: email,
        receiver: user,
        at,
      });
      await repositories.auditLog.append(
        audited(actor, {
          at,
          action: 'user.resend_confirmation',
          targetType: 'user',
          targetId: id,
          before: null,
          after: { expiresAt },
          reason,
        }),
      );
      return { email, expiresAt };
    });
  };

type Ending = Writes<'auditLog' | 'events' | 'sessions' | 'users'> & Pick<Ports, 'clock'>;

/** Signs a person out on every device. */
export const endSessionsOf =
  ({ transaction, clock }: Ending) =>
  async (actor: Actor, { id, reason: typed }: Input): Promise<{ email: string; ended: number }> => {
    requirePermission(actor, 'user.update', 'user.manage');
    const reason = readReason(typed);
    return transaction(async (repositories) => {
      const at = clock.now();
      const { email } = await lockForStaff(repositories, actor, id);
      const ended = await endSessions(repositories, { userId: id, reason: 'REVOKED', at });
      await repositories.auditLog.append(
        audited(actor, {
          at,
          action: 'user.end_sessions',
          targetType: 'user',
          targetId: id,
          before: null,
          after: { ended: ended.length },
          reason,
        }),
      );
      return { email, ended: ended.length };
    });
  };
