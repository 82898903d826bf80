import type { UserActor } from '#core/access/actor.ts';
import type { Application } from '#core/application.ts';
import type { AccessClaims } from '../external/tokens.ts';

type Waiting = {
  readonly claims: AccessClaims;
  readonly resolve: (actor: UserActor | null) => void;
  readonly reject: (error: unknown) => void;
};

const maxBatch = 200;

/**
 * Finds out who is behind a token, at each request anew. While one such question is on its way, those that arrive in
 * one turn of the event loop ask together: under load that is one statement for many of them.
 */
export const actorLookup = ({ account }: Pick<Application, 'account'>) => {
  let waiting: Waiting[] = [];
  let asking = 0;

  const ask = async (batch: readonly Waiting[]): Promise<void> => {
    asking += 1;
    try {
      const actors = await account.actorsOf(batch.map(({ claims }) => claims));
      batch.forEach(({ resolve }, index) => resolve(actors[index] ?? null));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      asking -= 1;
    }
  };
  const askAll = (): void => {
    const all = waiting;
    waiting = [];
    for (let from = 0; from < all.length; from += maxBatch) void ask(all.slice(from, from + maxBatch));
  };

  return (claims: AccessClaims): Promise<UserActor | null> =>
    new Promise((resolve, reject) => {
      waiting.push({ claims, resolve, reject });
      if (asking === 0 && waiting.length === 1) askAll();
      else if (waiting.length === 1) setImmediate(askAll);
    });
};
