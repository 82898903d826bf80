import { requireMember, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Repositories, Writes } from '#core/kernel/transaction.ts';
import { clearedAddress, freshAddress, keptEvery, mailAddressOf, type MailAddress } from '../mail-address.ts';

type AddressState = Readonly<{
  email: string;
  /** Null: mails go there. */
  undeliverableSince: Date | null;
  /** What the other server said. */
  detail: string;
  softCount: number;
  /** Until then its owner can't say again that it is right; null: they can. */
  keptUntil: Date | null;
}>;

const stateOf = (email: string, known: MailAddress | null, at: Date): AddressState => {
  const { undeliverableSince = null, detail = '', softCount = 0, clearedAt = null } = known ?? {};
  const until = clearedAt === null ? null : new Date(clearedAt.getTime() + keptEvery);
  return {
    email,
    undeliverableSince,
    detail: undeliverableSince === null && softCount === 0 ? '' : detail,
    softCount,
    keptUntil: until !== null && until > at ? until : null,
  };
};

type Reading = Reads<'mailAddresses' | 'people'> & Pick<Ports, 'clock'>;

const readState = async ({ reads, clock }: Reading, userId: UserId): Promise<AddressState> => {
  const { email } = await reads.people.get(userId);
  return stateOf(email, await reads.mailAddresses.find(mailAddressOf(email)), clock.now());
};

/** Whether mails to this person come back. */
export const getMemberAddress =
  (needs: Reading) =>
  async (actor: Actor, userId: UserId): Promise<AddressState> => {
    requirePermission(actor, 'mail.view');
    return readState(needs, userId);
  };

export const getOwnAddress =
  (needs: Reading) =>
  async (actor: Actor): Promise<AddressState> =>
    readState(needs, requireMember(actor).id);

type Clears = Pick<Repositories, 'events' | 'mailAddresses' | 'people'>;

/** Mails go there again, until the next one comes back. Answers how it stood before. */
export const clearAddressOf = async (
  { people, mailAddresses, events }: Clears,
  userId: UserId,
  at: Date,
  check: (before: MailAddress) => void = () => undefined,
): Promise<MailAddress | null> => {
  const person = await people.find(userId);
  if (!person) return null;
  const address = mailAddressOf(person.email);
  if ((await mailAddresses.find(address)) === null) return null;
  const before = await mailAddresses.lock(freshAddress(address, userId));
  check(before);
  await mailAddresses.put({ ...clearedAddress(before, at), userId });
  if (before.undeliverableSince !== null) await events.append({ type: 'mail.deliverable', userId });
  return before;
};

const requireUndeliverable = ({ undeliverableSince }: MailAddress): void => {
  if (undeliverableSince === null) throw new DomainError('mail_address.deliverable');
};

/** Staff know better: the mailbox was full, the domain was away, the server was mistaken. */
export const clearMemberAddress =
  ({ transaction, clock }: Writes<keyof Clears | 'auditLog'> & Pick<Ports, 'clock'>) =>
  async (actor: Actor, userId: UserId, { reason }: Readonly<{ reason: string }>): Promise<void> => {
    requirePermission(actor, 'mail.update', 'mail.manage');
    const at = clock.now();
    await transaction(async (repositories) => {
      const before = await clearAddressOf(repositories, userId, at, requireUndeliverable);
      if (!before) throw new DomainError('mail_address.deliverable');
      const { undeliverableSince, softCount } = before;
      await repositories.auditLog.append(
        audited(actor, {
          at,
          action: 'mail.clear_address',
          targetType: 'user',
          targetId: userId,
          before: { undeliverableSince, softCount },
          after: { undeliverableSince: null, softCount: 0 },
          reason,
        }),
      );
    });
  };

/** The owner says that the address is right; once a day, so that nobody keeps us writing to where no mail arrives. */
export const keepOwnAddress =
  ({ transaction, ...rest }: Writes<keyof Clears> & Reading) =>
  async (actor: Actor): Promise<AddressState> => {
    const { id } = requireMember(actor);
    const at = rest.clock.now();
    await transaction(async (repositories) => {
      const before = await clearAddressOf(repositories, id, at, (now) => {
        requireUndeliverable(now);
        const wait = now.clearedAt === null ? 0 : now.clearedAt.getTime() + keptEvery - at.getTime();
        if (wait > 0) throw new DomainError('mail_address.kept_lately', { seconds: Math.ceil(wait / 1000) });
      });
      if (!before) throw new DomainError('mail_address.deliverable');
    });
    return readState(rest, id);
  };
