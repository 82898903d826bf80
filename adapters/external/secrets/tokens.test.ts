import { createSecretKey } from 'node:crypto';
import fc from 'fast-check';
import jwt from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import { accessLifetime } from '#core/people/sign-in/session.ts';
import { keyFor } from '#adapters/ports/keys.ts';
import { readAccessToken } from '#adapters/ports/access-tokens.ts';
import { signedTokens } from './tokens.ts';

const signingKey = 'k'.repeat(20) + 'a strange signing key for tests only';
const tokens = signedTokens(signingKey);
const read = readAccessToken(signingKey);
const at = new Date('2026-11-20T08:00:00.000Z');
const later = (milliseconds: number) => new Date(at.getTime() + milliseconds);
const good = { sub: 'u1', sid: 's1', typ: 'access', iss: 'fitboard', aud: 'fitboard-api' };
const iat = at.getTime() / 1000;

describe('an access token', () => {
  it('names a user and a sign-in for fifteen minutes of the application clock', () => {
    const token = tokens.access({ userId: 'u1', sessionId: 's1', at });

    expect(read(token, at)).toEqual({ userId: 'u1', sessionId: 's1' });
    expect(read(token, later(accessLifetime - 1))).not.toBeNull();
    expect(read(token, later(accessLifetime))).toBeNull();
  });

  it('is refused in every other algorithm, issuer, audience, kind or length of life', () => {
    const key = keyFor(signingKey, 'access-token');
    const sign = (claims: object, options: jwt.SignOptions = {}) =>
      jwt.sign({ ...good, iat, exp: iat + 900, ...claims }, key, { algorithm: 'HS256', ...options });
    expect(read(sign({}), at)).not.toBeNull();

    const forged = [
      sign({}, { algorithm: 'HS512' }),
      jwt.sign({ ...good, iat, exp: iat + 900 }, '', { algorithm: 'none' }),
      jwt.sign({ ...good, iat, exp: iat + 900 }, createSecretKey(Buffer.from(signingKey)), {
        algorithm: 'HS256',
      }),
      sign({ iss: 'someone' }),
      sign({ aud: 'elsewhere' }),
      sign({ typ: 'refresh' }),
      sign({ typ: undefined }),
      sign({ exp: iat + 901 }),
      sign({ sub: '' }),
      sign({ sid: undefined }),
      tokens.refresh('s1', 0),
      '',
      'a.b.c',
    ];
    for (const token of forged) expect(read(token, at)).toBeNull();
  });
});

describe('a refresh token', () => {
  it('says its session and generation, the same text each time it is made', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.nat(1_000_000), (sessionId, generation) => {
        const token = tokens.refresh(sessionId, generation);
        expect(token).toBe(tokens.refresh(sessionId, generation));
        expect(token).toMatch(/^[\w.~-]{1,1024}$/);
        expect(tokens.readRefresh(token)).toEqual({ sessionId, generation });
      }),
    );
  });

  it('is nothing when a single sign of it is changed, or another key signed it', () => {
    const token = tokens.refresh('0199aa00-0000-7000-8000-000000000001', 41);
    const others = signedTokens(`${signingKey}!`);
    expect(others.readRefresh(token)).toBeNull();
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.constantFrom(...'abcXYZ019_-.'), (place, sign) => {
        fc.pre(token[place] !== sign);
        expect(tokens.readRefresh(token.slice(0, place) + sign + token.slice(place + 1))).toBeNull();
      }),
    );
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => tokens.readRefresh(text) === null));
  });
});

describe('a stored secret', () => {
  it('is one-way, steady, and of another key than the tokens', () => {
    expect(tokens.hashSecret('code:CONFIRM_REGISTER:an@fitboard.vn:123456')).toMatch(/^[\w-]{43}$/);
    expect(tokens.hashSecret('a')).toBe(tokens.hashSecret('a'));
    expect(tokens.hashSecret('a')).not.toBe(tokens.hashSecret('b'));
    expect(signedTokens(`${signingKey}!`).hashSecret('a')).not.toBe(tokens.hashSecret('a'));
  });
});
