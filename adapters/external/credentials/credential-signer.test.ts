import { createHash, createPublicKey, verify as verifyByNode } from 'node:crypto';
import { BitstringStatusList } from '@digitalbazaar/vc-bitstring-status-list';
import { ed25519 } from '@noble/curves/ed25519.js';
import fc from 'fast-check';
import { CompactSign, importJWK, UnsecuredJWT, type CompactJWSHeaderParameters } from 'jose';
import { describe, expect, it } from 'vitest';
import { issueCredential } from '#core/platform/credential/issue.ts';
import { statusBits, statusListBits } from '#core/platform/credential/status-list.ts';
import { newerTestKeyPair, testCredentialSigner, testKeyPair } from '#fixtures/engine/credential-ports.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { refusalOf, staff, visitor, world } from '#fixtures/engine/world.ts';
import { aNewCertificate } from '#fixtures/platform/credentials.ts';
import { aUser } from '#fixtures/people/users.ts';
import { keySetOf, newKeyPair, publicJwkOf, readKeyPair } from './key-pair.ts';

const holder = aUser({ fullname: 'Nguyễn Minh Anh' });

const certified = async () => {
  const here = world({ users: [holder] });
  const credential = await here.ports.transaction((repositories) =>
    issueCredential(repositories, here.ports, aNewCertificate(holder.id, 'an-enrolment'), noon),
  );
  return { ...here, credential, jwts: credential.jwts ?? { EdDSA: '', RS256: '' } };
};

const partsOf = (jwt: string): [string, string, string] => {
  const [header = '', payload = '', signature = ''] = jwt.split('.');
  return [header, payload, signature];
};
const jsonOf = (part: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>; // an object of ours

describe('a signed credential', () => {
  it('is proved by another library from the published key alone', async () => {
    const { app, jwts } = await certified();
    const { keys } = await app.credential.readKeySet(visitor);
    const [header, payload, signature] = partsOf(jwts.EdDSA);
    const { kid, alg, typ, ...more } = jsonOf(header);
    expect([alg, typ, more]).toEqual(['EdDSA', 'JWT', {}]);
    const key = keys.find((one) => one.kid === kid);
    const [message, mark, point] = [
      new TextEncoder().encode(`${header}.${payload}`),
      new Uint8Array(Buffer.from(signature, 'base64url')),
      new Uint8Array(Buffer.from(key?.x ?? '', 'base64url')),
    ];
    expect(ed25519.verify(mark, message, point)).toBe(true);
    message[20] = (message[20] ?? 0) ^ 1;
    expect(ed25519.verify(mark, message, point)).toBe(false);
    // RFC 7638: the members in the order of their names, without a space.
    const canonical = JSON.stringify({ crv: key?.crv, kty: key?.kty, x: key?.x });
    expect(kid).toBe(
      `https://fitboard.example/api/credentials/keys/${createHash('sha256').update(canonical).digest('base64url')}`,
    );
  });

  it('has a twin that is proved the same way by RSA', async () => {
    const { app, jwts } = await certified();
    const { keys } = await app.credential.readKeySet(visitor);
    const [header, payload, signature] = partsOf(jwts.RS256);
    const { n = '', e = '', kty = '' } = keys.find(({ kid }) => kid === jsonOf(header)['kid']) ?? {};
    const key = createPublicKey({ key: { kty, n, e }, format: 'jwk' });
    const verified = (text: string) =>
      verifyByNode('sha256', Buffer.from(text), key, Buffer.from(signature, 'base64url'));
    expect(jsonOf(header)['alg']).toBe('RS256');
    expect(verified(`${header}.${payload}`)).toBe(true);
    expect(verified(`${header}.${payload}x`)).toBe(false);
    expect(jsonOf(payload)['id']).toBe(jsonOf(partsOf(jwts.EdDSA)[1])['id']);
  });
});

describe('a status list', () => {
  it('is read by another library, bit for bit', async () => {
    const signer = testCredentialSigner();
    const indexes = fc.uniqueArray(fc.integer({ min: 0, max: statusListBits - 1 }), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(indexes, indexes, async (revoked, asked) => {
        const encodedList = await signer.encodeList(statusBits(revoked));
        const list = await BitstringStatusList.decode({ encodedList });
        expect(list.length).toBe(statusListBits);
        for (const index of [...revoked, ...asked])
          expect(list.getStatus(index)).toBe(revoked.includes(index));
      }),
      { numRuns: 15 },
    );
  });

  it('signed by us says who was revoked', async () => {
    const { app, credential } = await certified();
    await app.credential.revoke(staff, { id: credential.id, reason: 'MISTAKE' });
    for (const alg of ['EdDSA', 'RS256'] as const) {
      const [, payload] = partsOf(await app.credential.readStatusList(visitor, { list: 1, alg }));
      const { encodedList } = jsonOf(payload)['credentialSubject'] as { encodedList: string };
      const list = await BitstringStatusList.decode({ encodedList });
      expect(list.getStatus(credential.listIndex)).toBe(true);
      expect(list.getStatus((credential.listIndex + 1) % statusListBits)).toBe(false);
    }
  });
});

describe('a forged credential is invalid', () => {
  /** What a forger may write: the true payload, under a header and a key of their choice. */
  const forged = async (header: object, key: Parameters<CompactSign['sign']>[0]): Promise<string> => {
    const { jwts } = await certified();
    const payload = new Uint8Array(Buffer.from(partsOf(jwts.EdDSA)[1], 'base64url'));
    return new CompactSign(payload).setProtectedHeader(header as CompactJWSHeaderParameters).sign(key);
  };
  const answerTo = async (jwt: string): Promise<string> => {
    const { app } = await certified();
    return refusalOf(app.credential.check(visitor, { jwt }));
  };
  const invalid = 'certificate.signature_invalid';

  const ourKid = async (alg: 'EdDSA' | 'RS256'): Promise<string> =>
    (await certified()).credential.keyIds[alg];
  const foreignKey = () => importJWK(newerTestKeyPair.EdDSA, 'EdDSA');
  const ourKey = () => importJWK(testKeyPair.EdDSA, 'EdDSA');

  it('without a signature: `alg` none', async () => {
    const { jwts } = await certified();
    const [, payload] = partsOf(jwts.EdDSA);
    expect(await answerTo(new UnsecuredJWT(jsonOf(payload)).encode())).toBe(invalid);
    const none = Buffer.from(JSON.stringify({ alg: 'none', kid: await ourKid('EdDSA'), typ: 'JWT' }));
    expect(await answerTo(`${none.toString('base64url')}.${payload}.AA`)).toBe(invalid);
  });

  it('by HS256 with the public key as the secret', async () => {
    const kid = await ourKid('RS256');
    const secret = new TextEncoder().encode(JSON.stringify(publicJwkOf(testKeyPair.RS256)));
    expect(await answerTo(await forged({ alg: 'HS256', kid, typ: 'JWT' }, secret))).toBe(invalid);
  });

  it('by a key that it brings along', async () => {
    const jwk = publicJwkOf(newerTestKeyPair.EdDSA);
    const kid = await ourKid('EdDSA');
    for (const header of [
      { alg: 'EdDSA', kid, typ: 'JWT', jwk },
      { alg: 'EdDSA', kid, typ: 'JWT', jku: 'https://evil.example/jwks.json' },
      { alg: 'EdDSA', typ: 'JWT', jwk },
      { alg: 'EdDSA', kid, typ: 'JWT' },
    ])
      expect(await answerTo(await forged(header, await foreignKey()))).toBe(invalid);
  });

  it('under a foreign kid, even one that looks like ours', async () => {
    for (const kid of [
      'https://evil.example/api/credentials/keys/WL12NzFe1O-Vzw6SqRP2Uxc2xobQSV-o0dt8kWf4Pz4',
      `${await ourKid('EdDSA')}x`,
      '',
    ])
      expect(await answerTo(await forged({ alg: 'EdDSA', kid, typ: 'JWT' }, await foreignKey()))).toBe(
        invalid,
      );
  });

  it('by the right key under another header than ours', async () => {
    const kid = await ourKid('EdDSA');
    for (const header of [
      { alg: 'EdDSA', kid, typ: 'vc+jwt' },
      { alg: 'EdDSA', kid },
      { alg: 'EdDSA', kid, typ: 'JWT', cty: 'vc' },
      { alg: 'EdDSA', kid: await ourKid('RS256'), typ: 'JWT' },
    ])
      expect(await answerTo(await forged(header, await ourKey()))).toBe(invalid);
    // The same key under our own header is what we sign with.
    const own = await forged({ alg: 'EdDSA', kid, typ: 'JWT' }, await ourKey());
    const { app } = await certified();
    expect(await app.credential.check(visitor, { jwt: own })).toMatchObject({ signature: 'VALID' });
  });

  it('signed by us for another platform', async () => {
    const elsewhere = world({ users: [holder] }, { baseUrl: 'https://other.example' });
    const { jwts } = await elsewhere.ports.transaction((repositories) =>
      issueCredential(repositories, elsewhere.ports, aNewCertificate(holder.id, 'e'), noon),
    );
    expect(await answerTo(jwts?.EdDSA ?? '')).toBe(invalid);
  });
});

describe('keys that sign', () => {
  it('are read as they were kept, and only whole', async () => {
    const made = await newKeyPair();
    expect(readKeyPair(keySetOf(made))).toMatchObject({
      EdDSA: { d: made.EdDSA.d },
      RS256: { d: made.RS256.d },
    });
    expect(readKeyPair(JSON.stringify([made.RS256, made.EdDSA]))).not.toBeNull();
    const { d: _, ...half } = made.RS256;
    for (const keys of [[made.EdDSA], [made.EdDSA, half], [], {}, [null, 3]])
      expect(readKeyPair(JSON.stringify(keys))).toBeNull();
    for (const text of ['', 'x', '3', 'null']) expect(readKeyPair(text)).toBeNull();
    const small = { ...made.RS256, n: made.RS256.n?.slice(0, 171) ?? '' };
    expect(readKeyPair(JSON.stringify([made.EdDSA, small]))).toBeNull();
    expect(Object.keys(publicJwkOf(made.RS256)).toSorted()).toEqual(['e', 'kty', 'n']);
  });
});
