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
  globalThis.fontLoads = [{ from: 0, to: Infinity }];
  document.fonts.ready.then(() => { fontLoads[0].to = performance.now(); });
  document.fonts.addEventListener('loading', () => void fontLoads.push({ from: performance.now(), to: Infinity }));
  document.fonts.addEventListener('loadingdone', () => { for (const load of fontLoads) load.to = Math.min(load.to, performance.now()); });
  const nameOf = (node) => {
    if (!node) return 'something removed';
    const element = node.nodeType === 1 ? node : node.parentElement;
    return element ? element.tagName.toLowerCase() + ' "' + (element.textContent || '').trim().slice(0, 40) + '"' : 'text';
  };
  new PerformanceObserver((list) => {
    for (const { value, startTime, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput) shifts.push({ value, startTime, moved: (sources || []).map(({ node, previousRect, currentRect }) =>
        nameOf(node) + ' ' + Math.round(previousRect.y) + '→' + Math.round(currentRect.y) + ' (' + Math.round(previousRect.height) + '→' + Math.round(currentRect.height) + ')') });
  }).observe({ type: 'layout-shift', buffered: true });
`;
type Shift = Readonly<{ value: number; startTime: number; moved: readonly string[] }>;

type FontLoad = Readonly<{ from: number; to: number }>;

/** A face that arrived is drawn in one of the next frames. */
const drawnWithinMs = 100;

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
  const observed = await page.evaluate<readonly Shift[]>('shifts');
  const loads = await page.evaluate<readonly FontLoad[]>('fontLoads');
  // Where lines break until a face arrives depends on the fonts of the machine, and is no matter of the page's data.
  const shifts = observed.filter(({ startTime }) =>
    loads.every(({ from, to }) => startTime < from || startTime > to + drawnWithinMs),
  );
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  if (sum <= mostShift) return '';
  const parts = shifts.map(({ value, moved }) => `    ${value.toFixed(3)}: ${moved.join('; ')}`);
  return [`shifts by ${sum.toFixed(3)}`, ...parts].join('\n');
};
