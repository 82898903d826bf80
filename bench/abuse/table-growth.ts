import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { system, visitor } from '#core/access/actor/actor.ts';
import type { Application } from '#core/application.ts';
import { readConfig } from '#adapters/composition/config.ts';
import { createContainer, tokens } from '#adapters/composition/container.ts';
import { provideTestCluster } from '#adapters/persistence/testing/cluster.ts';
import { makeCoaches } from '../coaches.ts';
import { ledgerOf } from '../ledger.ts';
import { inMs, compareAlternately, medianOf, milliseconds } from '../measure.ts';
import type { Report } from '../report.ts';

const rounds = 150;
const [notices, noticesOfReader] = [6, 60];
const [linesEach, linesOfReader] = [4, 60];
const reader = 'm7';

type FilledApplication = Readonly<{ app: Application; close(): Promise<void> }>;

/** So many members, each with a few lines and notices; one of them with pages of both. */
const applicationWith = async (members: number, dataDir: string): Promise<FilledApplication> => {
  const ledger = await ledgerOf(members * linesEach * 2, members);
  const [connection] = ledger.connections;
  await connection!.query(
    `insert into notifications (id, user_id, type, category, params, created_at)
     select uuidv7()::text, 'm' || m, 'REWARD_CLAIMED', 'COINS', '{}', now() - n * interval '7 hours'
     from generate_series(1, $1::int) as m, generate_series(1, case m when 7 then $3::int else $2::int end) as n`,
    [members, notices, noticesOfReader],
  );
  const container = createContainer(
    readConfig({
      ...process.env,
      DATABASE_URL: ledger.url,
      DATA_DIR: dataDir,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
    }),
  );
  const app = container.get(tokens.application);
  const actor = await app.account.actorNamed(reader);
  for (let line = 0; line < linesOfReader; line += 1)
    await app.coin.convert(actor, { fitCoin: 1, reference: `line-${line}` });
  // Every tenth; the small one has more of them than a directory counts.
  await makeCoaches(connection!, 'm%0');
  await connection!.query('vacuum analyze');
  return {
    app,
    async close() {
      await container.unbindAllAsync();
      await ledger.drop();
    },
  };
};

const medianTime = async (read: (round: number) => Promise<unknown>): Promise<number> => {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) taken.push(await milliseconds(() => read(round)));
  return medianOf(taken);
};

const firstPage = { from: 0, to: 24, filter: {} } as const;
type Reading = (app: Application) => Promise<(round: number) => Promise<unknown>>;

const lists: readonly (readonly [string, Reading])[] = [
  [
    'a member’s transactions',
    async (app) => {
      const actor = await app.account.actorNamed(reader);
      return () => app.coin.listTransactions(actor, { limit: 20 });
    },
  ],
  [
    'a member’s notices',
    async (app) => {
      const actor = await app.account.actorNamed(reader);
      return () => app.notification.listNotifications(actor, { limit: 20 });
    },
  ],
  [
    'every transaction, for staff',
    async (app) => () =>
      app.coin.listAllTransactions(system, { ...firstPage, sort: { field: 'createdAt', order: 'DESC' } }),
  ],
  [
    'every member, for staff',
    async (app) => () =>
      app.account.listUsers(system, { ...firstPage, sort: { field: 'createdAt', order: 'DESC' } }),
  ],
  ['coaches, the best first', async (app) => () => app.coaching.listCoaches(visitor, { limit: 20 })],
  [
    'coaches of a price, the cheapest first',
    async (app) => () => app.coaching.listCoaches(visitor, { limit: 20, sort: 'PRICE_LOW', priceMin: 500 }),
  ],
];

/** B3: what a list costs when there is ten times as much of everything. */
export const growing = async ({ ratios }: Report): Promise<void> => {
  const cluster = await provideTestCluster({ isDurable: true });
  const dataDir = mkdtempSync(join(tmpdir(), 'fitboard-bench-'));
  try {
    // Both beyond what staff lists count one by one.
    const small = await applicationWith(11_000, dataDir);
    const large = await applicationWith(110_000, dataDir);
    for (const [what, reading] of lists) {
      const [one, other] = [await reading(small.app), await reading(large.app)];
      const [few, many] = [() => medianTime(one), () => medianTime(other)];
      await few();
      await many();
      ratios.push(await compareAlternately({ name: 'B3', what, budget: 'at most 1.2 at ten times the rows', detail: inMs }, few, many)); // prettier-ignore
    }
    await small.close();
    await large.close();
  } finally {
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
