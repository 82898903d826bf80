import type { IncomingMessage } from 'node:http';
import { Passport } from 'passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { Clock } from '#core/kernel/clock.ts';
import { accessClaims, accessTokenRules, type AccessClaims } from '#adapters/ports/access-tokens.ts';

const rememberedTokens = 5_000;

/**
 * Reads the bearer token of a request: who it says it is for, or null when it is not ours, of another kind, or over.
 * What that person may do is never in it; the database says that.
 */
export const bearerTokens = ({
  signingKey,
  previousKey = null,
  clock,
}: Readonly<{ signingKey: string; previousKey?: string | null; clock: Clock }>) => {
  const passport = new Passport();
  const strategyOf = (key: string): Strategy => {
    const { algorithms, ...rules } = accessTokenRules(key);
    return new Strategy(
      {
        ...rules,
        algorithms: [...algorithms],
        // A key made once: from a string it would be made again for each token. The types know only text and bytes.
        secretOrKey: rules.secretOrKey as unknown as Buffer,
        jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      },
      (payload: unknown, done) => done(null, payload),
    );
  };
  passport.use('current', strategyOf(signingKey));
  if (previousKey !== null) passport.use('previous', strategyOf(previousKey));
  const strategies = previousKey === null ? ['current'] : ['current', 'previous'];

  const verify = (request: IncomingMessage): Promise<object | null> =>
    new Promise((resolve, reject) => {
      const finish = (error: unknown, payload: object | false | null | undefined) => {
        if (error) reject(error instanceof Error ? error : new Error(String(error)));
        else resolve(payload || null);
      };
      passport.authenticate(strategies, { session: false }, finish)(request, undefined, finish);
    });

  // A good signature stays good: each token is checked once, its age each time it comes.
  const checked = new Map<string, object>();
  const remember = (token: string, payload: object): void => {
    if (checked.has(token)) return;
    if (checked.size >= rememberedTokens) checked.clear();
    checked.set(token, payload);
  };

  return {
    isGiven: ({ headers }: IncomingMessage): boolean => headers.authorization !== undefined,

    async read(request: IncomingMessage): Promise<AccessClaims | null> {
      const { authorization = '' } = request.headers;
      const payload = checked.get(authorization) ?? (await verify(request));
      if (payload === null) return null;
      remember(authorization, payload);
      return accessClaims(payload, clock.now());
    },
  };
};
export type BearerTokens = ReturnType<typeof bearerTokens>;
