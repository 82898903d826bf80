import type { Browser } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { openTestServer, type TestServer } from './test-server.ts';
import { forget } from './server.ts';
import { openMailSink, type MailSink } from './mail-sink.ts';
import { check, type Scenario } from './scenario.ts';
import { openWindow, type Window } from './windows.ts';
import { waitForRest } from './page-rest.ts';

export const phone = { language: 'vi', width: 390, height: 844 } as const;
export const desk = { language: 'en', width: 1280, height: 860 } as const;

export type TestEnvironment = Readonly<{
  testServer: TestServer;
  post: MailSink;
  browser: Browser;
  /** At the first instance, or at the one with this address. */
  open(look: Parameters<typeof openWindow>[2], url?: string): Promise<Window>;
  /** Windows that reported an error; a picture of each is kept when something fails. */
  broken: string[];
}>;

type Play = (environment: TestEnvironment, step: Step) => Promise<void>;
export type Step = Parameters<Scenario['run']>[0];

/** The failure, with what the server itself complained about last. */
const withServerLog = (output: string, error: unknown): unknown => {
  const complaints = output.split('\n').filter((line) => /^\{"level":[456]0/.test(line));
  if (!(error instanceof Error) || complaints.length === 0) return error;
  error.stack += `\nThe server said:\n${complaints
    .slice(-8)
    .map((line) => line.slice(0, 600))
    .join('\n')}`;
  return error;
};

/** The environment itself, on a server with these variables. */
export const playIn = async (
  { name, step, env = {} }: Readonly<{ name: string; step: Step; env?: Readonly<Record<string, string>> }>,
  play: Play,
): Promise<void> => {
  const post = await openMailSink();
  const testServer = await openTestServer({ SMTP_URL: post.url, ...env });
  const browser = await openBrowser();
  const broken: string[] = [];
  const windows: Window[] = [];
  const open: TestEnvironment['open'] = async (look, url = testServer.url) => {
    const window = await openWindow(browser, url, look, broken);
    windows.push(window);
    return window;
  };
  /** A step that fails leaves a picture of every window, and says what the server complained about. */
  const watched: Step = (title, work) =>
    step(title, async () => {
      try {
        return await work();
      } catch (error) {
        for (const [index, { page }] of windows.entries()) {
          const path = `test-results/${name.replace(/\W+/g, '-')}-${index + 1}.png`;
          await page.screenshot({ path, fullPage: true }).catch(() => undefined);
        }
        throw withServerLog(testServer.server.output(), error);
      }
    });
  try {
    await play({ testServer, post, browser, open, broken }, watched);
    await watched('and no money rule is broken, no page ever failed', async () => {
      const breaches = await testServer.breaches();
      check(breaches === '', breaches);
      check(broken.length === 0, broken.join('\n'));
    });
  } finally {
    await browser.close();
    await testServer.stop();
    await post.close();
    forget(testServer.dataDir);
  }
};

/** A server, a mail sink, a browser; at the end the money rules hold and no page failed. */
export const inTestEnvironment = (name: string, play: Play): Scenario => ({
  name,
  run: (step) => playIn({ name, step }, play),
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
  await waitForRest(page);
};
