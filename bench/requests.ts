import { system } from '#core/access/actor.ts';
import { historyOf } from '#core/indicator/history.ts';
import { tokens } from '#adapters/composition/container.ts';
import type { BenchDatabase } from './bench-database.ts';
import { inTurn, latency, milliseconds, once, throughput, type Call } from './measure.ts';
import { readPeople } from './people.ts';
import type { Report } from './report.ts';

const perSecond = (a: number, b: number) => `${Math.round(b)} a second; bare ${Math.round(a)}.`;
const inMs = (a: number, b: number) => `${b.toFixed(2)} ms; bare ${a.toFixed(2)} ms.`;
export const requests = async (
  { ratios }: Report,
  { container, bare, serve }: BenchDatabase,
): Promise<void> => {
  const app = container.get(tokens.application);
  const ports = container.get(tokens.ports);
  const rows = (await readPeople()).slice(0, 300);
  for (let from = 0; from < rows.length; from += 50)
    await app.indicator.importProfiles(system, { rows: rows.slice(from, from + 50), weeks: 1 });

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

  const product = await serve('./product-server.ts');
  const plain = await serve('./bare-server.ts');
  const wallet: Call = { method: 'GET', path: '/api/me/wallet', headers };
  const bareWallet: Call = { method: 'GET', path: `/wallet?user=${user.id}` };
  await once(product, wallet, (text) => text.includes('"fitCoin"'));
  await once(plain, bareWallet, (text) => text.includes('fit_coin'));
  await throughput(product, () => wallet, { forMs: 2_000 });
  await throughput(plain, () => bareWallet, { forMs: 1_000 });
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
};
