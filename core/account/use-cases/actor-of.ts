import type { UserActor } from '#core/access/actor.ts';
import { DomainError } from '#core/errors.ts';
import type { UserId } from '#core/kernel/id.ts';
import { normalizeEmail } from '#core/kernel/text.ts';
import type { Ports } from '#core/ports.ts';
import type { SignedInUser } from '../ports.ts';

const actorFrom = ({ user, permissions }: SignedInUser, sessionId: string | null): UserActor => ({
  kind: 'user',
  id: user.id,
  status: user.status,
  level: user.level,
  type: user.type,
  permissions: new Set(permissions),
  sessionId,
  language: user.language,
});

/**
 * Who a token speaks for, as the database knows them now; null when the sign-in is over. One read, because every request
 * pays for it.
 */
export const actorOf =
  ({ reads, clock }: Pick<Ports, 'reads' | 'clock'>) =>
  async (userId: UserId, sessionId: string): Promise<UserActor | null> => {
    const found = await reads.users.findInSession(userId, sessionId, clock.now());
    return found ? actorFrom(found, sessionId) : null;
  };

/** The person an operator works as, by id, address or username, with that person's permissions and nothing more. */
export const actorNamed =
  ({ reads }: Pick<Ports, 'reads'>) =>
  async (name: string): Promise<UserActor> => {
    const wanted = normalizeEmail(name);
    const user = wanted.includes('@')
      ? await reads.users.findByEmail(wanted)
      : ((await reads.users.find(name.trim())) ?? (await reads.users.findByUsername(wanted)));
    const found = user && (await reads.users.findSignedIn(user.id));
    if (!found) throw new DomainError('user.not_found');
    return actorFrom(found, null);
  };
