import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { runningEmbeddedPostgres } from '#adapters/persistence/embedded/embedded-postgres.ts';
import { openBrowser } from '../engine/browser.ts';
import { openTestServer } from '../engine/test-server.ts';
import { forget } from '../engine/server.ts';
import { check, type Scenario } from '../engine/scenario.ts';
import { desk, phone } from '../engine/test-environment.ts';
import { openWindow } from '../engine/windows.ts';

const movements = 12_500;

/** As many movements as nobody pages through; each is two postings. */
const fill = async (dataDir: string): Promise<void> => {
  const client = new Client({ connectionString: (await runningEmbeddedPostgres(dataDir)) ?? '' });
  await client.connect();
  await client.query(
    `insert into postings (transfer_id, account, coin, amount, reason, reference, note, actor, created_at)
     select 'moved-' || n, side.account, 'BASE_COIN', side.sign * n, 'GRANT', 'moved-' || n, '=1+1', 'system', now()
     from generate_series(1, $1::int) as n cross join (values ('ISSUED', -1), ('REVENUE', 1)) as side(account, sign)`,
    [movements],
  );
  await client.end();
};

/** A list that is longer than anybody counts, filtered, taken away whole, and found again in the log. */
export const staffFiles: Scenario = {
  name: 'A clerk who takes a long list away',
  async run(step) {
    const testServer = await openTestServer();
    const browser = await openBrowser();
    const broken: string[] = [];
    try {
      await fill(testServer.dataDir);
      const clerk = await testServer.person('Lê Thu Hà', 'thuha@example.com', { roleId: 'admin' });
      for (const look of [{ ...phone, width: 1280, height: 860 }, desk]) {
        const window = await openWindow(browser, testServer.url, look, broken);
        const { page, word, press, reads, number } = window;
        await window.signIn(clerk);
        await step(`the list says that there are more than it counts, ${look.language}`, async () => {
          await window.go('/admin/ledger');
          // The list asks once it is filtered; the address is filtered a moment before.
          await Promise.all([
            page.waitForResponse((response) => /\/ledger\?.*REVENUE/.test(response.url())),
            page.getByRole('combobox', { name: word('console.ledger.account') }).selectOption('REVENUE'),
          ]);
          await page.waitForURL(/REVENUE/);
          await reads('console.total.more', { count: 10_000 });
          await reads('console.pages.more', { from: 1, to: 25, count: 10_000 });
        });
        await step(`its file holds every row of the filter and no other, ${look.language}`, async () => {
          const [download] = await Promise.all([page.waitForEvent('download'), press('console.csv')]);
          await reads('console.csv.begun');
          check((await download.failure()) === null, `the download failed: ${await download.failure()}`);
          const text = await readFile(await download.path(), 'utf8');
          const [heading = '', ...lines] = text.trimEnd().split('\r\n');
          check(heading.startsWith(look.language === 'vi' ? '\uFEFFThời điểm (' : '\uFEFFTime ('), heading);
          check(lines.length === movements, `${lines.length} rows instead of ${movements}`);
          const ids = new Set(lines.map((line) => line.split(',').at(-1)));
          check(ids.size === movements, `${ids.size} different rows`);
          const account = word('ledger.account.REVENUE');
          check(
            lines.every((line) => line.includes(`,${account},`) && line.includes(`,'=1+1,`)),
            'a row is of another account, or runs as a formula',
          );
          check(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,/.test(lines[0] ?? ''), `no time: ${lines[0]}`);
        });
        await step(`the log says who took it and how much, ${look.language}`, async () => {
          await window.go('/admin/audit-log');
          await reads('console.audit.action.list.export_end');
          await page.getByText(clerk.fullname).first().waitFor();
          await page.getByText(number(movements)).first().waitFor();
        });
        await window.close();
      }
      await step('and no page failed', async () => check(broken.length === 0, broken.join('\n')));
    } finally {
      await browser.close();
      await testServer.stop();
      forget(testServer.dataDir);
    }
  },
};
