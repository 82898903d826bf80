import { describe, expect, it } from 'vitest';
import { thumbprintOf } from '#core/platform/credential/addresses.ts';
import { aSignedCertificate } from '#fixtures/platform/signed-certificate.ts';
import { aUser } from '#fixtures/people/users.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { openTestServer } from '../testing/test-server.ts';

const holder = aUser({ fullname: 'Nguyễn Minh Anh' });
const seed = { users: [holder], ...(await aSignedCertificate({ userId: holder.id })) };
const [certificate] = seed.signedCredentials;
const { publicId = '', jwts } = certificate ?? {};
const kid = seed.credentialKeys[0]?.kid ?? '';

const open = (config: Parameters<typeof openTestServer>[0] = {}) => openTestServer({ seed, ...config });

describe('a certificate over HTTP', () => {
  it('is read by everybody with exactly its printed facts', async () => {
    const { request } = open();
    const { body, status } = await request.get(`/api/certificates/${publicId}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      publicId,
      kind: 'CERTIFICATE',
      status: 'VALID',
      name: 'Nguyễn Minh Anh',
      title: 'Khởi động 14 ngày',
      author: 'Trần Quốc Bảo',
      startedOn: '2026-11-20',
      completedOn: '2026-11-20',
      hours: 2,
      score: 92,
      edition: 3,
      template: 'ENERGY',
      language: 'vi',
      validUntil: null,
      revokedOn: null,
      reason: null,
      replacedBy: null,
      links: {
        pdf: `http://localhost:3000/api/certificates/${publicId}/pdf`,
        jwt: `http://localhost:3000/api/credentials/${publicId}`,
      },
    });
    expect((await request.get('/api/certificates/unknown')).body).toMatchObject({
      code: 'certificate.not_found',
    });
  });

  it('is downloaded as a PDF', async () => {
    const { request } = open();
    const answer = await request.get(`/api/certificates/${publicId}/pdf`);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.headers['content-disposition']).toContain(`chung-nhan-${publicId}.pdf`);
  });

  it('is checked by its signed text, and refused with a sentence when that was changed', async () => {
    const { request } = open();
    const jwt = jwts?.RS256 ?? '';
    const checked = await request.post('/api/certificates/check').send({ jwt });
    expect(checked.body).toMatchObject({
      signature: 'VALID',
      issuer: 'OURS',
      status: 'VALID',
      revokedOn: null,
    });
    expect(checked.body.certificate).toMatchObject({ publicId });
    const changed = await request
      .post('/api/certificates/check')
      .set('Accept-Language', 'en')
      .send({ jwt: `${jwt.slice(0, -9)}AAAAAAAAA` });
    expect([changed.status, changed.body.code, changed.body.detail]).toEqual([
      422,
      'certificate.signature_invalid',
      'The signature isn’t valid: the file was changed, or it wasn’t issued by this site.',
    ]);
  });
});

describe('published documents', () => {
  const documents = [
    [`/api/credentials/${publicId}`, 'text/plain; charset=utf-8'],
    [`/api/credentials/${publicId}?alg=RS256`, 'text/plain; charset=utf-8'],
    ['/api/credentials/status/1', 'text/plain; charset=utf-8'],
    ['/api/credentials/status/1?alg=RS256', 'text/plain; charset=utf-8'],
    ['/api/credentials/issuer', 'application/json; charset=utf-8'],
    [`/api/credentials/keys/${thumbprintOf(kid)}`, 'application/json; charset=utf-8'],
    ['/api/achievements/ch1-3', 'application/json; charset=utf-8'],
    ['/.well-known/jwks.json', 'application/json; charset=utf-8'],
  ] as const;

  it.each(documents)('%s answers every origin, and is kept five minutes', async (address, type) => {
    const { request } = open({ config: { corsOrigins: ['https://app.example.com'] } });
    for (const origin of ['https://anywhere.example', 'https://app.example.com', undefined]) {
      const asked = request.get(address);
      const { status, headers } = await (origin ? asked.set('Origin', origin) : asked);
      expect([status, headers['content-type']]).toEqual([200, type]);
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
      expect(headers['cache-control']).toBe('public, max-age=300');
      expect(headers['content-disposition']).toBeUndefined();
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  it('are the only ones that do: facts, pages and refusals are kept by nobody', async () => {
    const { request } = open();
    const origin = 'https://anywhere.example';
    for (const address of [`/api/certificates/${publicId}`, '/api/settings/public', `/verify/${publicId}`]) {
      const { headers } = await request.get(address).set('Origin', origin);
      expect(headers['access-control-allow-origin'], address).toBeUndefined();
      expect(headers['cache-control']).toBe('no-store');
    }
    const missing = await request.get('/api/credentials/unknown').set('Origin', origin);
    expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it('hold the signed text itself, and no private key', async () => {
    const { request } = open();
    expect((await request.get(`/api/credentials/${publicId}`)).text).toBe(jwts?.EdDSA);
    expect((await request.get(`/api/credentials/${publicId}?alg=RS256`)).text).toBe(jwts?.RS256);
    expect((await request.get(`/api/credentials/${publicId}?alg=HS256`)).status).toBe(400);
    const { keys } = (await request.get('/.well-known/jwks.json')).body as { keys: object[] };
    expect(
      keys.flatMap((key) => Object.keys(key)).filter((name) => /^(d|p|q|dp|dq|qi|k)$/.test(name)),
    ).toEqual([]);
    expect(keys).toHaveLength(2);
    const key = await request.get(`/api/credentials/keys/${thumbprintOf(kid)}`);
    expect(keys).toContainEqual(key.body);
    expect(key.body).toMatchObject({ kty: 'OKP', crv: 'Ed25519', kid, alg: 'EdDSA', use: 'sig' });
    expect((await request.get('/api/credentials/status/2')).status).toBe(404);
    expect((await request.get('/api/credentials/status/0')).status).toBe(400);
  });

  it('lead a browser to the page about them', async () => {
    const { request } = open();
    const html = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8';
    const asked = await request.get(`/api/credentials/${publicId}`).set('Accept', html);
    expect([asked.status, asked.headers['location']]).toEqual([303, `/verify/${publicId}`]);
    expect(asked.headers['vary']).toContain('Accept');
    const odd = await request.get('/api/credentials/..%2Fadmin').set('Accept', html);
    expect(odd.headers['location']).toBe('/verify/..%2Fadmin');
  });

  it('list no public id: without one there is nothing to read', async () => {
    const { request } = open();
    for (const address of [
      '/api/certificates',
      '/api/certificates/',
      '/api/credentials',
      '/api/credentials/',
    ])
      expect((await request.get(address)).status, address).toBe(404);
    const list = await request.get('/api/credentials/status/1');
    const [, body = ''] = list.text.split('.');
    const payload = Buffer.from(body, 'base64url').toString();
    expect(payload).not.toContain(publicId);
    expect(payload).not.toContain('Minh Anh');
    expect((await request.get('/api/admin/certificates')).status).toBe(401);
  });
});

describe('the page that verifies', () => {
  it('says every printed fact without a script or a sign-in, in both languages', async () => {
    const { request } = open();
    const page = await request.get(`/verify/${publicId}`);
    expect(page.status).toBe(200);
    for (const words of [
      'Chứng nhận còn hiệu lực',
      'Nguyễn Minh Anh',
      'Khởi động 14 ngày',
      'Trần Quốc Bảo',
      '20/11/2026',
      '2 giờ',
      '92/100',
      'Fitboard',
      publicId,
      'Hoàn thành mọi bài học.',
    ])
      expect(page.text, words).toContain(words);
    expect(page.text).not.toContain('<script');
    expect(page.text).toContain('<meta name="robots" content="noindex">');
    expect(page.headers['x-robots-tag']).toBe('noindex');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    const english = await request.get(`/en/verify/${publicId}`);
    expect(english.text).toContain('This certificate is valid');
    expect(english.text).toContain('20 November 2026');
  });

  it('says when it has expired, or was revoked and why, and that an unknown one is unknown', async () => {
    const ended = { ...certificate, kind: 'BADGE', validUntil: noon } as typeof certificate & object;
    const expired = open({ seed: { ...seed, signedCredentials: [ended] } });
    const page = await expired.request.get(`/verify/${publicId}`);
    expect(page.text).toContain('Chứng nhận đã hết hạn');
    expect(page.text).toContain('chỉ có giá trị đến 20/11/2026');

    const gone = { ...ended, revokedAt: noon, reason: 'HOLDER_LEFT', name: '', jwts: null } as typeof ended;
    const revoked = open({ seed: { ...seed, signedCredentials: [gone] } });
    const { text } = await revoked.request.get(`/verify/${publicId}`);
    expect(text).toContain('Bị thu hồi ngày 20/11/2026. Lý do: Người sở hữu đã rời nền tảng.');
    expect(text).not.toContain('Minh Anh');
    expect(text).not.toContain('/pdf');

    const { request } = open();
    for (const address of ['/verify/unknown', `/verify/${publicId.slice(1)}x`, '/verify?code=unknown']) {
      const unknown = await request.get(address);
      expect(unknown.status).toBe(404);
      expect(unknown.text).toContain('Không tìm thấy chứng nhận');
    }
  });

  it('looks a code or its address up, and checks a signed text that is pasted or chosen', async () => {
    const { request } = open();
    const looked = await request.get(
      `/verify?code=${encodeURIComponent(`https://x.example/verify/${publicId}`)}`,
    );
    expect(looked.text).toContain('Chứng nhận còn hiệu lực');
    const pasted = await request.post('/verify').field('jwt', `${jwts?.EdDSA}\n`);
    expect(pasted.status).toBe(200);
    expect(pasted.text).toContain('Chữ ký hợp lệ');
    const chosen = await request
      .post('/en/verify')
      .attach('file', Buffer.from(jwts?.RS256 ?? ''), 'credential.jwt');
    expect(chosen.text).toContain('The signature is valid');
    const changed = await request.post('/verify').field('jwt', `${jwts?.EdDSA.slice(0, -4)}AAAA`);
    expect(changed.status).toBe(422);
    expect(changed.text).toContain('Chữ ký không hợp lệ');
    expect(changed.text).toContain('<h1>Không xác minh được</h1>');
    expect(changed.text).toContain('<title>Không xác minh được · Fitboard</title>');
    const empty = await request.post('/verify').field('jwt', '');
    expect(empty.status).toBe(422);
    const huge = await request.post('/verify').attach('file', Buffer.alloc(100_000), 'credential.jwt');
    expect(huge.status).toBe(422);
    expect((await request.post('/verify').send({ jwt: 'x' })).status).toBe(422);
    expect((await request.post(`/verify/${publicId}`)).status).toBe(405);
  });

  it('speaks the language that its reader chose, whatever the browser prefers', async () => {
    const { request } = open();
    const asked = (address: string) => request.get(address).set('Accept-Language', 'en-GB');
    const english = await asked(`/verify/${publicId}`);
    expect(english.text).toContain('This certificate is valid');
    expect(english.text).toContain(`href="/verify/${publicId}?lang=vi"`);
    expect((await asked(`/verify/${publicId}?lang=vi`)).text).toContain('Chứng nhận còn hiệu lực');
    const looked = await asked(`/verify?lang=vi&code=${publicId}`);
    expect(looked.text).toContain('Chứng nhận còn hiệu lực');
    const pasted = await request
      .post('/verify?lang=vi')
      .set('Accept-Language', 'en-GB')
      .field('jwt', jwts?.EdDSA ?? '');
    expect(pasted.text).toContain('Chữ ký hợp lệ');
    expect((await asked(`/en/verify/${publicId}?lang=vi`)).text).toContain('This certificate is valid');
  });

  it('hands out the signed text as a file', async () => {
    const { request } = open();
    const file = await request.get(`/verify/${publicId}/credential.jwt`);
    expect([file.text, file.headers['content-disposition']]).toEqual([
      jwts?.EdDSA,
      'attachment; filename="credential.jwt"',
    ]);
  });

  it('writes what people typed as text, whatever is in it', async () => {
    const name = '<img src=x onerror=alert(1)>"\'&';
    const hostile = await aSignedCertificate({ userId: holder.id, publicId, name, title: name });
    const { request } = open({ seed: { ...seed, ...hostile } });
    const { text } = await request.get(`/verify/${publicId}`);
    expect(text).not.toContain('<img src=x');
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;');
    const asked = await request.get(`/verify?code=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(asked.text).not.toContain('<script');
  });
});
