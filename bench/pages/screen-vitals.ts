import type { Page } from 'playwright-core';

/** What a page did to who waits for it, in milliseconds and in shares of the window. */
export type Vitals = Readonly<{
  /** The worst five seconds of layout shift, as browsers report it. */
  shift: number;
  paintedAt: number;
  /** What of long tasks goes beyond 50 ms, from the first paint on. */
  blocked: number;
  /** The slowest answer to a touch; 0 where nothing was touched, or all was answered within one frame. */
  touch: number;
  worst: string;
  largest: string;
}>;

/** As text: this file is compiled without the browser's own types. */
const observe = `
  globalThis.vitals = { shifts: [], painted: { at: 0, what: '' }, firstPaint: Infinity, tasks: [], touches: new Map() };
  const watch = (type, note, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more });
  const nameOf = (node) => {
    const element = node?.nodeType === 1 ? node : node?.parentElement;
    return element ? element.tagName.toLowerCase() + ' "' + (element.textContent || '').trim().slice(0, 30) + '"' : 'what is gone';
  };
  watch('layout-shift', ({ hadRecentInput, value, startTime, sources }) => {
    if (hadRecentInput) return;
    vitals.shifts.push({ value, at: startTime, moved: (sources || []).slice(0, 3).map(({ node, previousRect, currentRect }) =>
      nameOf(node) + ' ' + Math.round(previousRect.y) + '→' + Math.round(currentRect.y)).join('; ') });
  });
  watch('largest-contentful-paint', ({ startTime, element }) => { vitals.painted = { at: startTime, what: nameOf(element) }; });
  watch('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') vitals.firstPaint = startTime; });
  watch('longtask', ({ startTime, duration }) => { vitals.tasks.push({ at: startTime, duration }); });
  watch('event', ({ interactionId, duration }) => {
    if (interactionId) vitals.touches.set(interactionId, Math.max(duration, vitals.touches.get(interactionId) ?? 0));
  }, { durationThreshold: 16 });
`;

/** From the next page on. */
export const observeVitals = (page: Page): Promise<unknown> => page.addInitScript(observe);

type Noted = Readonly<{
  shifts: readonly Readonly<{ value: number; at: number; moved: string }>[];
  painted: Readonly<{ at: number; what: string }>;
  firstPaint: number;
  tasks: readonly Readonly<{ at: number; duration: number }>[];
  touches: readonly number[];
}>;

/** Shifts within a second of each other belong together, at most for five seconds. */
const worstWindow = (shifts: Noted['shifts']): number => {
  let most = 0;
  let sum = 0;
  let begun = -Infinity;
  let last = -Infinity;
  for (const { value, at } of shifts) {
    const continues = at - last < 1_000 && at - begun < 5_000;
    if (!continues) begun = at;
    sum = continues ? sum + value : value;
    last = at;
    most = Math.max(most, sum);
  }
  return most;
};

export const vitalsOf = async (page: Page): Promise<Vitals> => {
  const { shifts, painted, firstPaint, tasks, touches } = await page.evaluate<Noted>(
    '({ ...vitals, touches: [...vitals.touches.values()] })',
  );
  const worst = shifts.toSorted((one, other) => other.value - one.value).slice(0, 3);
  return {
    shift: worstWindow(shifts),
    paintedAt: painted.at,
    blocked: tasks
      .filter(({ at }) => at >= firstPaint)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    touch: Math.max(0, ...touches),
    worst: worst
      .map(({ value, at, moved }) => `${value.toFixed(3)} at ${at.toFixed(0)}: ${moved}`)
      .join(' | '),
    largest: painted.what,
  };
};
