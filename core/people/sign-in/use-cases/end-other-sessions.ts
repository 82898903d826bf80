import { requireSignedIn, type Actor } from '#core/access/actor/actor.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Writes } from '#core/kernel/transaction.ts';
import { endSessions } from '../sign-in.ts';

/** Signs every other device out. */
export const endOtherSessions =
  ({ transaction, clock }: Writes<'events' | 'sessions'> & Pick<Ports, 'clock'>) =>
  async (actor: Actor): Promise<{ ended: number }> => {
    const { id: userId, sessionId } = requireSignedIn(actor);
    const ended = await transaction((repositories) =>
      endSessions(repositories, { userId, reason: 'REVOKED', at: clock.now(), exceptId: sessionId }),
    );
    return { ended: ended.length };
  };
