import { describe, expect, it } from 'vitest';
import { minute } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { hashOf } from '#fixtures/engine/ports.ts';
import { softDevice } from '#fixtures/people/soft-device.ts';
import { aSession, aUser } from '#fixtures/people/users.ts';
import { tokens } from '../../composition/container.ts';
import { openTestServer } from '../testing/test-server.ts';

const user = aUser({ email: 'hoa@example.com' });
const session = aSession({ userId: user.id, provenAt: noon });

const started = () => {
  const server = openTestServer({
    seed: { users: [user], sessions: [session], credentials: { [user.id]: hashOf('mật khẩu') } },
  });
  const { container, clock, request } = server;
  const { origin, hostname: site } = new URL(container.get(tokens.config).baseUrl);
  const bearer = () => {
    const claims = { userId: user.id, sessionId: session.id, at: clock.now() };
    return `Bearer ${container.get(tokens.tokens).access(claims)}`;
  };
  const post = (path: string, body: object = {}) =>
    request.post(`/api${path}`).set('Authorization', bearer()).send(body);
  const remove = (id: string) => request.delete(`/api/me/passkeys/${id}`).set('Authorization', bearer());
  const add = async () => {
    const device = softDevice();
    const { challenge } = (await post('/me/passkeys/challenge')).body;
    const made = device.made({ site, origin, challenge });
    const { status, body } = await post('/me/passkeys', { name: 'Máy của tôi', made });
    expect(status).toBe(201);
    return { device, id: String(body.id) };
  };
  const signIn = async (device: ReturnType<typeof softDevice>, more: object = {}) => {
    const { challenge } = (await request.post('/api/auth/passkey/challenge').send({})).body;
    return request
      .post('/api/auth/passkey')
      .send({ signed: device.signed({ site, origin, challenge }), ...more });
  };
  return { ...server, post, remove, add, signIn };
};

const cookies = (headers: Record<string, unknown>) =>
  ((headers['set-cookie'] as string[] | undefined) ?? []).join();

describe('a passkey over HTTP', () => {
  it('is made by a device, listed, and signs in with the refresh token in the cookie or in the body', async () => {
    const { add, signIn, as } = started();
    const { device } = await add();
    expect((await as(user).get('/api/me/passkeys')).body.items).toMatchObject([{ name: 'Máy của tôi' }]);
    const inCookie = await signIn(device);
    expect([inCookie.status, inCookie.body.user.email]).toEqual([200, user.email]);
    expect(cookies(inCookie.headers)).toContain('refreshToken=');
    expect(inCookie.body).not.toHaveProperty('refreshToken');
    const inBody = await signIn(device, { transport: 'body', trustDevice: true });
    expect(inBody.body.refreshToken).toMatch(/./);
    expect(cookies(inBody.headers)).toBe('');
  });

  it('opens nothing once it is removed, and nothing when it is nobody’s', async () => {
    const { add, remove, signIn } = started();
    const { device, id } = await add();
    expect((await remove(id)).status).toBe(200);
    for (const one of [device, softDevice()]) {
      const { status, body, headers } = await signIn(one);
      expect([status, body.code]).toEqual([422, 'passkey.refused']);
      expect(cookies(headers)).toBe('');
    }
  });

  it('is added and removed by a sign-in that has just shown who sits there', async () => {
    const { add, post, remove, clock } = started();
    const { id } = await add();
    clock.forward(15 * minute + 1);
    expect((await post('/me/passkeys/challenge')).body.code).toBe('access.proof_due');
    expect((await remove(id)).body.code).toBe('access.proof_due');
    expect((await post('/me/proof', { password: 'mật khẩu' })).status).toBe(200);
    expect((await remove(id)).status).toBe(200);
  });
});
