import type { UserActor } from '#core/access/actor/actor.ts';
import type { Application } from '#core/application.ts';
import type { AccessClaims } from '#adapters/ports/access-tokens.ts';

type Waiting = {
  readonly claims: AccessClaims;
  readonly resolve: (actor: UserActor | null) => void;
  readonly reject: (error: unknown) => void;
};

const maxBatch = 200;
const rememberedActors = 5_000;

export const isSameActor = (one: UserActor, other: UserActor): boolean =>
  one.id === other.id &&
  one.sessionId === other.sessionId &&
  one.status === other.status &&
  one.level === other.level &&
  one.type === other.type &&
  one.language === other.language &&
  // A role's permissions are one set until the role changes.
  one.permissions === other.permissions;

export type Actors = Readonly<{
  /** Who is behind a token, asked anew each time. */
  behind(claims: AccessClaims): Promise<UserActor | null>;
  /** Who it was the last time: a guess, good for nothing but work that is thrown away when it proves wrong. */
  lastBehind(claims: AccessClaims): UserActor | undefined;
}>;

/**
 * Finds out who is behind a token, at each request anew. While one such question is on its way, those that arrive in
 * one turn of the event loop ask together: under load that is one statement for many of them.
 */
export const actorLookup = ({ account }: Pick<Application, 'account'>): Actors => {
  let waiting: Waiting[] = [];
  let asking = 0;
  const last = new Map<string, UserActor>();

  const remember = ({ sessionId }: AccessClaims, actor: UserActor | null): void => {
    if (actor === null) return void last.delete(sessionId);
    if (last.size >= rememberedActors && !last.has(sessionId)) last.clear();
    last.set(sessionId, actor);
  };

  const ask = async (batch: readonly Waiting[]): Promise<void> => {
    asking += 1;
    try {
      const actors = await account.actorsOf(batch.map(({ claims }) => claims));
      batch.forEach(({ claims, resolve }, index) => {
        const actor = actors[index] ?? null;
        remember(claims, actor);
        resolve(actor);
      });
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

  return {
    behind: (claims) =>
      new Promise((resolve, reject) => {
        waiting.push({ claims, resolve, reject });
        if (asking === 0 && waiting.length === 1) askAll();
        else if (waiting.length === 1) setImmediate(askAll);
      }),

    lastBehind({ userId, sessionId }) {
      const actor = last.get(sessionId);
      return actor?.id === userId ? actor : undefined;
    },
  };
};
