import { createPublicKey, verify as verifyByNode } from 'node:crypto';
import { BitstringStatusList } from '@digitalbazaar/vc-bitstring-status-list';
import { ed25519 } from '@noble/curves/ed25519.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { credentialAlgorithms, type CredentialAlgorithm } from '#core/platform/credential/credential-key.ts';
import { issueCredential, type NewCredential } from '#core/platform/credential/issue.ts';
import { superUserId } from '#core/kernel/id.ts';
import { after, day } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { credentialSchema, statusListSchema } from '#fixtures/platform/credential-schemas.ts';
import { aNewCertificate, anAchievement } from '#fixtures/platform/credentials.ts';
import { aUser } from '#fixtures/people/users.ts';
import { tokens } from '../../composition/container.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const baseUrl = 'http://localhost:3000';
const holder = aUser({ fullname: 'Nguyễn Minh Anh', email: 'anh@example.com' });
const badge = {
  kind: 'BADGE',
  validUntil: after(noon, 90 * day),
  achievement: anAchievement({ id: 'a-badge', type: 'Badge' }),
} as const;

/** A server that has issued one to the holder. */
const openIssued = async (parts: Partial<NewCredential> = {}) => {
  const server = openTestServer({ seed: { users: [holder] } });
  const ports = server.container.get(tokens.ports);
  const asked = aNewCertificate(holder.id, 'an-enrolment', parts);
  const facts = parts.kind === 'BADGE' ? { ...asked.facts, startedAt: null } : asked.facts;
  const { id, publicId } = await ports.transaction((repositories) =>
    issueCredential(repositories, ports, { ...asked, facts }, noon),
  );
  return { ...server, id, publicId };
};

type Json = Record<string, unknown>;
const bytesOf = (part: string): Uint8Array => new Uint8Array(Buffer.from(part, 'base64url'));
const jsonOf = (part: string): Json => JSON.parse(Buffer.from(part, 'base64url').toString()) as Json; // objects of ours
const partsOf = (jwt: string): [string, string, string] => {
  const [head = '', body = '', signature = ''] = jwt.split('.');
  return [head, body, signature];
};
const payloadOf = (jwt: string): Json => jsonOf(partsOf(jwt)[1]);

const answerOf = ({ request }: TestServer, address: unknown) => {
  if (typeof address !== 'string' || !address.startsWith(baseUrl))
    throw new Error(`foreign: ${String(address)}`);
  return request.get(address.slice(baseUrl.length)).expect(200);
};

/** As a stranger proves it: with the key of the address that it names, and none of our code. */
const isProved = async (server: TestServer, jwt: string): Promise<boolean> => {
  const [head, body, signature] = partsOf(jwt);
  const { alg, kid } = jsonOf(head);
  const key = (await answerOf(server, kid)).body as Record<'kty' | 'x' | 'n' | 'e', string>;
  const message = new TextEncoder().encode(`${head}.${body}`);
  if (alg === 'EdDSA') return ed25519.verify(bytesOf(signature), message, bytesOf(key.x));
  const publicKey = createPublicKey({ key: { kty: key.kty, n: key.n, e: key.e }, format: 'jwk' });
  return verifyByNode('sha256', message, publicKey, bytesOf(signature));
};

const asked = (alg: CredentialAlgorithm): string => (alg === 'EdDSA' ? '' : `?alg=${alg}`);
const downloaded = async (
  { request, publicId }: Awaited<ReturnType<typeof openIssued>>,
  alg: CredentialAlgorithm,
): Promise<string> => (await request.get(`/api/credentials/${publicId}${asked(alg)}`).expect(200)).text;

const changed = (part: string, at: number): string =>
  `${part.slice(0, at)}${part[at] === 'B' ? 'C' : 'B'}${part.slice(at + 1)}`;

/** Where a value is not what a schema demands. */
const departures = (schema: object, value: unknown): string[] => {
  const ajv = new Ajv2020({ strict: true, allErrors: true });
  const fits = ajv.compile(schema);
  fits(value);
  return (fits.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};

describe.each(credentialAlgorithms)('a downloaded credential signed with %s', (alg) => {
  it('is proved by another library, with its status list, which says so once it is revoked', async () => {
    const server = await openIssued();
    const jwt = await downloaded(server, alg);
    expect(await isProved(server, jwt)).toBe(true);
    const { statusListCredential, statusListIndex } = payloadOf(jwt)['credentialStatus'] as Json;
    const index = Number(statusListIndex);
    const listed = async (): Promise<readonly boolean[]> => {
      const list = (await answerOf(server, statusListCredential)).text;
      expect(await isProved(server, list)).toBe(true);
      expect(departures(statusListSchema({ baseUrl, alg }), payloadOf(list))).toEqual([]);
      const { encodedList } = payloadOf(list)['credentialSubject'] as { encodedList: string };
      const bits = await BitstringStatusList.decode({ encodedList });
      return [bits.getStatus(index), bits.getStatus((index + 1) % bits.length)];
    };
    const checked = async () => (await server.request.post('/api/certificates/check').send({ jwt })).body;
    expect(await listed()).toEqual([false, false]);
    expect(await checked()).toMatchObject({ signature: 'VALID', status: 'VALID', revokedOn: null });

    await server
      .as({ id: superUserId })
      .post(`/api/admin/certificates/${server.id}/revoke`)
      .send({ reason: 'CHEATING' })
      .expect(200);
    expect(await listed()).toEqual([true, false]);
    expect(await checked()).toMatchObject({
      signature: 'VALID',
      status: 'REVOKED',
      revokedOn: '2026-11-20',
      certificate: { reason: 'CHEATING' },
    });
    const page = await server.request.post('/en/verify').field('jwt', jwt);
    expect(page.text).toContain('This certificate was revoked');
    // The text itself is as it was: only the list and the platform say what became of it.
    expect(await downloaded(server, alg)).toBe(jwt);
  });

  it('is refused with one byte changed: by that library, over the API and on the page', async () => {
    const server = await openIssued();
    const [head, body, signature] = partsOf(await downloaded(server, alg));
    for (const jwt of [
      `${head}.${changed(body, 0)}.${signature}`,
      `${head}.${changed(body, Math.floor(body.length / 2))}.${signature}`,
      `${head}.${changed(body, body.length - 2)}.${signature}`,
      `${head}.${body}.${changed(signature, 0)}`,
      `${head}.${body}.${changed(signature, Math.floor(signature.length / 2))}`,
    ]) {
      expect(await isProved(server, jwt)).toBe(false);
      const answer = await server.request.post('/api/certificates/check').send({ jwt });
      expect([answer.status, answer.body.code]).toEqual([422, 'certificate.signature_invalid']);
      const page = await server.request.post('/verify').field('jwt', jwt);
      expect([page.status, page.text.includes('Nguyễn Minh Anh')]).toEqual([422, false]);
    }
  });

  it.each(['CERTIFICATE', 'BADGE'] as const)('has what a %s must have, and no more', async (kind) => {
    const jwt = await downloaded(await openIssued(kind === 'BADGE' ? badge : {}), alg);
    const payload = payloadOf(jwt);
    expect(departures(credentialSchema(kind, { baseUrl, alg }), payload)).toEqual([]);
    const { id, jti, iss, issuer, sub, credentialSubject, nbf, validFrom, exp, validUntil } = payload;
    expect(jti).toBe(id);
    expect([iss, sub]).toEqual([(issuer as Json)['id'], (credentialSubject as Json)['id']]);
    expect(nbf).toBe(Date.parse(String(validFrom)) / 1000);
    expect(exp).toBe(kind === 'BADGE' ? Date.parse(String(validUntil)) / 1000 : undefined);
    expect(JSON.stringify(payload)).not.toContain('anh@example.com');
  });
});

describe('the schema of a credential', () => {
  it('tells apart whatever is left out, added or written otherwise', async () => {
    const payload = payloadOf(await downloaded(await openIssued(), 'EdDSA'));
    const schema = credentialSchema('CERTIFICATE', { baseUrl, alg: 'EdDSA' });
    const subject = payload['credentialSubject'] as Json;
    const status = payload['credentialStatus'] as Json;
    const [identity] = subject['identifier'] as Json[];
    const without = (name: string): Json =>
      Object.fromEntries(Object.entries(payload).filter(([key]) => key !== name));
    const others: Json[] = [
      ...Object.keys(payload).map(without),
      { ...payload, vc: {} },
      { ...payload, '@context': (payload['@context'] as string[]).toReversed() },
      { ...payload, validFrom: '2026-11-20T05:00:00.000Z' },
      { ...payload, validUntil: payload['validFrom'], exp: payload['nbf'] },
      { ...payload, credentialStatus: { ...status, statusListIndex: Number(status['statusListIndex']) } },
      { ...payload, credentialStatus: { ...status, id: `${String(status['id'])}x` } },
      ...[
        { ...subject, identifier: [{ ...identity, identityType: 'emailAddress' }] },
        { ...subject, identifier: [identity, identity] },
        { ...subject, email: 'anh@example.com' },
        { ...subject, achievement: { ...(subject['achievement'] as Json), achievementType: 'Badge' } },
      ].map((credentialSubject) => ({ ...payload, credentialSubject })),
    ];
    for (const other of others) expect(departures(schema, other), JSON.stringify(other)).not.toEqual([]);
    expect(departures(credentialSchema('BADGE', { baseUrl, alg: 'EdDSA' }), payload)).not.toEqual([]);
    expect(departures(credentialSchema('CERTIFICATE', { baseUrl, alg: 'RS256' }), payload)).not.toEqual([]);
  });
});

describe('public ids', () => {
  it('are drawn anew each time, and follow from nothing', async () => {
    const server = openTestServer({ seed: { users: [holder] } });
    const ports = server.container.get(tokens.ports);
    const ids: string[] = [];
    for (let count = 0; count < 40; count += 1) {
      const { publicId } = await ports.transaction((repositories) =>
        issueCredential(repositories, ports, aNewCertificate(holder.id, `enrolment-${count}`), noon),
      );
      ids.push(publicId);
    }
    for (const id of ids) expect(id).toMatch(/^[\w-]{22}$/);
    expect(new Set(ids).size).toBe(ids.length);
    // Of 64 letters each place shows many within forty draws: none of them counts or stands still.
    for (let place = 0; place < 22; place += 1)
      expect(new Set(ids.map((id) => id[place])).size, String(place)).toBeGreaterThan(15);
  });

  it('are listed by no public address: not of a person, a list, an achievement or a search', async () => {
    const server = await openIssued();
    const { request, publicId, as } = server;
    const other = aUser();
    server.store.committed.table('users').set(other.id, other);
    for (const address of [
      '/api/certificates',
      '/api/credentials',
      '/api/achievements',
      '/api/achievements/ch1-3',
      '/api/credentials/status',
      `/api/certificates/${publicId.slice(0, -1)}`,
      `/api/certificates/${publicId.slice(0, -1)}%25`,
      `/api/certificates?publicId=${publicId.slice(0, 8)}`,
      '/verify',
      `/verify?code=${publicId.slice(0, -1)}`,
      '/sitemap.xml',
      '/robots.txt',
    ]) {
      const { text } = await request.get(address);
      expect(text, address).not.toContain(publicId);
    }
    const mine = await as(other).get('/api/me/certificates').expect(200);
    expect(mine.body.items).toEqual([]);
    expect((await as(other).get('/api/admin/certificates')).status).toBe(403);
    // Their holder shows nothing unless they switch it on.
    const profile = await request.get(`/api/users/${holder.username}`);
    expect(profile.text).not.toContain(publicId);
  });
});
