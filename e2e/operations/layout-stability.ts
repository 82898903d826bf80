import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { demoAccounts } from '#fixtures/demo/accounts.ts';
import { openBrowser } from '../engine/browser.ts';
import { forget, newDataDir, openServer } from '../engine/server.ts';
import { check, type Scenario } from '../engine/scenario.ts';
import { coachPaths, memberPaths, publicPaths } from '../engine/screen-paths.ts';

/** What nobody notices; from 0.1 on, people lose the line they read. */
const mostShift = 0.05;
const widths = [
  { width: 390, height: 844 },
  { width: 1280, height: 860 },
] as const;

/** Each answer comes after its own time, so that parts of a page arrive one after the other, as on a weak network. */
const delayOf = (url: string): number =>
  250 + ([...url].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 5) * 150;

/** As text: this file is compiled without the browser's own types. */
const observe = `
  globalThis.shifts = [];
  const nameOf = (node) => {
    if (!node) return 'something removed';
    const element = node.nodeType === 1 ? node : node.parentElement;
    return element ? element.tagName.toLowerCase() + ' "' + (element.textContent || '').trim().slice(0, 40) + '"' : 'text';
  };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput) shifts.push({ value, moved: (sources || []).map(({ node, previousRect, currentRect }) =>
        nameOf(node) + ' ' + Math.round(previousRect.y) + '→' + Math.round(currentRect.y) + ' (' + Math.round(previousRect.height) + '→' + Math.round(currentRect.height) + ')') });
  }).observe({ type: 'layout-shift', buffered: true });
`;
type Shift = Readonly<{ value: number; moved: readonly string[] }>;

const signIn = async (page: Page, url: string, role: string) => {
  const account = demoAccounts.find((one) => one.role === role)!; // the demo has all of them
  await page.goto(`${url}/auth/login`, { waitUntil: 'networkidle' });
  await page.locator('[name=email]').fill(account.email);
  await page.locator('[name=password]').fill(account.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/dashboard/);
};

const paths = {
  visitor: publicPaths.filter((path) => !path.startsWith('/error')),
  member: memberPaths,
  coach: coachPaths,
} as const;

type Role = keyof typeof paths;
type Viewport = (typeof widths)[number];

/** What moved on the pages of one role, opened one after the other. */
const movedFor = async (browser: Browser, url: string, role: Role, viewport: Viewport) => {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', locale: 'vi-VN' });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  if (role !== 'visitor') await signIn(page, url, role);
  await page.addInitScript(observe);
  await page.route('**/api/**', async (route) => {
    await pause(delayOf(route.request().url()));
    await route.continue().catch(() => undefined); // the page may be gone
  });
  const moved: string[] = [];
  for (const path of paths[role]) {
    await page.goto(url + path);
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate<readonly Shift[]>('shifts');
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    if (sum <= mostShift) continue;
    const what = shifts.map(({ value, moved: parts }) => `    ${value.toFixed(3)}: ${parts.join('; ')}`);
    moved.push([`${path} shifts by ${sum.toFixed(3)}`, ...what].join('\n'));
  }
  await context.close();
  return moved;
};

/** Pages opened anew while their data comes late: what is on the screen stays where it is. */
export const steadiness: Scenario = {
  name: 'Pages that hold still',
  async run(step) {
    const dataDir = newDataDir();
    const server = await openServer({ dataDir, env: { SEED: 'demo' } });
    const browser = await openBrowser();
    try {
      const visit = (role: Role, viewport: Viewport) =>
        step(`what a ${role} opens, ${viewport.width} px`, async () => {
          const moved = await movedFor(browser, server.url, role, viewport);
          check(moved.length === 0, moved.join('\n'));
        });
      const roles = Object.keys(paths) as Role[]; // its own keys
      // Both widths at once: much of a visit is waiting for answers that come late.
      for (const role of roles) {
        const visits = await Promise.allSettled(widths.map((viewport) => visit(role, viewport)));
        for (const outcome of visits) if (outcome.status === 'rejected') throw outcome.reason;
      }
    } finally {
      await browser.close();
      await server.stop().catch(() => null);
      forget(dataDir);
    }
  },
};
