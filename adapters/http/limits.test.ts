import { describe, expect, it } from 'vitest';
import { hashOf } from '#fixtures/ports.ts';
import { aUser } from '#fixtures/users.ts';
import { budgets, createLimits, localCounter } from './limits.ts';
import { openHouse } from './testing/house.ts';

const user = aUser({ email: 'hoa@example.com' });
const seed = { users: [user], credentials: { [user.id]: hashOf('mật khẩu') } };
const wrong = { email: 'hoa@example.com', password: 'not this' };
const right = { email: 'hoa@example.com', password: 'mật khẩu' };

describe('guessing a password', () => {
  it('ends after some tries, whatever address the guesses come from', async () => {
    const { request } = openHouse({ seed, config: { trustedProxies: ['loopback'] } });
    const guess = (index: number, body: object = wrong) =>
      request
        .post('/api/auth/login')
        .set('X-Forwarded-For', `203.0.113.${index % 250}`)
        .send(body);

    const first = await guess(1);
    expect(first.headers).toMatchObject({
      'ratelimit-policy': '20;w=900',
      ratelimit: 'limit=20, remaining=19, reset=900',
    });
    for (let index = 2; index <= 20; index++) expect((await guess(index)).status).toBe(401);
    const refused = await guess(21);
    expect([refused.status, refused.body.code]).toEqual([429, 'request.too_many']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    expect((await guess(22, right)).status).toBe(429);
  });

  it('costs only what fails: signing in does not count', async () => {
    const { request } = openHouse({ seed });
    for (let round = 0; round < 30; round++) {
      expect((await request.post('/api/auth/login').send(right)).status).toBe(200);
    }
    const last = await request.post('/api/auth/login').send(right);
    expect(last.headers['ratelimit-remaining']).toBe('19');
  });

  it('is refused alike for addresses nobody has registered', async () => {
    const { request } = openHouse({ seed });
    const story = async (email: string) => {
      const statuses: number[] = [];
      for (let index = 0; index < 22; index++) {
        statuses.push((await request.post('/api/auth/login').send({ email, password: 'x' })).status);
      }
      return statuses;
    };
    const known = await story('hoa@example.com');
    expect(await story('nobody@example.com')).toEqual(known);
    // Another spelling of the same mailbox is the same account.
    expect(
      (await request.post('/api/auth/login').send({ email: ' HOA@Example.com', password: 'x' })).status,
    ).toBe(429);
  });

  it('does not lock the neighbours out', async () => {
    const neighbour = aUser({ email: 'binh@example.com' });
    const { request } = openHouse({
      seed: {
        users: [user, neighbour],
        credentials: { ...seed.credentials, [neighbour.id]: hashOf('của tôi') },
      },
    });
    for (let index = 0; index < 300; index++) await request.post('/api/auth/login').send(wrong);
    const answer = await request
      .post('/api/auth/login')
      .send({ email: 'binh@example.com', password: 'của tôi' });
    expect(answer.status).toBe(200);
  });

  it('counts no malformed input', async () => {
    const { request } = openHouse({ seed });
    for (let index = 0; index < 30; index++)
      await request.post('/api/auth/login').send({ email: 'hoa@example.com' });
    expect((await request.post('/api/auth/login').send(right)).status).toBe(200);
  });
});

describe('what may send a mail without a sign-in', () => {
  const someone = (index: number) => ({
    fullname: 'Hoa',
    email: `hoa.${index}@example.com`,
    password: 'mật khẩu',
    confirmPassword: 'mật khẩu',
    consent: true,
  });
  const from = (address: string) => {
    const { request } = openHouse({ seed, config: { trustedProxies: ['loopback'] } });
    return (path: string, body: object, by = address) =>
      request.post(`/api/auth/${path}`).set('X-Forwarded-For', by).send(body);
  };

  it('is taken twenty times an hour from one address, whatever is asked; then everybody waits alike', async () => {
    const ask = from('203.0.113.9');
    const statuses: number[] = [];
    for (let index = 0; index < 16; index += 1) statuses.push((await ask('register', someone(index))).status);
    expect(statuses).toEqual(statuses.map(() => 201));
    const taken = await ask('register', { ...someone(0), email: user.email });
    expect([taken.status, taken.body.code, taken.body.fields]).toEqual([
      409,
      'auth.email_exists',
      [expect.objectContaining({ path: 'body.email' })],
    ]);
    expect((await ask('forgot-password', { email: user.email })).status).toBe(200);
    expect((await ask('forgot-password', { email: 'nobody@example.com' })).status).toBe(200);
    expect((await ask('resend-code', { email: 'nobody@example.com' })).status).toBe(200);

    const refusals = [
      await ask('register', someone(20)),
      await ask('register', { ...someone(21), email: user.email }),
      await ask('forgot-password', { email: 'binh@example.com' }),
      await ask('resend-code', { email: user.email }),
    ];
    for (const { status, body, headers } of refusals) {
      expect([status, body.code]).toEqual([429, 'request.too_many']);
      expect(Number(headers['retry-after'])).toBeGreaterThan(3_000);
    }
    const [unknown, known] = refusals.map(({ body }) => ({ ...body, requestId: null }));
    expect(known).toEqual(unknown);
    expect((await ask('register', someone(22), '203.0.113.10')).status).toBe(201);
  });
});

describe('limits', () => {
  const house = () => {
    let at = 0;
    const counter = localCounter(() => at);
    return {
      limits: createLimits({ shared: counter, local: counter, now: () => at }),
      forward: (ms: number) => {
        at += ms;
      },
    };
  };

  it('begin anew when their window is over', async () => {
    const { limits, forward } = house();
    const { perAddress, windowMs } = budgets.send;
    const take = () => limits.take('send', { address: '203.0.113.9', account: null });
    for (let index = 0; index < perAddress; index++) await take();
    await expect(take()).rejects.toMatchObject({ code: 'request.too_many' });
    forward(windowMs - 1);
    await expect(take()).rejects.toMatchObject({ params: { seconds: 1 } });
    forward(1);
    expect(await take()).toMatchObject({ remaining: perAddress - 1 });
  });

  it('take a household’s whole IPv6 network for one client', async () => {
    const { limits } = house();
    const take = (address: string) => limits.take('send', { address, account: null });
    await take('2001:db8:1:2::1');
    expect(await take('2001:db8:1:2:ffff::9')).toMatchObject({ remaining: budgets.send.perAddress - 2 });
    expect(await take('2001:db8:1:3::1')).toMatchObject({ remaining: budgets.send.perAddress - 1 });
  });
});
