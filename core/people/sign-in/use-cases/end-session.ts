import { requireSignedIn, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';

/** Signs one of one's own devices out. Another person's session is one that does not exist. */
export const endSession =
  ({ reads, transaction, clock }: Reads<'sessions'> & Writes<'events' | 'sessions'> & Pick<Ports, 'clock'>) =>
  async (actor: Actor, id: string): Promise<{ ok: true }> => {
    const { id: userId } = requireSignedIn(actor);
    const at = clock.now();
    const session = await reads.sessions.find(id);
    if (session?.userId !== userId || session.endedAt !== null || session.expiresAt <= at) {
      throw new DomainError('auth.session_not_found');
    }
    await transaction(async ({ sessions, events }) => {
      await sessions.end(id, 'REVOKED', at);
      await events.append({ type: 'sessions.ended', userId, sessionIds: [id] });
    });
    return { ok: true };
  };
