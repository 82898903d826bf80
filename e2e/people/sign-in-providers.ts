import { createServer, type AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import type { Language } from '#core/kernel/language.ts';
import { demoPassword } from '#fixtures/demo/accounts.ts';
import { demoMember } from '#fixtures/demo/people.ts';
import { openLocalProvider, type LocalProvider } from '#fixtures/people/local-provider.ts';
import { inspect, openBrowser } from '../engine/browser.ts';
import { openMailSink, type MailSink } from '../engine/mail-sink.ts';
import { waitForRest } from '../engine/page-rest.ts';
import { check, type Scenario } from '../engine/scenario.ts';
import { forget, newDataDir, openServer } from '../engine/server.ts';
import { openWindow, type Window } from '../engine/windows.ts';

const windows = {
  vi: { language: 'vi', width: 390, height: 844 },
  en: { language: 'en', width: 1280, height: 860 },
} as const;

const an = { sub: 'sub-an', name: 'Trần Văn An', email: 'an@gmail.example', email_verified: true };
/** The same person as a member of the demo, as far as the address says. */
const known = { sub: 'sub-known', name: 'Người Quen', email: demoMember.email, email_verified: true };
const silent = { sub: 'sub-zalo', name: 'Lê Hoa' };

/** Providers lead back to an address that the server has to know before it starts. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const holder = createServer().listen(0, '127.0.0.1', () => {
      const { port } = holder.address() as AddressInfo; // of a listening server
      holder.close(() => resolve(port));
    });
  });

type Stage = Readonly<{
  window: Window;
  /** Another browser, without cookies. */
  elsewhere: () => Promise<Window>;
  provider: LocalProvider;
  mails: MailSink;
}>;

const withProvider = async (language: Language, play: (stage: Stage) => Promise<void>): Promise<void> => {
  const dataDir = newDataDir();
  const [port, provider, mails] = await Promise.all([
    freePort(),
    openLocalProvider([an, known, silent]),
    openMailSink(),
  ]);
  const { clientId, clientSecret, issuer } = provider.client;
  const configured = (name: string) => ({
    [`${name}_CLIENT_ID`]: clientId,
    [`${name}_CLIENT_SECRET`]: clientSecret,
    [`${name}_ISSUER`]: issuer,
  });
  const server = await openServer({
    dataDir,
    port,
    env: {
      SEED: 'demo',
      BASE_URL: `http://localhost:${port}`,
      SMTP_URL: mails.url,
      ...configured('GOOGLE'),
      ...configured('FACEBOOK'),
      ...configured('ZALO'),
    },
  });
  const browser = await openBrowser();
  const broken: string[] = [];
  const open = () => openWindow(browser, server.url, windows[language], broken);
  try {
    await play({ window: await open(), elsewhere: open, provider, mails });
    // A provider that is away is answered with 503, on purpose.
    const odd = broken.filter((line) => !/^503 .*\/auth\/providers\//.test(line));
    check(odd.length === 0, odd.join('\n'));
  } finally {
    await browser.close();
    await server.stop().catch(() => null);
    await Promise.all([provider.close(), mails.close()]);
    forget(dataDir);
  }
};

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

/** To the provider's own page, where the person says who they are. */
const goThere = async ({ page, press }: Window, name: string): Promise<void> => {
  await press('providers.continue', { name });
  await page.getByRole('heading', { name: 'Who are you?' }).waitFor();
};
const say = (page: Page, who: Readonly<{ name: string }>) =>
  page.getByRole('link', { name: who.name, exact: true }).click();

const inside = (page: Page) => page.waitForURL(/\/dashboard/);

const newMember = (language: Language): Scenario => ({
  name: `Signing in with Google, in ${language === 'vi' ? 'Vietnamese' : 'English'}`,
  isLong: language === 'en',
  run: (step) =>
    withProvider(language, async ({ window, elsewhere, provider }) => {
      const { page, word, press, reads, go } = window;
      await step('a new person agrees to the terms and is in, without a password', async () => {
        await go('/auth/login');
        await waitForRest(page);
        await inspect(page, 'the sign-in with its providers');
        await goThere(window, 'Google');
        await say(page, an);
        await page.getByRole('heading', { name: word('auth.claim.title') }).waitFor();
        await reads('auth.claim.email.fixed', { name: 'Google' });
        await waitForRest(page);
        await inspect(page, 'the form that finishes an account');
        check((await page.locator('[name=email]').inputValue()) === an.email, 'the address is another one');
        await page.locator('[name=consent]').check();
        await press('auth.register.submit');
        await inside(page);
      });
      await step('the next time there is no form', async () => {
        await signOut(window);
        await goThere(window, 'Google');
        await say(page, an);
        await inside(page);
      });
      await step('the link is the last way in, and a password is offered by mail', async () => {
        await go('/dashboard/user/security');
        await reads('security.noPassword');
        await page
          .getByRole('button', { name: word('security.providers.remove.label', { name: 'Google' }) })
          .click();
        const question = page.getByRole('alertdialog');
        await question.getByRole('button', { name: word('security.providers.remove.submit') }).click();
        await reads('error.auth.last_way_in');
        await page.keyboard.press('Escape');
        await inspect(page, 'the ways to sign in, with a linked account');
      });
      await step('saying no there changes nothing, and leads back', async () => {
        await signOut(window);
        await goThere(window, 'Facebook');
        await page.getByRole('link', { name: 'No', exact: true }).click();
        await reads('error.provider.cancelled', { name: 'Facebook' });
        await inspect(page, 'coming back without a sign-in');
        await page.getByRole('link', { name: word('auth.provider.back') }).click();
        await page.locator('[name=email]').waitFor();
      });
      await step(
        'what came back is worth nothing in another browser, and nothing a second time',
        async () => {
          await goThere(window, 'Google');
          const address = (await page.getByRole('link', { name: an.name }).getAttribute('href')) ?? '';
          const other = await elsewhere();
          await other.page.goto(address);
          await other.reads('error.provider.attempt_over');
          await other.close();
          await page.goto(address);
          await inside(page);
          await signOut(window);
          await page.goto(address);
          await reads('error.provider.attempt_over');
        },
      );
      await step('a token that is not right opens nothing', async () => {
        for (const flaw of ['nonce', 'audience', 'expired', 'unsigned'] as const) {
          await go('/auth/login');
          await waitForRest(page);
          await goThere(window, 'Google');
          provider.spoil(flaw);
          await say(page, an);
          await reads('error.provider.refused', { name: 'Google' });
        }
        provider.spoil(null);
      });
      await step('while the provider is away, the password is there', async () => {
        await go('/auth/login');
        await waitForRest(page);
        await goThere(window, 'Zalo');
        provider.goAway();
        await say(page, silent);
        await reads('error.provider.away', { name: 'Zalo' });
        provider.goAway(false);
        await window.signIn({ ...demoMember, password: demoPassword });
      });
    }),
});

const existingMember = (language: Language): Scenario => ({
  name: `Linking Google to an account there is, in ${language === 'vi' ? 'Vietnamese' : 'English'}`,
  isLong: language === 'en',
  run: (step) =>
    withProvider(language, async ({ window, mails }) => {
      const { page, word, press, reads, go } = window;
      await step('the address alone opens nothing: the password comes first', async () => {
        await go('/auth/login');
        await waitForRest(page);
        await goThere(window, 'Google');
        await say(page, known);
        await page.getByRole('heading', { name: word('auth.claim.exists.title') }).waitFor();
        await inspect(page, 'an address that has an account');
        await page.getByRole('link', { name: word('auth.claim.exists.signIn') }).click();
        await page.locator('[name=email]').fill(demoMember.email);
        await page.locator('[name=password]').fill(demoPassword);
        await page.keyboard.press('Enter');
        await reads('security.claim.title', { name: 'Google' });
        await waitForRest(page);
        await inspect(page, 'the question whether to link');
        await press('security.claim.submit', { name: 'Google' });
        await page
          .getByRole('button', { name: word('security.providers.remove.label', { name: 'Google' }) })
          .waitFor();
      });
      await step('its owner hears of it by mail, and Google signs in', async () => {
        await mails.next(demoMember.email, /Google/);
        await signOut(window);
        await goThere(window, 'Google');
        await say(page, known);
        await inside(page);
      });
      await step('another one is linked and unlinked in the settings', async () => {
        await go('/dashboard/user/security');
        await page
          .getByRole('button', { name: word('security.providers.link.label', { name: 'Zalo' }) })
          .click();
        await page.getByRole('heading', { name: 'Who are you?' }).waitFor();
        await say(page, silent);
        await page.waitForURL(/\/dashboard\/user\/security/);
        const remove = page.getByRole('button', {
          name: word('security.providers.remove.label', { name: 'Zalo' }),
        });
        await remove.click();
        const question = page.getByRole('alertdialog');
        await question.getByRole('button', { name: word('security.providers.remove.submit') }).click();
        await reads('security.providers.removed', { name: 'Zalo' });
      });
    }),
});

const withoutAddress = (language: Language): Scenario => ({
  name: `Signing in with Zalo, in ${language === 'vi' ? 'Vietnamese' : 'English'}`,
  isLong: language === 'en',
  run: (step) =>
    withProvider(language, async ({ window, mails }) => {
      const { page, word, press, reads, go } = window;
      const email = 'hoa@example.com';
      await step(
        'a person of whom no address is known writes one, and the code of a mail confirms it',
        async () => {
          await go('/auth/register');
          await waitForRest(page);
          await goThere(window, 'Zalo');
          await say(page, silent);
          await reads('auth.claim.email.due', { name: 'Zalo' });
          await page.locator('[name=email]').fill(email);
          await page.locator('[name=consent]').check();
          await press('auth.register.submit');
          await page.getByRole('heading', { name: word('auth.verify.title') }).waitFor();
          const letter = await mails.next(email, /\d{6}/);
          await page.locator('[name=code]').fill(/\b\d{6}\b/.exec(letter.text)?.[0] ?? '');
          await inside(page);
        },
      );
      await step('the next time Zalo is enough', async () => {
        await signOut(window);
        await goThere(window, 'Zalo');
        await say(page, silent);
        await inside(page);
      });
    }),
});

export const providerJourneys: readonly Scenario[] = [
  newMember('vi'),
  newMember('en'),
  existingMember('vi'),
  existingMember('en'),
  withoutAddress('vi'),
  withoutAddress('en'),
];
