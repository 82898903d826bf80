import type { Page } from 'playwright-core';
import { demoPassword } from '#fixtures/demo/seed.ts';
import { openBrowser } from '../e2e/browser.ts';
import { openHouse, newDataDir, forget } from '../e2e/house.ts';
import type { Report } from './report.ts';

/** B11, B12: what a browser really fetches, as it comes over the line. */
export const loading = async ({ figures }: Report): Promise<void> => {
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
};
