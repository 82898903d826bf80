import { onBenchDatabase } from './bench-database.ts';
import { makeCoaches } from './coaches.ts';
import {
  inMs,
  compareAlternately,
  latency,
  milliseconds,
  once,
  perSecond,
  throughput,
  type Call,
} from './measure.ts';
import { makeMembers } from './members.ts';
import type { Report } from './report.ts';

/** B1, B2 and the timeline: what is read through the whole stack. */
export const reading = ({ ratios }: Report): Promise<void> =>
  onBenchDatabase(async (database) => {
    const { bare, serve } = database;
    const [member] = await makeMembers(database);
    const { id, headers } = member!; // there are 300
    const product = await serve('./product-server.ts');
    const plain = await serve('./bare-server.ts');

    const wallet: Call = { method: 'GET', path: '/api/me/wallet', headers };
    const bareWallet: Call = { method: 'GET', path: `/wallet?user=${id}` };
    await once(product, wallet, (text) => text.includes('"fitCoin"'));
    await once(plain, bareWallet, (text) => text.includes('fit_coin'));
    await throughput(product, () => wallet, { forMs: 2_000 });
    await throughput(plain, () => bareWallet, { forMs: 1_000 });
    ratios.push(
      await compareAlternately(
        {
          name: 'B1',
          what: 'GET of one resource through the whole stack, throughput',
          budget: 'at least 0.55',
          detail: perSecond,
        },
        () => throughput(plain, () => bareWallet),
        () => throughput(product, () => wallet),
      ),
      await compareAlternately(
        { name: 'B1 p50', what: 'the same, one client, median time', budget: 'at most 1.6', detail: inMs },
        () => latency(plain, bareWallet),
        () => latency(product, wallet),
      ),
    );

    const list: Call = { method: 'GET', path: '/api/me/transactions?limit=20', headers };
    const bareList: Call = { method: 'GET', path: `/transactions?user=${id}` };
    await once(product, list, (text) => text.includes('CONVERSION'));
    await latency(product, list);
    ratios.push(
      await compareAlternately(
        { name: 'B2', what: 'a list of 20 transactions, median time', budget: 'at most 1.5', detail: inMs },
        () => latency(plain, bareList),
        () => latency(product, list),
      ),
    );

    await makeCoaches(bare, '%');
    await bare.query('vacuum analyze');
    const coaches: Call = { method: 'GET', path: '/api/coaches?limit=20', headers };
    const bareCoaches: Call = { method: 'GET', path: '/coaches' };
    await once(product, coaches, (text) => text.includes('"totalIsCapped"'));
    await once(plain, bareCoaches, (text) => text.includes('headline'));
    await latency(product, coaches);
    ratios.push(
      await compareAlternately(
        {
          name: 'B2 coaches',
          what: 'a page of 20 coaches, median time',
          budget: 'at most 1.5',
          detail: inMs,
        },
        () => latency(plain, bareCoaches),
        () => latency(product, coaches),
      ),
    );

    const timeline: Call = { method: 'GET', path: '/api/indicators/timeline?range=all', headers };
    await once(product, timeline, (text) => text.includes('"streak"'));
    const seriesTen = async () => {
      for (let round = 0; round < 10; round += 1)
        await bare.query({
          name: 'series',
          text: 'select * from snapshots where user_id = $1 order by week_start',
          values: [id],
        });
    };
    // Both as on a server that has been up for a while.
    await latency(product, timeline, 100);
    for (let round = 0; round < 10; round += 1) await seriesTen();
    ratios.push(
      await compareAlternately(
        {
          name: 'Timeline',
          what: 'five years of weeks through the whole stack, against reading the same rows with bare pg',
          budget: 'at most 2',
          detail: inMs,
        },
        async () => (await milliseconds(seriesTen)) / 10,
        () => latency(product, timeline, 10),
      ),
    );
  });
