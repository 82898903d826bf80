import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { system } from '#core/access/actor.ts';
import { readRow } from '#core/indicator/columns.ts';
import { computeIndicators } from '#core/indicator/compute.ts';
import { historyOf } from '#core/indicator/history.ts';
import type { ImportRow } from '#core/indicator/use-cases/import-profiles.ts';
import { readConfig } from '#adapters/composition/config.ts';
import { createContainer, tokens } from '#adapters/composition/container.ts';
import { readTable } from '#adapters/cli/table-file.ts';
import { createTestDatabase, provideTestCluster } from '#adapters/persistence/testing/cluster.ts';
import type { Page } from 'playwright-core';
import { demoPassword } from '#fixtures/demo/seed.ts';
import { openBrowser } from '../e2e/browser.ts';
import { openHouse, newDataDir, forget } from '../e2e/house.ts';
import { inTurn, latency, milliseconds, once, throughput, type Call, type Ratio } from './measure.ts';

const people = fileURLToPath(new URL('../fixtures/data/ansur2-body-measurements.csv', import.meta.url));
const report = fileURLToPath(new URL('../docs/performance.md', import.meta.url));
const ratios: Ratio[] = [];
const figures: string[] = [];
const children: ChildProcess[] = [];

const serve = async (file: string, env: Readonly<Record<string, string>>): Promise<number> => {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve((message as { port: number }).port)); // both servers send just this
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
};

const rows: ImportRow[] = [];
for await (const entry of readTable(people)) {
  if ('problem' in entry) throw new Error(entry.problem);
  const { id, inputs } = readRow(entry.row);
  rows.push({ externalId: id ?? '', inputs });
}
if (rows.length !== 6068) throw new Error(`expected 6068 people, found ${rows.length}`);

// B7: computing
{
  const all = rows.map(({ inputs }) => inputs);
  let checked = 0;
  const compute = async (): Promise<number> => {
    const rounds = 20;
    const taken = await milliseconds(async () => {
      for (let round = 0; round < rounds; round += 1)
        for (const inputs of all)
          if (computeIndicators(inputs, { standard: 'WHO' }).bmi.value !== undefined) checked += 1;
    });
    return (rounds * all.length) / (taken / 1_000);
  };
  const parse = async (): Promise<number> => {
    const texts = all.map((inputs) => JSON.stringify(inputs));
    const taken = await milliseconds(async () => {
      for (const text of texts) if (JSON.parse(text) === null) checked += 1;
    });
    return all.length / (taken / 1_000);
  };
  await compute();
  let best = 0;
  ratios.push(
    await inTurn(
      { name: 'B7', what: 'profiles computed, against the same profiles parsed from JSON', budget: 'at least 1 million a second', detail: (_, product) => `${Math.round(product).toLocaleString('en')} profiles a second.` },
      parse,
      async () => { const rate = await compute(); best = Math.max(best, rate); return rate; },
    ),
  ); // prettier-ignore
  if (checked === 0) throw new Error('nothing was computed');
  figures.push(
    `All indicators of the 6,068 real profiles: up to ${Math.round(best).toLocaleString('en')} profiles a second on one core.`,
  );
}

const cluster = await provideTestCluster();
const dataDir = mkdtempSync(join(tmpdir(), 'fitboard-bench-'));
try {
  const database = await createTestDatabase();
  const environment = {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
  };
  const container = createContainer(readConfig({ ...process.env, ...environment }));
  const app = container.get(tokens.application);
  const ports = container.get(tokens.ports);
  const bare = new pg.Client({ connectionString: database.url });
  await bare.connect();

  // B14: import, against the same rows written by bare pg
  {
    const { rows: [role] } = await bare.query<{ user: Record<string, unknown> }>(`select to_jsonb(u) as user from users u where id = '1'`); // prettier-ignore
    const columns = Object.keys(role!.user); // user 1 is made by the first migration
    let batch = 0;
    const size = 300;
    const insertBare = async (): Promise<number> => {
      batch += 1;
      const taken = await milliseconds(async () => {
        for (let from = 0; from < size; from += 50) {
          await bare.query('begin');
          for (let index = from; index < from + 50; index += 1) {
            const id = `bare-${batch}-${index}`;
            const { inputs } = rows[index]!;
            const user = { ...role!.user, id, email: `${id}@bare.invalid`, username: null, referral_code: id, role_id: 'member' };
            await bare.query({ name: 'user', text: `insert into users select * from jsonb_populate_record(null::users, $1)`, values: [JSON.stringify(user)] });
            await bare.query({ name: 'claim', text: `insert into reward_claims values ($1,$1,'VERIFY_EMAIL',$1,1000,'BASE_COIN',now())`, values: [id] });
            for (const [amount, reason, account] of [[1000, 'REWARD', 'ISSUED'], [-300, 'FEE_SAVE_PHYSICAL_PROFILE', 'REVENUE']] as const)
              await bare.query({ name: 'post', text: 'select * from post_transfer($1,$2,$3,null,null,$4,now(),$5,$6,$7,$8)', values: [`${id}${reason}`, reason, id, 'bench', ['USER', account], [id, null], ['BASE_COIN', 'BASE_COIN'], [amount, -amount]] });
            await bare.query({ name: 'snapshot', text: `insert into snapshots (id, user_id, week, week_start, standard, inputs, created_at, updated_at) values ($1,$1,'2026-W01','2025-12-29','WHO',$2,now(),now())`, values: [id, JSON.stringify(inputs)] });
          }
          await bare.query('commit');
        }
      });
      return size / (taken / 1_000);
    }; // prettier-ignore
    if (columns.length === 0) throw new Error('no columns');
    let at = 0;
    const importProduct = async (): Promise<number> => {
      const part = rows.slice(at, at + size);
      at += size;
      const taken = await milliseconds(async () => {
        for (let from = 0; from < part.length; from += 50) {
          const outcomes = await app.indicator.importProfiles(system, {
            rows: part.slice(from, from + 50),
            weeks: 1,
          });
          if (outcomes.some(({ result }) => result !== 'ADDED')) throw new Error('a row was not added');
        }
      });
      return part.length / (taken / 1_000);
    };
    await importProduct();
    ratios.push(
      await inTurn(
        {
          name: 'B14',
          what: 'people imported a second, against their own rows through bare pg',
          budget: 'at least 0.5',
          detail: (a, b) => `${Math.round(b)} a second; bare ${Math.round(a)}.`,
        },
        insertBare,
        importProduct,
      ),
    );
    const before = process.memoryUsage().rss;
    const rest = await milliseconds(async () => {
      for (; at < rows.length; at += 50)
        await app.indicator.importProfiles(system, { rows: rows.slice(at, at + 50), weeks: 1 });
    });
    const growth = (process.memoryUsage().rss - before) / 1024 / 1024;
    figures.push(
      `Importing the rest of the 6,068 people took ${(rest / 1_000).toFixed(1)} s; memory grew by ${growth.toFixed(0)} MiB.`,
    );
  }

  // A member with five years of weeks, coins to spend and a sign-in
  const [user] = (
    await app.account.listUsers(system, {
      sort: { field: 'createdAt', order: 'ASC' },
      from: 0,
      to: 3,
      filter: { q: 'f0001' },
    })
  ).rows;
  if (!user) throw new Error('the first person is not there');
  const actor = await app.account.actorNamed(user.id);
  const past = historyOf(rows[0]!.inputs, { weeks: 261, seed: 'bench' }).slice(0, -1);
  for (const [index, inputs] of past.entries()) {
    const start = new Date(Date.now() - (261 - index) * 7 * 86_400_000);
    await bare.query(`insert into snapshots (id, user_id, week, week_start, standard, inputs, created_at, updated_at) values ($1,$2,to_char($3::date,'IYYY-"W"IW'),date_trunc('week',$3::date),'WHO',$4,$3,$3) on conflict do nothing`, [`past-${index}`, user.id, start, JSON.stringify(inputs)]); // prettier-ignore
  }
  await app.coin.grantCoins(system, {
    userId: user.id,
    coin: 'FIT_COIN',
    amount: 50_000_000,
    reason: 'Benchmark',
    reference: 'bench',
  });
  for (let index = 0; index < 60; index += 1)
    await app.coin.convert(actor, { fitCoin: 1, reference: `warm-${index}` });
  const sessionId = ports.ids.next();
  const now = ports.clock.now();
  await ports.transaction(({ sessions }) =>
    sessions.insert({ id: sessionId, userId: user.id, generation: 0, rotatedAt: now, userAgent: 'bench', address: '127.0.0.1', createdAt: now, lastUsedAt: now, expiresAt: new Date(now.getTime() + 86_400_000), endedAt: null, endReason: null }),
  ); // prettier-ignore
  const headers = { authorization: `Bearer ${ports.tokens.access({ userId: user.id, sessionId, at: now })}` };

  const product = await serve('./product-server.ts', environment);
  const plain = await serve('./bare-server.ts', environment);
  const wallet: Call = { method: 'GET', path: '/api/me/wallet', headers };
  const bareWallet: Call = { method: 'GET', path: `/wallet?user=${user.id}` };
  await once(product, wallet, (text) => text.includes('"fitCoin"'));
  await once(plain, bareWallet, (text) => text.includes('fit_coin'));
  await throughput(product, () => wallet, { forMs: 2_000 });
  await throughput(plain, () => bareWallet, { forMs: 1_000 });
  const perSecond = (a: number, b: number) => `${Math.round(b)} a second; bare ${Math.round(a)}.`;
  ratios.push(
    await inTurn(
      {
        name: 'B1',
        what: 'GET of one resource through the whole stack, throughput',
        budget: 'at least 0.55',
        detail: perSecond,
      },
      () => throughput(plain, () => bareWallet),
      () => throughput(product, () => wallet),
    ),
  );
  const inMs = (a: number, b: number) => `${b.toFixed(2)} ms; bare ${a.toFixed(2)} ms.`;
  ratios.push(
    await inTurn(
      { name: 'B1 p50', what: 'the same, one client, median time', budget: 'at most 1.6', detail: inMs },
      () => latency(plain, bareWallet),
      () => latency(product, wallet),
    ),
  );
  const list: Call = { method: 'GET', path: '/api/me/transactions?limit=20', headers };
  const bareList: Call = { method: 'GET', path: `/transactions?user=${user.id}` };
  await once(product, list, (text) => text.includes('CONVERSION'));
  ratios.push(
    await inTurn(
      { name: 'B2', what: 'a list of 20 transactions, median time', budget: 'at most 1.5', detail: inMs },
      () => latency(plain, bareList),
      () => latency(product, list),
    ),
  );
  let key = 0;
  const convert = (): Call => ({
    method: 'POST',
    path: '/api/me/convert',
    headers: { ...headers, 'idempotency-key': `bench-${process.pid}-${(key += 1)}` },
    body: '{"fitCoin":1}',
  });
  const transfer = (): Call => ({ method: 'POST', path: `/transfer?user=${user.id}`, body: '{"fitCoin":1}' });
  await once(product, convert(), (text) => text.includes('"baseCoin"'));
  ratios.push(
    await inTurn(
      {
        name: 'B4 hot',
        what: 'conversions of one member, throughput, against one round trip from bare pg',
        budget: 'at least 0.5',
        detail: perSecond,
      },
      () => throughput(plain, transfer),
      () => throughput(product, convert),
    ),
  );

  // B6: one weekly save, against its own statements
  {
    const { inputs } = rows[0]!;
    const media = await Promise.all(
      (['FRONT', 'BACK', 'LEFT'] as const).map(async (side) => {
        const id = ports.ids.next();
        await bare.query(`insert into media (id, owner_id, source, type, purpose, name, content_type, size, key, created_at) values ($1,$2,'LOCAL','IMAGE','PHYSICAL_PROFILE','a.jpg','image/jpeg',1,$1,now())`, [id, user.id]);
        return { mediaId: id, side };
      }),
    ); // prettier-ignore
    const rounds = 40;
    const productSave = () => milliseconds(async () => {
      for (let round = 0; round < rounds; round += 1) await app.indicator.saveSnapshot(actor, { ...inputs, media, language: 'vi' });
    }); // prettier-ignore
    await productSave();
    const { rows: [saved] } = await bare.query<{ id: string; week: string; inputs: unknown }>('select id, week, inputs from snapshots where user_id = $1 order by week_start desc limit 1', [user.id]); // prettier-ignore
    const statement = (name: string, text: string, values: unknown[]) => bare.query({ name, text, values });
    const bareSave = () => milliseconds(async () => {
      for (let round = 0; round < rounds; round += 1) {
        await bare.query('begin');
        await statement('s1', `select pg_advisory_xact_lock(hashtextextended($1, 0))`, [user.id]);
        await statement('s2', 'select * from users where id = $1', [user.id]);
        await statement('s3', `select s.*, (select json_agg(m) from snapshot_media m where m.snapshot_id = s.id) from snapshots s where user_id = $1 and week = $2`, [user.id, saved!.week]);
        await statement('s4', `select s.*, (select json_agg(m) from snapshot_media m where m.snapshot_id = s.id) from snapshots s where user_id = $1 order by week_start desc limit 3`, [user.id]);
        await statement('s5', 'select * from media where owner_id = $1 and id = any($2)', [user.id, media.map(({ mediaId }) => mediaId)]);
        await statement('s6', 'update snapshots set inputs = $2, version = version + 1, updated_at = now() where id = $1', [saved!.id, JSON.stringify(inputs)]);
        await statement('s7', 'delete from snapshot_media where snapshot_id = $1', [saved!.id]);
        await statement('s8', 'insert into snapshot_media select $1, m, s from unnest($2::text[], $3::text[]) as t(m, s)', [saved!.id, media.map(({ mediaId }) => mediaId), media.map(({ side }) => side)]);
        await statement('s9', 'delete from drafts where user_id = $1', [user.id]);
        await statement('s10', `insert into events (event) values ($1)`, [JSON.stringify({ type: 'snapshot.saved' })]);
        await bare.query('commit');
      }
    }); // prettier-ignore
    ratios.push(
      await inTurn(
        {
          name: 'B6',
          what: 'saving a week, against its own SQL through bare pg',
          budget: 'at most 2',
          detail: (a, b) => `${(b / rounds).toFixed(2)} ms; bare ${(a / rounds).toFixed(2)} ms.`,
        },
        bareSave,
        productSave,
      ),
    );
  }

  // Five years of weeks on one timeline
  {
    const call: Call = { method: 'GET', path: '/api/indicators/timeline?range=all', headers };
    await once(product, call, (text) => text.includes('"streak"'));
    const sql = () => milliseconds(async () => {
      for (let round = 0; round < 10; round += 1) await bare.query({ name: 'series', text: 'select * from snapshots where user_id = $1 order by week_start', values: [user.id] });
    }); // prettier-ignore
    ratios.push(
      await inTurn(
        {
          name: 'Timeline',
          what: 'five years of weeks through the whole stack, against reading the same rows with bare pg',
          budget: 'reported',
          detail: (a, b) => `${b.toFixed(1)} ms; rows alone ${a.toFixed(1)} ms.`,
        },
        async () => (await sql()) / 10,
        () => latency(product, call, 10),
      ),
    );
  }

  for (const child of children) child.disconnect();
  await bare.end();
  await container.unbindAllAsync();
  await database.drop();
} finally {
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

// B10: a warm start, against the database's own warm start and an empty server
{
  const folder = newDataDir();
  const house = await openHouse({ dataDir: folder, env: { SEED: 'demo' } });
  await house.stop();
  const starts: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    let again: Awaited<ReturnType<typeof openHouse>> | undefined;
    starts.push(await milliseconds(async () => { again = await openHouse({ dataDir: folder }); })); // prettier-ignore
    await again?.stop();
  }
  forget(folder);
  starts.sort((a, b) => a - b);
  figures.push(
    `A warm \`npm start\` is ready in ${(starts[2]! / 1_000).toFixed(2)} s (median of 5, ${(starts[0]! / 1_000).toFixed(2)}–${(starts[4]! / 1_000).toFixed(2)}), database included.`,
  );
}

// B11, B12: what a browser really fetches, as it comes over the line
{
  const folder = newDataDir();
  const house = await openHouse({ dataDir: folder, env: { SEED: 'demo' } });
  const browser = await openBrowser();
  const weigh = async (page: Page, path: string): Promise<{ script: number; all: number; files: number }> => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    const kinds = new Map<string, string>();
    const weight = { script: 0, all: 0, files: 0 };
    session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      weight.all += encodedDataLength;
      weight.files += 1;
      if (kinds.get(requestId) === 'Script') weight.script += encodedDataLength;
    });
    await page.goto(house.url + path, { waitUntil: 'networkidle' });
    await session.detach();
    return weight;
  };
  const say = ({ script, all, files }: { script: number; all: number; files: number }) =>
    `${(script / 1024).toFixed(0)} kB of script, ${(all / 1024).toFixed(0)} kB in all, ${files} answers`;
  const open = async () =>
    (await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })).newPage();
  figures.push(
    `First load of the home page, compressed, as Chromium counts it: ${say(await weigh(await open(), '/'))} (budget 130 and 200).`,
  );
  const page = await open();
  await page.goto(`${house.url}/auth/login`, { waitUntil: 'networkidle' });
  await page.locator('[name=email]').fill('member@fitboard.example');
  await page.locator('[name=password]').fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL(/dashboard/);
  figures.push(
    `The Fitboard after sign-in, nothing cached: ${say(await weigh(page, '/dashboard'))} (budget 260 for the first screen).`,
  );
  await browser.close();
  await house.stop();
  forget(folder);
}

const table = [
  '| | What | Median (range) | Budget | Figures |',
  '|---|---|---|---|---|',
  ...ratios.map(
    ({ name, what, median, least, most, budget, detail }) =>
      `| ${name} | ${what} | **${median.toFixed(2)}** (${least.toFixed(2)}–${most.toFixed(2)}) | ${budget} | ${detail} |`,
  ),
].join('\n');
writeFileSync(
  report,
  `# Performance\n\nMeasured by \`npm run bench\` on ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.version}, PostgreSQL 18 built in, load from the same machine. Every ratio is product over baseline, taken in turn, five pairs; absolute figures drift with the machine, ratios hold.\n\n${table}\n\n${figures.map((line) => `- ${line}`).join('\n')}\n`,
);
console.log(figures.join('\n'));
process.exit(0);
