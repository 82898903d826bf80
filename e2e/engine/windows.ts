import type { Browser, Page } from 'playwright-core';
import type { Language } from '#core/kernel/language.ts';
import { wordsOf, type Words } from './browser.ts';
import type { Person } from './test-server.ts';
import { check } from './scenario.ts';
import { followRequests, waitForRest } from './page-rest.ts';

/** Marks an answer that a scenario gives in the server's place, to see what a screen makes of it. */
export const played = 'x-played';

type Look = Readonly<{ language: Language; width: number; height: number }>;

/** One person's browser, with its own cookies, and everything that broke in it. */
export type Window = Readonly<{
  page: Page;
  word: Words;
  /** An amount as this reader sees it. */
  vnd(amount: number): string;
  number(amount: number): string;
  go(path: string): Promise<unknown>;
  press(id: string, values?: Parameters<Words>[1]): Promise<void>;
  /** Waits for a text by its word. */
  reads(id: string, values?: Parameters<Words>[1]): Promise<void>;
  signIn(person: Pick<Person, 'email' | 'password'>): Promise<void>;
  /** Takes the connection away, or gives it back. */
  connect(isThere: boolean): Promise<void>;
  /** From here on a page loaded anew is noticed. */
  stay(): Promise<void>;
  stayed(): Promise<void>;
  close(): Promise<void>;
}>;

// Chromium's emulation forgets to tell a document that is opened while it lasts.
const onLineAsEmulated = `Object.defineProperty(Navigator.prototype, 'onLine', {
  configurable: true,
  get: () => sessionStorage.getItem('isOnline') !== 'false',
})`;

export const openWindow = async (
  browser: Browser,
  url: string,
  { language, width, height }: Look,
  broken: string[],
): Promise<Window> => {
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: width < 600,
    locale: language === 'vi' ? 'vi-VN' : 'en-GB',
    timezoneId: 'Asia/Ho_Chi_Minh',
    acceptDownloads: true,
    reducedMotion: 'reduce',
  });
  // The console has no language in its addresses.
  await context.addCookies([{ name: 'lang', value: language, url }]);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  followRequests(page);
  page.on('pageerror', (error) => broken.push(`${page.url()}: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 500 && response.headers()[played] === undefined)
      broken.push(`${response.status()} ${response.url()}`);
  });
  const word = wordsOf(language);
  const prefix = language === 'vi' ? '' : '/en';
  const number = (amount: number) =>
    new Intl.NumberFormat(language === 'vi' ? 'vi-VN' : 'en-GB').format(amount);
  const go = (path: string) => page.goto(url + (path.startsWith('/admin') ? path : prefix + path));

  return {
    page,
    word,
    number,
    vnd: (amount) => (language === 'vi' ? `${number(amount)} ₫` : `₫${number(amount)}`),
    go,
    press: (id, values) =>
      page
        .getByRole('button', { name: word(id, values), exact: true })
        .first()
        .click(),
    reads: (id, values) => page.getByText(word(id, values)).locator('visible=true').first().waitFor(),
    async signIn({ email, password }) {
      await go('/auth/login');
      await waitForRest(page);
      await page.locator('[name=email]').fill(email);
      await page.locator('[name=password]').fill(password);
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/dashboard/);
    },
    async connect(isThere) {
      await context.setOffline(!isThere);
      await page.evaluate(`sessionStorage.setItem('isOnline', '${isThere}')`);
      await page.evaluate(onLineAsEmulated);
      await page.evaluate(`dispatchEvent(new Event('${isThere ? 'online' : 'offline'}'))`);
      if (!isThere) await page.addInitScript(onLineAsEmulated);
    },
    stay: () => page.evaluate('void (globalThis.isSamePage = true)'),
    async stayed() {
      check((await page.evaluate('globalThis.isSamePage')) === true, 'the page was loaded anew');
    },
    close: () => context.close(),
  };
};
