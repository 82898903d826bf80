import { describe, expect, it } from 'vitest';
import { userStatuses } from '#core/access/actor/actor.ts';
import type { Passwords } from '#core/people/sign-in/ports.ts';
import { maxSessions } from '#core/people/sign-in/session.ts';
import { day } from '#core/kernel/time.ts';
import { hashOf, plainPasswords } from '#fixtures/engine/ports.ts';
import { aSession, aUser, openedSession } from '#fixtures/people/users.ts';
import { refusalOf, staff, visitor, world } from '#fixtures/engine/world.ts';

const phone = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36';
const laptop = 'Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36';
const password = 'đúng mật khẩu';
const from = (userAgent: string) => ({ userAgent, address: '203.0.113.7' });

const seededWorld = (parts: Parameters<typeof aUser>[0] = {}, passwords: Passwords = plainPasswords) => {
  const user = aUser({ email: 'anh@example.com', ...parts });
  const made = world({ users: [user], credentials: { [user.id]: hashOf(password) } }, { passwords });
  const signIn = (given: string, typed = user.email, userAgent = phone) =>
    made.app.account
      .signIn(visitor, { email: typed, password: given, device: from(userAgent) })
      .then(openedSession);
  return { ...made, user, signIn };
};

describe('signing in', () => {
  it('gives a pair of tokens for the session that the device now has', async () => {
    const { app, ports, rows, signIn, user } = seededWorld();
    const signedIn = await signIn(password, ' ANH@example.com ');
    const [session] = rows('sessions');

    expect(session).toMatchObject({
      userId: user.id,
      userAgent: phone,
      address: '203.0.113.7',
      endedAt: null,
    });
    expect(ports.tokens.readRefresh(signedIn.refreshToken)).toEqual({
      sessionId: session?.id,
      generation: 0,
    });
    expect(await app.account.actorOf(user.id, session?.id ?? '')).toMatchObject({
      kind: 'user',
      id: user.id,
      status: 'ACTIVE',
      sessionId: session?.id,
    });
    expect(signedIn.user).toMatchObject({
      id: user.id,
      role: { id: 'member', name: 'Member' },
      permissions: [],
    });
  });

  it('names the state of an account after the right password only', async () => {
    const named = {
      PENDING: 'auth.user_not_active',
      HOLD: 'auth.user_hold',
      BAN: 'auth.user_ban',
      DELETE: 'auth.user_deleted',
    } as const;
    for (const status of userStatuses) {
      const { signIn } = seededWorld({ status, statusReason: 'Vi phạm quy định.' });
      expect(await refusalOf(signIn('sai mật khẩu'))).toBe('auth.invalid_credentials');
      if (status === 'ACTIVE') await signIn(password);
      else {
        await expect(signIn(password)).rejects.toMatchObject({
          code: named[status],
          params: { reason: 'Vi phạm quy định.' },
        });
      }
    }
  });

  it('does the same work for an address nobody has, and says the same', async () => {
    const work: string[] = [];
    const counted: Passwords = {
      ...plainPasswords,
      verify: async (hash, given) => (work.push('one hash'), plainPasswords.verify(hash, given)),
      pretend: async () => (work.push('one hash'), false),
    };
    const { signIn } = seededWorld({}, counted);
    const known = await refusalOf(signIn('sai mật khẩu'));
    const unknown = await refusalOf(signIn('sai mật khẩu', 'nobody@example.com'));

    expect(unknown).toBe(known);
    expect(work).toEqual(['one hash', 'one hash']);
  });

  it('tells its owner of a kind of device never seen before, and of no update', async () => {
    const { events, signIn } = seededWorld();
    await signIn(password, undefined, phone);
    await signIn(password, undefined, phone.replace('142.0', '143.0'));
    await signIn(password, undefined, laptop);
    await signIn(password, undefined, laptop);
    expect(events('user.signed_in').map(({ isNewDevice }) => isNewDevice)).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });

  it('ends with the session: the next request of that device speaks for nobody', async () => {
    const { app, clock, events, rows, signIn, user } = seededWorld();
    const { refreshToken } = await signIn(password);
    await signIn(password, undefined, laptop);
    const [first, second] = rows('sessions').map(({ id }) => id);
    await app.account.signOut(visitor, { refreshToken });
    await app.account.signOut(visitor, { refreshToken });

    expect(await app.account.actorOf(user.id, first ?? '')).toBeNull();
    expect(await app.account.actorOf(user.id, second ?? '')).not.toBeNull();
    expect(await app.account.actorOf('1', second ?? '')).toBeNull();
    expect(events('sessions.ended')).toEqual([
      { type: 'sessions.ended', userId: user.id, sessionIds: [first] },
    ]);
    clock.forward(31 * 86_400_000);
    expect(await app.account.actorOf(user.id, second ?? '')).toBeNull();
  });
});

describe('more sign-ins than an account may have', () => {
  it('end the one unused for the longest time; its owner is told, by mail once a day', async () => {
    const { app, clock, events, rows, signIn, user } = seededWorld();
    for (let time = 0; time < maxSessions; time += 1) {
      await signIn(password, undefined, `Device-${time}/1`);
      clock.forward(1_000);
    }
    const [first, second] = rows('sessions').map(({ id }) => id);
    expect(events('user.oldest_sign_in_ended')).toEqual([]);

    await signIn(password);
    const alive = () => rows('sessions').filter(({ endedAt }) => endedAt === null);
    expect(alive()).toHaveLength(maxSessions);
    expect(rows('sessions').find(({ id }) => id === first)).toMatchObject({ endReason: 'LIMIT' });
    expect(await app.account.actorOf(user.id, first ?? '')).toBeNull();
    const last = rows('sessions').at(-1)?.id ?? '';
    const actor = (await app.account.actorOf(user.id, last))!; // just signed in
    const { items } = await app.account.listSessions(actor);
    expect(items).toHaveLength(maxSessions);
    expect(items.map(({ id }) => id)).not.toContain(first);

    clock.forward(1_000);
    await signIn(password);
    clock.forward(day);
    await signIn(password);
    expect(events('sessions.ended')[0]).toEqual({
      type: 'sessions.ended',
      userId: user.id,
      sessionIds: [first],
    });
    expect(events('sessions.ended')[1]?.sessionIds).toEqual([second]);
    expect(
      events('user.oldest_sign_in_ended').map(({ userAgent, isFirstToday }) => [userAgent, isFirstToday]),
    ).toEqual([
      ['Device-0/1', true],
      ['Device-1/1', false],
      ['Device-2/1', true],
    ]);
  });

  it('that are there from earlier end all at once', async () => {
    const user = aUser({ email: 'anh@example.com' });
    const sessions = Array.from({ length: 300 }, () => aSession({ userId: user.id }));
    const { app, events, rows } = world({
      users: [user],
      credentials: { [user.id]: hashOf(password) },
      sessions,
    });
    await app.account.signIn(visitor, { email: user.email, password, device: from(phone) });
    expect(rows('sessions').filter(({ endedAt }) => endedAt === null)).toHaveLength(maxSessions);
    expect(events('sessions.ended')).toMatchObject([{ sessionIds: expect.any(Array) as unknown }]);
    expect(events('sessions.ended')[0]?.sessionIds).toHaveLength(300 - maxSessions + 1);
  });
});

describe('an account that changes while its password is compared', () => {
  const during = async (change: (made: ReturnType<typeof seededWorld>) => Promise<unknown>) => {
    let meanwhile = async (): Promise<unknown> => undefined;
    const made = seededWorld(
      {},
      {
        ...plainPasswords,
        async verify(hash, given) {
          const isRight = await plainPasswords.verify(hash, given);
          await meanwhile();
          return isRight;
        },
      },
    );
    meanwhile = () => change(made);
    return { made, refusal: await refusalOf(made.signIn(password)) };
  };

  it('gives no sign-in for the password it had', async () => {
    const { made, refusal } = await during(({ ports, user, clock }) =>
      ports.reads.credentials.set(user.id, hashOf('mật khẩu mới tinh'), clock.now()),
    );
    expect(refusal).toBe('auth.invalid_credentials');
    expect(made.rows('sessions')).toEqual([]);
  });

  it('gives no sign-in once it is banned', async () => {
    const { made, refusal } = await during(({ app, user }) =>
      app.account.setStatus(staff, { id: user.id, status: 'BAN', reason: 'for the test' }),
    );
    expect(refusal).toBe('auth.user_ban');
    expect(made.rows('sessions')).toEqual([]);
  });
});

describe('the devices that are signed in', () => {
  it('are listed with the one that asks marked, and end one by one or all but it', async () => {
    const { app, rows, signIn, user } = seededWorld();
    await signIn(password, undefined, phone);
    await signIn(password, undefined, laptop);
    await signIn(password, undefined, 'curl/8');
    const [first, second, third] = rows('sessions').map(({ id }) => id) as [string, string, string]; // three sign-ins
    const actor = (await app.account.actorOf(user.id, second))!; // alive

    const listed = await app.account.listSessions(actor);
    expect(listed.items.map(({ id, isCurrent }) => [id, isCurrent])).toEqual(
      expect.arrayContaining([
        [first, false],
        [second, true],
        [third, false],
      ]),
    );
    await app.account.endSession(actor, first);
    expect(await refusalOf(app.account.endSession(actor, first))).toBe('auth.session_not_found');
    expect(await app.account.endOtherSessions(actor)).toEqual({ ended: 1 });
    expect((await app.account.listSessions(actor)).items.map(({ id }) => id)).toEqual([second]);
  });

  it('are nobody else’s to end', async () => {
    const stranger = aUser();
    const { app, rows, signIn, store } = seededWorld();
    store.committed.table('users').set(stranger.id, stranger);
    await signIn(password);
    const [session] = rows('sessions');
    const actor = await app.account.actorOf(stranger.id, null);
    expect(await refusalOf(app.account.endSession(actor, session?.id ?? ''))).toBe('auth.session_not_found');
    expect(rows('sessions')[0]?.endedAt).toBeNull();
  });
});
