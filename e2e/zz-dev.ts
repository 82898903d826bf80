import { readFileSync } from 'node:fs';
import { demoAccounts } from '#fixtures/demo/accounts.ts';
import { openBrowser } from './engine/browser.ts';
import { keyboardOf } from './engine/keyboard.ts';
import { narrow } from './engine/narrow-screen.ts';
import { openWindow } from './engine/windows.ts';
import { loseLine, openNarrow } from './community/screen-rows/ways.ts';

const m = JSON.parse(readFileSync('/tmp/w-screens-dev/material.json', 'utf8'));
const { rowsOf } = await import('./zz-dev-rows.ts');
const rows = rowsOf(m) as any[];
const wanted = process.argv.slice(2);
const broken: string[] = [];
const browser = await openBrowser();
const role = process.env['ROLE'] ?? 'member';
const account = demoAccounts.find((one) => one.role === role)!;
const t0 = performance.now();
const window = await openWindow(browser, 'http://localhost:3911', { language: 'vi', ...narrow }, broken);
window.page.setDefaultTimeout(120_000);
window.page.on('dialog', (dialog: any) => void dialog.accept());
await window.signIn(account as any);
if (role === 'member') await window.page.evaluate('navigator.serviceWorker.ready');
console.log('signed in', ((performance.now() - t0) / 1000).toFixed(1));
const reader = { window, keyboard: keyboardOf(window.page) };
for (const row of rows) {
  if (wanted.length && !wanted.some((w) => row.name.includes(w))) continue;
  const ways: [string, () => Promise<void>][] = [['narrow', () => openNarrow(row, reader)]];
  if (role === 'member') ways.push(['offline', () => loseLine(row, reader)]);
  ways.push(['keys', () => row.act(reader)]);
  for (const [way, work] of ways) {
    const t = performance.now();
    try {
      await work();
      console.log('ok    ', row.name, way, ((performance.now() - t) / 1000).toFixed(1));
    } catch (e: any) {
      console.log(
        'FAILED',
        row.name,
        way,
        ((performance.now() - t) / 1000).toFixed(1),
        '\n',
        String(e.stack).slice(0, 1500),
      );
      await window.page
        .screenshot({ path: `/tmp/w-screens-dev/${row.name.replace(/\W+/g, '-')}-${way}.png` })
        .catch(() => 0);
      if (way === 'offline') await window.connect(true).catch(() => 0);
    }
  }
}
console.log(broken.join('\n'));
await browser.close();
process.exit(0);
