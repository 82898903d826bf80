import { beforeEach, describe, expect, it, vi } from 'vitest';
import { auth } from '#http/people/contract/auth.ts';
import { meContract } from '#http/people/contract/me.ts';
import { createClient } from './api-client.ts';
import { decodeWithContract } from './decode-with-contract.ts';
import { createSend } from './send.ts';
import { type SignedInUser, signedIn } from './signed-in.ts';

const user = {
  id: '42',
  fullname: 'Nguyễn Thị Minh Ánh',
  displayName: 'Nguyễn Thị Minh Ánh',
  username: null,
  email: 'anh@example.com',
  emailVerifiedAt: null,
  phone: null,
  gender: null,
  address: null,
  region: null,
  city: null,
  country: null,
  zipCode: null,
  fullAddress: '',
  about: null,
  website: null,
  avatarUrl: null,
  isPublic: false,
  publicFlags: {
    email: false,
    phone: false,
    members: false,
    followers: false,
    gallery: false,
    stats: false,
    body: false,
    strength: false,
    history: false,
  },
  followersOnly: [],
  profileLink: '/',
  domain: null,
  activityStatus: 'ONLINE',
  status: 'ACTIVE',
  level: 'BASIC',
  levelExpiresAt: null,
  type: 'USER',
  role: { id: '2', name: 'member' },
  permissions: [],
  language: 'vi',
  timeZone: 'Asia/Ho_Chi_Minh',
  units: 'METRIC',
  bodyStandard: 'WHO',
  reminder: { enabled: true, weekday: 1, hour: 7 },
  suggestible: false,
  whoMayWrite: 'EVERYONE',
  readReceipts: true,
  showPresence: true,
  translation: false,
  restrictedUntil: null,
  referralCode: 'abc',
  completeness: 0,
  missingFields: [],
  consentDue: false,
  deletionRequestedAt: null,
  version: 1,
  createdAt: '2026-11-20T00:00:00.000Z',
};

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': status < 400 ? 'application/json' : 'application/problem+json', ...headers },
  });

const problem = (code: string, status: number, rest: object = {}) => json({ code, status, ...rest }, status);

type Answer = (url: string, init: RequestInit) => Response | Promise<Response>;

const answering = (
  answer: Answer,
  beforeRefusal?: () => Promise<unknown>,
  confirmIdentity?: () => Promise<boolean>,
) => {
  const fetch = vi.fn((url: RequestInfo | URL, init: RequestInit = {}) =>
    Promise.resolve(answer(String(url), init)),
  );
  const sent = (index: number) => {
    const [url, init = {}] = fetch.mock.calls[index] ?? [];
    return { url: String(url), method: init.method, headers: new Headers(init.headers), body: init.body };
  };
  return {
    ...createSend({
      language: () => 'vi',
      decodeSession: (answer) => decodeWithContract(auth.refresh, answer),
      fetch,
      ...(beforeRefusal === undefined ? {} : { beforeRefusal }),
      ...(confirmIdentity === undefined ? {} : { confirmIdentity }),
    }),
    fetch,
    sent,
  };
};

const signInAs = (accessToken: string) => signedIn.signIn(accessToken, user as never); // dates of a person play no part here

describe('a request', () => {
  beforeEach(() => signedIn.signOut());

  it('carries the language, the token and, when it changes something, a key', async () => {
    signInAs('one');
    const { send, sent } = answering(() => json({ ok: true }));

    await send({ method: 'GET', path: '/me', query: { limit: 20, cursor: undefined, filter: { q: 'ánh' } } });
    await send({ method: 'POST', path: '/me/convert', body: { fitCoin: 3 } });

    expect(sent(0).url).toBe('/api/me?limit=20&filter=%7B%22q%22%3A%22%C3%A1nh%22%7D');
    expect(sent(0).headers.get('Authorization')).toBe('Bearer one');
    expect(sent(0).headers.get('Accept-Language')).toBe('vi');
    expect(sent(0).headers.has('Idempotency-Key')).toBe(false);
    expect(sent(1).headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('without a clear answer is repeated under the same key; after an answer it is a new one', async () => {
    const answers = [
      () => Promise.reject(new TypeError('offline')),
      () => problem('generic.unexpected', 500),
      () => json({}),
      () => json({}),
    ];
    const { send, sent } = answering(() => answers.shift()!());
    const convert = () => send({ method: 'POST', path: '/me/convert', body: { fitCoin: 3 } });

    await expect(convert()).rejects.toMatchObject({ code: 'network.unreachable', status: 0 });
    await expect(convert()).rejects.toMatchObject({ code: 'generic.unexpected', status: 500 });
    await convert();
    await convert();

    const keys = [0, 1, 2, 3].map((index) => sent(index).headers.get('Idempotency-Key'));
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(keys[3]).not.toBe(keys[2]);
  });

  it.each([true, false])(
    'that needs a fresh proof goes out anew only when it was given (%s)',
    async (isGiven) => {
      const answers = [() => problem('access.proof_due', 403), () => json({ ok: true })];
      const confirm = vi.fn(async () => isGiven);
      const { send, sent, fetch } = answering(() => answers.shift()!(), undefined, confirm);
      const grant = send({ method: 'POST', path: '/admin/coins/grant', body: { amount: 3 } });
      if (isGiven) expect(await grant).toEqual({ ok: true });
      else await expect(grant).rejects.toMatchObject({ code: 'access.proof_due' });
      expect([confirm.mock.calls.length, fetch.mock.calls.length]).toEqual([1, isGiven ? 2 : 1]);
      if (isGiven) {
        expect(sent(1).body).toBe(sent(0).body);
        expect(sent(1).headers.get('Idempotency-Key')).not.toBe(sent(0).headers.get('Idempotency-Key'));
      }
    },
  );

  it('of a member known from the device alone asks for a token first, and is theirs while nothing answers', async () => {
    signedIn.signOut();
    signedIn.resume(user as never);
    let isThere = false;
    const { send, sent } = answering((url) => {
      if (!isThere) throw new TypeError('offline');
      return url.endsWith('/auth/refresh')
        ? json({ accessToken: 'fresh', expiresIn: 900, user })
        : json({ ok: true });
    });
    await expect(send({ method: 'GET', path: '/me' })).rejects.toMatchObject({ code: 'network.unreachable' });
    expect(signedIn.current().status).toBe('member');
    isThere = true;
    await send({ method: 'GET', path: '/me' });
    expect([sent(2).url, sent(3).url]).toEqual(['/api/auth/refresh', '/api/me']);
    expect(sent(2).headers.has('Authorization')).toBe(false);
    expect(sent(3).headers.get('Authorization')).toBe('Bearer fresh');
  });

  it('refused tells what the server said', async () => {
    const { send } = answering(() =>
      problem('validation.failed', 400, {
        title: 'Chưa hợp lệ',
        fields: [{ path: 'body.waist', code: 'input.min_value', params: { value: 30 } }],
        requestId: 'other',
      }),
    );
    await expect(send({ method: 'POST', path: '/indicators', body: {} })).rejects.toMatchObject({
      code: 'validation.failed',
      title: 'Chưa hợp lệ',
      fields: [{ path: 'body.waist', code: 'input.min_value', params: { value: 30 } }],
    });
  });

  it('answered by something that is not ours becomes one clear error', async () => {
    const { send } = answering(
      () => new Response('<html>', { status: 502, headers: { 'X-Request-Id': 'r-1' } }),
    );
    await expect(send({ method: 'GET', path: '/me' })).rejects.toMatchObject({
      code: 'generic.unexpected',
      status: 502,
      requestId: 'r-1',
    });
  });
});

describe('what a refusal is said with', () => {
  beforeEach(() => signedIn.signOut());

  it('is there before the refusal, and does not stand in its way', async () => {
    let isThere = false;
    const bring = vi.fn(async () => {
      await Promise.resolve();
      isThere = true;
    });
    const { send } = answering(() => problem('wallet.insufficient', 409), bring);
    const seen = send({ method: 'POST', path: '/me/convert' }).catch((error: unknown) => [error, isThere]);
    expect(await seen).toEqual([expect.objectContaining({ code: 'wallet.insufficient' }), true]);

    const lost = answering(
      () => problem('wallet.insufficient', 409),
      () => Promise.reject(new Error('no line')),
    );
    await expect(lost.send({ method: 'POST', path: '/me/convert' })).rejects.toMatchObject({
      code: 'wallet.insufficient',
    });
  });

  it('is not asked for by what is answered, by a server that broke and by a session that ended', async () => {
    const bring = vi.fn(() => Promise.resolve());
    await answering(() => json({}), bring).send({ method: 'GET', path: '/me' });
    await expect(
      answering(() => problem('service.unavailable', 503), bring).send({ method: 'GET', path: '/me' }),
    ).rejects.toMatchObject({ status: 503 });
    await answering(() => problem('auth.session_expired', 401), bring).refresh();
    expect(bring).not.toHaveBeenCalled();
  });
});

describe('an expired token', () => {
  beforeEach(() => signedIn.signOut());

  it('is renewed once for many requests, each of which is then repeated', async () => {
    signInAs('old');
    let refreshes = 0;
    const { send } = answering((url, init) => {
      if (url.endsWith('/auth/refresh')) {
        refreshes += 1;
        return json({ accessToken: 'new', expiresIn: 900, user });
      }
      const token = new Headers(init.headers).get('Authorization');
      return token === 'Bearer new' ? json({ seen: url }) : problem('access.sign_in_required', 401);
    });

    const answers = await Promise.all(['/a', '/b', '/c'].map((path) => send({ method: 'GET', path })));

    expect(answers).toEqual([{ seen: '/api/a' }, { seen: '/api/b' }, { seen: '/api/c' }]);
    expect(refreshes).toBe(1);
  });

  it('that cannot be renewed signs the person out and passes the refusal on', async () => {
    signInAs('old');
    const { send } = answering((url) =>
      url.endsWith('/auth/refresh')
        ? problem('auth.refresh_token_invalid', 401)
        : problem('access.sign_in_required', 401),
    );
    await expect(send({ method: 'GET', path: '/me' })).rejects.toMatchObject({ status: 401 });
    expect(signedIn.current().status).toBe('visitor');
  });

  it('without a connection keeps the person signed in', async () => {
    signInAs('old');
    const { send } = answering((url) => {
      if (url.endsWith('/auth/refresh')) throw new TypeError('offline');
      return problem('access.sign_in_required', 401);
    });
    await expect(send({ method: 'GET', path: '/me' })).rejects.toMatchObject({ status: 401 });
    expect(signedIn.current().status).toBe('member');
  });
});

describe('a typed client', () => {
  it('turns ISO text into dates and drops what the contract does not list', async () => {
    const { send } = answering(() => json({ ...user, passwordHash: 'x' }));
    const me: SignedInUser = await createClient({ me: meContract }, send, decodeWithContract).me.get();
    expect(me.createdAt).toEqual(new Date('2026-11-20T00:00:00Z'));
    expect(me).not.toHaveProperty('passwordHash');
  });
});
