import { describe, expect, it } from 'vitest';
import { after, day } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { hashOf } from '#fixtures/engine/ports.ts';
import { appCode, aSecondFactor } from '#fixtures/people/second-factors.ts';
import { aUser } from '#fixtures/people/users.ts';
import { openTestServer } from '../testing/test-server.ts';

const user = aUser({ email: 'hoa@example.com' });
const factor = aSecondFactor({ userId: user.id });
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
    const code = appCode(factor.secret, clock.now());
    return request.post('/api/auth/login/code').send({ challenge, code, ...more });
  };
  return { ...server, login, finish };
};

describe('signing in with a second factor', () => {
  it('gives no token and no refresh cookie before the code', async () => {
    const { login } = started();
    const { status, body, headers } = await login();
    expect(status).toBe(200);
    expect(Object.keys(body).toSorted()).toEqual(['challenge', 'expiresAt']);
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
    const statuses: number[] = [];
    for (let tried = 0; tried < 12; tried += 1) {
      const { challenge } = (await login()).body;
      statuses.push((await request.post('/api/auth/login/code').send({ challenge, code: '000000' })).status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 422));
    expect(statuses.slice(10)).toEqual([429, 429]);
  });
});
