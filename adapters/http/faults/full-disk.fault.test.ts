import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { system } from '#core/access/actor/actor.ts';
import { openSmallDisk } from '#fixtures/engine/small-disk.ts';
import { startEmbeddedPostgres } from '#adapters/persistence/embedded/embedded-postgres.ts';
import { migrate } from '#adapters/persistence/operations/migrate.ts';
import { createTestDatabase } from '#adapters/persistence/testing/cluster.ts';
import { openFaultServer } from '../testing/fault-server.ts';
import { aPicture } from '../testing/sent-files.ts';

const small = openSmallDisk(24);
const forDatabase = openSmallDisk(260);
if (small === undefined) console.log('Not tried on a full disk: this process may not mount one.');
afterAll(() => {
  small?.close();
  forDatabase?.close();
});

/** A busy machine, and a database that has just come back, are asked once more. */
const patiently = <Result>(work: () => Promise<Result>): Promise<Result> =>
  vi.waitFor(work, { timeout: 40_000, interval: 500 });

const filesUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

describe.skipIf(small === undefined)('a disk of files that is full', () => {
  it('refuses uploads in a sentence, leaves nothing half written, and takes them again once there is room', async () => {
    const disk = small!; // else skipped
    const database = await createTestDatabase();
    const server = await openFaultServer({
      databaseUrl: database.url,
      variables: { DATA_DIR: disk.folder },
      doesWork: false,
    });
    const isReady = async () => (await server.ask('GET', '/health/ready')).status;
    try {
      const member = await server.member();
      const picture = await aPicture();
      expect((await server.upload(member.token, picture)).status).toBe(201);
      expect(await isReady()).toBe(200);
      const before = filesUnder(join(disk.folder, 'media')).toSorted();
      const rowsBefore = Number((await database.db('media').count())[0]?.['count']);

      disk.fill();
      for (const language of ['vi', 'en']) {
        await database.db('users').where({ id: member.id }).update({ language });
        const refused = await server.upload(member.token, picture);
        expect(refused.status).toBe(503);
        expect(refused.body['code']).toMatch(/^(service\.unavailable|media\.store_unavailable)$/);
        expect(String(refused.body['detail']).length).toBeGreaterThan(20);
        expect(String(refused.body['detail'])).not.toMatch(/ENOSPC|no space/i);
        expect(refused.retryAfter).not.toBeNull();
      }
      // Readiness shares an answer for a second: that one must be over.
      await pause(1_100);
      expect(await isReady()).toBe(503);
      // What needs no disk goes on.
      expect((await server.ask('GET', '/me', { token: member.token })).status).toBe(200);
      expect((await server.ask('GET', '/health/live')).status).toBe(200);
      expect(filesUnder(join(disk.folder, 'media')).toSorted()).toEqual(before);
      expect(filesUnder(join(disk.folder, 'uploads'))).toEqual([]);
      expect(Number((await database.db('media').count())[0]?.['count'])).toBe(rowsBefore);

      disk.free();
      await vi.waitUntil(async () => (await isReady()) === 200, { timeout: 10_000, interval: 200 });
      expect((await server.upload(member.token, picture)).status).toBe(201);
    } finally {
      disk.free();
      await server.close();
      await database.drop();
    }
  });
});

describe.skipIf(forDatabase === undefined)('a disk of the database that is full', () => {
  it('stops what writes in a sentence, loses and doubles no coin, and all is well once there is room', async () => {
    const disk = forDatabase!; // else skipped
    const outages: string[] = [];
    const database = await startEmbeddedPostgres({
      dataDir: join(disk.folder, 'data'),
      // Its log takes little of the small disk.
      settings: { max_wal_size: '48MB', min_wal_size: '32MB', checkpoint_timeout: '30s' },
      onOutage: ({ state }) => void outages.push(state),
    });
    await migrate(database.url);
    const server = await openFaultServer({ databaseUrl: database.url });
    const isReady = async () => (await server.ask('GET', '/health/ready')).status;
    const coins = 100_000;
    try {
      const member = await patiently(() => server.member(coins));
      const walletOf = async (id: string) =>
        server.app.coin.getWallet(await server.app.account.actorNamed(id));
      const confirmed = new Set<string>();
      const begun: string[] = [];
      const odd: string[] = [];
      const convert = async (key: string): Promise<boolean> => {
        const answer = await server
          .ask('POST', '/me/convert', { token: member.token, body: { fitCoin: 1 }, key })
          .catch(() => null);
        if (answer?.status === 200) confirmed.add(key);
        else if (answer?.status !== 503 || answer.body['code'] !== 'service.unavailable')
          odd.push(JSON.stringify(answer));
        return answer?.status === 200;
      };
      for (let index = 0; index < 20; index += 1) {
        begun.push(`before-${index}`);
        await vi.waitUntil(() => convert(`before-${index}`), { timeout: 20_000, interval: 100 });
      }

      disk.fill();
      // What the database has set aside for itself is used up first.
      let refusals = 0;
      for (let index = 0; refusals < 20; index += 1) {
        expect(index).toBeLessThan(200_000);
        const key = `full-${index}`;
        begun.push(key);
        if (!(await convert(key))) refusals += 1;
        if (index % 10 === 0) {
          disk.fill();
          if ((await isReady()) === 503) refusals += 1;
        }
      }
      await pause(1_100);
      expect(await isReady()).toBe(503);
      expect(odd).toEqual([]);

      disk.free();
      await vi.waitUntil(async () => (await isReady()) === 200, { timeout: 60_000, interval: 500 });
      // Who heard 503 asks again under the same key.
      for (const key of begun)
        if (!confirmed.has(key)) await vi.waitUntil(() => convert(key), { timeout: 20_000, interval: 100 });
      expect(odd).toEqual([]);
      const wallet = await patiently(() => walletOf(member.id));
      expect(wallet).toMatchObject({ fitCoin: coins - begun.length });
      expect(await patiently(() => server.app.coin.reconcile(system))).toEqual({ ok: true, breaches: [] });
      await vi.waitUntil(() => server.lines.some(({ msg }) => msg === 'The database is back'), {
        timeout: 20_000,
      });
    } finally {
      disk.free();
      await server.close();
      await database.stop();
    }
  });
});
