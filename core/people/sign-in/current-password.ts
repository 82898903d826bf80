import { DomainError, fieldError, type FieldPath } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Repositories } from '#core/kernel/transaction.ts';
import type { User } from '#core/people/account/user.ts';

/** The password that was shown to be known, as it is stored. */
export type KnownPassword = Readonly<{ userId: UserId; hash: string; path: FieldPath }>;

/** What changes the hands an account is in asks for the password again. Fails with auth.password_incorrect, auth.no_password. */
export const requirePassword = async (
  { reads, passwords }: Reads<'credentials'> & Pick<Ports, 'passwords'>,
  userId: UserId,
  password: string,
  path: FieldPath = 'body.password',
): Promise<KnownPassword> => {
  const hash = await reads.credentials.hashOf(userId);
  // Opened by a provider or a passkey alone: there is nothing to compare, and the owner is the one who asks.
  if (hash === null) throw new DomainError('auth.no_password');
  if (!(await passwords.verify(hash, password))) throw fieldError(path, 'auth.password_incorrect');
  return { userId, hash, path };
};

/** Locks the account. A password that was changed while it was compared is the right one no longer. */
export const lockWithPassword = async (
  { users, credentials }: Pick<Repositories, 'credentials' | 'users'>,
  { userId, hash, path }: KnownPassword,
): Promise<User> => {
  const user = await users.lock(userId);
  if ((await credentials.hashOf(userId)) !== hash) throw fieldError(path, 'auth.password_incorrect');
  return user;
};
