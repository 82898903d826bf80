import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** What nobody notices; from 0.1 on, people lose the line they read. */
const mostShift = 0.05;

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

/** From here on each page that is opened gets its answers late, and remembers what moved because of it. */
export const observeShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(observe);
  await page.route('**/api/**', async (route) => {
    await pause(delayOf(route.request().url()));
    await route.continue().catch(() => undefined); // the page may be gone
  });
};

/** What moved more than a reader bears since the page was opened; empty where it held still. */
export const shiftsOf = async (page: Page): Promise<string> => {
  const shifts = await page.evaluate<readonly Shift[]>('shifts');
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  if (sum <= mostShift) return '';
  const parts = shifts.map(({ value, moved }) => `    ${value.toFixed(3)}: ${moved.join('; ')}`);
  return [`shifts by ${sum.toFixed(3)}`, ...parts].join('\n');
};
