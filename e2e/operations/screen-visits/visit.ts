import type { Browser, Page } from 'playwright-core';
import type { Language } from '#core/kernel/language.ts';
import { demoAccounts } from '#fixtures/demo/accounts.ts';
import { inspect } from '../../engine/browser.ts';
import { followRequests, waitForRest } from '../../engine/page-rest.ts';
import { check } from '../../engine/scenario.ts';
import { observeShifts, shiftsOf } from './layout-shifts.ts';

/** How one visitor of all screens sees them. */
export type View = Readonly<{
  language: Language;
  width: number;
  height: number;
  scheme: 'light' | 'dark';
  /** One member orders in both: of different packages, so that neither is warned of the other. */
  packageId: string;
  /** Of a list of screens, those that this visitor opens. */
  shareOf<Path>(paths: readonly Path[]): readonly Path[];
}>;

export type Site = Readonly<{
  url: string;
  browser: Browser;
  /** Collects errors of pages and failed answers. */
  report(failure: string): void;
}>;

const openPage = async ({ browser, report }: Site, { language, width, height, scheme }: View) => {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Ho_Chi_Minh',
    locale: language === 'vi' ? 'vi-VN' : 'en-GB',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  followRequests(page);
  page.on('pageerror', (error) => report(`${page.url()}: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 500 && !/\/(error\/500|maintenance)$/.test(response.url()))
      report(`${response.status()} ${response.url()}`);
  });
  return page;
};

const signIn = async (page: Page, url: string, role: string): Promise<void> => {
  const account = demoAccounts.find((one) => one.role === role)!; // the demo has all of them
  await page.goto(`${url}/auth/login`);
  await waitForRest(page);
  await page.locator('[name=email]').fill(account.email);
  await page.locator('[name=password]').fill(account.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/dashboard/);
};

export const settle = async (page: Page): Promise<void> => {
  try {
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await waitForRest(page);
  } catch (error) {
    const said = await page
      .getByRole('main')
      .innerText()
      .catch(() => 'nothing');
    throw new Error(`${page.url()} did not come to rest and says: ${said.slice(0, 300)}`, {
      cause: error,
    });
  }
};

/** A browser window of one visitor, who signs in first unless the role is null. */
export const visitAs = async (
  site: Site,
  view: View,
  role: string | null,
  work: (page: Page) => Promise<void>,
): Promise<void> => {
  const page = await openPage(site, view);
  if (role !== null) await signIn(page, site.url, role);
  await work(page);
  await page.context().close();
};

/** The console has no language in its addresses. */
export const chooseLanguage = (page: Page, url: string, { language }: View): Promise<void> =>
  page.context().addCookies([{ name: 'lang', value: language, url }]);

/** Opens each address below the base and inspects it under its name. */
export const inspectPaths = async (
  page: Page,
  base: string,
  paths: readonly string[],
  nameOf: (path: string) => string,
): Promise<void> => {
  for (const path of paths) {
    await page.goto(base + path);
    await settle(page);
    await inspect(page, nameOf(path));
  }
};

/** The same while answers come late: what is on the screen stays where it is. */
export const inspectStillPaths = async (
  page: Page,
  base: string,
  paths: readonly string[],
  nameOf: (path: string) => string,
): Promise<void> => {
  await observeShifts(page);
  const moved: string[] = [];
  for (const path of paths) {
    await page.goto(base + path);
    await settle(page);
    const shifts = await shiftsOf(page);
    if (shifts !== '') moved.push(`${nameOf(path)} ${shifts}`);
    await inspect(page, nameOf(path));
  }
  await page.unroute('**/api/**');
  check(moved.length === 0, moved.join('\n'));
};
