import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { permissions } from '#core/access/actor/permission.ts';
import { after, day, minute } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { hashOf } from '#fixtures/engine/ports.ts';
import { aSecondFactor } from '#fixtures/people/second-factors.ts';
import { aRole, aSession, aUser } from '#fixtures/people/users.ts';
import { superUserId } from '#core/kernel/id.ts';
import { tokens } from '../../composition/container.ts';
import { openTestServer } from '../testing/test-server.ts';

const user = aUser({ email: 'hoa@example.com' });
const factor = aSecondFactor({ userId: user.id });
const app = new TOTP({ secret: factor.secret });
const seed = {
  users: [user],
  credentials: { [user.id]: hashOf('mật khẩu') },
  secondFactors: [factor],
};
const credentials = { email: 'hoa@example.com', password: 'mật khẩu' };

const setCookies = (headers: Record<string, unknown>): readonly string[] =>
  (headers['set-cookie'] as string[] | undefined) ?? [];
const pairOf = (headers: Record<string, unknown>, name: string): string =>
  setCookies(headers)
    .find((one) => one.startsWith(`${name}=`))
    ?.split(';')[0] ?? '';

const started = (config: { isProduction?: boolean } = {}) => {
  const server = openTestServer({ seed, config });
  const { request, clock } = server;
  const login = (cookie = '') => request.post('/api/auth/login').set('Cookie', cookie).send(credentials);
  const finish = async (more: object = {}) => {
    const { challenge } = (await login()).body;
    const code = app.generate({ timestamp: clock.now().getTime() });
    return request.post('/api/auth/login/code').send({ challenge, code, ...more });
  };
  return { ...server, login, finish };
};

describe('signing in with a second factor', () => {
  it('gives no token and no refresh cookie before the code', async () => {
    const { login } = started();
    const { status, body, headers } = await login();
    expect(status).toBe(200);
    expect(Object.keys(body).toSorted()).toEqual(['challenge', 'expiresAt', 'means']);
    expect(pairOf(headers, 'refreshToken')).toBe('');
  });

  it('gives them after the code, in the cookie or in the body', async () => {
    const { finish, clock } = started();
    const inCookie = await finish();
    expect([inCookie.status, inCookie.body.user.email]).toEqual([200, 'hoa@example.com']);
    expect(pairOf(inCookie.headers, 'refreshToken')).not.toBe('');
    expect(pairOf(inCookie.headers, 'trusted-device')).toBe('');
    clock.forward(30_000);
    const inBody = await finish({ transport: 'body', trustDevice: true });
    expect(inBody.body.refreshToken).toMatch(/./);
    expect(setCookies(inBody.headers)).toEqual([]);
  });

  it('marks a trusted browser by a cookie no script can read, which lets the password be enough', async () => {
    const { finish, login, clock } = started();
    const { headers } = await finish({ trustDevice: true });
    const cookie = setCookies(headers).find((one) => one.startsWith('trusted-device='));
    expect(cookie).toMatch(
      /^trusted-device=[\w-]+; Max-Age=2592000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
    );
    const mark = pairOf(headers, 'trusted-device');
    expect((await login(mark)).body.accessToken).toMatch(/./);
    // Two of one name: an attacker planted one.
    expect((await login(`${mark}; trusted-device=planted-planted-planted`)).body.challenge).toMatch(/./);
    clock.set(after(noon, 31 * day));
    expect((await login(mark)).body.challenge).toMatch(/./);
  });

  it('has a host cookie in production', async () => {
    const { finish } = started({ isProduction: true });
    const { headers } = await finish({ trustDevice: true });
    expect(setCookies(headers).find((one) => one.includes('trusted-device'))).toMatch(
      /^__Host-trusted-device=[\w-]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
    );
  });

  it('counts wrong codes against the account, as wrong passwords are', async () => {
    const { request, login } = started();
    const open = (await Promise.all([login(), login(), login()])).map(({ body }) => String(body.challenge));
    const guess = (challenge = '') =>
      request.post('/api/auth/login/code').send({ challenge, code: '000000' });
    for (let tried = 0; tried < 10; tried += 1)
      expect((await guess(open[Math.floor(tried / 5)])).body.code).toBe('second_factor.code_invalid');
    const [third, next] = [await guess(open[2]), await login()];
    expect([third.status, next.status]).toEqual([429, 429]);
    expect(next.body.code).toBe('request.too_many');
  });
});

describe('a recovery code', () => {
  it('gets in as it was shown, once, and may trust the browser', async () => {
    const member = aUser({ email: 'lan@example.com' });
    const { as, request, clock } = openTestServer({
      seed: { users: [member], credentials: { [member.id]: hashOf('mật khẩu') } },
    });
    const { secret } = (await as(member).post('/api/me/second-factor').send({ password: 'mật khẩu' })).body;
    const code = new TOTP({ secret }).generate({ timestamp: clock.now().getTime() });
    const confirmed = await as(member).post('/api/me/second-factor/confirm').send({ code });
    const [shown] = confirmed.body.recoveryCodes as readonly string[];
    expect(shown).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/);
    const finish = async () => {
      const login = { email: member.email, password: 'mật khẩu' };
      const { challenge } = (await request.post('/api/auth/login').send(login)).body;
      return request.post('/api/auth/login/code').send({ challenge, code: shown, trustDevice: true });
    };
    const first = await finish();
    expect([first.status, first.body.user?.email]).toEqual([200, member.email]);
    expect(pairOf(first.headers, 'trusted-device')).not.toBe('');
    expect((await finish()).body.code).toBe('second_factor.code_invalid');
  });
});

describe('staff who must have a second factor', () => {
  const clerk = aUser({ email: 'clerk@example.com', roleId: 'clerks' });
  const people = {
    roles: [aRole({ id: 'clerks', permissions: ['user.view'] })],
    users: [clerk, user],
    credentials: { [clerk.id]: hashOf('mật khẩu') },
  };

  it.each([clerk, { id: superUserId }])(
    'use no permission before it is set up, and each after that',
    async (who) => {
      const { as, clock, store } = openTestServer({
        seed: { ...people, credentials: { [who.id]: hashOf('mật khẩu') } },
        config: { staffNeedSecondFactor: true },
      });
      const refused = await as(who).get('/api/admin/users');
      expect([refused.status, refused.body.code]).toEqual([403, 'access.second_factor_required']);
      expect((await as(who).get('/api/me')).status).toBe(200);
      expect((await as(who).get('/api/me/second-factor')).body).toMatchObject({ since: null, isDue: true });

      const begun = await as(who).post('/api/me/second-factor').send({ password: 'mật khẩu' });
      const code = () =>
        new TOTP({ secret: begun.body.secret }).generate({ timestamp: clock.now().getTime() });
      expect((await as(who).post('/api/me/second-factor/confirm').send({ code: code() })).status).toBe(200);
      expect((await as(who).get('/api/admin/users')).status).toBe(200);
      clock.forward(30_000);
      const off = await as(who)
        .post('/api/me/second-factor/turn-off')
        .send({ password: 'mật khẩu', code: code() });
      expect(off.body.code).toBe('second_factor.required');
      expect(store.committed.table('secondFactors').all()).toHaveLength(1);
    },
  );

  it('are nobody else, and nobody where it is optional', async () => {
    const strict = openTestServer({ seed: people, config: { staffNeedSecondFactor: true } });
    expect((await strict.as(user).get('/api/me/second-factor')).body.isDue).toBe(false);
    const lenient = openTestServer({ seed: people });
    expect((await lenient.as(clerk).get('/api/admin/users')).status).toBe(200);
  });
});

describe('a sign-in whose last proof is old', () => {
  it('does nothing sensitive until it is proven anew, and everything else all the while', async () => {
    const clerk = aUser({ roleId: 'all-rights' });
    const session = aSession({ userId: clerk.id, provenAt: noon });
    const { clock, container, request, rows } = openTestServer({
      seed: {
        users: [clerk, user],
        sessions: [session],
        roles: [aRole({ id: 'all-rights', name: 'all rights', permissions })],
        credentials: { [clerk.id]: hashOf('mật khẩu') },
      },
    });
    const bearer = () => {
      const claims = { userId: clerk.id, sessionId: session.id, at: clock.now() };
      return `Bearer ${container.get(tokens.tokens).access(claims)}`;
    };
    const ask = (path: string) => request.get(`/api${path}`).set('Authorization', bearer());
    const send = (path: string, body: object) =>
      request.post(`/api${path}`).set('Authorization', bearer()).send(body);
    const setType = (type: string) =>
      send(`/admin/users/${user.id}/set-type`, { type, reason: 'đổi vai trò' });
    expect((await setType('COACH')).status).toBe(200);
    clock.forward(15 * minute + 1);
    expect((await ask('/admin/users')).status).toBe(200);
    const refused = await setType('USER');
    expect([refused.status, refused.body.code]).toEqual([403, 'access.proof_due']);
    expect(rows('auditLog')).toHaveLength(1);
    const wrong = await send('/me/proof', { password: 'sai' });
    expect(wrong.body.fields).toMatchObject([{ code: 'auth.password_incorrect' }]);
    expect((await send('/me/proof', { password: 'mật khẩu' })).status).toBe(200);
    expect((await setType('USER')).status).toBe(200);
    expect(rows('auditLog')).toHaveLength(2);
  });
});
