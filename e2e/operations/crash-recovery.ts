import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { runningEmbeddedPostgres } from '#adapters/persistence/embedded/embedded-postgres.ts';
import { byEffort } from '#fixtures/engine/test-effort.ts';
import { openTestServer, type TestServer, type Person } from '../engine/test-server.ts';
import { call, forget, openServer, operate, type RunningServer } from '../engine/server.ts';
import { startMoneyLoad, type MoneyLoad } from '../money/money-load.ts';
import { stockShop } from '../money/load/goods.ts';
import { kinds, type Kind } from '../money/load/operations.ts';
import { check, type Scenario } from '../engine/scenario.ts';

const rounds = byEffort(3, 30);
/** So much is answered in each round before the blow falls, at a moment nobody chooses. */
const answersBefore = 20;
const longestWaitMs = 250;

/** The mark of each row that a client may have been told of. */
const marks: Readonly<Record<Kind, string>> = {
  grant: `select note as mark from postings where reason = 'GRANT' and account = 'USER' and note like 'load %'`,
  conversion: `select -amount as mark from postings
    where reason = 'CONVERSION' and account = 'USER' and coin = 'FIT_COIN'`,
  claim: `select c.id as mark from partner_claims c
    join postings p on p.reason = 'PARTNER_REWARD' and p.account = 'USER' and p.user_id = c.user_id
      and p.reference = c.reward_id || ':' || c.user_id || ':' || c.number`,
  purchase: `select o.delivery->>'note' as mark from orders o
    join postings p on p.transfer_id = o.transfer_id and p.account = 'USER' and p.amount = -o.total`,
  order: `select id as mark from payments`,
  transfer: `select bank_reference as mark from incoming_transfers`,
  approval: `select bank_code as mark from payments p
    join postings t on t.reason = 'TOP_UP' and t.account = 'USER' and t.reference = p.id || ':' || p.opening
    where p.status = 'COMPLETED' and p.received_vnd = 0`,
};
/** Asked for under a key; the mark is given by the server. */
const named: ReadonlySet<Kind> = new Set(['claim', 'order']);

const query = async <Row extends object>(dataDir: string, text: string): Promise<readonly Row[]> => {
  const client = new Client({ connectionString: (await runningEmbeddedPostgres(dataDir)) ?? '' });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
};

/** Nothing that was told is gone, nothing stands twice, and nothing is there that nobody asked for. */
const compare = async (testServer: TestServer, load: MoneyLoad): Promise<void> => {
  const acknowledged = Object.fromEntries(kinds.map((kind) => [kind, [...load.acknowledged[kind]]]));
  const all = kinds.map((kind) => `select '${kind}' as kind, mark::text from (${marks[kind]}) as rows`);
  const rows = await query<{ kind: Kind; mark: string }>(testServer.dataDir, all.join(' union all '));
  const asked = Object.fromEntries(kinds.map((kind) => [kind, new Set(load.begun[kind])]));
  const grouped = Map.groupBy(rows, ({ kind }) => kind);
  for (const kind of kinds) {
    const stored = (grouped.get(kind) ?? []).map(({ mark }) => mark);
    const there = new Set(stored);
    const lost = acknowledged[kind]?.filter((mark) => !there.has(mark)) ?? [];
    check(
      lost.length === 0,
      `${kind}: ${lost.length} of ${acknowledged[kind]?.length} that were told are gone: ${lost.slice(0, 3).join(', ')}`,
    );
    check(there.size === stored.length, `${kind}: ${stored.length - there.size} stand twice`);
    const begun = asked[kind] ?? new Set<string>();
    const unasked = named.has(kind) ? [] : stored.filter((mark) => !begun.has(mark));
    check(unasked.length === 0, `${kind}: nobody asked for ${unasked.slice(0, 3).join(', ')}`);
    check(stored.length <= begun.size, `${kind}: ${stored.length} are there, ${begun.size} were asked for`);
  }
  const breaches = await testServer.breaches();
  check(breaches === '', breaches);
  check(load.faults.length === 0, load.faults.slice(0, 5).join('\n'));
};

const isReady = async ({ url }: RunningServer): Promise<boolean> =>
  (await call(url, 'GET', '/health/ready').catch(() => null))?.status === 200;

/** Asked of the database itself: readiness remembers its last answer for a second. */
const isAnswering = async (dataDir: string): Promise<boolean> =>
  query(dataDir, 'select 1').then(
    () => true,
    () => false,
  );

/** While the database is down its file of the process is gone, or half written. */
const processOf = (server: RunningServer): number => {
  try {
    return server.databasePid();
  } catch {
    return Number.NaN;
  }
};

const untilAnother = async (server: RunningServer, dataDir: string, killed: number): Promise<void> => {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const now = processOf(server);
    const isAnother = !Number.isNaN(now) && now !== killed;
    if (isAnother && (await isAnswering(dataDir)) && (await isReady(server))) return;
    check(Date.now() < deadline, 'the database did not come back within a minute');
    await pause(25);
  }
};

const eachRound = async (round: (number: number) => Promise<void>): Promise<void> => {
  for (let number = 1; number <= rounds; number += 1) {
    try {
      await round(number);
    } catch (error) {
      throw new Error(`in round ${number}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }
};

const someMoment = (): Promise<void> => pause(Math.random() * longestWaitMs);

export const kills: Scenario = {
  name: 'Killed without warning under a load of money',
  async run(step) {
    const testServer = await step('a server with members, a partner, a shop and a bank starts', () =>
      openTestServer(),
    );
    const { dataDir, env } = testServer;
    let server = testServer.server;
    try {
      const members: Person[] = [];
      for (const name of ['Một', 'Hai', 'Ba', 'Bốn']) {
        const member = await testServer.person(`Thành Viên ${name}`, `member${members.length}@example.com`);
        const body = { userId: member.id, coin: 'FIT_COIN', amount: 2_000_000, reason: 'to spend' };
        await call(testServer.url, 'POST', '/admin/coins/grant', { token: testServer.token, body });
        members.push(member);
      }
      const clerk = await testServer.person('Lê Thu Hà', 'clerk@example.com', { roleId: 'staff' });
      const load = startMoneyLoad(testServer, members, clerk, await stockShop(testServer));
      await step(`${rounds} times the server dies and starts again: nothing told is lost`, () =>
        eachRound(async () => {
          await load.more(answersBefore);
          await someMoment();
          await server.kill('SIGKILL');
          server = await openServer({ dataDir, env, port: server.port });
          await compare(testServer, load);
        }),
      );
      await step(`${rounds} times the database dies and is brought back: nothing told is lost`, () =>
        eachRound(async () => {
          await load.more(answersBefore);
          await someMoment();
          const killed = server.databasePid();
          process.kill(killed, 'SIGKILL');
          await untilAnother(server, dataDir, killed);
          await compare(testServer, load);
        }),
      );
      await step('everything begun is done in the end, once', async () => {
        await load.more(answersBefore);
        await load.stop();
        for (const kind of kinds)
          check(
            load.acknowledged[kind].size === load.begun[kind].size,
            `${kind}: ${load.begun[kind].size} were asked for, ${load.acknowledged[kind].size} told of`,
          );
        await untilJudged(dataDir);
        await compare(testServer, load);
        const counts = kinds.map((kind) => `${load.acknowledged[kind].size} × ${kind}`).join(', ');
        console.log(
          `          ${load.total()} told (${counts}), ${load.repeated()} asked again, none lost, none twice`,
        );
      });
      await step('the books agree, and a gentle end leaves with code 0', async () => {
        const { code, out, error } = await operate(dataDir, '--json', 'reconcile');
        check(code === 0, `reconcile found a breach: ${out}${error}`);
        const left = await server.stop();
        check(left === 0, `it ended with ${left}:\n${server.output().slice(-2000)}`);
      });
    } finally {
      await server.stop().catch(() => null);
      forget(dataDir);
    }
  },
};

/** What a crash left unjudged the clock judges: every transfer ends at its order. */
const untilJudged = async (dataDir: string): Promise<void> => {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const [open] = await query<{ transfers: string; orders: string }>(
      dataDir,
      `select (select count(*) from incoming_transfers where status <> 'MATCHED') as transfers,
        (select count(*) from payments where status <> 'COMPLETED') as orders`,
    );
    if (open?.transfers === '0' && open.orders === '0') return;
    check(Date.now() < deadline, `${open?.transfers} transfers and ${open?.orders} orders are still open`);
    await pause(250);
  }
};
