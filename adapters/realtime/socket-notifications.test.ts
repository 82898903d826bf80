import { createServer } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { system } from '#core/access/actor/actor.ts';
import { presenceGrace } from '#core/people/account/presence.ts';
import { superUserId } from '#core/kernel/id.ts';
import { takeBack } from '#core/platform/notification/take-back.ts';
import { notify } from '#core/platform/notification/notify.ts';
import { aNotification } from '#fixtures/platform/notifications.ts';
import { aUser } from '#fixtures/people/users.ts';
import { tokens } from '../composition/container.ts';
import type { ReceivedFrame } from '#http/live/contract/realtime.ts';
import { listen } from '#http/engine/listen.ts';
import { openTestServer, type TestServer } from '../http/testing/test-server.ts';
import { createHub } from './hub.ts';
import { startPresence } from './presence.ts';
import { attachRealtime } from './server.ts';
import { liveServer } from './testing/live-server.ts';

const user = aUser({ isPublic: true, activityStatus: 'BUSY' });
const seed = { users: [user] };
const { opened, running, ticketFor, connect } = liveServer(user, seed);
const patient = { timeout: 5_000 };

const refreshed = (frames: readonly ReceivedFrame[], what: string) =>
  vi.waitUntil(
    () => frames.find(({ payload }) => 'what' in payload && payload.what === what)?.payload,
    patient,
  );
const presenceIn = async ({ request }: TestServer) =>
  (await request.get(`/api/users/${user.id}`)).body.activityStatus as string;
const choose = (activityStatus: string, id: string) => ({
  channel: 'sendMessage',
  type: 'SYSTEM',
  payload: { action: 'presence', activityStatus },
  id,
});

describe('sockets are notified', () => {
  it('that a member became a coach, so that the screen changes at once', async () => {
    const testServer = await running();
    const client = connect(testServer, await ticketFor(testServer));
    await client.open();
    await testServer
      .as({ id: superUserId })
      .post(`/api/admin/users/${user.id}/set-type`)
      .send({ type: 'COACH', reason: 'for the test' })
      .expect(200);
    expect(await refreshed(client.frames, 'me')).toEqual({ action: 'refresh', what: 'me' });
  });

  it('of every change of a wallet, and nobody else is', async () => {
    const other = aUser();
    const testServer = await running({ seed: { users: [user, other] } });
    const [own, others] = [
      connect(testServer, await ticketFor(testServer)),
      connect(testServer, await ticketFor(testServer, other)),
    ];
    await Promise.all([own.open(), others.open()]);
    await testServer.app.coin.grantCoins(system, {
      userId: user.id,
      coin: 'FIT_COIN',
      amount: 5,
      reason: 'for the test',
      reference: 'g-1',
    });
    await refreshed(own.frames, 'me');
    others.send({ channel: 'sendMessage', type: 'SYSTEM', payload: { action: 'ping' }, id: 'after' });
    await others.frame('after');
    expect(others.frames).toHaveLength(1);
  });

  it('that a notice was withdrawn', async () => {
    const testServer = await running();
    const client = connect(testServer, await ticketFor(testServer));
    await client.open();
    const { transaction, ids, sentences, baseUrl } = testServer.container.get(tokens.ports);
    await transaction((repositories) =>
      notify(
        repositories,
        { at: testServer.clock.now(), ids, sentences, baseUrl },
        {
          userId: user.id,
          type: 'REQUEST_REVIEW_CANCELED',
          params: { user: 'An' },
          link: '/reviews/1',
          by: superUserId,
          reference: 'review:1',
        },
      ),
    );
    const action = (name: string) =>
      vi.waitUntil(
        () => client.frames.find(({ payload }) => 'action' in payload && payload.action === name),
        patient,
      );
    const created = await action('created');
    await transaction((repositories) => takeBack(repositories, { reference: 'review:1' }));
    expect((await action('withdrawn')).payload).toEqual({
      action: 'withdrawn',
      notificationId: created.id,
    });
    expect((await testServer.as(user).get('/api/notifications')).body.items).toEqual([]);
  });
});

const noticesIn = (frames: readonly ReceivedFrame[]) =>
  frames.map(({ payload }) => payload).filter((payload) => 'notificationId' in payload || 'what' in payload);

describe('what one device does with notices', () => {
  const [first, second] = [0, 1].map(() => aNotification({ userId: user.id }));
  const id = first?.id ?? '';
  const other = aUser();
  const twoDevices = async () => {
    const testServer = await running({
      seed: { users: [user, other], notifications: [first, second].flatMap((line) => line ?? []) },
    });
    const [one, another, others] = [
      connect(testServer, await ticketFor(testServer)),
      connect(testServer, await ticketFor(testServer)),
      connect(testServer, await ticketFor(testServer, other)),
    ];
    await Promise.all([one.open(), another.open(), others.open()]);
    return { testServer, one, another, others };
  };

  it.each([
    ['read', (testServer: TestServer) => testServer.as(user).post(`/api/notifications/${id}/read`), 'read'],
    [
      'deleted',
      (testServer: TestServer) => testServer.as(user).delete(`/api/notifications/${id}`),
      'withdrawn',
    ],
  ])('is %s on the others at once, and nobody else hears of it', async (_, step, action) => {
    const { testServer, one, another, others } = await twoDevices();
    await step(testServer).expect(200);
    for (const device of [one, another])
      expect((await device.frame(id)).payload).toEqual({ action, notificationId: id });
    others.send({ channel: 'sendMessage', type: 'SYSTEM', payload: { action: 'ping' }, id: 'after' });
    await others.frame('after');
    expect(noticesIn(others.frames)).toEqual([]);
  });

  it.each([
    ['read', (testServer: TestServer) => testServer.as(user).post('/api/notifications/read-all')],
    ['deleted', (testServer: TestServer) => testServer.as(user).delete('/api/notifications')],
  ])('makes the others ask for the list when all of it is %s, and only once', async (_, step) => {
    const { testServer, another } = await twoDevices();
    await step(testServer).expect(200);
    await refreshed(another.frames, 'notices');
    await step(testServer).expect(200);
    await testServer
      .as({ id: superUserId })
      .post(`/api/admin/users/${user.id}/set-type`)
      .send({ type: 'COACH', reason: 'for the test' })
      .expect(200);
    await refreshed(another.frames, 'me');
    expect(
      noticesIn(another.frames).filter((payload) => 'what' in payload && payload.what === 'notices'),
    ).toHaveLength(1);
  });

  it('is told when a socket said it, too', async () => {
    const { one, another } = await twoDevices();
    one.send({
      channel: 'sendMessage',
      type: 'NOTIFICATION',
      payload: { action: 'read', notificationId: id },
      id: 'r',
    });
    await one.frame('r');
    expect((await another.frame(id)).payload).toEqual({ action: 'read', notificationId: id });
  });
});

describe('presence', () => {
  it('is there while a socket is open and a moment longer, as it was chosen', async () => {
    const testServer = await running();
    expect(await presenceIn(testServer)).toBe('OFFLINE');
    const client = connect(testServer, await ticketFor(testServer));
    await client.open();
    await vi.waitUntil(async () => (await presenceIn(testServer)) === 'BUSY', patient);
    client.send(choose('ONLINE', '1'));
    expect((await client.frame('1')).payload).toEqual({ action: 'presence', activityStatus: 'ONLINE' });
    expect(await presenceIn(testServer)).toBe('ONLINE');
    expect((await testServer.as(user).get('/api/me')).body.activityStatus).toBe('ONLINE');
    await refreshed(client.frames, 'me');

    client.send(choose('AWAY', '2'));
    expect((await client.frame('2')).payload).toMatchObject({ code: 'realtime.frame_invalid' });
    client.socket.close();
    await client.closedWith();
    expect(await presenceIn(testServer)).toBe('ONLINE');
    testServer.clock.forward(presenceGrace);
    expect(await presenceIn(testServer)).toBe('OFFLINE');
  });

  it('is written once a beat for all who are there, and not for pages that reload', async () => {
    const testServer = openTestServer({ seed });
    const said: (readonly string[])[] = [];
    const account = {
      ...testServer.app.account,
      notePresence: async (...[, userIds]: Parameters<typeof testServer.app.account.notePresence>) => {
        said.push(userIds);
      },
    };
    const server = createServer();
    const live = attachRealtime(server, {
      app: { ...testServer.app, account },
      bus: testServer.container.get(tokens.bus),
      clock: testServer.clock,
      tickets: testServer.container.get(tokens.wsTickets),
      origins: [],
      failed: (error) => expect.unreachable(String(error)),
    });
    const port = await listen(server, { host: '127.0.0.1', port: 0 });
    opened.push(
      async () => testServer.close(),
      async () => server.close(),
      async () => live.close(),
    );
    const first = connect({ port }, await ticketFor(testServer));
    await first.open();
    await vi.waitUntil(() => said.length === 1, patient);
    for (let reload = 0; reload < 3; reload += 1) await connect({ port }, await ticketFor(testServer)).open();
    await new Promise((done) => setTimeout(done, 250));
    expect(said).toEqual([[user.id]]);
  });

  it('goes on being said of those who stay', async () => {
    const said: (readonly string[])[] = [];
    const hub = createHub();
    const presence = startPresence({
      app: {
        account: {
          notePresence: async (_actor: unknown, userIds: readonly string[]) => void said.push(userIds),
        },
      },
      clock: { now: () => new Date() },
      hub,
      failed: (error) => expect.unreachable(String(error)),
      beatMs: 40,
    });
    hub.add({
      userId: 'an',
      sessionId: null,
      waiting: () => 0,
      write: () => undefined,
      close: () => undefined,
      drop: () => undefined,
    });
    await vi.waitUntil(() => said.length >= 2, patient);
    presence.stop();
    expect(said[0]).toEqual(['an']);
  });
});
