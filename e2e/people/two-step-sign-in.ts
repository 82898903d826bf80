import type { Browser, Page } from 'playwright-core';
import { TOTP } from 'otpauth';
import type { Language } from '#core/kernel/language.ts';
import { demoPassword, staffEmail } from '#fixtures/demo/accounts.ts';
import { demoMember } from '#fixtures/demo/people.ts';
import { inspect, openBrowser, type Words } from '../engine/browser.ts';
import { readTextOnScreen } from '../engine/qr.ts';
import { waitForRest } from '../engine/page-rest.ts';
import { check, type Scenario } from '../engine/scenario.ts';
import { call, forget, newDataDir, openServer, signIn } from '../engine/server.ts';
import { openWindow, type Window } from '../engine/windows.ts';

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

type Step = Parameters<Scenario['run']>[0];

/** One member's window, and what stands on paper and in the app beside it. */
type Scene = {
  readonly step: Step;
  readonly member: Window;
  /** Another browser of the same person, without cookies. */
  readonly elsewhere: () => Promise<Window>;
  nextCode: () => Promise<string>;
  recovery: readonly string[];
};

const credentials = { ...demoMember, password: demoPassword };
const codeField = (page: Page) => page.getByRole('main').locator('[name=code]');
const signedIn = (page: Page) => page.waitForURL(/\/dashboard/);

/** The sign-in ends; what the browser is known by as a trusted device stays. */
const signOut = async ({ page, go }: Window): Promise<void> => {
  await page.evaluate(
    `fetch('/api/auth/logout', { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } })`,
  );
  // As the button does: pages drawn on the server go by it.
  await page.evaluate(`document.cookie = 'signed_in=; path=/; samesite=lax; max-age=0'`);
  await go('/auth/login');
  await page.locator('[name=email]').waitFor();
  await waitForRest(page);
};

const setUp = async (scene: Scene): Promise<void> => {
  const { step, member } = scene;
  const { page, word } = member;
  const main = page.getByRole('main');
  await step('the account page leads there; an app reads the key from the QR code', async () => {
    await member.signIn(credentials);
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
    scene.nextCode = authenticator(address.searchParams.get('secret') ?? '');
    await inspect(page, 'the QR code');
  });
  await step('a first code turns it on, and the recovery codes are shown once', async () => {
    await codeField(page).fill('000000');
    await member.reads('error.second_factor.code_invalid');
    await codeField(page).fill(await scene.nextCode());
    await member.reads('security.codes.keep');
    const list = main.getByRole('list', { name: word('security.codes') });
    scene.recovery = await list.getByRole('listitem').allInnerTexts();
    check(scene.recovery.length === 10, `there are ${scene.recovery.length} recovery codes`);
    await inspect(page, 'the recovery codes');
    await member.press('security.codes.done');
    await member.reads('security.on.chip');
    check(!(await page.content()).includes(scene.recovery[0] ?? '-'), 'the codes are still there');
    await inspect(page, 'two-step sign-in while it is on');
  });
};

const signInInEveryWay = async (scene: Scene): Promise<void> => {
  const { step, member, elsewhere } = scene;
  const { page, word } = member;
  await step('signing in takes the password and a code; a wrong one says so', async () => {
    await signOut(member);
    await password(page, word);
    await inspect(page, 'the second step');
    await codeField(page).fill('000000');
    await member.reads('error.second_factor.code_invalid');
    await codeField(page).fill(await scene.nextCode());
    await signedIn(page);
  });
  await step('a recovery code gets in once, and the device is trusted from then on', async () => {
    await signOut(member);
    await password(page, word);
    await member.press('secondStep.useRecovery');
    await codeField(page).fill(scene.recovery[0] ?? '');
    await page.getByRole('checkbox', { name: word('secondStep.trust') }).check();
    await member.press('secondStep.submit');
    await signedIn(page);
    await signOut(member);
    await member.signIn(credentials);
  });
  await step('elsewhere the used recovery code is refused, and the way back keeps the address', async () => {
    const other = await elsewhere();
    await other.go('/auth/login');
    await waitForRest(other.page);
    await password(other.page, word);
    await other.press('secondStep.useRecovery');
    await codeField(other.page).fill(scene.recovery[0] ?? '');
    await other.press('secondStep.submit');
    await other.reads('error.second_factor.code_invalid');
    await other.press('secondStep.back');
    await other.page.locator('[name=password]').waitFor();
    const address = await other.page.locator('[name=email]').inputValue();
    check(address === demoMember.email, 'the address is gone');
    await other.close();
  });
};

const takeItOff = async (scene: Scene): Promise<void> => {
  const { step, member } = scene;
  const { page, word } = member;
  const main = page.getByRole('main');
  await step('the trusted device is listed and forgotten', async () => {
    await member.go('/dashboard/user/security');
    await member.reads('security.codesLeft', { count: 9 });
    await main.getByRole('button', { name: new RegExp(`^${word('security.devices.forget')}`) }).click();
    await member.reads('security.devices.none');
    await signOut(member);
    await password(page, word);
    await codeField(page).fill(await scene.nextCode());
    await signedIn(page);
  });
  await step('it is turned off with the password and a code', async () => {
    await member.go('/dashboard/user/security');
    await member.press('security.off');
    await main.locator('[name=password]').fill(demoPassword);
    await codeField(page).fill(await scene.nextCode());
    await member.press('security.off.submit');
    await member.reads('security.setUp.app');
    await signOut(member);
    await member.signIn(credentials);
  });
};

/** A member protects the account, and gets in with a code, a recovery code and on a trusted device. */
const twoStepSignIn = (language: Language): Scenario => ({
  name: `Two-step sign-in, in ${language === 'vi' ? 'Vietnamese' : 'English'}`,
  isLong: language === 'en',
  async run(step) {
    const dataDir = newDataDir();
    const server = await openServer({ dataDir, env: { SEED: 'demo' } });
    const browser: Browser = await openBrowser();
    const broken: string[] = [];
    const elsewhere = () => openWindow(browser, server.url, windows[language], broken);
    try {
      const scene: Scene = {
        step,
        member: await elsewhere(),
        elsewhere,
        nextCode: async () => '',
        recovery: [],
      };
      await setUp(scene);
      await signInInEveryWay(scene);
      await takeItOff(scene);
      check(broken.length === 0, broken.join('\n'));
    } finally {
      await browser.close();
      await server.stop().catch(() => null);
      forget(dataDir);
    }
  },
});

/** Where staff must have it, the console opens to nobody before, and to its owner after. */
const staffMustSetUp = (language: Language): Scenario => ({
  name: `Two-step sign-in of staff, in ${language === 'vi' ? 'Vietnamese' : 'English'}`,
  isLong: language === 'en',
  async run(step) {
    const dataDir = newDataDir();
    const server = await openServer({ dataDir, env: { SEED: 'demo', STAFF_SECOND_FACTOR: 'required' } });
    const browser: Browser = await openBrowser();
    const broken: string[] = [];
    try {
      const clerk = await openWindow(browser, server.url, windows[language], broken);
      const { page, word } = clerk;
      const main = page.getByRole('main');
      let nextCode = async (): Promise<string> => '';
      const firstStep = async () => {
        await clerk.go('/admin');
        await page.locator('[name=email]').fill(staffEmail);
        await page.locator('[name=password]').fill(demoPassword);
        await page.keyboard.press('Enter');
      };
      await step('the console says what is missing, and the server refuses meanwhile', async () => {
        await firstStep();
        await clerk.reads('console.secondFactorDue.title');
        await waitForRest(page);
        await inspect(page, 'the console without a second factor');
        const token = await signIn(server.url, 'staff');
        const { status, body } = await call(server.url, 'GET', '/admin/users', { token });
        check(status === 403 && body['code'] === 'access.second_factor_required', `users: ${status}`);
      });
      await step('it is set up where members do, and the console opens', async () => {
        await page.getByRole('link', { name: word('console.secondFactorDue.setUp') }).click();
        await clerk.reads('security.due');
        await main.locator('[name=password]').fill(demoPassword);
        await clerk.press('security.setUp.begin');
        await clerk.reads('security.scan');
        nextCode = authenticator((await main.locator('code').innerText()).replaceAll(' ', ''));
        await codeField(page).fill(await nextCode());
        await clerk.press('security.codes.done');
        await page.getByRole('link', { name: word('security.toConsole') }).click();
        await page.getByRole('button', { name: new RegExp(`^${word('console.quickFind')}`) }).waitFor();
        check(
          (await page.getByText(word('console.secondFactorDue.title')).count()) === 0,
          'it is still closed',
        );
      });
      await step('the next sign-in at the console asks for a code', async () => {
        await signOut(clerk);
        await firstStep();
        await page.getByRole('heading', { name: word('secondStep.title') }).waitFor();
        await inspect(page, 'the second step of the console');
        await codeField(page).fill('000000');
        await clerk.reads('error.second_factor.code_invalid');
        await codeField(page).fill(await nextCode());
        await page.getByRole('button', { name: new RegExp(`^${word('console.quickFind')}`) }).waitFor();
      });
      check(broken.length === 0, broken.join('\n'));
    } finally {
      await browser.close();
      await server.stop().catch(() => null);
      forget(dataDir);
    }
  },
});

export const twoStepSignIns: readonly Scenario[] = [
  twoStepSignIn('vi'),
  twoStepSignIn('en'),
  staffMustSetUp('vi'),
  staffMustSetUp('en'),
];
