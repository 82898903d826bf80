import type { IncomingMessage } from 'node:http';
import { Passport } from 'passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { Clock } from '#core/kernel/clock.ts';
import { accessClaims, accessTokenRules, type AccessClaims } from '../external/tokens.ts';

/**
 * Reads the bearer token of a request: who it says it is for, or null when it is not ours, of another kind, or over.
 * What that person may do is never in it; the database says that, at each request.
 */
export const bearerTokens = ({ signingKey, clock }: Readonly<{ signingKey: string; clock: Clock }>) => {
  const { algorithms, ...rules } = accessTokenRules(signingKey);
  const passport = new Passport();
  passport.use(
    new Strategy(
      {
        ...rules,
        algorithms: [...algorithms],
        // A key made once: from a string it would be made again for each token. The types know only text and bytes.
        secretOrKey: rules.secretOrKey as unknown as Buffer,
        jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      },
      (payload: unknown, done) => done(null, accessClaims(payload, clock.now()) ?? false),
    ),
  );

  return {
    isGiven: ({ headers }: IncomingMessage): boolean => headers.authorization !== undefined,

    read: (request: IncomingMessage): Promise<AccessClaims | null> =>
      new Promise((resolve, reject) => {
        const told = (error: unknown, claims: AccessClaims | false | null | undefined) => {
          if (error) reject(error instanceof Error ? error : new Error(String(error)));
          else resolve(claims || null);
        };
        passport.authenticate('jwt', { session: false }, told)(request, undefined, told);
      }),
  };
};
export type BearerTokens = ReturnType<typeof bearerTokens>;
