import type { Page } from 'playwright-core';
import type { Language } from '#core/kernel/language.ts';
import { demoAccounts } from '#fixtures/demo/accounts.ts';
import { inspect, openBrowser, wordsOf } from '../engine/browser.ts';
import { bankSecret, tell } from '../engine/bank.ts';
import { call, forget, newDataDir, openHouse, signIn as signInAs } from '../engine/house.ts';
import { check, type Scenario } from '../engine/scenario.ts';
import {
  adminPaths,
  coachPaths,
  consolePaths,
  consoleRecords,
  memberPaths,
  partnerPaths,
  publicPaths,
} from '../engine/screen-paths.ts';

type Look = Readonly<{
  language: Language;
  width: number;
  height: number;
  scheme: 'light' | 'dark';
  /** One member orders in both: of different packages, so that neither is warned of the other. */
  packageId: string;
}>;
const looks = [
  { language: 'vi', width: 390, height: 844, scheme: 'light', packageId: 'package2' },
  { language: 'en', width: 1280, height: 860, scheme: 'dark', packageId: 'package3' },
] as const satisfies readonly Look[];

const settle = async (page: Page) => {
  try {
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
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

/** Every screen, in a phone's width and light and in a desk's width and dark: axe, no sideways scroll, no failure. */
export const screens: Scenario = {
  name: 'Every screen, for everybody',
  async run(step) {
    const dataDir = newDataDir();
    const house = await openHouse({ dataDir, env: { SEED: 'demo', BANK_WEBHOOK_SECRET: bankSecret } });
    const browser = await openBrowser();
    const broken: string[] = [];
    const watch = (page: Page) => {
      page.setDefaultTimeout(30_000);
      page.on('pageerror', (error) => broken.push(`${page.url()}: ${error.message}`));
      page.on('response', (response) => {
        if (response.status() >= 500 && !response.url().endsWith('/error/500'))
          broken.push(`${response.status()} ${response.url()}`);
      });
      return page;
    };
    /** Money that nobody can place: the queue has something to show. */
    await tell(house.url, { number: 4001, memo: 'CAM ON SHOP', amountVnd: 123_456 });
    const recordPaths = async (): Promise<readonly string[]> => {
      const token = await signInAs(house.url, 'admin');
      const found: string[] = [];
      for (const [place, pages] of Object.entries(consoleRecords)) {
        const { status, body } = await call(house.url, 'GET', `/admin/${place}?range=[0,0]`, { token });
        const [first] = body as unknown as { id: string }[]; // a list answers with its rows
        check(status === 200 && first !== undefined, `${place} has no record to open: ${status}`);
        for (const opened of pages) found.push(`${place}/${first?.id}${opened === 'show' ? '/show' : ''}`);
      }
      return found;
    };
    /** Reviews of this person, as they see them from this side. */
    const reviewsOf = async (role: string, side: 'MEMBER' | 'COACH') => {
      const token = await signInAs(house.url, role);
      const { status, body } = await call(house.url, 'GET', `/reviews?side=${side}&limit=50`, { token });
      check(status === 200, `the reviews of the ${role} answered ${status}`);
      return body['items'] as readonly Readonly<{ id: string; memberId: string; status: string }>[]; // of our own contract
    };
    /** One review in each state that there is. */
    const oneOfEach = async (role: string, side: 'MEMBER' | 'COACH') => {
      const found = Map.groupBy(await reviewsOf(role, side), ({ status }) => status);
      check(found.size > 0, `the ${role} has no review to open`);
      return [...found.values()].flatMap(([first]) => (first === undefined ? [] : [first]));
    };
    const memberReviewPaths = async () =>
      (await oneOfEach('member', 'MEMBER')).map(({ id }) => `/dashboard/review/${id}`);
    const coachReviewPaths = async () => {
      const reviews = await oneOfEach('coach', 'COACH');
      const waiting = reviews.find(({ status }) => status === 'PENDING');
      check(waiting !== undefined, 'nothing waits for the coach');
      return [
        ...reviews.map(({ id }) => `/dashboard/review/${id}`),
        ...['week', 'compare', 'answers', 'write'].map(
          (tab) => `/dashboard/review/${waiting?.id}/answer?tab=${tab}`,
        ),
        `/dashboard/member/${waiting?.memberId}`,
      ];
    };
    const signIn = async (page: Page, role: string) => {
      const account = demoAccounts.find((one) => one.role === role)!; // the demo has all of them
      await page.goto(`${house.url}/auth/login`, { waitUntil: 'networkidle' });
      await page.locator('[name=email]').fill(account.email);
      await page.locator('[name=password]').fill(account.password);
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/dashboard/);
    };
    try {
      const visit = async ({ language, width, height, scheme, packageId }: Look) => {
        const prefix = language === 'vi' ? '' : '/en';
        const words = wordsOf(language);
        const open = () =>
          browser.newContext({
            viewport: { width, height },
            colorScheme: scheme,
            reducedMotion: 'reduce',
            timezoneId: 'Asia/Ho_Chi_Minh',
            locale: language === 'vi' ? 'vi-VN' : 'en-GB',
          });
        await step(`public screens, ${language}, ${width} px, ${scheme}`, async () => {
          const context = await open();
          const page = watch(await context.newPage());
          for (const path of publicPaths) {
            await page.goto(house.url + prefix + path);
            await settle(page);
            await inspect(page, path);
          }
          await context.close();
        });
        await step(`a member's screens, ${language}, ${width} px, ${scheme}`, async () => {
          const context = await open();
          const page = watch(await context.newPage());
          await signIn(page, 'member');
          for (const path of [...memberPaths, ...(await memberReviewPaths())]) {
            await page.goto(house.url + prefix + path);
            await settle(page);
            await inspect(page, path);
          }
          await page.goto(`${house.url}${prefix}/payment?package=${packageId}`);
          await page.locator(`[name=package][value=${packageId}]:checked`).waitFor({ state: 'attached' });
          await page.getByRole('button', { name: words('topUp.order') }).click();
          await page.waitForURL(/\/checkout\//);
          await settle(page);
          await page.getByRole('button', { name: words('checkout.qr.save') }).waitFor();
          await inspect(page, 'an order that waits for its money');
          await page.getByRole('button', { name: words('checkout.paid') }).click();
          await page.getByText(words('checkout.transfer.again')).waitFor();
          await inspect(page, 'an order that was said to be paid');
          await context.close();
        });
        await step(`a coach's screens, ${language}, ${width} px, ${scheme}`, async () => {
          const context = await open();
          const page = watch(await context.newPage());
          await signIn(page, 'coach');
          for (const path of [...coachPaths, ...(await coachReviewPaths())]) {
            await page.goto(house.url + prefix + path);
            await settle(page);
            await inspect(page, `a coach's ${path}`);
          }
          await context.close();
        });
        await step(`the staff console, ${language}, ${width} px, ${scheme}`, async () => {
          const context = await open();
          const page = watch(await context.newPage());
          await signIn(page, 'admin');
          // The console has no language in its addresses.
          await context.addCookies([{ name: 'lang', value: language, url: house.url }]);
          for (const path of [...consolePaths, ...(await recordPaths())]) {
            await page.goto(`${house.url}/admin/${path}`);
            await settle(page);
            await inspect(page, `/admin/${path}`);
          }
          await context.close();
        });
        await step(`the console as staff see it, ${language}, ${width} px, ${scheme}`, async () => {
          const context = await open();
          const page = watch(await context.newPage());
          await signIn(page, 'staff');
          await context.addCookies([{ name: 'lang', value: language, url: house.url }]);
          const denied = words('console.denied.title');
          for (const path of consolePaths) {
            await page.goto(`${house.url}/admin/${path}`);
            await settle(page);
            const isClosed = (await page.getByRole('heading', { name: denied }).count()) > 0;
            const mustBe = adminPaths.some((one) => one === path);
            check(isClosed === mustBe, `staff at /admin/${path}: ${isClosed ? 'closed' : 'open'}`);
          }
          await context.close();
        });
        await step(`a partner's screens, ${language}, ${width} px, ${scheme}`, async () => {
          const context = await open();
          const page = watch(await context.newPage());
          await signIn(page, 'partner');
          await context.addCookies([{ name: 'lang', value: language, url: house.url }]);
          for (const path of partnerPaths) {
            await page.goto(`${house.url}/admin/${path}`);
            await settle(page);
            await inspect(page, `a partner's /admin/${path}`);
          }
          await context.close();
        });
      };
      // Both at once: much of a visit is waiting for the page to come to rest.
      const visits = await Promise.allSettled(looks.map(visit));
      for (const outcome of visits) if (outcome.status === 'rejected') throw outcome.reason;
      await step('and no screen failed', async () => check(broken.length === 0, broken.join('\n')));
    } finally {
      await browser.close();
      await house.stop().catch(() => null);
      forget(dataDir);
    }
  },
};
