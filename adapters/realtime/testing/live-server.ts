import { afterEach, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { User } from '#core/people/account/user.ts';
import type { Seed } from '#adapters/memory/create-store.ts';
import { listen } from '#http/engine/listen.ts';
import { openTestServer, type TestServer } from '../../http/testing/test-server.ts';
import type { ReceivedFrame } from '#http/live/contract/realtime.ts';

/** Servers with real sockets, closed after each test. */
export const liveServer = (user: Pick<User, 'id'>, seed: Seed) => {
  const opened: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of opened.splice(0).toReversed()) await close();
  });

  const running = async (options: Parameters<typeof openTestServer>[0] = {}) => {
    const testServer = openTestServer({ seed, doesWork: true, ...options });
    const port = await listen(testServer.http.server, { host: '127.0.0.1', port: 0 });
    opened.push(() => testServer.close());
    return { ...testServer, port };
  };
  const ticketFor = async ({ as }: Pick<TestServer, 'as'>, who: { id: string } = user): Promise<string> =>
    (await as(who).post('/api/ws-ticket')).body.ticket as string;

  const connect = (
    { port }: Readonly<{ port: number }>,
    ticket: string,
    headers: Record<string, string> = {},
  ) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws?ticket=${ticket}`, { headers });
    const frames: ReceivedFrame[] = [];
    let closed: number | null = null;
    let refused: number | null = null;
    socket.on('message', (data: Buffer) => frames.push(JSON.parse(data.toString()) as ReceivedFrame)); // the server's own
    socket.on('close', (code) => {
      closed = code;
    });
    socket.on('error', () => undefined);
    socket.on('unexpected-response', (_, response) => {
      refused = response.statusCode ?? 0;
      response.resume();
    });
    opened.push(async () => socket.terminate());
    return {
      socket,
      frames,
      send: (message: unknown) =>
        socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
      open: () => vi.waitUntil(() => socket.readyState === WebSocket.OPEN),
      closedWith: () => vi.waitUntil(() => closed, { timeout: 5_000 }),
      refusedWith: () => vi.waitUntil(() => refused),
      frame: (id: string) => vi.waitUntil(() => frames.find((frame) => frame.id === id), { timeout: 5_000 }),
    };
  };

  return { opened, running, ticketFor, connect };
};
