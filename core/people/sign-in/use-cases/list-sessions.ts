import { requireSignedIn, type Actor } from '#core/access/actor/actor.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import type { Session } from '../session.ts';

export type SessionRow = Pick<Session, 'id' | 'userAgent' | 'address' | 'createdAt' | 'lastUsedAt'> &
  Readonly<{ isCurrent: boolean }>;

/** The devices that are signed in, last used first. */
export const listSessions =
  ({ reads, clock }: Reads<'sessions'> & Pick<Ports, 'clock'>) =>
  async (actor: Actor): Promise<{ items: readonly SessionRow[] }> => {
    const { id: userId, sessionId } = requireSignedIn(actor);
    const sessions = await reads.sessions.listOf(userId, clock.now());
    return {
      items: sessions.map(({ id, userAgent, address, createdAt, lastUsedAt }) => ({
        id,
        userAgent,
        address,
        createdAt,
        lastUsedAt,
        isCurrent: id === sessionId,
      })),
    };
  };
