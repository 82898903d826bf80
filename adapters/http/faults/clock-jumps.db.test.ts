import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { system } from '#core/access/actor/actor.ts';
import { placeHold } from '#core/money/coin/holds.ts';
import { day, minute } from '#core/kernel/time.ts';
import { isoWeekOf, nextWeek, previousWeek } from '#core/kernel/week.ts';
import { nextId } from '#fixtures/engine/ids.ts';
import { hashOf } from '#fixtures/engine/ports.ts';
import { aSnapshot } from '#fixtures/body/snapshots.ts';
import { tokens } from '#adapters/composition/container.ts';
import { createTestDatabase, type TestDatabase } from '#adapters/persistence/testing/cluster.ts';
import { jobs } from '#adapters/scheduler/jobs.ts';
import { openFaultServer, type FaultServer } from '../testing/fault-server.ts';

const password = 'một mật khẩu đủ dài';

let database: TestDatabase;
let server: FaultServer;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await openFaultServer({ databaseUrl: database.url, doesWork: false });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const workThrough = async () => {
  for (const { name } of jobs) await server.runJob(name);
};

const wallet = async (token: string) => (await server.ask('GET', '/me/wallet', { token })).body;

const signIn = async (email: string) => {
  const { status, body } = await server.ask('POST', '/auth/login', {
    body: { email, password, transport: 'body' },
  });
  expect(status).toBe(200);
  return { access: String(body['accessToken']), refresh: String(body['refreshToken']) };
};
const refresh = (refreshToken: string) =>
  server.ask('POST', '/auth/refresh', { body: { refreshToken, transport: 'body' } });
const me = async (token: string) => (await server.ask('GET', '/me', { token })).status;

describe('a clock that jumps by a day while the server runs', () => {
  it('signs nobody out: what is short lives to its end, and a sign-in goes on with its refresh token', async () => {
    const user = await server.member();
    await server.reads.credentials.set(user.id, hashOf(password), new Date());
    server.moveClock(0);
    const first = await signIn(user.email);
    server.moveClock(day);
    expect(await me(first.access)).toBe(401);
    const second = await refresh(first.refresh);
    expect(second.status).toBe(200);
    const [access, next] = [String(second.body['accessToken']), String(second.body['refreshToken'])];
    expect(await me(access)).toBe(200);

    server.moveClock(0);
    // Issued tomorrow, it is good until then; the sign-in goes on, and none of its family was ended.
    expect(await me(access)).toBe(200);
    const third = await refresh(next);
    expect(third.status).toBe(200);
    expect(await me(String(third.body['accessToken']))).toBe(200);
    // A token of long ago still ends the family, whatever the clock says.
    const stolen = await refresh(first.refresh);
    expect(stolen.status).toBe(401);
    expect(await me(String(third.body['accessToken']))).toBe(401);
  });

  it('gives coins back that were set aside for minutes, once, and no others; going back gives nothing back', async () => {
    const member = await server.member(1_000);
    const { transaction } = server.container.get(tokens.ports);
    const hold = (amount: number, expiresAt: Date | null) =>
      transaction((all) =>
        placeHold(all, {
          id: nextId(),
          transferId: nextId(),
          userId: member.id,
          coin: 'FIT_COIN',
          amount,
          reason: 'FEE_EXPORT_PHYSICAL_PROFILE',
          reference: nextId(),
          expiresAt,
          actor: member.id,
          at: new Date(),
        }),
      );
    await hold(100, new Date(Date.now() + 10 * minute));
    await hold(200, null);
    const [token, later] = [await server.tokenOf(member), async () => server.tokenOf(member)];
    server.moveClock(-day);
    await workThrough();
    expect(await wallet(await later())).toMatchObject({ fitCoin: 700, heldFitCoin: 300 });
    server.moveClock(day);
    await workThrough();
    expect(await wallet(await later())).toMatchObject({ fitCoin: 800, heldFitCoin: 200 });
    for (const jump of [0, -day, day, 0]) {
      server.moveClock(jump);
      await workThrough();
    }
    expect(await wallet(token)).toMatchObject({ fitCoin: 800, heldFitCoin: 200 });
    expect(await server.app.coin.reconcile(system)).toEqual({ ok: true, breaches: [] });
  });

  it('sends no mail twice and loses none', async () => {
    const user = await server.member();
    const mails = async () =>
      (await database.db('mails').where({ userId: user.id }).select('status')).map(({ status }) =>
        String(status),
      );
    server.moveClock(day);
    expect(
      (await server.ask('POST', '/auth/forgot-password', { body: { email: user.email } })).status,
    ).toBeLessThan(300);
    server.moveClock(0);
    await workThrough();
    expect(await mails()).toHaveLength(1);
    for (const jump of [day, -day, day]) {
      server.moveClock(jump);
      await workThrough();
    }
    // Without a mail server it is kept, once.
    expect(await mails()).toEqual(['KEPT']);
    server.moveClock(0);
  });

  it('neither ends a row of weeks nor makes one longer than it is', async () => {
    const user = await server.member();
    server.moveClock(0);
    const home = async () =>
      (await server.ask('GET', '/indicators/home', { token: await server.tokenOf(user) })).body;
    const thisWeek = isoWeekOf(new Date(), user.timeZone).key;
    const saved = [previousWeek(previousWeek(thisWeek)), previousWeek(thisWeek), thisWeek];
    for (const week of saved) await server.reads.snapshots.insert(aSnapshot({ userId: user.id, week }));
    const before = (await home())['streak'];
    expect(before).toMatchObject({ current: 3, savedThisWeek: true });
    // On a Sunday a day ahead is the next week: a week saved then lies ahead once the clock is right again.
    await server.reads.snapshots.insert(aSnapshot({ userId: user.id, week: nextWeek(thisWeek) }));
    expect((await home())['streak']).toMatchObject({ current: 3, longest: 3 });
    for (const jump of [7 * day, 0]) {
      server.moveClock(jump);
      await workThrough();
    }
    expect((await home())['streak']).toMatchObject({ current: 3, longest: 3 });
  });

  it('leaves guesses counted: the database’s clock counts them, not the server’s', async () => {
    const user = await server.member();
    await server.reads.credentials.set(user.id, hashOf(password), new Date());
    const guess = async () =>
      (await server.ask('POST', '/auth/login', { body: { email: user.email, password: 'not this' } })).status;
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      server.moveClock(index % 2 === 0 ? day : -day);
      statuses.push(await guess());
    }
    server.moveClock(0);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
    expect(statuses.at(-1)).toBe(429);
  });
});
