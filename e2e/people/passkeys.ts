import { createServer, type AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import type { Language } from '#core/kernel/language.ts';
import { demoPassword, staffEmail } from '#fixtures/demo/accounts.ts';
import { demoMember } from '#fixtures/demo/people.ts';
import { inspect, openBrowser } from '../engine/browser.ts';
import { waitForRest } from '../engine/page-rest.ts';
import { check, type Scenario } from '../engine/scenario.ts';
import { forget, newDataDir, openServer } from '../engine/server.ts';
import { openWindow, type Window } from '../engine/windows.ts';

const windows = {
  vi: { language: 'vi', width: 390, height: 844 },
  en: { language: 'en', width: 1280, height: 860 },
} as const;

/** Keys are bound to an origin, so the server has to know its port before it starts. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const holder = createServer().listen(0, '127.0.0.1', () => {
      const { port } = holder.address() as AddressInfo; // of a listening server
      holder.close(() => resolve(port));
    });
  });

/** A phone that knows its owner, as far as the browser can see. */
const giveDevice = async (page: Page) => {
  // A device in software answers a suggestion without its person: only what is pressed counts here.
  await page.addInitScript('PublicKeyCredential.isConditionalMediationAvailable = async () => false');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    knowsOwner: (isUserVerified: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
};

const signOut = async ({ page, go }: Window, path = '/auth/login'): Promise<void> => {
  await page.evaluate(
    `fetch('/api/auth/logout', { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } })`,
  );
  // As the button does: pages drawn on the server go by it.
  await page.evaluate(`document.cookie = 'signed_in=; path=/; samesite=lax; max-age=0'`);
  await go(path);
  await page.locator('[name=email]').waitFor();
  await waitForRest(page);
};

const addPasskey = async ({ page, press, reads }: Window, name: string): Promise<void> => {
  await press('security.passkeys.add');
  await page.getByRole('main').locator('[name=name]').fill(name);
  await press('security.passkeys.add.submit');
  await reads('security.passkeys.added.done');
};

const removePasskey = async ({ page, word }: Window, name: string): Promise<void> => {
  await page.getByRole('button', { name: word('security.passkeys.remove.label', { name }) }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: word('security.passkeys.remove.submit') }).click();
};

const withServer = async (
  language: Language,
  env: Record<string, string>,
  play: (window: Window) => Promise<void>,
): Promise<void> => {
  const dataDir = newDataDir();
  const port = await freePort();
  const baseUrl = `http://localhost:${port}`;
  const server = await openServer({ dataDir, port, env: { SEED: 'demo', BASE_URL: baseUrl, ...env } });
  const browser = await openBrowser();
  const broken: string[] = [];
  try {
    await play(await openWindow(browser, server.url, windows[language], broken));
    check(broken.length === 0, broken.join('\n'));
  } finally {
    await browser.close();
    await server.stop().catch(() => null);
    forget(dataDir);
  }
};

/** A member's phone signs in, as long as it makes sure of its owner and the passkey is kept. */
const ownPasskey = (language: Language): Scenario => ({
  name: `A passkey of a member, in ${language === 'vi' ? 'Vietnamese' : 'English'}`,
  isLong: language === 'en',
  run: (step) =>
    withServer(language, {}, async (window) => {
      const { page, word, press, reads, go } = window;
      const device = await giveDevice(page);
      await step('the device makes one, and it is listed under its name', async () => {
        await window.signIn({ ...demoMember, password: demoPassword });
        await go('/dashboard/user/account');
        await page.getByRole('link', { name: word('account.security.open') }).click();
        await reads('security.passkeys.none');
        await addPasskey(window, 'Máy của em');
        await page.getByText('Máy của em').waitFor();
        await waitForRest(page);
        await inspect(page, 'the ways to sign in, with a passkey');
      });
      await step('it signs in alone', async () => {
        await signOut(window);
        await inspect(page, 'the sign-in with its button for passkeys');
        await press('passkeys.signIn');
        await page.waitForURL(/\/dashboard/);
      });
      await step('a device that does not make sure of its owner opens nothing', async () => {
        await signOut(window);
        await device.knowsOwner(false);
        await press('passkeys.signIn');
        await reads('passkeys.stop.cancelled');
        await device.knowsOwner(true);
        await press('passkeys.signIn');
        await page.waitForURL(/\/dashboard/);
      });
      await step('once removed it opens nothing, and the password still does', async () => {
        await go('/dashboard/user/security');
        await removePasskey(window, 'Máy của em');
        await reads('security.passkeys.none');
        await signOut(window);
        await press('passkeys.signIn');
        await reads('error.passkey.refused');
        await window.signIn({ ...demoMember, password: demoPassword });
      });
    }),
});

/** Where staff must have a second factor, a passkey is one: the console opens, and the password asks for it. */
const passkeyOfStaff = (language: Language): Scenario => ({
  name: `A passkey of staff, in ${language === 'vi' ? 'Vietnamese' : 'English'}`,
  isLong: language === 'en',
  run: (step) =>
    withServer(language, { STAFF_SECOND_FACTOR: 'required' }, async (window) => {
      const { page, word, press, reads, go } = window;
      await giveDevice(page);
      const opened = () =>
        page.getByRole('button', { name: new RegExp(`^${word('console.quickFind')}`) }).waitFor();
      const firstStep = async () => {
        await page.locator('[name=email]').fill(staffEmail);
        await page.locator('[name=password]').fill(demoPassword);
        await page.keyboard.press('Enter');
      };
      await step('the console opens once one is added', async () => {
        await go('/admin');
        await firstStep();
        await reads('console.secondFactorDue.title');
        await page.getByRole('link', { name: word('console.secondFactorDue.setUp') }).click();
        await reads('security.due');
        await addPasskey(window, 'Máy làm việc');
        await page.getByRole('link', { name: word('security.toConsole') }).click();
        await opened();
      });
      await step('the password asks for it, and it alone opens the console too', async () => {
        await signOut(window, '/admin');
        await firstStep();
        await page.getByRole('heading', { name: word('secondStep.title') }).waitFor();
        await waitForRest(page);
        await inspect(page, 'the second step with a passkey alone');
        await press('passkeys.confirm');
        await opened();
        await signOut(window, '/admin');
        await press('passkeys.signIn');
        await opened();
      });
      await step('the last one stays', async () => {
        await go('/dashboard/user/security');
        await removePasskey(window, 'Máy làm việc');
        await reads('error.second_factor.required');
      });
    }),
});

export const passkeyJourneys: readonly Scenario[] = [
  ownPasskey('vi'),
  ownPasskey('en'),
  passkeyOfStaff('vi'),
  passkeyOfStaff('en'),
];
