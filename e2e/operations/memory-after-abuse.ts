import { setTimeout as pause } from 'node:timers/promises';
import { createTestDatabase, provideTestCluster } from '#adapters/persistence/testing/cluster.ts';
import { abusesOf, makePictures } from '../../bench/abuse/abuse-requests.ts';
import { childrenOf, residentOf } from '../../bench/abuse/resident.ts';
import { forget, newDataDir, openServer, signIn } from '../engine/server.ts';
import { check, type Scenario } from '../engine/scenario.ts';

const abuseMs = 40_000;
const atOnce = 8;
const settleMs = 20_000;
const patienceMs = 90_000;
/** Mebibytes that may stay beyond what a server holds that has met all this before: heaps that grew once stay grown. */
const allowed = 40;

/** A server is sent what is large, broken and dear, again and again: left alone, it gives back what that took. */
export const memoryAfterAbuse: Scenario = {
  name: 'Memory after abuse',
  async run(step) {
    if (process.platform !== 'linux') return;
    const cluster = await provideTestCluster();
    const database = await createTestDatabase();
    const dataDir = newDataDir();
    const env = {
      DATABASE_URL: database.url,
      SEED: 'demo',
      LOG_LEVEL: 'silent',
      TRUSTED_PROXIES: '127.0.0.1',
    };
    // The process that draws the demo people's pictures is no measure of one that serves.
    await (await openServer({ dataDir, env })).stop();
    const server = await openServer({ dataDir, env });
    try {
      const tokens = await Promise.all(['member', 'coach'].map((role) => signIn(server.url, role)));
      const members = tokens.map((token) => ({ headers: { authorization: `Bearer ${token}` } }));
      const pictures = await makePictures();
      const abuses = Object.values(abusesOf({ port: server.port, members, pictures })).flat();
      const abuse = async (): Promise<ReadonlyMap<number, number>> => {
        const ends = performance.now() + abuseMs;
        const statuses = new Map<number, number>();
        let count = 0;
        const lane = async (): Promise<void> => {
          while (performance.now() < ends) {
            const index = count++;
            const status = await abuses[index % abuses.length]!(index); // in range
            statuses.set(status, (statuses.get(status) ?? 0) + 1);
          }
        };
        await Promise.all(Array.from({ length: atOnce }, lane));
        return statuses;
      };
      await abuse();
      await pause(settleMs);
      const before = residentOf(server.pid);
      const children = childrenOf(server.pid).length;
      let most = before;
      await step('a server is abused', async () => {
        const watching = setInterval(() => (most = Math.max(most, residentOf(server.pid))), 100);
        const statuses = await abuse();
        clearInterval(watching);
        check((statuses.get(201) ?? 0) > 10, `few pictures were taken: ${JSON.stringify([...statuses])}`);
        check(!statuses.has(500), 'it answered 500');
      });
      await step('and holds what it held before, without a process more', async () => {
        const deadline = performance.now() + patienceMs;
        const holdsMore = () =>
          residentOf(server.pid) > before + allowed || childrenOf(server.pid).length > children;
        while (holdsMore() && performance.now() < deadline) await pause(1_000);
        const figures = `${before.toFixed(0)} MiB before, ${most.toFixed(0)} at most, ${residentOf(server.pid).toFixed(0)} after`;
        check(!holdsMore(), `${figures}, ${childrenOf(server.pid).length} processes, ${children} before`);
        console.log(`          ${figures}`);
      });
    } finally {
      await server.stop().catch(() => null);
      forget(dataDir);
      await database.drop();
      await cluster.stop();
    }
  },
};
