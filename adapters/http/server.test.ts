import { describe, expect, it } from 'vitest';
import { aUser } from '#fixtures/people/users.ts';
import { openTestServer } from './testing/test-server.ts';

describe('an answer', () => {
  it('says what is wrong with each field, in Vietnamese by default and in English when asked', async () => {
    const { request } = openTestServer();

    const vi = await request.post('/api/auth/login').send({});
    expect(vi.status).toBe(400);
    expect(vi.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(vi.body).toMatchObject({
      type: 'urn:fitboard:error:validation.failed',
      status: 400,
      code: 'validation.failed',
      title: 'Thông tin chưa hợp lệ',
      requestId: vi.headers['x-request-id'],
      fields: [
        { path: 'body.email', code: 'auth.email_required' },
        { path: 'body.password', code: 'auth.password_required' },
      ],
    });

    const en = await request
      .post('/api/auth/login')
      .set('Accept-Language', 'fr-FR, en-US;q=0.8, vi;q=0.3')
      .send({});
    expect(en.body.title).toBe('Please check your input');
    expect(en.headers['content-language']).toBe('en');
  });

  it('uses the account’s language when the request names none of ours', async () => {
    const user = aUser({ language: 'en' });
    const { as } = openTestServer({ seed: { users: [user] } });

    const answer = await as(user).get('/api/admin/users').set('Accept-Language', 'ja');
    expect(answer.status).toBe(403);
    expect(answer.body.title).toBe('Not allowed');
  });

  it.each([
    ['malformed JSON', 'application/json', '{"email":', 400, 'input.not_json'],
    ['a form', 'application/x-www-form-urlencoded', 'email=a', 400, 'input.not_json'],
    ['another charset', 'application/json; charset=utf-16', '{}', 400, 'input.not_json'],
    ['broken UTF-8', 'application/json', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]), 400, 'input.not_json'],
    ['a list instead of an object', 'application/json', '[1]', 400, 'input.invalid'],
    ['nothing but a word', 'application/json', '"hello"', 400, 'input.invalid'],
    ['more than it takes', 'application/json', `{"email":"${'x'.repeat(300_000)}"}`, 413, 'input.too_large'],
  ])('refuses %s as the sender’s mistake', async (_, type, body, status, code) => {
    const { request } = openTestServer();
    const answer = await request
      .post('/api/auth/login')
      .set('Content-Type', type)
      .serialize((given) => given as string) // as it is, not made into JSON
      .send(body as string);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it.each([
    [
      'PUT',
      '/api/indicators/draft',
      (deep: string) => `{"step":1,"version":0,"inputs":{"body":{"a":${deep}}}}`,
    ],
    ['POST', '/api/auth/login', (deep: string) => deep],
  ])('refuses JSON of 60,000 levels at %s %s', async (method, path, bodyOf) => {
    const user = aUser();
    const { as } = openTestServer({ seed: { users: [user] } });
    const deep = '['.repeat(60_000) + ']'.repeat(60_000);
    const answer = await as(user)
      [method === 'PUT' ? 'put' : 'post'](path)
      .set('Content-Type', 'application/json')
      .serialize((given) => given as string) // as it is
      .send(bodyOf(deep));
    expect([answer.status, answer.body.code]).toEqual([400, 'input.not_json']);
  });

  it('refuses several values for one, and fields nobody asked for', async () => {
    const user = aUser();
    const { request, as } = openTestServer({ seed: { users: [user] } });

    const repeated = await as(user).get('/api/notifications?limit=1&limit=2');
    expect(repeated.body.fields).toEqual([
      expect.objectContaining({ path: 'query.limit', code: 'input.single_value' }),
    ]);
    const unknown = await request
      .post('/api/auth/login')
      .send({ email: ['a@b.c'], password: { $ne: 1 }, admin: true });
    expect(unknown.body.fields).toEqual([
      { path: 'body.email', code: 'input.single_value' },
      { path: 'body.password', code: 'input.single_value' },
      { path: 'body.admin', code: 'input.unknown_field' },
    ]);
    expect((await as(user).get('/api/me?expand=all')).body.fields[0].code).toBe('input.unknown_field');
    expect((await as(user).post('/api/notifications/read-all').send({ all: true })).status).toBe(400);
    expect((await as(user).post('/api/notifications/read-all').send({})).status).toBe(200);
  });

  it('tells an unknown address from a method it does not take', async () => {
    const { request } = openTestServer();

    expect((await request.get('/api/nothing')).body.code).toBe('route.not_found');
    expect((await request.get('/api')).body.code).toBe('route.not_found');
    expect((await request.get('/api/admin')).body.code).toBe('route.not_found');
    const wrong = await request.delete('/api/auth/login');
    expect([wrong.status, wrong.body.code, wrong.headers['allow']]).toEqual([
      405,
      'route.method_not_allowed',
      'OPTIONS, POST',
    ]);
    const asked = await request.options('/api/me');
    expect([asked.status, asked.headers['allow']]).toEqual([204, 'DELETE, GET, HEAD, OPTIONS, PATCH']);
    for (const path of ['/api/users/%', '/api/users/%E0%A4%A', '/api/users/%zz']) {
      expect((await request.get(path)).status, path).toBe(400);
    }
    expect((await request.get('/api/users/a%00b')).status).toBe(404);
  });

  it('carries what keeps data from being kept, framed or run', async () => {
    const { request } = openTestServer({ config: { isProduction: true } });

    const { headers } = await request.get('/api/health/live');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['etag']).toBeUndefined();
    expect((await request.get('/api/health/live')).headers['x-request-id']).not.toBe(headers['x-request-id']);
  });

  it('is compressed from 1 kB on, for those who take it', async () => {
    const { request } = openTestServer();
    const asked = (encoding: string, path: string) => request.get(path).set('Accept-Encoding', encoding);

    expect((await asked('gzip', '/api/settings/public')).headers['content-encoding']).toBe('gzip');
    expect((await asked('identity', '/api/settings/public')).headers['content-encoding']).toBeUndefined();
    expect((await asked('gzip;q=0', '/api/settings/public')).headers['content-encoding']).toBeUndefined();
    expect((await asked('gzip', '/api/health/live')).headers['content-encoding']).toBeUndefined();
  });

  it('reaches other origins only by their exact names', async () => {
    const { request } = openTestServer({ config: { corsOrigins: ['https://app.example'] } });
    const from = (origin: string) => request.get('/api/health/live').set('Origin', origin);

    expect((await from('https://app.example')).headers['access-control-allow-origin']).toBe(
      'https://app.example',
    );
    for (const stranger of [
      'https://evil.app.example',
      'https://app.example.evil',
      'http://app.example',
      'null',
    ]) {
      expect((await from(stranger)).headers['access-control-allow-origin'], stranger).toBeUndefined();
    }
    const preflight = await request
      .options('/api/me')
      .set('Origin', 'https://app.example')
      .set('Access-Control-Request-Method', 'PATCH');
    expect([preflight.status, preflight.headers['access-control-allow-methods']]).toEqual([
      204,
      'GET, POST, PUT, PATCH, DELETE',
    ]);
  });

  it('keeps what nobody foresaw to itself', async () => {
    const user = aUser();
    const testServer = openTestServer({ seed: { users: [user] } });
    testServer.app.coin.getWallet = () => {
      throw new TypeError('select password from secrets at /srv/app/secret.ts');
    };

    const answer = await testServer.as(user).get('/api/me/wallet').set('Accept-Language', 'en');
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      type: 'urn:fitboard:error:generic.unexpected',
      title: 'Something went wrong',
      status: 500,
      code: 'generic.unexpected',
      detail: 'Something went wrong. Please try again later.',
      params: {},
      requestId: answer.headers['x-request-id'],
    });
  });
});

describe('the token of a request', () => {
  const user = aUser();
  const seed = { users: [user] };

  it('must be ours, alive and unchanged', async () => {
    const { request, tokenOf, clock } = openTestServer({ seed });
    const token = tokenOf(user);
    const asked = (authorization: string) => request.get('/api/me').set('Authorization', authorization);

    expect((await asked(`Bearer ${token}`)).status).toBe(200);
    const [head, claims, signature] = token.split('.');
    const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    for (const bad of [
      '',
      'Bearer',
      `Basic ${token}`,
      `Bearer ${token}x`,
      `Bearer ${head}.${claims}.`,
      `Bearer ${unsigned}.${claims}.`,
      `Bearer ${unsigned}.${claims}.${signature}`,
    ]) {
      expect((await asked(bad)).status, bad).toBe(401);
    }
    clock.forward(15 * 60_000 - 1_000);
    expect((await asked(`Bearer ${token}`)).status).toBe(200);
    clock.forward(1_000);
    const late = await asked(`Bearer ${token}`);
    expect([late.status, late.body.code, late.headers['www-authenticate']]).toEqual([
      401,
      'access.sign_in_required',
      'Bearer',
    ]);
  });

  it('is of no more use once its sign-in is over, also where visitors may look', async () => {
    const { app, request, tokenOf, store } = openTestServer({ seed });
    const token = tokenOf(user);
    const [session] = store.committed.table('sessions').all();
    const actor = await app.account.actorOf(user.id, session?.id ?? '');
    await app.account.endSession(actor ?? { kind: 'visitor' }, session?.id ?? '');

    for (const path of ['/api/me', '/api/indicators?userId=1']) {
      expect((await request.get(path).set('Authorization', `Bearer ${token}`)).status, path).toBe(401);
    }
    // A dead token sent by a person who signs in again is no reason to refuse.
    const again = await request.post('/api/auth/login').set('Authorization', `Bearer ${token}`).send({});
    expect(again.status).toBe(400);
  });
});

describe('a staff list', () => {
  const people = Array.from({ length: 30 }, (_, index) => aUser({ fullname: `Người ${index}` }));
  const seed = { users: people };
  const asked = (query: Record<string, unknown>) =>
    `/api/admin/users?${Object.entries(query)
      .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
      .join('&')}`;

  it('speaks the dialect of the console', async () => {
    const { as } = openTestServer({ seed });
    const staff = as({ id: '1' });

    const first = await staff.get(asked({ sort: ['fullname', 'ASC'], range: [0, 9], filter: {} }));
    expect([first.status, first.headers['content-range'], first.body.length]).toEqual([
      200,
      'users 0-9/32',
      10,
    ]);
    const last = await staff.get(asked({ range: [30, 39] }));
    expect([last.headers['content-range'], last.body.length]).toEqual(['users 30-31/32', 2]);
    const none = await staff.get(asked({ filter: { q: 'không ai cả' } }));
    expect([none.headers['content-range'], none.body]).toEqual(['users */0', []]);
    const some = await staff.get(asked({ filter: { id: [people[3]?.id, people[4]?.id] } }));
    expect(some.body.map(({ fullname }: { fullname: string }) => fullname).toSorted()).toEqual([
      'Người 3',
      'Người 4',
    ]);
    expect(first.body[0]).not.toHaveProperty('search');
    expect(first.body[0]).not.toHaveProperty('referralCode');
  });

  it.each([
    ['sort=[', 'input.sort'],
    ['sort=["password","ASC"]', 'input.sort'],
    ['range=[5,2]', 'input.range'],
    ['range=[0,100]', 'input.range'],
    ['range=[0]', 'input.range'],
    ['filter={"password":"x"}', 'input.filter'],
    ['filter=[]', 'input.filter'],
    ['filter={"q":{"$gt":""}}', 'input.filter'],
  ])('refuses %s', async (query, code) => {
    const { as } = openTestServer({ seed });
    const answer = await as({ id: '1' }).get(`/api/admin/users?${encodeURI(query)}`);
    expect(answer.status).toBe(400);
    expect(answer.body.fields?.[0]?.code ?? answer.body.code).toBe(code);
  });
});

describe('the server', () => {
  it('is closed for members in maintenance, and open for staff and for signing in', async () => {
    const [member, invited] = [aUser(), aUser()];
    const { app, as, request, clock } = openTestServer({ seed: { users: [member, invited] } });
    const settings = await app.settings.readSettings({ kind: 'system' });
    await app.settings.updateSettings(
      { kind: 'system' },
      {
        version: settings.version,
        maintenance: true,
        maintenanceAllow: `another ${invited.id}`,
        maintenanceUntil: new Date(clock.now().getTime() + 600_000).toISOString(),
      },
    );

    const closed = await as(member).get('/api/me');
    expect([closed.status, closed.body.code, closed.headers['retry-after']]).toEqual([
      503,
      'service.maintenance',
      '600',
    ]);
    expect((await as({ id: '1' }).get('/api/me')).status).toBe(200);
    expect((await as(invited).get('/api/me')).status).toBe(200);
    expect((await request.get('/api/fees')).status).toBe(503);
    for (const path of ['/api/health/live', '/api/health/ready', '/api/settings/public']) {
      expect((await request.get(path)).status, path).toBe(200);
    }
    expect((await request.post('/api/auth/login').send({})).status).toBe(400);
  });

  it('shows its numbers to its own machine only', async () => {
    const { request } = openTestServer({ config: { metricsToken: 'a word for watchers' } });

    await request.get('/api/health/live');
    const own = await request.get('/metrics');
    expect(own.status).toBe(200);
    expect(own.text).toContain('route="/health/live",status="200"');
    const proxied = request.get('/metrics').set('X-Forwarded-For', '203.0.113.9');
    expect((await proxied).status).toBe(404);
    const pending = request
      .get('/metrics')
      .set('X-Forwarded-For', '203.0.113.9')
      .set('Authorization', 'Bearer a word for watchers');
    expect((await pending).status).toBe(200);
  });

  it('has no developer’s corner in production', async () => {
    const { request } = openTestServer({ config: { isProduction: true } });
    for (const path of ['/dev/mail', '/dev/mail/x', '/dev/storybook/', '/dev']) {
      expect((await request.get(path)).status, path).toBe(404);
    }
  });

  it('believes forwarded addresses only from proxies it was told of', async () => {
    const user = aUser();
    const session = async (testServer: ReturnType<typeof openTestServer>) => {
      await testServer.request
        .post('/api/auth/login')
        .set('X-Forwarded-For', '203.0.113.9')
        .send({ email: user.email, password: 'secret' });
      return testServer.store.committed.table('sessions').all()[0]?.address;
    };
    const seed = { users: [user], credentials: { [user.id]: 'hash of secret' } };

    expect(await session(openTestServer({ seed }))).toMatch(/127\.0\.0\.1$/);
    expect(await session(openTestServer({ seed, config: { trustedProxies: ['loopback'] } }))).toBe(
      '203.0.113.9',
    );
  });
});
