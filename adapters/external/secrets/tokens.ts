import { createHmac, timingSafeEqual } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { accessLifetime } from '#core/people/sign-in/session.ts';
import type { Tokens } from '#core/access/actor/ports.ts';
import { keyFor } from './keys.ts';

const algorithm = 'HS256';
const issuer = 'fitboard';
const audience = 'fitboard-api';
const type = 'access';

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

/** The whole check, for doors that don't go through passport. */
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

const isSame = (given: string, wanted: string): boolean => {
  const [left, right] = [Buffer.from(given), Buffer.from(wanted)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** Reads what an earlier key signed, too; signs with the current one only. */
export const signedTokens = (signingKey: string, previousKey: string | null = null): Tokens => {
  const earlier = previousKey === null ? null : signedTokens(previousKey);
  const accessKey = keyFor(signingKey, 'access-token');
  const refreshKey = keyFor(signingKey, 'refresh-token');
  const hashKey = keyFor(signingKey, 'hashed-secret');
  const refreshSignature = (content: string) =>
    createHmac('sha256', refreshKey).update(content).digest('base64url');

  return {
    access({ userId, sessionId, at }) {
      const iat = Math.floor(at.getTime() / 1000);
      return jwt.sign({ sid: sessionId, typ: type, iat }, accessKey, {
        algorithm,
        issuer,
        audience,
        subject: userId,
        expiresIn: accessLifetime / 1000,
      });
    },

    refresh(sessionId, generation) {
      const content = `${sessionId}.${generation}`;
      return `${content}.${refreshSignature(content)}`;
    },

    readRefresh(token) {
      const [, sessionId, generation, signature] =
        /^([\w-]{1,64})\.(\d{1,9})\.([\w-]{43})$/.exec(token) ?? [];
      if (sessionId === undefined || generation === undefined || signature === undefined) return null;
      if (!isSame(signature, refreshSignature(`${sessionId}.${generation}`)))
        return earlier?.readRefresh(token) ?? null;
      return { sessionId, generation: Number(generation) };
    },

    hashSecret: (secret) => createHmac('sha256', hashKey).update(secret).digest('base64url'),
    earlierHash: (secret) => earlier?.hashSecret(secret) ?? null,
  };
};
