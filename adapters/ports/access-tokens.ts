import jwt from 'jsonwebtoken';
import { accessLifetime } from '#core/people/sign-in/session.ts';
import { keyFor } from './keys.ts';

export const accessTokenFormat = {
  algorithm: 'HS256',
  issuer: 'fitboard',
  audience: 'fitboard-api',
  type: 'access',
} as const;
const { algorithm, issuer, audience, type } = accessTokenFormat;

export type AccessClaims = Readonly<{ userId: string; sessionId: string }>;

/** What passport-jwt needs to check a token's signature, issuer and audience; the clock is the application's own. */
export const accessTokenRules = (signingKey: string) => ({
  secretOrKey: keyFor(signingKey, 'access-token'),
  algorithms: [algorithm] as const,
  issuer,
  audience,
  // Expiry is checked by `accessClaims`, against the clock the token was made by.
  ignoreExpiration: true,
});

const textOf = (payload: object, name: string): string | null => {
  const value: unknown = Reflect.get(payload, name);
  return typeof value === 'string' && value.length > 0 && value.length <= 64 ? value : null;
};

/** What a token of ours says, once its signature is known to be good; null when it is of another kind, or over. */
export const accessClaims = (payload: unknown, at: Date): AccessClaims | null => {
  if (typeof payload !== 'object' || payload === null) return null;
  const [userId, sessionId] = [textOf(payload, 'sub'), textOf(payload, 'sid')];
  const expiry: unknown = Reflect.get(payload, 'exp');
  const issued: unknown = Reflect.get(payload, 'iat');
  if (textOf(payload, 'typ') !== type || userId === null || sessionId === null) return null;
  if (typeof expiry !== 'number' || typeof issued !== 'number') return null;
  if (expiry * 1000 <= at.getTime() || (expiry - issued) * 1000 > accessLifetime) return null;
  return { userId, sessionId };
};

/** The whole check, for entry points that don't go through passport. */
export const readAccessToken =
  (signingKey: string) =>
  (token: string, at: Date): AccessClaims | null => {
    const { secretOrKey, algorithms, ...rules } = accessTokenRules(signingKey);
    try {
      return accessClaims(jwt.verify(token, secretOrKey, { ...rules, algorithms: [...algorithms] }), at);
    } catch (error) {
      if (error instanceof jwt.JsonWebTokenError) return null;
      throw error;
    }
  };
