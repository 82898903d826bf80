import { setTimeout as pause } from 'node:timers/promises';
import { createTestDatabase, provideTestCluster } from '#adapters/persistence/testing/cluster.ts';
import { openBalancer, provideCaddy } from '#fixtures/sites/caddy.ts';
import { ask, grant, profile } from '../../coaching/coaching-people.ts';
import { ageAccounts } from '../../community/community-chat.ts';
import { check, type Scenario } from '../../engine/scenario.ts';
import { call, forget, newDataDir, openServer, type RunningServer } from '../../engine/server.ts';
import { openTestServer, type Person } from '../../engine/test-server.ts';
import { startMixedLoad, type Pair } from './mixed-load.ts';
import { listenTo } from './room-listener.ts';

/** `LOAD_MINUTES=1` tries it out. */
const minutes = Number(process.env['LOAD_MINUTES'] ?? 15);
/** Each instance is started anew so often in that time. */
const rounds = 2;
const pairsOfMembers = 3;
/** As in production, and longer than Caddy's own look at an instance takes. */
const drainMs = 5_000;
const seenAgainMs = 5_000;
const purse = 100_000;
const signingKey = 'q7Lr2Vw5Xz7Bc4Hd9Fg1Jk6Mp3Rt0YsUq7Lr2Vw5';

const whenReady = async (url: string): Promise<void> => {
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await call(url, 'GET', '/health/ready').catch(() => undefined);
    if (answer?.status === 200) return;
    await pause(200);
  }
  throw new Error(`${url} is not ready again`);
};

const makePairs = async (
  testServer: Awaited<ReturnType<typeof openTestServer>>,
  db: Parameters<typeof ageAccounts>[0],
): Promise<readonly Pair[]> => {
  const pairs: Pair[] = [];
  for (let pair = 1; pair <= pairsOfMembers; pair += 1) {
    const people: Person[] = [];
    for (const side of ['Một', 'Hai']) {
      const person = await testServer.person(
        `Cặp ${pair} ${side}`,
        `pair${pair}-${people.length}@example.com`,
      );
      await grant(testServer, person, 'FIT_COIN', purse);
      await grant(testServer, person, 'BASE_COIN', purse);
      await profile(testServer, person, { isPublic: true });
      people.push(person);
    }
    const [one, other] = people as [Person, Person];
    await ageAccounts(db, people);
    for (const [who, whom] of [
      [one, other],
      [other, one],
    ] as const)
      await ask(testServer, who.token, ['PUT', `/users/${whom.id}/follow`]);
    const { id } = await ask(testServer, one.token, ['POST', '/chat/rooms'], { userId: other.id });
    pairs.push({ roomId: String(id), one, other });
  }
  return pairs;
};

const inWords = (answered: ReadonlyMap<string, number>): string =>
  [...answered].map(([kind, count]) => `${kind} ${count}`).join(', ');

/** Two instances behind the Caddy of `deploy/` are started anew, one after the other, while members work for long. */
export const longLoadBehindCaddy: Scenario = {
  name: `A rolling restart behind a real Caddy, under ${minutes} minutes of mixed load`,
  isLong: true,
  async run(step) {
    const program = provideCaddy();
    if (program === undefined) {
      console.log('  skipped: no Caddy was found; install the package caddy, or set CADDY_PATH to one');
      return;
    }
    const cluster = await provideTestCluster();
    const database = await createTestDatabase();
    const secondDir = newDataDir();
    const testServer = await openTestServer({
      DATABASE_URL: database.url,
      JWT_SIGNING_KEY: signingKey,
      TRUSTED_PROXIES: '127.0.0.1,::1',
      DRAIN_MS: String(drainMs),
      LOG_LEVEL: 'warn',
    });
    let second: RunningServer | undefined;
    let caddy: Awaited<ReturnType<typeof openBalancer>> | undefined;
    try {
      second = await openServer({ dataDir: secondDir, env: testServer.env });
      const pairs = await makePairs(testServer, database.db);
      caddy = await openBalancer(program, [testServer.server.port, second.port]);
      const load = startMixedLoad(caddy.url, pairs);
      const listeners = pairs.map(({ roomId }, index) =>
        listenTo(caddy!.url, load.clients[index * 2]!, roomId),
      ); // opened above; two of each pair
      const restMs = (minutes * 60_000) / (rounds * 2 + 1);
      for (let round = 1; round <= rounds; round += 1) {
        await pause(restMs);
        await step(`round ${round}: the first instance ends and comes back`, async () => {
          await testServer.reopen();
          await whenReady(testServer.server.url);
          await pause(seenAgainMs);
        });
        await pause(restMs);
        await step(`round ${round}: the second instance ends and comes back`, async () => {
          const old = second as RunningServer; // opened above
          check((await old.stop()) === 0, `it did not end gently:\n${old.output()}`);
          second = await openServer({ dataDir: secondDir, env: testServer.env, port: old.port });
          await whenReady(second.url);
          await pause(seenAgainMs);
        });
      }
      await pause(restMs);
      await load.end();
      // What was sent last is on its way.
      await pause(3_000);
      await Promise.all(listeners.map((listener) => listener.end()));
      const all = [...load.answered.values()].reduce((sum, count) => sum + count, 0);
      await step(`0 of ${all} requests failed (${inWords(load.answered)})`, async () => {
        check(
          load.failures.length === 0,
          `${load.failures.length} failed:\n${load.failures.slice(0, 10).join('\n')}`,
        );
        for (const kind of ['read', 'conversion', 'save', 'upload', 'message'])
          check((load.answered.get(kind) ?? 0) > 0, `no ${kind} was made`);
      });
      const connections = listeners.reduce((sum, { connections: of }) => sum + of(), 0);
      await step(`no message is lost to sockets that were cut off (${connections} connections)`, async () => {
        check(connections > listeners.length, 'no connection was ever cut off');
        for (const [index, { roomId }] of pairs.entries()) {
          const lost = (load.sent.get(roomId) ?? []).filter((id) => !listeners[index]?.heard.has(id));
          check(
            lost.length === 0,
            `${lost.length} messages of a room never came: ${lost.slice(0, 3).join(', ')}`,
          );
        }
      });
      await step('each coin is where it was answered to be, and reconcile finds nothing', async () => {
        for (const { one, other } of pairs)
          for (const person of [one, other]) {
            const token = await testServer.signIn(person);
            const left = await testServer.fitCoin({ ...person, token });
            const converted = load.converted.get(person.id) ?? 0;
            check(
              left === purse - converted,
              `${person.fullname} has ${left} after ${converted} conversions`,
            );
          }
        const breaches = await testServer.breaches();
        check(breaches === '', breaches);
      });
    } finally {
      await caddy?.close();
      await second?.stop().catch(() => null);
      await testServer.stop();
      for (const folder of [secondDir, testServer.dataDir]) forget(folder);
      await database.drop();
      await cluster.stop();
    }
  },
};
