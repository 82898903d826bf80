import { describe, expect, it } from 'vitest';
import { hashOf } from '#fixtures/engine/ports.ts';
import { aUser } from '#fixtures/people/users.ts';
import { openTestServer } from '../testing/test-server.ts';

const user = aUser({ email: 'hoa@example.com' });
const seed = { users: [user], credentials: { [user.id]: hashOf('mật khẩu') } };
const credentials = { email: 'hoa@example.com', password: 'mật khẩu' };

const cookieOf = (headers: Record<string, unknown>): string => String((headers['set-cookie'] as string[])[0]);
const pairOf = (headers: Record<string, unknown>): string => cookieOf(headers).split(';')[0] ?? '';

describe('the refresh token', () => {
  it('is in a cookie no script can read, and not in the body', async () => {
    const { request } = openTestServer({ seed });
    const answer = await request.post('/api/auth/login').send(credentials);

    expect(answer.status).toBe(200);
    expect(answer.body.refreshToken).toBeUndefined();
    expect(cookieOf(answer.headers)).toMatch(
      /^refreshToken=[\w.-]+; Max-Age=2592000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
    );
  });

  it('is in a host cookie in production', async () => {
    const { request } = openTestServer({ seed, config: { isProduction: true } });
    const answer = await request.post('/api/auth/login').send(credentials);

    expect(cookieOf(answer.headers)).toMatch(
      /^__Host-refreshToken=[\w.-]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
    );
  });

  it('is in the body for clients that ask for it, and works from there', async () => {
    const { request } = openTestServer({ seed });
    const answer = await request.post('/api/auth/login').send({ ...credentials, transport: 'body' });
    expect(answer.headers['set-cookie']).toBeUndefined();

    const { refreshToken } = answer.body;
    const next = await request.post('/api/auth/refresh').send({ refreshToken, transport: 'body' });
    expect(next.status).toBe(200);
    expect(next.body.refreshToken).not.toBe(refreshToken);
  });

  it('rotates, and ends the whole sign-in when an old one comes back', async () => {
    const { request, clock } = openTestServer({ seed });
    const first = pairOf((await request.post('/api/auth/login').send(credentials)).headers);
    const refresh = (cookie: string) => request.post('/api/auth/refresh').set('Cookie', cookie);

    const second = await refresh(first);
    expect(second.status).toBe(200);
    expect(pairOf(second.headers)).not.toBe(first);
    clock.forward(11_000);
    const stolen = await refresh(first);
    expect([stolen.status, stolen.body.code]).toEqual([401, 'auth.refresh_token_invalid']);
    expect((await refresh(pairOf(second.headers))).status).toBe(401);
    const signedOut = await request.get('/api/me').set('Authorization', `Bearer ${second.body.accessToken}`);
    expect(signedOut.status).toBe(401);
  });

  it('is asked for when it is missing, odd or twice there', async () => {
    const { request } = openTestServer({ seed });
    const pair = pairOf((await request.post('/api/auth/login').send(credentials)).headers);
    for (const cookie of ['', 'refreshToken=', 'refreshToken="x"', `${pair}; ${pair}`, `x${pair}`]) {
      const answer = await request.post('/api/auth/refresh').set('Cookie', cookie);
      expect([answer.status, answer.body.code], cookie).toEqual([401, 'auth.refresh_token_required']);
    }
  });

  it('goes with signing out', async () => {
    const { request } = openTestServer({ seed });
    const signedIn = await request.post('/api/auth/login').send(credentials);
    const cookie = pairOf(signedIn.headers);

    const out = await request.post('/api/auth/logout').set('Cookie', cookie);
    expect([out.status, cookieOf(out.headers)]).toEqual([
      200,
      'refreshToken=; Max-Age=0; Path=/api/auth; HttpOnly; SameSite=Strict',
    ]);
    expect((await request.post('/api/auth/refresh').set('Cookie', cookie)).status).toBe(401);
  });

  it.each([
    ['another site', { Origin: 'https://evil.example' }, 403],
    ['another site, as browsers say it', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a neighbour of ours', { Origin: 'http://localhost.evil:3000', 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a page without an origin', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a subdomain', { 'Sec-Fetch-Site': 'same-site', Origin: 'http://sub.localhost:3000' }, 403],
    ['our own page', { Origin: 'http://localhost:3000', 'Sec-Fetch-Site': 'same-origin' }, 200],
    ['our own page in an old browser', { Origin: 'http://localhost:3000' }, 200],
    ['no browser', {}, 200],
  ])('of a cookie is used for %s: %o', async (_, headers, status) => {
    const { request } = openTestServer({ seed });
    const cookie = pairOf((await request.post('/api/auth/login').send(credentials)).headers);
    const refreshed = await request.post('/api/auth/refresh').set('Cookie', cookie).set(headers);
    expect(refreshed.status).toBe(status);
    expect(
      (
        await request
          .post('/api/auth/logout')
          .set('Cookie', pairOf({ 'set-cookie': [cookie] }))
          .set(headers)
      ).status,
    ).toBe(status);
  });
});
