import type { Language } from '#core/kernel/language.ts';
import { inspect } from '../engine/browser.ts';
import { keyboardOf } from '../engine/keyboard.ts';
import { waitForRest } from '../engine/page-rest.ts';
import { check, inBothLanguages, type Scenario } from '../engine/scenario.ts';
import { playIn, type Step, type TestEnvironment } from '../engine/test-environment.ts';

const desk = { width: 1280, height: 860 } as const;
const phone = { width: 390, height: 844 } as const;

const journey = async (
  { open, testServer }: TestEnvironment,
  step: Step,
  language: Language,
): Promise<void> => {
  const member = await testServer.person('Trần Thị Ngọc Hân', 'han@example.com', { language });
  const staff = await testServer.person('Lê Thu Hà', 'ha@example.com', { roleId: 'admin', language });
  const window = await open({ ...desk, language });
  const { page, word } = window;
  const keyboard = keyboardOf(page);
  const field = page.getByRole('combobox', { name: word('palette.title') });
  const at = (path: RegExp) => page.waitForURL(path);

  await step('a member goes to a page by a part of its name, without accents', async () => {
    await window.signIn(member);
    await window.go('/dashboard');
    await waitForRest(page);
    await page.keyboard.press('Control+k');
    await keyboard.isAt(field);
    await inspect(page, 'quick find');
    await keyboard.type(language === 'vi' ? 'giao dich' : 'transac');
    await page.getByRole('option', { name: word('nav.transactions') }).waitFor();
    await page.keyboard.press('Enter');
    await at(/\/dashboard\/user\/transaction$/);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  });
  await step('by a letter after g, and back where one was', async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('f');
    await at(/\/feed$/);
    await page.goBack();
    await at(/\/dashboard\/user\/transaction$/);
  });
  await step('the keys are listed and switched off, and stay so', async () => {
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: word('palette.keys') });
    await help.waitFor();
    await inspect(page, 'the list of keys');
    await keyboard.do(help.getByRole('switch', { name: word('palette.keys.single') }), 'Space');
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
    await window.go('/dashboard');
    await waitForRest(page);
    await page.keyboard.press('g');
    await page.keyboard.press('f');
    await page.keyboard.press('?');
    check((await page.getByRole('dialog').count()) === 0, 'a key that is switched off opens something');
    check(page.url().endsWith('/dashboard'), 'a key that is switched off leads somewhere');
  });
  await step('on a phone it is in the menu', async () => {
    const small = await open({ ...phone, language });
    await small.signIn(member);
    await small.go('/dashboard');
    await small.page.getByRole('button', { name: small.word('nav.me') }).click();
    await small.page
      .getByRole('dialog')
      .getByRole('button', { name: small.word('nav.quickFind') })
      .click();
    await small.page
      .getByRole('combobox', { name: small.word('palette.title') })
      .fill(small.word('nav.chat'));
    await inspect(small.page, 'quick find on a phone');
    await small.page.getByRole('option').first().click();
    await small.page.waitForURL(/chat/);
    await small.close();
  });
  await step('staff find a person from any page of the console', async () => {
    const console = await open({ ...desk, language });
    await console.signIn(staff);
    await console.go('/admin/settings');
    // Its keys are heard from when the page stands; on a slow machine it is at rest before that.
    await console.page.getByRole('heading', { level: 1 }).first().waitFor();
    await waitForRest(console.page);
    await console.page.keyboard.press('Control+k');
    await console.page.getByRole('combobox', { name: console.word('palette.title') }).fill('ngoc han');
    await console.page.getByRole('option', { name: member.fullname }).first().click();
    await console.page.waitForURL(/\/admin\/users\/[^/]+\/show/);
    await console.page.getByRole('heading', { level: 1, name: member.fullname }).waitFor();
    await console.close();
  });
  await step('and go through a list of theirs by J and K, as long as single keys are on', async () => {
    const console = await open({ ...desk, language });
    await console.signIn(staff);
    await console.go('/admin/users');
    const rows = console.page.locator('main [data-row-link]');
    await rows.nth(1).waitFor();
    await waitForRest(console.page);
    const at = keyboardOf(console.page);
    for (const [key, index] of [
      ['j', 0],
      ['j', 1],
      ['k', 0],
    ] as const) {
      await console.page.keyboard.press(key);
      await at.isAt(rows.nth(index));
    }
    await console.page.keyboard.press('?');
    const help = console.page.getByRole('dialog', { name: console.word('palette.keys') });
    await help.getByText(console.word('palette.rows.next')).waitFor();
    await at.do(help.getByRole('switch', { name: console.word('palette.keys.single') }), 'Space');
    await console.page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
    await rows.first().focus();
    await console.page.keyboard.press('j');
    await at.isAt(rows.first());
    await console.page.keyboard.press('Enter');
    await console.page.waitForURL(/\/admin\/users\/[^/]+\/show/);
    await console.close();
  });
};

const scenarioIn = (language: Language): Scenario => {
  const name = 'Quick find';
  return {
    name,
    run: (step) => playIn({ name, step }, (environment, watched) => journey(environment, watched, language)),
  };
};

/** Anywhere from anywhere, by a few letters. */
export const quickFindJourneys: readonly Scenario[] = inBothLanguages(scenarioIn);
