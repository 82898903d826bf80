import type { Browser } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { openCounter, type Counter } from './counter.ts';
import { forget } from './house.ts';
import { openPostOffice, type PostOffice } from './post-office.ts';
import { check, type Scenario } from './scenario.ts';
import { openWindow, type Window } from './windows.ts';

export const phone = { language: 'vi', width: 390, height: 844 } as const;
export const desk = { language: 'en', width: 1280, height: 860 } as const;

type Stage = Readonly<{
  counter: Counter;
  post: PostOffice;
  browser: Browser;
  open(look: Parameters<typeof openWindow>[2]): Promise<Window>;
  /** Whoever is at a window when something fails is photographed. */
  broken: string[];
}>;

type Step = Parameters<Scenario['run']>[0];

/** A counter, a post office, a browser; at the end the money rules hold and no page failed. */
export const onStage = (name: string, play: (stage: Stage, step: Step) => Promise<void>): Scenario => ({
  name,
  async run(step) {
    const post = await openPostOffice();
    const counter = await openCounter({ SMTP_URL: post.url });
    const browser = await openBrowser();
    const broken: string[] = [];
    const windows: Window[] = [];
    const open: Stage['open'] = async (look) => {
      const window = await openWindow(browser, counter.url, look, broken);
      windows.push(window);
      return window;
    };
    try {
      await play({ counter, post, browser, open, broken }, step);
      await step('and no money rule is broken, no page ever failed', async () => {
        const breaches = await counter.breaches();
        check(breaches === '', breaches);
        check(broken.length === 0, broken.join('\n'));
      });
    } catch (error) {
      for (const [index, { page }] of windows.entries()) {
        const path = `test-results/${name.replace(/\W+/g, '-')}-${index + 1}.png`;
        await page.screenshot({ path, fullPage: true }).catch(() => undefined);
      }
      throw error;
    } finally {
      await browser.close();
      await counter.stop();
      await post.close();
      forget(counter.dataDir);
    }
  },
});

/** The balance in the bar, as this reader sees it. */
export const walletShows = (window: Window, fitCoin: number): Promise<void> =>
  window.page
    .getByRole('link', { name: new RegExp(`${window.number(fitCoin).replace('.', '\\.')} Fit Coin`) })
    .locator('visible=true')
    .first()
    .waitFor();

export const openInConsole = async (window: Window, place: string, rowText: string): Promise<void> => {
  const { page, go } = window;
  await go(`/admin/${place}`);
  await page.getByText(rowText).locator('visible=true').first().click();
  await page.waitForURL(/\/show$/);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
};
