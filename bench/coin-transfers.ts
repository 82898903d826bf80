import { onBenchDatabase } from './bench-database.ts';
import { compareAlternately, once, perSecond, throughput, type Call } from './measure.ts';
import { makeMembers, type Member } from './members.ts';
import type { Report } from './report.ts';

/** B4: coins moved through the API, against one round trip from bare pg. */
export const movingCoins = ({ ratios }: Report): Promise<void> =>
  onBenchDatabase(async (database) => {
    const members = await makeMembers(database);
    const product = await database.serve('./product-server.ts');
    const plain = await database.serve('./bare-server.ts');
    let key = 0;
    const convert = ({ headers }: Member): Call => ({
      method: 'POST',
      path: '/api/me/convert',
      headers: { ...headers, 'idempotency-key': `bench-${process.pid}-${(key += 1)}` },
      body: '{"fitCoin":1}',
    });
    const transfer = ({ id }: Member): Call => ({
      method: 'POST',
      path: `/transfer?user=${id}`,
      body: '{"fitCoin":1}',
    });
    const first = members[0]!; // there are 300
    await once(product, convert(first), (text) => text.includes('"baseCoin"'));
    await once(plain, transfer(first), (text) => text.includes('base_coin'));
    const spread = (count: number): Member => members[(count * 37) % members.length]!; // within the list
    for (const [name, what, whose] of [
      ['B4 hot', 'conversions of one member, throughput, against one round trip from bare pg', () => first],
      ['B4 spread', 'the same, among 300 members', spread],
    ] as const) {
      await throughput(product, (count) => convert(whose(count)), { forMs: 1_000 });
      ratios.push(
        await compareAlternately(
          { name, what, budget: 'at least 0.5', detail: perSecond },
          () => throughput(plain, (count) => transfer(whose(count))),
          () => throughput(product, (count) => convert(whose(count))),
        ),
      );
    }
    const { rows: wrong } = await database.bare.query(
      `select w.user_id from wallets w join postings p on p.user_id = w.user_id and p.account = 'USER'
       group by w.user_id having w.fit_coin <> sum(p.amount) filter (where p.coin = 'FIT_COIN')`,
    );
    if (wrong.length > 0) throw new Error('balances do not match the ledger');
  });
