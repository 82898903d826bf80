import type { Page } from 'playwright-core';
import { openBrowser } from '../../e2e/engine/browser.ts';
import { followRequests, waitForRest } from '../../e2e/engine/page-rest.ts';
import { forget, newDataDir, openServer, signIn } from '../../e2e/engine/server.ts';
import { medianOf } from '../measure.ts';
import type { Report } from '../report.ts';
import { enter, firstOf, learnerScreens, type Step } from './member-paths.ts';
import { openPhone, processorSlowdown, slowDown } from './phone.ts';
import { observeVitals, type Vitals, vitalsOf } from './screen-vitals.ts';

/** A screen answers at most so many requests. */
const mostRequests = 20;
const budgets = { shift: 0.05, paintedAt: 2_000, blocked: 400, touch: 150 } as const;
const opensOfEach = 3;
/** So long nothing happens before a screen counts as complete. */
const restMs = 1_000;
const patienceMs = 40_000;

const membersScreens = async (url: string): Promise<readonly Step[]> => {
  const token = await signIn(url, 'member');
  const review = await firstOf(url, '/reviews', token);
  const learning = await learnerScreens(url, token);
  return [
    ['home', '/dashboard'],
    ['week form', '/indicator/me/edit'],
    ['timeline', '/indicator/me'],
    ['transactions', '/dashboard/user/transaction'],
    ['reviews', '/dashboard/review'],
    ...(review === undefined ? [] : ([['review', `/dashboard/review/${review}`]] as const)),
    ...learning.filter(([name]) => name === 'challenge'),
    ['settings', '/dashboard/settings'],
    ['rewards', '/dashboard/rewards'],
    ['feed', '/feed'],
    ['chat', '/dashboard/chat'],
  ];
};

/** All that the screen says it waits for is there, and nothing was asked for or drawn for a while. */
const waitForScreen = async (page: Page): Promise<void> => {
  const deadline = performance.now() + patienceMs;
  let since = performance.now();
  while (performance.now() - since < restMs && performance.now() < deadline) {
    await waitForRest(page);
    const isWaiting = await page.evaluate<boolean>(
      `document.querySelector('main h1') === null || document.querySelector('main [aria-busy=true]') !== null`,
    );
    if (isWaiting) since = performance.now();
    await page.waitForTimeout(100);
  }
};

/** What a person does first there; each of it moves or draws something anew. */
const touchFirst = async (page: Page, name: string): Promise<void> => {
  const field = page.locator('main input[inputmode=decimal], main input[inputmode=numeric]').first();
  if (name === 'week form' && (await field.count()) > 0) {
    await field.click();
    await page.keyboard.type('75', { delay: 60 });
    await page.keyboard.press('Tab');
  }
  if (name === 'timeline') {
    for (const button of (await page.locator('main button[aria-pressed=false], main [role=tab]').all()).slice(
      0,
      3,
    ))
      await button.click({ timeout: 5_000 });
  }
  await page.waitForTimeout(restMs);
};

type Seen = Vitals & Readonly<{ requests: number }>;

const say = (name: string, seen: readonly Seen[]): string => {
  const middle = (key: keyof typeof budgets) => medianOf(seen.map((one) => one[key]));
  const over = (isOver: boolean) => (isOver ? ' **exceeded**' : '');
  const shift = Math.max(...seen.map((one) => one.shift));
  const requests = Math.max(...seen.map((one) => one.requests));
  const ms = (key: 'paintedAt' | 'blocked' | 'touch') =>
    `${middle(key).toFixed(0)} ms${over(middle(key) > budgets[key])}`;
  return (
    `| ${name} | ${shift.toFixed(3)}${over(shift > budgets.shift)} | ${ms('paintedAt')} | ${ms('blocked')} | ` +
    `${middle('touch') === 0 ? '–' : ms('touch')} | ${requests}${over(requests >= mostRequests)} |`
  );
};

/** How calmly and how soon each screen of a member comes, on a slow phone that was here before. */
export const settling = async ({ figures }: Report): Promise<void> => {
  const folder = newDataDir();
  const server = await openServer({ dataDir: folder, env: { SEED: 'demo' } });
  const browser = await openBrowser();
  const steps = (await membersScreens(server.url)).filter(([name]) =>
    (process.env['BENCH_SCREENS'] ?? name).includes(name),
  );
  // One window for all: each use of a session gives it a new cookie.
  const { context, page: entered } = await openPhone(browser);
  await enter(entered, `${server.url}/auth/login`, 'member', /dashboard/);
  await entered.close();

  const open = async ([name, path]: Step, kept: boolean): Promise<Seen> => {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (kept) {
      await page.goto(server.url + path, { waitUntil: 'networkidle' });
      await page.goto('about:blank');
    } else await session.send('Network.clearBrowserCache');
    followRequests(page);
    await observeVitals(page);
    await slowDown(session);
    let requests = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) requests += 1;
    });
    await page.goto(server.url + path, { timeout: 60_000 });
    await waitForScreen(page);
    if (page.url().includes('/auth/')) throw new Error(`${name} asked to sign in again`);
    const { touch: _, ...loaded } = await vitalsOf(page);
    await touchFirst(page, name);
    const { touch } = await vitalsOf(page);
    await page.close();
    return { ...loaded, touch, requests };
  };

  for (const kept of [false, true]) {
    figures.push(
      `Screens of a member, processor ${processorSlowdown} times slower, 1.6 Mbit/s, 150 ms, ${kept ? 'files kept from before' : 'nothing kept'}:`,
      '',
      '| Screen | Shift (most 0.05) | Largest paint (2,000 ms) | Blocked (400 ms) | Touch (150 ms) | Requests (fewer than 20) |',
      '|---|---|---|---|---|---|',
    );
    for (const step of steps) {
      const seen: Seen[] = [];
      for (let time = 0; time < opensOfEach; time += 1) seen.push(await open(step, kept));
      figures.push(say(step[0], seen));
      if (process.env['BENCH_DETAIL'] === '1')
        for (const one of seen) console.error(step[0], one.paintedAt.toFixed(0), one.largest, '|', one.worst);
    }
    figures.push('');
  }
  await browser.close();
  await server.stop();
  forget(folder);
};
