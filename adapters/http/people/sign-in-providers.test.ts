import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { minute } from '#core/kernel/time.ts';
import { providerLimits, type SignInProvider } from '#core/people/sign-in-provider/provider.ts';
import { hashOf } from '#fixtures/engine/ports.ts';
import { openLocalProvider, type LocalProvider, type TokenFlaw } from '#fixtures/people/local-provider.ts';
import { aUser } from '#fixtures/people/users.ts';
import { tokens } from '../../composition/container.ts';
import { openTestServer } from '../testing/test-server.ts';

const an = { sub: 'sub-an', name: 'Trần Văn An', email: 'an@gmail.example', email_verified: true };
const hoa = { sub: 'sub-hoa', name: 'Lê Thị Hoa', email: 'hoa@example.com', email_verified: true };
const member = aUser({ email: hoa.email });
const password = 'mật khẩu';

let local: LocalProvider;
beforeAll(async () => {
  local = await openLocalProvider([an, hoa]);
});
afterEach(() => {
  local.spoil(null);
  local.goAway(false);
});
afterAll(() => local.close());

type Headers = Record<string, unknown>;
const cookiesOf = (headers: Headers) => (headers['set-cookie'] as string[] | undefined) ?? [];

const started = () => {
  const server = openTestServer({
    seed: { users: [member], credentials: { [member.id]: hashOf(password) } },
    config: { signInProviders: { GOOGLE: local.client, ZALO: local.client } },
  });
  const { request, container } = server;
  const { origin } = new URL(container.get(tokens.config).baseUrl);
  /** The cookies of one browser. */
  const browser = () => {
    const jar = new Map<string, string>();
    const keep = (headers: Headers) => {
      for (const cookie of cookiesOf(headers)) {
        const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
        jar.set(name, value);
      }
    };
    const send = async (method: 'post' | 'get' | 'delete', path: string, body?: object, token?: string) => {
      const asked = request[method](`/api${path}`)
        .set('Origin', origin)
        .set('Cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
      if (token !== undefined) void asked.set('Authorization', `Bearer ${token}`);
      const response = await (body === undefined ? asked : asked.send(body));
      keep(response.headers);
      return response;
    };
    const goes = async (name: string, provider: SignInProvider = 'GOOGLE', next?: string) => {
      const begun = await send('post', `/auth/providers/${provider}`, { next });
      expect(begun.status).toBe(200);
      return local.goes(String(begun.body.address), name);
    };
    const back = (answer: object, provider: SignInProvider = 'GOOGLE', token?: string) =>
      send('post', `/auth/providers/${provider}/answer`, answer, token);
    return { send, goes, back, jar };
  };
  return { ...server, browser, origin };
};

describe('signing in with a provider over HTTP', () => {
  it('opens an account for a new person, who comes in again without a form', async () => {
    const { browser, rows } = started();
    const { goes, back, send } = browser();
    const first = await back(await goes(an.name, 'GOOGLE', '/dashboard/rewards'));
    expect(first.body).toMatchObject({
      outcome: 'CLAIM',
      next: '/dashboard/rewards',
      claim: { standing: 'NEW', email: an.email, name: an.name },
    });
    expect((await send('get', '/auth/providers/claim')).body).toMatchObject({ email: an.email });
    const made = await send('post', '/auth/providers/claim/account', { fullname: an.name, consent: true });
    expect([made.status, made.body.user.email]).toEqual([201, an.email]);
    expect(cookiesOf(made.headers).join()).toContain('refreshToken=');
    const again = browser();
    const opened = await again.back(await again.goes(an.name));
    expect(opened.body).toMatchObject({ outcome: 'SIGNED_IN', user: { email: an.email } });
    expect(opened.body).not.toHaveProperty('refreshToken');
    expect(cookiesOf(opened.headers).join()).toContain('refreshToken=');
    expect(rows('providerLinks')).toHaveLength(1);
  });

  it('marks the browser that goes with a cookie that no script reads and no other site needs', async () => {
    const { browser } = started();
    const { send } = browser();
    const { headers, body } = await send('post', '/auth/providers/GOOGLE', {});
    const [cookie = ''] = cookiesOf(headers);
    expect(cookie).toMatch(/^provider=[\w-]{43}; .*HttpOnly; SameSite=Lax$/);
    expect(Object.keys(body)).toEqual(['address']);
  });

  it('links an account that has the address after its owner has signed in, and not before', async () => {
    const { browser, tokenOf, rows } = started();
    const { goes, back, send } = browser();
    const came = await back(await goes(hoa.name));
    expect(came.body).toMatchObject({ outcome: 'CLAIM', claim: { standing: 'EXISTS' } });
    const made = await send('post', '/auth/providers/claim/account', { fullname: hoa.name, consent: true });
    expect([made.status, made.body.code]).toEqual([409, 'auth.email_exists']);
    expect(rows('providerLinks')).toEqual([]);
    expect((await send('post', '/me/provider-claim')).status).toBe(401);
    const linked = await send('post', '/me/provider-claim', undefined, tokenOf(member));
    expect([linked.status, linked.body.provider]).toEqual([200, 'GOOGLE']);
    expect((await back(await goes(hoa.name))).body.outcome).toBe('SIGNED_IN');
  });

  it.each<NonNullable<TokenFlaw>>(['nonce', 'audience', 'issuer', 'expired', 'unsigned', 'foreign key'])(
    'refuses a wrong token: %s',
    async (flaw) => {
      const { browser, rows } = started();
      const { goes, back } = browser();
      const answer = await goes(an.name);
      local.spoil(flaw);
      const { status, body, headers } = await back(answer);
      expect([status, body.code]).toEqual([422, 'provider.refused']);
      expect(cookiesOf(headers).join()).not.toContain('refreshToken');
      expect(rows('providerClaims')).toEqual([]);
    },
  );

  it('refuses an answer that is sent again, by another browser, from another provider, or late', async () => {
    const { browser, clock } = started();
    const mine = browser();
    const over = [422, 'provider.attempt_over'];
    const codeOf = async (asked: Promise<{ status: number; body: { code?: string } }>) => {
      const { status, body } = await asked;
      return [status, body.code];
    };
    const answer = await mine.goes(an.name);
    const stranger = browser();
    expect(await codeOf(stranger.back(answer))).toEqual(over);
    await stranger.goes(an.name);
    expect(await codeOf(stranger.back(answer))).toEqual(over);
    expect((await mine.back(answer)).status).toBe(200);
    expect(await codeOf(mine.back(answer))).toEqual(over);
    expect(await codeOf(mine.back(await mine.goes(an.name), 'ZALO'))).toEqual(over);
    const late = await mine.goes(an.name);
    clock.forward(providerLimits.attemptLasts + 1);
    expect(await codeOf(mine.back(late))).toEqual(over);
  });

  it('refuses a page of another site that sends what this browser holds', async () => {
    const { browser, request } = started();
    const { goes, jar } = browser();
    const answer = await goes(an.name);
    const { status, body } = await request
      .post('/api/auth/providers/GOOGLE/answer')
      .set('Origin', 'https://evil.example')
      .set('Sec-Fetch-Site', 'cross-site')
      .set('Cookie', `provider=${jar.get('provider')}`)
      .send(answer);
    expect([status, body.code]).toEqual([403, 'origin.not_allowed']);
  });

  it('says in the reader’s language that a provider is away, said no, or is not there', async () => {
    const { browser, request } = started();
    const { goes, back, send } = browser();
    const answer = await goes(an.name);
    local.goAway();
    const away = await back(answer);
    expect([away.status, away.body.code]).toEqual([503, 'provider.away']);
    const sentence = await request.post('/api/auth/providers/FACEBOOK').set('Accept-Language', 'vi').send({});
    expect([sentence.status, sentence.body.code]).toEqual([422, 'provider.not_available']);
    expect(sentence.body.detail).toContain('Facebook');
    local.goAway(false);
    expect((await back(await goes('No'))).body.code).toBe('provider.cancelled');
    const login = await send('post', '/auth/login', { email: member.email, password });
    expect(login.status).toBe(200);
  });

  it('asks a person whom Zalo knows for an address, and confirms it by mail', async () => {
    const { browser, rows, store } = started();
    const { goes, back, send } = browser();
    const came = await back(await goes(an.name, 'ZALO'), 'ZALO');
    expect(came.body).toMatchObject({ claim: { standing: 'ADDRESS_DUE', email: null } });
    const body = { fullname: an.name, email: 'an@example.com', consent: true };
    const made = await send('post', '/auth/providers/claim/account', body);
    expect(made.body).toMatchObject({ mail: { email: 'an@example.com', mode: 'CODE' } });
    expect(rows('providerLinks')).toEqual([]);
    const [mail] = store.committed.table('mails').all();
    const code = String(mail?.secrets?.['code']);
    const confirmed = await send('post', '/auth/confirm-register', { email: 'an@example.com', code });
    expect(confirmed.status).toBe(200);
    expect((await back(await goes(an.name, 'ZALO'), 'ZALO')).body.outcome).toBe('SIGNED_IN');
  });
});

describe('the links of an account over HTTP', () => {
  it('are made and ended by a sign-in that has just shown who sits there', async () => {
    const { browser, tokenOf, clock } = started();
    const { send, back } = browser();
    const token = tokenOf(member);
    const begun = await send('post', '/me/providers/GOOGLE', { next: '/dashboard/user/security' }, token);
    const answer = await local.goes(String(begun.body.address), an.name);
    expect((await back(answer, 'GOOGLE', token)).body).toEqual({
      outcome: 'LINKED',
      next: '/dashboard/user/security',
    });
    const listed = (await send('get', '/me/providers', undefined, token)).body;
    expect(listed).toMatchObject({
      hasPassword: true,
      items: [
        { provider: 'GOOGLE', isAvailable: true, link: { email: an.email } },
        { provider: 'ZALO', isAvailable: true, link: null },
      ],
    });
    expect(JSON.stringify(listed)).not.toContain(an.sub);
    clock.forward(15 * minute + 1);
    for (const [method, path] of [
      ['delete', '/me/providers/GOOGLE'],
      ['post', '/me/providers/ZALO'],
    ] as const) {
      const body = method === 'post' ? {} : undefined;
      expect((await send(method, path, body, token)).body.code).toMatch(/access\./);
    }
    expect((await send('delete', '/me/providers/GOOGLE', undefined, tokenOf(member))).status).toBe(200);
  });

  it('are offered to nobody where no provider is configured', async () => {
    const { request } = openTestServer();
    expect((await request.get('/api/settings/public')).body.signInProviders).toEqual([]);
    const { browser } = started();
    const settings = (await browser().send('get', '/settings/public')).body;
    expect(settings.signInProviders).toEqual(['GOOGLE', 'ZALO']);
  });
});
