import { createHmac, timingSafeEqual } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { accessLifetime } from '#core/people/sign-in/session.ts';
import { accessTokenFormat } from '#adapters/ports/access-tokens.ts';
import type { Tokens } from '#core/access/actor/ports.ts';
import { keyFor } from '#adapters/ports/keys.ts';

const { algorithm, issuer, audience, type } = accessTokenFormat;

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
