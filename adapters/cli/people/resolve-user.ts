import { OperatorError } from '#adapters/ports/operator-error.ts';
import type { Session } from '../engine/session.ts';

/** Accepts an id, an e-mail address or a username. */
export const resolveUser = async (session: Session, name: string): Promise<string> => {
  const { ports } = await session.application();
  const { users } = ports.reads;
  const user =
    (await users.find(name)) ??
    (await users.findByEmail(name.trim().toLowerCase())) ??
    (await users.findByUsername(name));
  if (!user)
    throw new OperatorError(`No user is "${name}": give an id, an e-mail address or a username.`, {
      kind: 'not_found',
    });
  return user.id;
};
