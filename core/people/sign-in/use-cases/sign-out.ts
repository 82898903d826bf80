import type { Actor } from '#core/access/actor/actor.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';

type Needs = Reads<'sessions'> & Writes<'events' | 'sessions'> & Pick<Ports, 'clock' | 'tokens'>;

/** Ends the sign-in of the refresh token, else of the request. Signing out twice is no mistake. */
export const signOut =
  ({ reads, transaction, clock, tokens }: Needs) =>
  async (actor: Actor, input: Readonly<{ refreshToken: string | null }>): Promise<{ ok: true }> => {
    const presented = input.refreshToken ? tokens.readRefresh(input.refreshToken) : null;
    const sessionId = presented?.sessionId ?? (actor.kind === 'user' ? actor.sessionId : null);
    const session = sessionId === null ? null : await reads.sessions.find(sessionId);
    if (!session || session.endedAt !== null) return { ok: true };

    const at = clock.now();
    await transaction(async ({ sessions, events }) => {
      await sessions.end(session.id, 'SIGN_OUT', at);
      await events.append({ type: 'sessions.ended', userId: session.userId, sessionIds: [session.id] });
    });
    return { ok: true };
  };
