import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createTestDatabase, provideTestCluster } from '#adapters/persistence/testing/cluster.ts';
import { compareAlternately, milliseconds } from './measure.ts';
import type { Report } from './report.ts';

const ledgerMembers = 5_000;
const clients = 8;
const movementsARound = 1_000;

const postTransfer = 'select * from post_transfer($1,$2,$3,null,null,$4,$5,$6,$7,$8,$9)';

export type Ledger = Readonly<{ url: string; connections: readonly pg.Client[]; drop(): Promise<void> }>;

/** A ledger with that many postings, each written by the product's own function, in the order of time. */
export const ledgerOf = async (postings: number, members = ledgerMembers): Promise<Ledger> => {
  const database = await createTestDatabase();
  const connections = Array.from(
    { length: clients },
    () => new pg.Client({ connectionString: database.url }),
  );
  for (const connection of connections) {
    connection.on('error', () => undefined); // the query in progress reports it
    await connection.connect();
  }
  const [first] = connections as [pg.Client];
  await first.query(
    `insert into users select made.* from users u, generate_series(1, $1) as n,
       jsonb_populate_record(u, jsonb_build_object('id', 'm' || n, 'email', 'm' || n || '@bench.invalid', 'username', null,
         'referral_code', 'm' || n, 'role_id', 'member', 'search', '')) as made
     where u.id = '1'`,
    [members],
  );
  const transfers = postings / 2;
  const started = Date.now();
  const batch = Math.min(transfers / 2, 10_000);
  await Promise.all(
    // Each half has members of its own, so that the two never wait for one wallet.
    [0, 1].map(async (half) => {
      for (let from = 0; from < transfers / 2; from += batch)
        await connections[half]!.query(
          `select count(*) from generate_series($1::int + 1, $1::int + $2::int) as n,
             lateral (select 'm' || 1 + $3::int + 2 * ((n * 7919) % ($4::int / 2)) as member) as whose,
             lateral post_transfer(uuidv7()::text, 'GRANT', member || ':' || gen_random_uuid(), null, null, 'bench', now(),
               array['USER', 'ISSUED'], array[member, null], array['FIT_COIN', 'FIT_COIN'], array[1000000, -1000000])`,
          [from, Math.min(batch, transfers / 2 - from), half, members],
        );
    }),
  );
  const { rows: [counted] } = await first.query<{ postings: string; wallets: string; sum: string }>(
    `select count(*) as postings, (select sum(fit_coin) from wallets) as wallets, sum(amount) as sum from postings`,
  ); // prettier-ignore
  if (Number(counted?.postings) !== postings || Number(counted?.sum) !== 0)
    throw new Error(`the ledger is not as it was asked for: ${JSON.stringify(counted)}`);
  if (Number(counted?.wallets) !== transfers * 1_000_000)
    throw new Error('the wallets do not match the postings');
  await first.query('vacuum analyze');
  await first.query('checkpoint');
  if (process.env['BENCH_VERBOSE']) console.log(postings, 'postings written in', Date.now() - started, 'ms');
  return {
    url: database.url,
    connections,
    async drop() {
      for (const connection of connections) await connection.end();
      await database.drop();
    },
  };
};

/** Milliseconds of one movement, with several clients at once. */
const costOf = async (
  { connections }: Ledger,
  memberOf: (count: number) => number,
  count = movementsARound,
): Promise<number> => {
  let next = 0;
  const taken = await milliseconds(() =>
    Promise.all(
      connections.map(async (connection) => {
        while (next < count) {
          const member = `m${memberOf(next)}`;
          next += 1;
          const reference = `${member}:${randomUUID()}`;
          const { rows } = await connection.query({
            name: 'post',
            text: postTransfer,
            values: [
              randomUUID(), 'CONVERSION', reference, member, new Date(),
              ['USER', 'CONVERSION', 'CONVERSION', 'USER'], [member, null, null, member],
              ['FIT_COIN', 'FIT_COIN', 'BASE_COIN', 'BASE_COIN'], [-1, 1, -10, 10],
            ],
          }); // prettier-ignore
          if (rows.length !== 1) throw new Error('a movement did not happen');
        }
      }),
    ),
  );
  return taken / count;
};

const random = () => 1 + Math.floor(Math.random() * ledgerMembers);
const hot = () => 1;
const detail = (a: number, b: number) =>
  `${(b * 1_000).toFixed(0)} µs a movement; ${(a * 1_000).toFixed(0)} µs at ten thousand.`;

/** B5: what a coin movement costs when a hundred times as many have been before it. */
export const ledger = async ({ ratios }: Report): Promise<void> => {
  const cluster = await provideTestCluster({ isDurable: true });
  try {
    const small = await ledgerOf(10_000);
    const large = await ledgerOf(1_000_000);
    for (const one of [small, large]) {
      await costOf(one, random);
      await costOf(one, hot);
    }
    for (const [name, what, memberOf] of [
      [
        'B5 spread',
        'a coin movement among 5,000 members at a million postings, against ten thousand',
        random,
      ],
      ['B5 hot', 'the same, of one member', hot],
    ] as const)
      ratios.push(
        await compareAlternately(
          { name, what, budget: 'at most 1.3', detail },
          () => costOf(small, memberOf),
          () => costOf(large, memberOf),
        ),
      );
    await small.drop();
    await large.drop();
  } finally {
    await cluster.stop();
  }
};
