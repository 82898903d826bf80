import type { Route } from 'playwright-core';
import { inspectNarrow } from '../../engine/narrow-screen.ts';
import { waitForRest } from '../../engine/page-rest.ts';
import { check } from '../../engine/scenario.ts';
import { played, type Window } from '../../engine/windows.ts';
import { until } from '../community-people.ts';
import type { EmptyRow, Reader, ScreenRow } from './row.ts';

/** Whatever is asked for; who asks is known at once. */
const answers = /\/api\/(?!auth\/)/;
/** More parts than any screen loads by itself. */
const mostParts = 6;

const refuse = (route: Route): Promise<void> =>
  route.fulfill({ status: 500, headers: { [played]: '1', 'x-request-id': crypto.randomUUID() } });

/** Holds back what the page asks for, until it is refused. */
const holdAnswers = async ({ page }: Window) => {
  const waiting: Route[] = [];
  let isHeld = true;
  await page.route(answers, async (route) => {
    const request = route.request();
    if (request.method() !== 'GET' || request.resourceType() !== 'fetch') await route.continue();
    else if (isHeld) waiting.push(route);
    else await refuse(route);
  });
  return {
    async refuse() {
      isHeld = false;
      await Promise.all(waiting.map(refuse));
    },
    release: () => page.unroute(answers),
  };
};

/** Its answers are late, then refused, then come when they are asked for again. */
export const waitAndFail = async (row: ScreenRow, reader: Reader): Promise<void> => {
  const { window, keyboard } = reader;
  const { page, word } = window;
  const held = await holdAnswers(window);
  await window.go(row.path);
  const isLoading = page.locator('[aria-busy="true"] output').filter({ hasText: word('ui.loading') });
  await isLoading.first().waitFor({ state: 'attached' });
  await inspectNarrow(page, `${row.name} while it loads`, []);

  await held.refuse();
  await window.reads('ui.error.title');
  await until(async () => (await isLoading.count()) === 0, `${row.name} goes on loading after a refusal`);
  const retry = page.getByRole('button', { name: word('ui.retry'), exact: true });
  await inspectNarrow(page, `${row.name} after a refusal`, [retry]);

  await held.release();
  for (let part = 0; part < mostParts && (await retry.count()) > 0; part += 1) {
    await keyboard.do(retry.first());
    await waitForRest(page);
  }
  await row.ready(window).first().waitFor();
  check((await retry.count()) === 0, `${row.name} still offers to try again`);
};

/** Where nothing is, the screen says so. */
export const showNothing = async (row: EmptyRow, reader: Reader): Promise<void> => {
  const { window, keyboard } = reader;
  const { page } = window;
  await window.go(typeof row.path === 'string' ? row.path : await row.path());
  await waitForRest(page);
  if (row.open !== undefined) {
    await keyboard.skipToMain();
    await row.open(reader);
  }
  await window.reads(...row.says);
  await waitForRest(page);
  await inspectNarrow(page, row.name, []);
};
