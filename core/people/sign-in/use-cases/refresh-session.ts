import type { SiteHostNeeds } from '#core/people/account/site-hosts.ts';
import { statusRefusal, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { after } from '#core/kernel/time.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { judgeRefresh, sessionLifetime, type Session } from '../session.ts';
import { answerSignedIn, type SignedIn } from '../sign-in.ts';

type Needs = Reads<'consents' | 'media' | 'sessions' | 'users'> &
  SiteHostNeeds &
  Writes<'events' | 'sessions'> &
  Pick<Ports, 'clock' | 'tokens' | 'mediaStore'>;

/** Two requests may bring the same token: the one that loses the race reads again, and is the direct parent. */
const attempts = 3;

/** Trades a refresh token for its successor; a token used before ends its whole family. */
export const refreshSession =
  (ports: Needs) =>
  async (_actor: Actor, input: Readonly<{ refreshToken: string | null }>): Promise<SignedIn> => {
    const { reads, clock, tokens } = ports;
    if (!input.refreshToken) throw new DomainError('auth.refresh_token_required');
    const presented = tokens.readRefresh(input.refreshToken);
    if (!presented) throw new DomainError('auth.refresh_token_invalid');

    const at = clock.now();
    const { session, generation } = await trade(ports, presented, at);
    const owner = await reads.users.find(session.userId);
    if (!owner || owner.anonymisedAt !== null) throw new DomainError('auth.refresh_token_user_not_found');
    if (owner.status !== 'ACTIVE' && owner.status !== 'PENDING') {
      throw new DomainError(statusRefusal[owner.status], {
        status: owner.status,
        reason: owner.statusReason ?? '',
      });
    }
    return answerSignedIn(ports)(session, generation, at);
  };

type Traded = Readonly<{ session: Session; generation: number }>;

const trade = async (
  { reads, transaction }: Needs,
  { sessionId, generation }: { sessionId: string; generation: number },
  at: Date,
): Promise<Traded> => {
  for (let look = 0; look < attempts; look += 1) {
    const session = await reads.sessions.find(sessionId);
    if (!session) break;
    const verdict = judgeRefresh(session, generation, at);
    if (verdict === 'repeat') return { session, generation: session.generation };
    if (verdict === 'reuse') {
      // Committed before the refusal is thrown: the thief and the owner both lose this sign-in.
      await transaction(async ({ sessions, events }) => {
        await sessions.end(sessionId, 'REUSE', at);
        await events.append({ type: 'sessions.ended', userId: session.userId, sessionIds: [sessionId] });
      });
      break;
    }
    if (verdict === 'dead') break;
    if (await reads.sessions.rotate(sessionId, generation, at, after(at, sessionLifetime))) {
      return { session, generation: generation + 1 };
    }
  }
  throw new DomainError('auth.refresh_token_invalid');
};
