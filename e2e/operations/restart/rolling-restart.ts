import {
  Agent,
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { provideTestCluster, createTestDatabase } from '#adapters/persistence/testing/cluster.ts';
import { forget, newDataDir, openServer, signIn, type RunningServer } from '../../engine/server.ts';
import { check, type Scenario } from '../../engine/scenario.ts';

const requests = 10_000;
const atOnce = 8;
const drainMs = 2_000;
const pollMs = 200;

type Upstream = { port: number; isReady: boolean };

/** A plain load balancer: it asks each instance whether it is ready, takes turns, keeps connections, and never tries again. */
const openProxy = async (upstreams: readonly Upstream[]) => {
  const agent = new Agent({ keepAlive: true });
  const ask = async (upstream: Upstream): Promise<void> => {
    try {
      const address = `http://127.0.0.1:${upstream.port}/api/health/ready`;
      upstream.isReady = (await fetch(address, { signal: AbortSignal.timeout(1_000) })).status === 200;
    } catch {
      upstream.isReady = false;
    }
  };
  const polling = setInterval(() => void Promise.all(upstreams.map(ask)), pollMs);
  await Promise.all(upstreams.map(ask));
  let turn = 0;
  const serve = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const ready = upstreams.filter(({ isReady }) => isReady);
    const upstream = ready[turn++ % Math.max(1, ready.length)];
    const fail = (why: string) => {
      if (outgoing.headersSent) return void outgoing.destroy();
      outgoing.statusCode = 502;
      outgoing.end(why);
    };
    if (!upstream) return fail('nobody is ready');
    const { method, url, headers } = incoming;
    const forwarded = httpRequest({
      host: '127.0.0.1',
      port: upstream.port,
      method,
      path: url,
      agent,
      headers: { ...headers, connection: 'keep-alive' },
    });
    forwarded.on('response', (answer) => {
      const { connection: _, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, rest);
      answer.pipe(outgoing);
      answer.on('aborted', () => outgoing.destroy());
    });
    forwarded.on('error', (error) => fail(error.message));
    incoming.pipe(forwarded);
  };
  const server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    close() {
      clearInterval(polling);
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
};

/** Reads and writes, as visitor and as member; each failure in words. */
const load = (url: string, token: string) => {
  const failures: string[] = [];
  let count = 0;
  let isOver = false;
  const kinds = [
    { path: '/api/settings/public', init: {}, status: 200 },
    { path: '/api/me', init: { headers: { authorization: `Bearer ${token}` } }, status: 200 },
    { path: '/api/me/wallet', init: { headers: { authorization: `Bearer ${token}` } }, status: 200 },
    {
      path: '/api/ws-ticket',
      init: { method: 'POST', headers: { authorization: `Bearer ${token}` } },
      status: 200,
    },
  ] as const;
  const lane = async (): Promise<void> => {
    while (!isOver || count < requests) {
      const { path, init, status } = kinds[count++ % kinds.length] as (typeof kinds)[number]; // in range
      try {
        const answer = await fetch(`${url}${path}`, { ...init, signal: AbortSignal.timeout(20_000) });
        const text = await answer.text();
        if (answer.status !== status) failures.push(`${path}: ${answer.status} ${text.slice(0, 200)}`);
      } catch (error) {
        failures.push(`${path}: ${String(error)}`);
      }
      // Some are made while the others are started again, however long that takes.
      if (count >= requests) await pause(20);
    }
  };
  const lanes = Promise.all(Array.from({ length: atOnce }, lane));
  return {
    failures,
    count: () => count,
    async end() {
      isOver = true;
      await lanes;
    },
  };
};

/** Two instances behind a proxy that never tries twice are started anew, one after the other, while people work. */
export const rollingRestart: Scenario = {
  name: 'A rolling restart behind a plain proxy',
  async run(step) {
    const cluster = await provideTestCluster();
    const database = await createTestDatabase();
    const folders = [newDataDir(), newDataDir()] as const;
    const env = {
      DATABASE_URL: database.url,
      SEED: 'demo',
      DRAIN_MS: String(drainMs),
      JWT_SIGNING_KEY: 'q7Lr2Vw5Xz7Bc4Hd9Fg1Jk6Mp3Rt0YsUq7Lr2Vw5',
      LOG_LEVEL: 'warn',
    };
    const instances: RunningServer[] = [];
    try {
      for (const dataDir of folders) instances.push(await openServer({ dataDir, env }));
      const upstreams = instances.map(({ port }): Upstream => ({ port, isReady: false }));
      const proxy = await openProxy(upstreams);
      const people = load(proxy.url, await signIn(proxy.url, 'member'));
      await pause(1_000);
      for (const [index, dataDir] of folders.entries()) {
        await step(`instance ${index + 1} ends and comes back`, async () => {
          const old = instances[index] as RunningServer; // one for each folder
          check((await old.stop()) === 0, `it did not end gently:\n${old.output()}`);
          instances[index] = await openServer({ dataDir, env, port: old.port });
          const upstream = upstreams[index];
          for (let tries = 0; !upstream?.isReady && tries < 300; tries++) await pause(100);
          check(upstream?.isReady === true, 'the proxy never saw it ready again');
        });
      }
      await people.end();
      proxy.close();
      await step(`0 of ${people.count()} requests failed`, async () => {
        check(people.count() >= requests, `only ${people.count()} were made`);
        check(
          people.failures.length === 0,
          `${people.failures.length} failed:\n${people.failures.slice(0, 10).join('\n')}`,
        );
      });
    } finally {
      await Promise.all(instances.map((instance) => instance.stop().catch(() => null)));
      for (const folder of folders) forget(folder);
      await database.drop();
      await cluster.stop();
    }
  },
};
