import type { Page } from 'playwright-core';
import { TOTP } from 'otpauth';
import type { Language } from '#core/kernel/language.ts';
import { demoPassword } from '#fixtures/demo/accounts.ts';
import { demoMember } from '#fixtures/demo/people.ts';
import { inspect, openBrowser, type Words } from '../engine/browser.ts';
import { readTextOnScreen } from '../engine/qr.ts';
import { waitForRest } from '../engine/page-rest.ts';
import { check, type Scenario } from '../engine/scenario.ts';
import { forget, newDataDir, openServer } from '../engine/server.ts';
import { openWindow } from '../engine/windows.ts';

const windows = {
  vi: { language: 'vi', width: 390, height: 844 },
  en: { language: 'en', width: 1280, height: 860 },
} as const;

const period = 30_000;

/** Shows each code once, as the server takes it: for the next one it waits. */
const authenticator = (secret: string) => {
  const codes = new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: period / 1000 });
  let last = 0;
  return async (): Promise<string> => {
    // A code of the half minute to come is taken too.
    const step = Math.max(Math.floor(Date.now() / period), last + 1);
    const early = (step - 1) * period - Date.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early + 200));
    last = step;
    return codes.generate({ timestamp: step * period });
  };
};

const password = async (page: Page, word: Words): Promise<void> => {
  await page.locator('[name=email]').fill(demoMember.email);
  await page.locator('[name=password]').fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: word('secondStep.title'), level: 1 }).waitFor();
};

/** A member protects the account, and gets in with a code, a recovery code and on a trusted device. */
const twoStepSignIn = (language: Language): Scenario => ({
  name: `Two-step sign-in, in ${language === 'vi' ? 'Vietnamese' : 'English'}`,
  isLong: language === 'en',
  async run(step) {
    const dataDir = newDataDir();
    const server = await openServer({ dataDir, env: { SEED: 'demo' } });
    const browser = await openBrowser();
    const broken: string[] = [];
    let nextCode = async (): Promise<string> => '';
    let recovery: readonly string[] = [];
    try {
      const member = await openWindow(browser, server.url, windows[language], broken);
      const { page, word } = member;
      const main = page.getByRole('main');
      const field = main.locator('[name=code]');
      const signedIn = () => page.waitForURL(/\/dashboard/);
      const signOut = async () => {
        // The sign-in ends; what the browser is known by as a trusted device stays.
        await page.evaluate(
          `fetch('/api/auth/logout', { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } })`,
        );
        await member.go('/auth/login');
        await page.locator('[name=email]').waitFor();
        await waitForRest(page);
      };

      await step('the account page leads there; an app reads the key from the QR code', async () => {
        await member.signIn({ ...demoMember, password: demoPassword });
        await member.go('/dashboard/user/account');
        await page.getByRole('link', { name: word('account.security.open') }).click();
        await member.reads('security.setUp.app');
        await waitForRest(page);
        await inspect(page, 'two-step sign-in while it is off');
        await main.locator('[name=password]').fill('not this one');
        await member.press('security.setUp.begin');
        await member.reads('error.auth.password_incorrect');
        await main.locator('[name=password]').fill(demoPassword);
        await member.press('security.setUp.begin');
        await member.reads('security.scan');
        const address = new URL(await readTextOnScreen(main.getByRole('img', { name: word('security.qr') })));
        check(address.protocol === 'otpauth:', `the QR code says ${address.protocol}`);
        nextCode = authenticator(address.searchParams.get('secret') ?? '');
        await inspect(page, 'the QR code');
      });
      await step('a first code turns it on, and the recovery codes are shown once', async () => {
        await field.fill('000000');
        await member.reads('error.second_factor.code_invalid');
        await field.fill(await nextCode());
        await member.reads('security.codes.keep');
        recovery = await main
          .getByRole('list', { name: word('security.codes') })
          .getByRole('listitem')
          .allInnerTexts();
        check(recovery.length === 10, `there are ${recovery.length} recovery codes`);
        await inspect(page, 'the recovery codes');
        await member.press('security.codes.done');
        await member.reads('security.on.chip');
        check(!(await page.content()).includes(recovery[0] ?? '-'), 'the codes are still there');
        await inspect(page, 'two-step sign-in while it is on');
      });
      await step('signing in takes the password and a code; a wrong one says so', async () => {
        await signOut();
        await password(page, word);
        await inspect(page, 'the second step');
        await field.fill('000000');
        await member.reads('error.second_factor.code_invalid');
        await field.fill(await nextCode());
        await signedIn();
      });
      await step('a recovery code gets in once, and the device is trusted from then on', async () => {
        await signOut();
        await password(page, word);
        await member.press('secondStep.useRecovery');
        await field.fill(recovery[0] ?? '');
        await page.getByRole('checkbox', { name: word('secondStep.trust') }).check();
        await member.press('secondStep.submit');
        await signedIn();
        await signOut();
        await member.signIn({ ...demoMember, password: demoPassword });
      });
      await step('elsewhere the used recovery code is refused', async () => {
        const other = await openWindow(browser, server.url, windows[language], broken);
        await other.go('/auth/login');
        await waitForRest(other.page);
        await password(other.page, word);
        await other.press('secondStep.useRecovery');
        await other.page.locator('[name=code]').fill(recovery[0] ?? '');
        await other.press('secondStep.submit');
        await other.reads('error.second_factor.code_invalid');
        await other.press('secondStep.back');
        await other.page.locator('[name=password]').waitFor();
        check(
          (await other.page.locator('[name=email]').inputValue()) === demoMember.email,
          'the address is gone',
        );
        await other.close();
      });
      await step('the trusted device is listed and forgotten', async () => {
        await member.go('/dashboard/user/security');
        await member.reads('security.codesLeft', { count: 9 });
        await main.getByRole('button', { name: new RegExp(`^${word('security.devices.forget')}`) }).click();
        await member.reads('security.devices.none');
        await signOut();
        await password(page, word);
        await field.fill(await nextCode());
        await signedIn();
      });
      await step('it is turned off with the password and a code', async () => {
        await member.go('/dashboard/user/security');
        await member.press('security.off');
        await main.locator('[name=password]').fill(demoPassword);
        await field.fill(await nextCode());
        await member.press('security.off.submit');
        await member.reads('security.setUp.app');
        await signOut();
        await member.signIn({ ...demoMember, password: demoPassword });
      });
      check(broken.length === 0, broken.join('\n'));
    } finally {
      await browser.close();
      await server.stop().catch(() => null);
      forget(dataDir);
    }
  },
});

export const twoStepSignIns: readonly Scenario[] = [twoStepSignIn('vi'), twoStepSignIn('en')];
