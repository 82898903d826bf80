import { createServer, request } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { superUserId } from '#core/kernel/id.ts';
import { aNotification } from '#fixtures/platform/notifications.ts';
import { aUser } from '#fixtures/people/users.ts';
import { tokens } from '../composition/container.ts';
import { listen } from '#http/engine/listen.ts';
import { openTestServer } from '../http/testing/test-server.ts';
import type { RealtimeBus } from '#adapters/ports/bus.ts';
import { attachRealtime } from './server.ts';
import { liveServer } from './testing/live-server.ts';

const user = aUser();
const notice = aNotification({
  userId: user.id,
  type: 'SYSTEM',
  topic: 'password_changed',
  category: 'system',
});
const seed = { users: [user], notifications: [notice] };

const { opened, running, ticketFor, connect } = liveServer(user, seed);

const ping = (id: string) => ({ channel: 'sendMessage', type: 'SYSTEM', payload: { action: 'ping' }, id });

describe('a live connection', () => {
  it('opens with a ticket, once', async () => {
    const testServer = await running();
    const ticket = await ticketFor(testServer);
    const first = connect(testServer, ticket);
    await first.open();
    first.send(ping('1'));
    expect(await first.frame('1')).toEqual({
      channel: 'receiveMessage',
      type: 'SYSTEM',
      payload: { action: 'pong' },
      id: '1',
    });
    expect(await connect(testServer, ticket).refusedWith()).toBe(401);
  });

  it.each(['//', '/\\', 'http://[', '//ws', '/api/health/live', '/ws/'])(
    'is opened at its own address alone: %s is answered as any other request',
    async (path) => {
      const { port } = await running();
      const answer = await new Promise<{ status: number; body: string }>((resolve, reject) => {
        const asked = request({
          port,
          path,
          headers: {
            Connection: 'Upgrade',
            Upgrade: 'websocket',
            'Sec-WebSocket-Version': '13',
            'Sec-WebSocket-Key': 'x',
          },
        });
        asked.on('response', (response) => {
          let body = '';
          response.on('data', (text: Buffer) => (body += text.toString()));
          response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
        });
        asked.on('error', reject);
        asked.end();
      });
      if (path === '/api/health/live') expect(answer).toEqual({ status: 200, body: '{"status":"ok"}' });
      else expect(answer.status).toBeLessThan(500);
    },
  );

  it('needs a ticket that is young and ours', async () => {
    const testServer = await running();
    const late = await ticketFor(testServer);
    testServer.clock.forward(30_000);
    for (const ticket of [late, '', 'x', 'a'.repeat(43), `${late}&ticket=${late}`]) {
      expect(await connect(testServer, ticket).refusedWith(), ticket).toBe(401);
    }
  });

  it('opens for pages of ours only, and for clients that are no page', async () => {
    const testServer = await running();
    const from = async (origin: string) =>
      connect(testServer, await ticketFor(testServer), { Origin: origin });
    for (const origin of ['https://evil.example', 'http://localhost:3000.evil.example', 'null']) {
      expect(await (await from(origin)).refusedWith(), origin).toBe(403);
    }
    await (await from('http://localhost:3000')).open();
  });

  it('is not opened for who may not act', async () => {
    const testServer = await running();
    const ticket = await ticketFor(testServer);
    await testServer.app.account.setStatus(
      { kind: 'system' },
      { id: user.id, status: 'HOLD', reason: 'for the test' },
    );
    expect(await connect(testServer, ticket).refusedWith()).toBe(403);
  });

  it('is told when something arrives, and may say that it was read', async () => {
    const testServer = await running();
    const client = connect(testServer, await ticketFor(testServer));
    await client.open();
    await testServer.app.coin.grantCoins(
      { kind: 'system' },
      { userId: user.id, coin: 'BASE_COIN', amount: 5, reason: 'for the test', reference: 'g-1' },
    );

    const announced = await vi.waitUntil(() => client.frames.find(({ type }) => type === 'NOTIFICATION'), {
      timeout: 5_000,
    });
    const { notificationId } = announced.payload as { notificationId: string }; // a NOTIFICATION has one
    const unread = () => testServer.app.notification.countUnread(actor);
    const actor = (await testServer.app.account.actorNamed(user.id))!;
    expect(await unread()).toBe(2);
    client.send({
      channel: 'sendMessage',
      type: 'NOTIFICATION',
      payload: { action: 'read', notificationId },
      id: 'r',
    });
    expect(await client.frame('r')).toMatchObject({ payload: { action: 'read', notificationId } });
    expect(await unread()).toBe(1);
  });

  it('answers what it can’t read with a code, under the same id', async () => {
    const testServer = await running();
    const client = connect(testServer, await ticketFor(testServer));
    await client.open();
    const refusals: [string, unknown, string][] = [
      ['', 'not json', 'realtime.frame_invalid'],
      ['a', { ...ping('a'), payload: { action: 'shout' } }, 'realtime.frame_invalid'],
      ['b', { ...ping('b'), extra: 1 }, 'realtime.frame_invalid'],
      ['c', { ...ping('c'), type: 'CHAT_MESSAGE_ADD' }, 'realtime.frame_invalid'],
      ['d', { ...ping('d'), channel: 'receiveMessage' }, 'realtime.frame_invalid'],
      [
        'e',
        {
          channel: 'sendMessage',
          type: 'NOTIFICATION',
          payload: { action: 'read', notificationId: 'x' },
          id: 'e',
        },
        'notification.not_found',
      ],
    ];
    for (const [id, message, code] of refusals) {
      client.send(message);
      expect(await client.frame(id), id).toMatchObject({ type: 'SYSTEM', payload: { code } });
    }
    expect(client.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('takes 60 messages a minute, and ends when a client floods', async () => {
    const testServer = await running();
    const client = connect(testServer, await ticketFor(testServer));
    await client.open();
    for (let index = 1; index <= 61; index++) client.send(ping(String(index)));
    expect(await client.frame('60')).toMatchObject({ payload: { action: 'pong' } });
    expect(await client.frame('61')).toMatchObject({ payload: { code: 'request.too_many' } });
    for (let index = 62; index <= 130; index++) client.send(ping(String(index)));
    expect(await client.closedWith()).toBe(1008);
  });

  it('takes 64 KiB at once and no more', async () => {
    const testServer = await running();
    const client = connect(testServer, await ticketFor(testServer));
    await client.open();
    client.send(JSON.stringify({ ...ping('x'), more: 'x'.repeat(60_000) }));
    await client.frame('x');
    client.send('x'.repeat(64 * 1024 + 1));
    expect(await client.closedWith()).toBe(1009);
  });

  it('is one of ten of a person', async () => {
    const testServer = await running();
    const clients: ReturnType<typeof connect>[] = [];
    for (let index = 0; index < 11; index++) clients.push(connect(testServer, await ticketFor(testServer)));
    const [last] = clients.slice(-1);
    expect(await last?.closedWith()).toBe(1008);
    await vi.waitUntil(() =>
      clients.slice(0, 10).every(({ socket }) => socket.readyState === WebSocket.OPEN),
    );
  });

  it('ends when its sign-in does, and when its person is banned', async () => {
    const other = aUser();
    const testServer = await running({ seed: { users: [user, other] } });
    const [signedOut, banned, stays] = [
      connect(testServer, await ticketFor(testServer, user)),
      connect(testServer, await ticketFor(testServer, other)),
      connect(testServer, await ticketFor(testServer, { id: superUserId })),
    ];
    await Promise.all([signedOut.open(), banned.open(), stays.open()]);
    const began = performance.now();
    await testServer.as(user).delete('/api/auth/sessions');
    await testServer
      .as({ id: superUserId })
      .post(`/api/admin/users/${other.id}/set-status`)
      .send({ status: 'BAN', reason: 'for the test' });

    expect(await signedOut.closedWith()).toBe(4401);
    expect(await banned.closedWith()).toBe(4401);
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(stays.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('is told to come back when the server goes', async () => {
    const testServer = await running();
    const client = connect(testServer, await ticketFor(testServer));
    await client.open();
    const began = performance.now();
    await testServer.http.close();
    expect(await client.closedWith()).toBe(1001);
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  it('is rechecked after the instances lost each other', async () => {
    const testServer = openTestServer({ seed });
    const { app, clock, container, store } = testServer;
    let missed = (): void => undefined;
    const bus: RealtimeBus = {
      publish: async () => undefined,
      subscribe: (listener) => {
        missed = listener.missed;
      },
      close: async () => undefined,
    };
    const server = createServer();
    const live = attachRealtime(server, {
      app,
      bus,
      clock,
      tickets: container.get(tokens.wsTickets),
      origins: [],
      failed: (error) => expect.unreachable(String(error)),
    });
    const port = await listen(server, { host: '127.0.0.1', port: 0 });
    opened.push(
      async () => server.close(),
      async () => live.close(),
    );
    const [over, alive] = [
      connect({ port }, await ticketFor(testServer)),
      connect({ port }, await ticketFor(testServer, { id: superUserId })),
    ];
    await Promise.all([over.open(), alive.open()]);
    const sessions = store.committed.table('sessions');
    for (const session of sessions.all().filter(({ userId }) => userId === user.id)) {
      sessions.set(session.id, { ...session, endedAt: clock.now() });
    }

    missed();
    expect(await over.closedWith()).toBe(4401);
    alive.send(ping('1'));
    await alive.frame('1');
  });

  it('that no longer answers is ended', async () => {
    const testServer = openTestServer({ seed });
    const { app, clock, container } = testServer;
    const server = createServer();
    const live = attachRealtime(server, {
      app,
      clock,
      bus: container.get(tokens.bus),
      tickets: container.get(tokens.wsTickets),
      origins: [],
      heartbeat: 60,
      failed: (error) => expect.unreachable(String(error)),
    });
    const port = await listen(server, { host: '127.0.0.1', port: 0 });
    opened.push(
      async () => server.close(),
      async () => live.close(),
    );
    const [silent, well] = [
      connect({ port }, await ticketFor(testServer)),
      connect({ port }, await ticketFor(testServer)),
    ];
    silent.socket.pong = () => undefined;
    await Promise.all([silent.open(), well.open()]);

    await silent.closedWith();
    expect(live.hub.size).toBe(1);
    expect(well.socket.readyState).toBe(WebSocket.OPEN);
  });
});
