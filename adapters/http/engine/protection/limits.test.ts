import { MemoryStore, type Options } from 'express-rate-limit';
import { describe, expect, it } from 'vitest';
import { hashOf } from '#fixtures/engine/ports.ts';
import { aUser } from '#fixtures/people/users.ts';
import { budgets, createLimits, localCounter } from './limits.ts';
import { openTestServer } from '../../testing/test-server.ts';

const user = aUser({ email: 'hoa@example.com' });
const seed = { users: [user], credentials: { [user.id]: hashOf('mật khẩu') } };
const wrong = { email: 'hoa@example.com', password: 'not this' };
const right = { email: 'hoa@example.com', password: 'mật khẩu' };

describe('guessing a password', () => {
  const behindProxy = { seed, config: { trustedProxies: ['loopback'] } };
  /** One try from an address of its own, or with the cookies of a device. */
  const guessing =
    (testServer: ReturnType<typeof openTestServer>) =>
    (index: number, body: object = wrong, cookie = '') =>
      testServer.request
        .post('/api/auth/login')
        .set('X-Forwarded-For', `203.0.${index >> 8}.${index & 255}`)
        .set('Cookie', cookie)
        .send(body);
  const cookiesOf = (answer: { headers: Record<string, unknown> }): string =>
    (answer.headers['set-cookie'] as string[]).map((one) => one.split(';')[0]).join('; ');

  it('from one address ends after ten tries', async () => {
    const guess = guessing(openTestServer(behindProxy));
    const first = await guess(1);
    expect(first.headers).toMatchObject({
      'ratelimit-policy': '10;w=900',
      ratelimit: 'limit=10, remaining=9, reset=900',
    });
    for (let tries = 2; tries <= 10; tries++) expect((await guess(1)).status).toBe(401);
    const refused = await guess(1, right);
    expect([refused.status, refused.body.code]).toEqual([429, 'request.too_many']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    // The owner is elsewhere.
    expect((await guess(2, right)).status).toBe(200);
  });

  it('from many addresses is one try in ten seconds, whatever happens, and the right password waits its turn', async () => {
    const testServer = openTestServer(behindProxy);
    const guess = guessing(testServer);
    for (let index = 1; index <= 20; index++) expect((await guess(index)).status).toBe(401);

    let looked = 0;
    let ownersTurn = 0;
    const owner = 60_000;
    for (let second = 0; second < 300; second += 5) {
      // Twelve strangers, all the time.
      for (let index = 100; index < 112; index++) {
        const { status } = await guess(index);
        if (status === 401) looked += 1;
        else expect(status).toBe(429);
      }
      if (ownersTurn === 0 && second >= 30) {
        const answer = await guess(owner, right);
        if (answer.status === 200) ownersTurn = second;
        else {
          expect(answer.body.code).toBe('auth.wait_for_turn');
          expect(answer.body.detail).toContain(String(answer.body.params.seconds));
          expect(Number(answer.headers['retry-after'])).toBe(answer.body.params.seconds);
        }
      }
      testServer.clock.forward(5_000);
    }
    expect(looked).toBeLessThanOrEqual(30);
    expect(ownersTurn).toBeGreaterThan(30);
    // One place in the line for each of the strangers before, and five seconds to notice.
    expect(ownersTurn).toBeLessThanOrEqual(30 + 13 * 10 + 5);
  });

  it('keeps neither a device nor an address out that has signed in before', async () => {
    const guess = guessing(openTestServer(behindProxy));
    const home = 7;
    const cookie = cookiesOf(await guess(home, right));
    for (let index = 100; index < 150; index++) await guess(index);
    expect((await guess(151, right)).body.code).toBe('auth.wait_for_turn');

    expect((await guess(home, right)).status).toBe(200);
    expect((await guess(152, right, cookie)).status).toBe(200);
    // Not even from the address of the loudest stranger.
    for (let tries = 0; tries < 15; tries++) await guess(home);
    expect((await guess(home, right)).status).toBe(429);
    expect((await guess(home, right, cookie)).status).toBe(200);
  });

  it('with the cookie of a device has ten tries as well, and with one of another account none of its own', async () => {
    const neighbour = aUser({ email: 'binh@example.com' });
    const testServer = openTestServer({
      ...behindProxy,
      seed: {
        users: [user, neighbour],
        credentials: { ...seed.credentials, [neighbour.id]: hashOf('của tôi') },
      },
    });
    const guess = guessing(testServer);
    const cookie = cookiesOf(await guess(1, { email: 'binh@example.com', password: 'của tôi' }));
    for (let index = 100; index < 120; index++) await guess(index);
    expect((await guess(2, wrong, cookie)).body.code).toBe('auth.wait_for_turn');

    const own = { email: 'binh@example.com', password: 'not this' };
    const statuses = [];
    for (let index = 200; index < 212; index++) statuses.push((await guess(index, own, cookie)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
  });

  it('leaves a mark in the browser that no script reads', async () => {
    const marksOf = async (isProduction: boolean) => {
      const testServer = openTestServer({ seed, config: { isProduction } });
      const { headers } = await testServer.request.post('/api/auth/login').send(right);
      return (headers['set-cookie'] as unknown as string[]).find((one) => one.includes('device='));
    };
    expect(await marksOf(false)).toMatch(
      /^device=[\w-]{43}; Max-Age=31536000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
    );
    expect(await marksOf(true)).toMatch(
      /^__Host-device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
    );
  });

  it('costs only what fails: signing in does not count', async () => {
    const { request } = openTestServer({ seed });
    for (let round = 0; round < 30; round++) {
      expect((await request.post('/api/auth/login').send(right)).status).toBe(200);
    }
    const last = await request.post('/api/auth/login').send(right);
    expect(last.headers['ratelimit-remaining']).toBe('9');
  });

  it('is refused alike for addresses nobody has registered', async () => {
    const story = async (email: string) => {
      const guess = guessing(openTestServer(behindProxy));
      const answers: unknown[] = [];
      for (const index of [
        ...Array.from({ length: 12 }, () => 1),
        ...Array.from({ length: 30 }, (_, at) => at + 2),
      ]) {
        const { status, body, headers } = await guess(index, { email, password: 'x' });
        answers.push([status, body.code, body.params, headers['ratelimit'], headers['set-cookie']]);
      }
      // Another spelling of the same mailbox is the same account.
      answers.push((await guess(1, { email: ` ${email.toUpperCase()}`, password: 'x' })).status);
      return answers;
    };
    const known = await story('hoa@example.com');
    expect(await story('nobody@example.com')).toEqual(known);
    expect(known.at(-1)).toBe(429);
  });

  it('does not lock the neighbours out', async () => {
    const neighbour = aUser({ email: 'binh@example.com' });
    const { request } = openTestServer({
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
    const { request } = openTestServer({ seed });
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
    const { request } = openTestServer({ seed, config: { trustedProxies: ['loopback'] } });
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
  const limitsOnClock = () => {
    let at = 0;
    const counter = localCounter(() => at);
    return {
      limits: createLimits({ shared: counter, local: counter, now: () => at }),
      forward: (ms: number) => {
        at += ms;
      },
    };
  };

  it('begin anew when the clock went back: nobody waits for a day that is over twice', async () => {
    const { limits, forward } = limitsOnClock();
    const { perAddress, windowMs } = budgets.send;
    const take = () => limits.take('send', { address: '203.0.113.9', account: null });
    forward(24 * 3_600_000);
    for (let hit = 0; hit < perAddress; hit += 1) await take();
    await expect(take()).rejects.toMatchObject({ code: 'request.too_many' });
    forward(-24 * 3_600_000);
    expect((await take()).remaining).toBe(perAddress - 1);
    // A step back within the window is none.
    forward(-windowMs / 4);
    for (let hit = 0; hit < 3; hit += 1) await take();
  });

  it('begin anew when their window is over', async () => {
    const { limits, forward } = limitsOnClock();
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
    const { limits } = limitsOnClock();
    const take = (address: string) => limits.take('send', { address, account: null });
    await take('2001:db8:1:2::1');
    expect(await take('2001:db8:1:2:ffff::9')).toMatchObject({ remaining: budgets.send.perAddress - 2 });
    expect(await take('2001:db8:1:3::1')).toMatchObject({ remaining: budgets.send.perAddress - 1 });
  });
});

describe('localCounter is needed as long as the store of express-rate-limit', () => {
  const strangers = Array.from({ length: 50_100 }, (_, index) => `i:${index}`);

  it('keeps every address that comes, however many there are', async () => {
    const store = new MemoryStore();
    store.init({ windowMs: 60_000 } as Options); // the one it reads
    for (const key of strangers) await store.increment(key);
    expect(await store.get(strangers[0] ?? '')).toMatchObject({ totalHits: 1 });
    store.shutdown();

    const counter = localCounter(() => 0);
    for (const key of strangers) await counter.hit(key, 60_000);
    expect(await counter.hit(strangers[0] ?? '', 60_000)).toMatchObject({ hits: 1 });
  });
});
