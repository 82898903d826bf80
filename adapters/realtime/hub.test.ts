import { describe, expect, it } from 'vitest';
import { WebSocketServer, WebSocket } from 'ws';
import { textFrame } from './frames.ts';
import { createHub, maxSocketsPerUser, maxWaitingBytes, type HubSocket } from './hub.ts';

const aSocket = (userId: string, parts: Partial<HubSocket> = {}) => {
  const written: Buffer[] = [];
  const closed: number[] = [];
  const socket: HubSocket = {
    userId,
    sessionId: `${userId}-session`,
    waiting: () => 0,
    write: (bytes) => void written.push(bytes),
    close: (code) => void closed.push(code),
    drop: () => void closed.push(0),
    ...parts,
  };
  return { socket, written, closed };
};

const handMade = () => {
  const deferred: (() => void)[] = [];
  const hub = createHub((work) => void deferred.push(work));
  return { hub, tick: () => deferred.splice(0).forEach((work) => work()) };
};

describe('the hub', () => {
  it('writes what gathered in a turn at once, in order, the same bytes for all', () => {
    const { hub, tick } = handMade();
    const people = ['a', 'b', 'c'].map((id) => aSocket(id));
    for (const { socket } of people) hub.add(socket);
    const [one, two, own] = [textFrame({ n: 1 }), textFrame({ n: 2 }), textFrame({ n: 'own' })];

    hub.broadcast(one);
    hub.send('c', own);
    hub.broadcast(two);
    expect(people.flatMap(({ written }) => written)).toEqual([]);
    tick();

    const [a, b, c] = people.map(({ written }) => written);
    expect(a).toEqual([Buffer.concat([one.bytes, two.bytes])]);
    expect(b?.[0]).toBe(a?.[0]);
    expect(c).toEqual([Buffer.concat([one.bytes, own.bytes, two.bytes])]);
    tick();
    expect(a).toHaveLength(1);
  });

  it('reaches every device of a person and nobody else', () => {
    const { hub, tick } = handMade();
    const [phone, laptop, stranger] = [aSocket('a'), aSocket('a'), aSocket('b')];
    for (const { socket } of [phone, laptop, stranger]) hub.add(socket);
    hub.send('a', textFrame('hello'));
    hub.remove(laptop.socket);
    tick();
    expect([phone, laptop, stranger].map(({ written }) => written.length)).toEqual([1, 0, 0]);
  });

  it('holds at most so many sockets of a person', () => {
    const { hub } = handMade();
    const taken = Array.from({ length: maxSocketsPerUser + 1 }, () => hub.add(aSocket('a').socket));
    expect(taken.filter(Boolean)).toHaveLength(maxSocketsPerUser);
    expect(hub.add(aSocket('b').socket)).toBe(true);
    expect(hub.size).toBe(maxSocketsPerUser + 1);
  });

  it('drops who does not take what was sent', () => {
    const { hub, tick } = handMade();
    const slow = aSocket('a', { waiting: () => maxWaitingBytes + 1 });
    hub.add(slow.socket);
    hub.send('a', textFrame('hello'));
    tick();
    expect([slow.written, slow.closed, hub.size]).toEqual([[], [0], 0]);
  });

  it('closes the sign-ins that ended, or all of a person', () => {
    const { hub } = handMade();
    const sockets = ['s1', 's2', 's3'].map((sessionId) => aSocket('a', { sessionId }));
    for (const { socket } of sockets) hub.add(socket);
    hub.close('a', ['s1', 's2'], 4401, 'signed out');
    expect(sockets.map(({ closed }) => closed)).toEqual([[4401], [4401], []]);
    hub.close('a', null, 4401, 'signed out');
    expect([sockets[2]?.closed, hub.size]).toEqual([[4401], 0]);
  });

  it.each([0, 1, 125, 126, 65_535, 65_536, 200_000])(
    'makes frames that browsers read: %i bytes',
    async (size) => {
      const server = new WebSocketServer({ port: 0 });
      const text = 'ă'.repeat(size / 2) + 'x'.repeat(size % 2);
      server.on('connection', (_, request) => void request.socket.write(textFrame(text).bytes));
      await new Promise((resolve) => server.once('listening', resolve));
      const { port } = server.address() as { port: number }; // it listens on a port
      const client = new WebSocket(`ws://127.0.0.1:${port}`);
      const heard = await new Promise<string>((resolve) =>
        client.once('message', (data: Buffer) => resolve(data.toString())),
      );
      expect(JSON.parse(heard)).toBe(text);
      client.terminate();
      server.close();
    },
  );
});

describe('frames, and their gathering in the hub, are needed as long as ws', () => {
  it('writes each message to each connection by itself', async () => {
    const server = new WebSocketServer({ port: 0 });
    const writes: number[] = [];
    server.on('connection', (webSocket, { socket }) => {
      const write = socket._writev?.bind(socket);
      socket._writev = (chunks, done) => {
        writes.push(chunks.length);
        write?.(chunks, done);
      };
      webSocket.send('one');
      webSocket.send('two');
    });
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as { port: number }; // it listens on a port
    const client = new WebSocket(`ws://127.0.0.1:${port}`);
    await new Promise<void>((resolve) =>
      client.on('message', (data: Buffer) => data.toString() === 'two' && resolve()),
    );
    expect(writes).toEqual([2, 2]);
    client.terminate();
    server.close();
  });
});
