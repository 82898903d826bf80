import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { fieldLabels } from '#core/body/indicator/labels.ts';
import type { Language } from '#core/kernel/language.ts';
import { day } from '#core/kernel/time.ts';
import { inspect, openBrowser, wordsOf } from '../engine/browser.ts';
import { forget, newDataDir, openHouse, operate } from '../engine/house.ts';
import { pictureOf, sides } from '../engine/pictures.ts';
import { openPostOffice } from '../engine/post-office.ts';
import { check, type Scenario } from '../engine/scenario.ts';

const phone = { width: 390, height: 844 };
const journey = (language: Language): Scenario => ({
  name: `A member's first two weeks, on a phone, in ${language === 'vi' ? 'Vietnamese' : 'English'}`,
  async run(step) {
    const word = wordsOf(language);
    const prefix = language === 'vi' ? '' : '/en';
    const name = language === 'vi' ? 'Trần Thị Ngọc Ánh' : 'Grace Hopper';
    const email = `first-${language}@example.com`;
    const password = 'mùa thu 2026';
    const dataDir = newDataDir();
    const post = await openPostOffice();
    const env = { SEED: 'none', SMTP_URL: post.url };
    let house = await openHouse({ dataDir, env });
    const browser = await openBrowser();
    const context = await browser.newContext({
      viewport: phone,
      hasTouch: true,
      locale: language === 'vi' ? 'vi-VN' : 'en-GB',
      timezoneId: 'Asia/Ho_Chi_Minh',
      acceptDownloads: true,
      reducedMotion: 'reduce',
    });
    const page: Page = await context.newPage();
    page.setDefaultTimeout(20_000);
    const broken: string[] = [];
    page.on('pageerror', (error) => broken.push(error.message));
    page.on('response', (response) => {
      if (response.status() >= 500) broken.push(`${response.status()} ${response.url()}`);
    });
    const go = (path: string) => page.goto(`${house.url}${prefix}${path}`);
    const press = (id: string) =>
      page
        .getByRole('button', { name: word(id), exact: true })
        .first()
        .click();
    const title = (id: string) =>
      page
        .getByRole('heading', { name: word(id) })
        .first()
        .waitFor();
    const label = (key: keyof typeof fieldLabels) => fieldLabels[key][language];

    /** The weekly form from its first screen to the saved page. */
    const saveWeek = async (numbers: Readonly<Record<string, string>>, waistCm: number, isFirst: boolean) => {
      await go('/indicator/new/edit');
      await title('indicator.screen.body.title');
      if (isFirst) await page.getByText(word('user.gender.FEMALE'), { exact: true }).first().click();
      else {
        // What the last week knows is taken over with one press; what was measured is typed over it.
        const copyAll = word('indicator.copy.all').split('{')[0]!.trim();
        await page
          .getByRole('button', { name: new RegExp(`^${copyAll} \\d`) })
          .first()
          .click();
      }
      for (const [key, value] of Object.entries(numbers)) {
        if (key === 'waist') {
          await press('indicator.next');
          await title('indicator.screen.girths.title');
        }
        const name = new RegExp(`^${label(key as keyof typeof fieldLabels)}`);
        await page.getByRole('textbox', { name }).first().fill(value); // the keys are written below
      }
      await inspect(page, 'the form');
      await page
        .getByRole('button', { name: new RegExp(word('indicator.step.photos')) })
        .first()
        .click();
      await title('indicator.screen.photos.title');
      const slots = page.locator('input[type=file]:not([capture])');
      for (const [index, side] of sides.entries()) {
        const buffer = await pictureOf(side, waistCm);
        await slots.nth(index).setInputFiles({ name: `${side}.jpg`, mimeType: 'image/jpeg', buffer });
        await press('indicator.crop.use');
        await page
          .getByRole('img', { name: word('indicator.photo.alt').split('{')[0]!.trim() })
          .nth(index)
          .waitFor();
      }
      await inspect(page, 'the pictures');
      await press('indicator.toReview');
      await title('indicator.screen.review.title');
      await inspect(page, 'the review');
      await press('indicator.save');
      await title('indicator.saved.title');
      await inspect(page, 'the saved week');
    };

    try {
      await step('registers, and reads the code in the mail', async () => {
        // Typed before any script has arrived, as on a slow line: nothing of it may be lost.
        await page.route('**/*.js', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 700));
          await route.continue();
        });
        await page.goto(`${house.url}${prefix}/auth/register`, { waitUntil: 'commit' });
        await page.locator('[name=fullname]').fill(name);
        await page.locator('[name=email]').fill(email);
        await page.locator('[name=password]').fill(password);
        await page.locator('[name=consent]').check();
        await page.waitForLoadState('networkidle');
        await page.unroute('**/*.js');
        await title('auth.register.title');
        await inspect(page, 'registration');
        await page.locator('[name=confirmPassword]').fill(password);
        await press('auth.register.submit');
        await title('auth.verify.title');
        await inspect(page, 'verification');
        const letter = await post.next(email, /\d{6}/);
        check(letter.text.length > 40 && letter.html.includes('<table'), 'the mail lacks a part');
        const code = /\b(\d{6})\b/.exec(letter.text)?.[1];
        check(code !== undefined, `no code in: ${letter.text}`);
        await page.locator('[name=code]').fill(code!); // just checked
        await page.waitForURL(/\/dashboard/);
        await page
          .getByRole('heading', { name: word('fitboard.next') })
          .first()
          .waitFor();
        await inspect(page, 'the Fitboard of a new member');
      });
      await step('claims the reward that pays for the first save', async () => {
        await go('/dashboard/rewards');
        const claim = word('rewards.claim');
        await page.getByRole('button', { name: claim, exact: true }).first().click();
        await page.getByText(word('reward.status.COMPLETED'), { exact: true }).first().waitFor();
        await inspect(page, 'the rewards');
      });
      await step('saves the first week with pictures of three sides', () =>
        saveWeek(
          {
            age: '31',
            height: '162',
            weight: language === 'vi' ? '63,4' : '63.4',
            waist: '78',
            neck: '32',
            hip: '98',
          },
          78,
          true,
        ),
      );
      await step('a week later, saves again', async () => {
        check((await house.stop()) === 0, 'the server did not end gently');
        house = await openHouse({
          dataDir,
          env: { ...env, CLOCK_OFFSET_MS: String(7 * day) },
          port: house.port,
        });
        await saveWeek(
          {
            age: '31',
            height: '162',
            weight: language === 'vi' ? '62,9' : '62.9',
            waist: '77.2',
            neck: '32',
            hip: '97.5',
          },
          76,
          false,
        );
      });
      await step('sees two weeks on the timeline', async () => {
        await page
          .getByRole('link', { name: word('indicator.saved.timeline') })
          .first()
          .click();
        await page.waitForURL(/\/indicator\//);
        await page
          .getByText(/62[.,]9/)
          .first()
          .waitFor();
        await inspect(page, 'the timeline');
      });
      await step('compares them, number by number and picture by picture', async () => {
        const compare = word('timeline.compare.label').split('{')[0]!.trim();
        await page
          .getByRole('link', { name: new RegExp(`^${compare}`) })
          .first()
          .click();
        await page.waitForURL(/\/compare\//);
        await page
          .getByText(/63[.,]4/)
          .first()
          .waitFor();
        await page
          .getByText(/62[.,]9/)
          .first()
          .waitFor();
        await inspect(page, 'the comparison');
      });
      await step('takes the weeks away as a table', async () => {
        await go('/indicator/me');
        await page
          .getByRole('button', { name: word('timeline.export') })
          .first()
          .click();
        const csv = word('timeline.export.download').replace('{format}', 'CSV');
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByText(csv, { exact: true }).first().click(),
        ]);
        const table = readFileSync(await download.path(), 'utf8');
        check(
          table.startsWith('\uFEFF') && table.includes('62.9') && table.includes('63.4'),
          table.slice(0, 400),
        );
      });
      await step('claims both weeks, and pays the designed report with them', async () => {
        await go('/dashboard/rewards');
        for (const count of [2, 1]) {
          const card = page
            .getByRole('listitem')
            .filter({ has: page.getByText(word('rewards.claimable', { count }), { exact: true }) });
          await card.getByRole('button', { name: word('rewards.claim'), exact: true }).click();
        }
        await page
          .getByText(/1[.,]700/)
          .first()
          .waitFor();
        await go('/indicator/me');
        await page
          .getByRole('button', { name: word('timeline.export') })
          .first()
          .click();
        await press('timeline.export.make');
        await page.getByText(word('timeline.export.ready')).first().waitFor({ timeout: 60_000 });
        await inspect(page, 'the finished report');
        await page
          .getByText(/^700 /)
          .or(page.getByText(/\b700\b/))
          .first()
          .waitFor();
      });
      await step('reads notices, transactions, profile and settings', async () => {
        for (const path of [
          '/dashboard',
          '/dashboard/notifications',
          '/dashboard/user/transaction',
          '/dashboard/user/profile',
          '/dashboard/user/account',
          '/dashboard/settings',
          '/invite',
        ]) {
          await go(path);
          await page.getByRole('heading', { level: 1 }).first().waitFor();
          await page.waitForLoadState('networkidle');
          await inspect(page, path);
        }
      });
      await step('and no money rule is broken, no page ever failed', async () => {
        const { code, out, error } = await operate(dataDir, '--json', 'reconcile');
        check(code === 0, out + error);
        check(broken.length === 0, broken.join('\n'));
      });
    } catch (error) {
      await page.screenshot({ path: `test-results/${language}.png`, fullPage: true }).catch(() => undefined);
      throw error;
    } finally {
      await browser.close();
      await house.stop().catch(() => null);
      await post.close();
      forget(dataDir);
    }
  },
});

export const journeys: readonly Scenario[] = [journey('vi'), journey('en')];
