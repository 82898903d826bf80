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

type ActorOf = {
  /** Null when the sign-in is over. */
  (userId: UserId, sessionId: string): Promise<UserActor | null>;
  /** Without a sign-in: the person an operator works as. Fails with user.not_found. */
  (userId: UserId, sessionId: null): Promise<UserActor>;
};

/** Who asks, as the database knows them now. One read, because every request pays for it. */
export const actorOf = ({ reads, clock }: Pick<Ports, 'reads' | 'clock'>): ActorOf => {
  async function find(userId: UserId, sessionId: string): Promise<UserActor | null>;
  async function find(userId: UserId, sessionId: null): Promise<UserActor>;
  async function find(userId: UserId, sessionId: string | null): Promise<UserActor | null> {
    if (sessionId !== null) {
      const signedIn = await reads.users.findInSession(userId, sessionId, clock.now());
      return signedIn && actorFrom(signedIn, sessionId);
    }
    const found = await reads.users.findSignedIn(userId);
    if (!found) throw new DomainError('user.not_found');
    return actorFrom(found, null);
  }
  return find;
};

/** The person an operator works as, by id, address or username, with that person's permissions and nothing more. */
export const actorNamed =
  ({ reads, clock }: Pick<Ports, 'reads' | 'clock'>) =>
  async (name: string): Promise<UserActor> => {
    const wanted = normalizeEmail(name);
    const user = wanted.includes('@')
      ? await reads.users.findByEmail(wanted)
      : ((await reads.users.find(name.trim())) ?? (await reads.users.findByUsername(wanted)));
    if (!user) throw new DomainError('user.not_found');
    return actorOf({ reads, clock })(user.id, null);
  };
