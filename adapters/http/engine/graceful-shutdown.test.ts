import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { tokens } from '#adapters/composition/container.ts';
import { listen } from './listen.ts';
import { createHttpServer } from '../server.ts';
import { openTestServer } from '../testing/test-server.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const running = async (isReady: () => Promise<boolean> = async () => true) => {
  const { container } = openTestServer();
  container.rebind(tokens.isReady).toConstantValue(isReady);
  const http = createHttpServer(container, { doesWork: false });
  const port = await listen(http.server, { host: '127.0.0.1', port: 0 });
  const agent = new Agent({ keepAlive: true });
  closing.push(() => http.close());
  const ask = (path: string) =>
    new Promise<{ status: number | undefined; connection: string | undefined; reused: boolean }>(
      (resolve, reject) => {
        const request = get({ port, path, agent }, (response) => {
          response.resume();
          response.on('end', () =>
            resolve({
              status: response.statusCode,
              connection: response.headers.connection,
              reused: request.reusedSocket,
            }),
          );
        });
        request.on('error', reject);
      },
    );
  return { http, ask };
};

describe('a server that is about to end', () => {
  it('says that it is not ready, still answers, and closes its connections with the answers', async () => {
    const { http, ask } = await running();
    expect(await ask('/api/health/ready')).toMatchObject({ status: 200, connection: 'keep-alive' });
    expect(await ask('/api/settings/public')).toMatchObject({ status: 200, reused: true });

    http.drain();
    expect(await ask('/api/health/ready')).toMatchObject({ status: 503, connection: 'close' });
    expect(await ask('/api/settings/public')).toEqual({ status: 200, connection: 'close', reused: false });
    expect(await ask('/api/health/live')).toMatchObject({ status: 200, connection: 'close' });
  });

  it('closes the connections of requests that came before, too', async () => {
    const waiting = Promise.withResolvers<boolean>();
    const { http, ask } = await running(() => waiting.promise);
    const asked = ask('/api/health/ready');
    await pause(50);
    http.drain();
    waiting.resolve(true);
    expect(await asked).toMatchObject({ connection: 'close' });
  });
});

describe('readiness', () => {
  it('is no when what is written is not taken, while liveness holds', async () => {
    const { ask } = await running(async () => false);
    expect((await ask('/api/health/ready')).status).toBe(503);
    expect((await ask('/api/health/live')).status).toBe(200);
  });
});
