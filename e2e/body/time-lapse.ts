import type { Request } from 'playwright-core';
import { demoPassword } from '#fixtures/demo/accounts.ts';
import { demoCoach, demoMember } from '#fixtures/demo/people.ts';
import type { Language } from '#core/kernel/language.ts';
import { inspect, openBrowser } from '../engine/browser.ts';
import { waitForRest } from '../engine/page-rest.ts';
import { check, type Scenario } from '../engine/scenario.ts';
import { forget, newDataDir, openServer } from '../engine/server.ts';
import { openWindow, type Window } from '../engine/windows.ts';

const picture = ({ page }: Window, language: Language, name: string) =>
  page.screenshot({ path: `test-results/time-lapse-${language}-${name}.png`, fullPage: true });

/** Everything the browser asks for from here on, the worker of the page included. */
const follow = ({ page }: Window): Request[] => {
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  return asked;
};

/** The page's policy forbids Playwright's own way of waiting for an expression. */
const until = async ({ page }: Window, expression: string, what: string): Promise<void> => {
  const deadline = Date.now() + 60_000;
  while ((await page.evaluate<unknown>(expression)) !== true) {
    check(Date.now() < deadline, what);
    await page.waitForTimeout(100);
  }
};

const slider = (window: Window) =>
  window.page.getByRole('slider', { name: window.word('lapse.week'), exact: true });
const caption = async (window: Window): Promise<string> =>
  (await slider(window).getAttribute('aria-valuetext')) ?? '';

/** What a page says by itself to stay signed in and to hear of news: a few bytes, and none of a photo. */
const ofTheSignIn = /\/api\/(auth\/refresh|ws-ticket)$/;

/** All photos were looked at, and each of them is aligned. */
const aligned = async (window: Window): Promise<void> => {
  const { page, word } = window;
  // A busy machine takes its time with a model.
  await page.getByRole('button', { name: word('align.hand'), exact: true }).waitFor({ timeout: 180_000 });
  check((await page.getByText(word('align.noFinder')).count()) === 0, 'nothing could look at the photos');
};

/** How many photos this device knows the joints of. */
const known = `new Promise((resolve, reject) => {
  const request = indexedDB.open('fitboard-bodies');
  request.onerror = () => reject(request.error);
  request.onsuccess = () => {
    const count = request.result.transaction('sightings').objectStore('sightings').count();
    count.onsuccess = () => {
      request.result.close();
      resolve(count.result);
    };
  };
})`;

const play = async (window: Window, language: Language): Promise<void> => {
  const { page, word, go } = window;
  await go('/indicator/me');
  const asked = follow(window);
  // On a phone the ways out of the page stand in a menu.
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  if (isPhone) await window.press('timeline.more');
  await page.getByRole(isPhone ? 'menuitem' : 'link', { name: word('timeline.lapse'), exact: true }).click();
  await slider(window).waitFor();
  const began = Date.now();
  await aligned(window);
  console.log(
    `          photos of twelve weeks were aligned in ${((Date.now() - began) / 1000).toFixed(1)} s`,
  );
  await waitForRest(page);
  await inspect(page, 'the time-lapse');
  await picture(window, language, 'aligned');

  const addresses = asked.map((request) => new URL(request.url()));
  check(
    addresses.some(({ pathname }) => /\/assets\/movenet-lightning-[\w-]+\.bin$/.test(pathname)),
    'the model was not asked for, or its request was not seen',
  );
  const strange = addresses.filter(({ origin }) => origin !== new URL(page.url()).origin);
  check(strange.length === 0, `asked elsewhere: ${strange.join(' ')}`);
  const sent = asked.filter(
    (request) =>
      (request.method() !== 'GET' && !ofTheSignIn.test(request.url())) ||
      (request.postDataBuffer()?.length ?? 0) > 200,
  );
  check(sent.length === 0, `sent while aligning: ${sent.map((request) => request.url()).join(' ')}`);
  const photos = new Set(
    addresses.map(({ pathname }) => pathname).filter((pathname) => pathname.startsWith('/media/sealed/')),
  );
  const count = await page.evaluate<number>(known);
  // The page before showed some of its own.
  check(count > 1 && count <= photos.size, `${photos.size} photos were fetched, ${count} are known`);
};

const stepThrough = async (window: Window): Promise<void> => {
  const { page, word } = window;
  check((await page.getByRole('button', { name: word('lapse.play') }).count()) === 0, 'it plays by itself');
  const newest = await caption(window);
  check(/\d\skg$/.test(newest), `the week has no weight: ${newest}`);
  await slider(window).focus();
  await page.keyboard.press('ArrowLeft');
  const before = await caption(window);
  check(before !== newest, 'the arrow key did nothing');
  await page.getByRole('button', { name: word('lapse.forth'), exact: true }).click();
  check((await caption(window)) === newest, 'the step forth did not lead back');

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.getByRole('button', { name: word('lapse.speed.QUICK'), exact: true }).click();
  await page.getByRole('button', { name: word('lapse.play'), exact: true }).click();
  await page.getByRole('button', { name: word('lapse.pause'), exact: true }).waitFor();
  await page.getByRole('button', { name: word('lapse.play'), exact: true }).waitFor();
  check((await caption(window)) === newest, 'it did not end with the newest week');
  await page.emulateMedia({ reducedMotion: 'reduce' });
};

/** What was found is kept: the model is not fetched again. */
const comeBack = async (window: Window): Promise<void> => {
  const { page } = window;
  const asked = follow(window);
  await page.reload();
  await slider(window).waitFor();
  await aligned(window);
  const again = asked.filter((request) => request.url().includes('body-finder.worker'));
  check(again.length === 0, 'photos that are known were looked at again');
};

const setByHand = async (window: Window, language: Language): Promise<void> => {
  const { page, word, press } = window;
  await press('align.hand');
  const dialog = page.getByRole('dialog');
  const surface = dialog.locator('[data-hand-surface]');
  await surface.waitFor();
  await waitForRest(page);
  await inspect(page, 'aligning by hand');
  await picture(window, language, 'by-hand');
  const box = await surface.boundingBox();
  check(box !== null, 'there is no photo to drag on');
  if (box === null) return;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.31);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.28, { steps: 4 });
  await page.mouse.up();
  const place = /(\d+)% (?:của ảnh|down)/;
  const said = await dialog.getByRole('status').innerText();
  check(Math.abs(Number(place.exec(said)?.[1]) - 28) <= 1, `the dot is elsewhere: ${said}`);
  await dialog.getByRole('button', { name: word('align.hand.down'), exact: true }).click();
  await press('align.hand.use');
  await dialog.waitFor({ state: 'detached' });
  await press('align.hand');
  await dialog.getByRole('button', { name: word('align.hand.automatic'), exact: true }).click();
  await aligned(window);
};

const turned = `[...document.querySelectorAll('figure img')].filter(
  (picture) => getComputedStyle(picture).transform !== 'none'
).length`;

const compare = async (window: Window, language: Language): Promise<void> => {
  const { page, word, go } = window;
  await go('/indicator/me');
  const label = word('timeline.compare.label').split('{')[0]!.trim(); // before what changes there is a text
  await page
    .getByRole('link', { name: new RegExp(`^${label}`) })
    .first()
    .click();
  await page.waitForURL(/\/compare\//);
  const together = page.getByRole('switch', { name: word('align.switch') });
  await together.waitFor();
  check(await together.isChecked(), 'photos are not aligned by themselves');
  await until(window, `${turned} === 2`, 'the two photos were not aligned');
  await waitForRest(page);
  await inspect(page, 'the aligned comparison');
  await picture(window, language, 'compared');
  await together.uncheck();
  await until(window, `${turned} === 0`, 'the photos stay aligned');
  await together.check();
  await until(window, `${turned} === 2`, 'the photos are not aligned again');
};

const noSightings = `indexedDB.databases().then((all) => all.every(({ name }) => name !== 'fitboard-bodies'))`;

/** A coach compares the member's photos as well, and nothing of them stays on the coach's device. */
const compareAsCoach = async (window: Window, path: string): Promise<void> => {
  const { page, word } = window;
  await page.goto(path);
  await page.getByRole('switch', { name: word('align.switch') }).waitFor();
  await aligned(window);
  await waitForRest(page);
  check(await page.evaluate<boolean>(noSightings), 'what was found in photos of another is kept');
};

const leave = async (window: Window): Promise<void> => {
  const { go, press } = window;
  await go('/dashboard');
  await press('nav.me');
  await press('nav.signOut');
  await until(window, noSightings, 'what was found in photos stays on the device');
};

const timeLapseIn = (language: Language): Scenario => ({
  name: `time-lapse: photos of twelve weeks, aligned on the phone, in ${language === 'vi' ? 'Vietnamese' : 'English'}`,
  isLong: language === 'en',
  async run(step) {
    const dataDir = newDataDir();
    const server = await openServer({ dataDir, env: { SEED: 'demo' } });
    const browser = await openBrowser();
    const broken: string[] = [];
    try {
      const window = await openWindow(browser, server.url, { language, width: 390, height: 844 }, broken);
      await step('are found, aligned and played without a byte of them being sent', async () => {
        await window.signIn({ ...demoMember, password: demoPassword });
        await play(window, language);
      });
      await step('step by step where motion is not wanted, and played where it is', () =>
        stepThrough(window),
      );
      await step('are looked at once', () => comeBack(window));
      await step('can be set by hand, with a finger and with buttons', () => setByHand(window, language));
      await step('and lie in one place in a comparison too', () => compare(window, language));
      await step('a coach compares them too, and keeps nothing', async () => {
        const path = window.page.url();
        const coach = await openWindow(browser, server.url, { language, width: 390, height: 844 }, broken);
        await coach.signIn({ ...demoCoach, password: demoPassword });
        await compareAsCoach(coach, path);
        await picture(coach, language, 'coach');
        await coach.close();
      });
      await step('signing out leaves nothing of them', () => leave(window));
      await step('and no page ever failed', async () => check(broken.length === 0, broken.join('\n')));
    } catch (error) {
      for (const { pages } of browser.contexts().map((context) => ({ pages: context.pages() })))
        await pages[0]
          ?.screenshot({ path: `test-results/time-lapse-${language}-failed.png`, fullPage: true })
          .catch(() => undefined);
      throw error;
    } finally {
      await browser.close();
      await server.stop().catch(() => null);
      forget(dataDir);
    }
  },
});

export const timeLapses: readonly Scenario[] = [timeLapseIn('vi'), timeLapseIn('en')];
