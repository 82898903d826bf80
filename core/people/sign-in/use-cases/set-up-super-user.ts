import { audited } from '#core/access/audit/audit-log.ts';
import type { Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { superUserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { checkPassword } from '../password.ts';
import { readFullname } from '#core/people/account/person-name.ts';
import { readEmail } from '../registration.ts';

type Input = Readonly<{ email: string; password: string; fullname?: string | undefined }>;
type Needs = Reads<'credentials'> &
  Writes<'auditLog' | 'credentials' | 'users' | 'verifications'> &
  Pick<Ports, 'clock' | 'passwords'>;

/** Gives user 1 an address and a password at the first start; once it has a password, nothing here changes it. */
export const setUpSuperUser =
  ({ reads, transaction, clock, passwords }: Needs) =>
  async (actor: Actor, input: Input): Promise<{ done: boolean }> => {
    if (actor.kind !== 'system') throw new DomainError('access.not_authorized');
    if ((await reads.credentials.hashOf(superUserId)) !== null) return { done: false };
    const email = readEmail(input.email);
    checkPassword(input.password, true);
    const hash = await passwords.hash(input.password);

    return transaction(async ({ users, credentials, verifications, auditLog }) => {
      const at = clock.now();
      const user = await users.lock(superUserId);
      // Two instances may start at once.
      if ((await credentials.hashOf(superUserId)) !== null) return { done: false };
      await users.update({
        ...user,
        email,
        emailVerifiedAt: at,
        ...(input.fullname !== undefined && { fullname: readFullname(input.fullname) }),
        version: user.version + 1,
        updatedAt: at,
      });
      await credentials.set(superUserId, hash, at);
      await verifications.retireAllOf(superUserId, at);
      await auditLog.append(
        audited(actor, {
          at,
          action: 'user.set_up',
          targetType: 'user',
          targetId: superUserId,
          before: { email: user.email },
          after: { email },
          reason: null,
        }),
      );
      return { done: true };
    });
  };
