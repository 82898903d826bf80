import { fieldError } from '#core/errors.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/ports.ts';

/** What changes the hands an account is in asks for the password again. */
export const requirePassword = async (
  { reads, passwords }: Pick<Ports, 'reads' | 'passwords'>,
  userId: UserId,
  password: string,
  path = 'body.password',
): Promise<void> => {
  const hash = await reads.credentials.hashOf(userId);
  const isRight = hash === null ? await passwords.pretend(password) : await passwords.verify(hash, password);
  if (!isRight) throw fieldError(path, 'auth.password_incorrect');
};
