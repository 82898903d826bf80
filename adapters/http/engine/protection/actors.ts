import type { UserActor } from '#core/access/actor/actor.ts';
import type { Application } from '#core/application.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { AccessClaims } from '#adapters/ports/access-tokens.ts';
import type { LiveSignal } from '#adapters/ports/live-signals.ts';

const maxBatch = 200;
/** What a read goes by is never older. */
export const recentMs = 1_000;
/** More than a process serves within that time. */
export const rememberedActors = 2_000;

type FindActor = (claims: AccessClaims) => Promise<UserActor | null>;

/**
 * Asks the database who is behind a token. While one such question is on its way, those that arrive in one turn of the
 * event loop ask together: under load that is one statement for many of them.
 */
const askTogether = ({ account }: Needs['app']): FindActor => {
  type Waiting = Readonly<{
    claims: AccessClaims;
    resolve: (actor: UserActor | null) => void;
    reject: (error: unknown) => void;
  }>;
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

  return (claims) =>
    new Promise((resolve, reject) => {
      waiting.push({ claims, resolve, reject });
      if (asking === 0 && waiting.length === 1) askAll();
      else if (waiting.length === 1) setImmediate(askAll);
    });
};

type Needs = Readonly<{ app: Readonly<{ account: Pick<Application['account'], 'actorsOf'> }>; clock: Clock }>;

type Reading = Readonly<{ readAt: number; dropsBefore: number }>;

export type Actors = Readonly<{
  /** Who is behind a token now; null when the sign-in is over. */
  current: FindActor;
  /** Who was behind it a moment ago, for requests that only read. */
  recent: FindActor;
  /** Drops what a change made old. */
  hear(signal: LiveSignal): void;
  /** Drops everything: changes may have been missed. */
  forgetAll(): void;
}>;

/** Who sends requests, remembered per sign-in for a moment. */
export const createActors = ({ app, clock }: Needs): Actors => {
  const find = askTogether(app);
  const known = new Map<string, Readonly<{ actor: UserActor; readAt: number }>>();
  let drops = 0;

  const remember = (
    { sessionId }: AccessClaims,
    actor: UserActor | null,
    { readAt, dropsBefore }: Reading,
  ): void => {
    known.delete(sessionId);
    // What was read while something changed may be from before the change.
    if (actor === null || drops !== dropsBefore) return;
    const [oldest] = known.keys();
    if (oldest !== undefined && known.size >= rememberedActors) known.delete(oldest);
    known.set(sessionId, { actor, readAt });
  };

  const current: FindActor = async (claims) => {
    const reading = { readAt: clock.now().getTime(), dropsBefore: drops };
    const actor = await find(claims);
    remember(claims, actor, reading);
    return actor;
  };

  const forget = (isOld: (actor: UserActor) => boolean): void => {
    drops += 1;
    for (const [sessionId, { actor }] of known) if (isOld(actor)) known.delete(sessionId);
  };

  return {
    current,

    async recent(claims) {
      const { actor, readAt } = known.get(claims.sessionId) ?? {};
      const age = clock.now().getTime() - (readAt ?? Number.NaN);
      return actor?.id === claims.userId && age >= 0 && age <= recentMs ? actor : current(claims);
    },

    hear(signal) {
      if (signal.kind !== 'refresh' && signal.kind !== 'access' && signal.kind !== 'ended') return;
      if (signal.kind === 'refresh' && signal.what !== 'me') return;
      forget(({ id }) => signal.userId === null || signal.userId === id);
    },

    forgetAll: () => forget(() => true),
  };
};
