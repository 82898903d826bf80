import { readFile } from 'node:fs/promises';
import { becomeCoach } from '../coaching/coaching-people.ts';
import { box } from '../coaching/coaching-screens.ts';
import { check } from '../engine/scenario.ts';
import { inTestEnvironment, phone } from '../engine/test-environment.ts';
import type { Window } from '../engine/windows.ts';
import { waitForRest } from '../engine/page-rest.ts';

const look = { headline: 'Giảm mỡ, giữ cơ', price: 900, languages: ['vi'] } as const;
const scripts = '**/assets/*.js';

/** Where a build put a part of the application: in the manifest it stands under its source. */
const partOf = async (source: string): Promise<string> => {
  const text = await readFile(
    new URL('../../dist/member-web/client/.vite/manifest.json', import.meta.url),
    'utf8',
  );
  const { [source]: part } = JSON.parse(text) as Record<string, { file: string } | undefined>; // as Vite writes it
  if (part === undefined) throw new Error(`${source} is no part of the application`);
  return `**/${part.file}`;
};

/** Typing, choosing and pressing before the application is there; and parts of it that do not arrive at once. */
export const slowLines = inTestEnvironment(
  'A visitor on a slow line that breaks',
  async ({ testServer, open }, step) => {
    const near = await testServer.person('Nguyễn Hoàng Đức', 'duc@example.com');
    const far = await testServer.person('Phạm Ngọc Dung', 'dung@example.com');
    await becomeCoach(testServer, near, { ...look, username: 'hoang.duc', city: 'Đà Nẵng' });
    await becomeCoach(testServer, far, { ...look, username: 'ngoc.dung', city: 'Hà Nội' });

    /** The page without its scripts, until they are let through. */
    const withoutScripts = async (window: Window) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      await window.page.route(scripts, async (route) => {
        await promise;
        await route.continue();
      });
      await window.page.goto(`${testServer.url}/coach`, { waitUntil: 'commit' });
      await window.stay();
      return resolve;
    };

    await step(
      'what is typed, chosen and pressed before the script arrives is done when it does',
      async () => {
        const window = await open(phone);
        const { page, word } = window;
        const arrive = await withoutScripts(window);
        await box(window, word('coaches.search')).fill('hoang');
        await page.getByLabel(word('coaches.sort')).selectOption('PRICE_LOW');
        await page.getByRole('button', { name: word('coaches.filters'), exact: true }).click();
        arrive();
        await page.getByRole('dialog', { name: word('coaches.filters') }).waitFor();
        await page.waitForURL(/[?&]q=hoang/);
        await page.waitForURL(/[?&]sort=PRICE_LOW/);
        await page.getByRole('link', { name: far.fullname, exact: true }).waitFor({ state: 'detached' });
        await window.stayed();
      },
    );
    await step('a sent search waits for it too, and reloads nothing', async () => {
      const window = await open(phone);
      const { page, word } = window;
      const arrive = await withoutScripts(window);
      await box(window, word('coaches.search')).fill('ngoc');
      await page.keyboard.press('Enter');
      arrive();
      await page.waitForURL(/[?&]q=ngoc/);
      await page.getByRole('link', { name: near.fullname, exact: true }).waitFor({ state: 'detached' });
      await window.stayed();
    });
    await step('a part that can not be fetched for a while opens by itself when it can', async () => {
      const { page, word, go, stay, stayed } = await open(phone);
      let refused = 0;
      await page.route(await partOf('coaching/coaches/FilterSheet.tsx'), async (route) => {
        if (refused < 3) {
          refused += 1;
          await route.abort('connectionrefused');
        } else {
          await route.continue();
        }
      });
      await go('/coach');
      await waitForRest(page);
      await stay();
      await page.getByRole('button', { name: word('coaches.filters'), exact: true }).click();
      await page.getByRole('dialog', { name: word('coaches.filters') }).waitFor();
      check(refused === 3, `the part was asked for ${refused} times before it came`);
      await stayed();
    });
  },
);
