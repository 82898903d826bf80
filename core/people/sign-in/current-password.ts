import { fieldError, type FieldPath } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Repositories } from '#core/kernel/transaction.ts';
import type { User } from '#core/people/account/user.ts';

/** The password that was shown to be known, as it is stored. */
export type KnownPassword = Readonly<{ userId: UserId; hash: string | null; path: FieldPath }>;

/** What changes the hands an account is in asks for the password again. */
export const requirePassword = async (
  { reads, passwords }: Reads<'credentials'> & Pick<Ports, 'passwords'>,
  userId: UserId,
  password: string,
  path: FieldPath = 'body.password',
): Promise<KnownPassword> => {
  const hash = await reads.credentials.hashOf(userId);
  const isRight = hash === null ? await passwords.pretend(password) : await passwords.verify(hash, password);
  if (!isRight) throw fieldError(path, 'auth.password_incorrect');
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
