import type { Locator, Page } from 'playwright-core';
import { check } from './scenario.ts';

type Focus = Readonly<{ name: string; isOnPage: boolean; problem: string }>;

/**
 * Where the focus is, and what keeps a reader from seeing it there: no ring around it or around what stands for it (a
 * field's frame, a button around its input), a ring that is cut off on most sides, or something that lies above it. As
 * text: this file is compiled without the browser's own types.
 */
const focusSource = `(() => {
  const element = document.activeElement;
  if (element === null || element === document.body) return { name: 'nothing', isOnPage: false, problem: '' };
  const said = (element.getAttribute('aria-label') || element.textContent || element.getAttribute('name') || '').trim();
  const name = element.tagName.toLowerCase() + ' "' + said.replace(/\\s+/g, ' ').slice(0, 50) + '"';
  const isControl = element.matches(
    'a[href], button, input, select, textarea, summary, [role^="menuitem"], [role="option"], [tabindex="0"]',
  );
  if (!isControl) return { name, isOnPage: true, problem: '' };
  const hasRing = (one) => {
    if (one.getBoundingClientRect().width <= 1) return false;
    const { opacity, outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
    if (opacity !== '0' && outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !/transparent|rgba.*, 0\\)|\\/ 0\\)/.test(outlineColor)) return true;
    const frame = one.querySelector(':scope > fieldset');
    return frame !== null && parseFloat(getComputedStyle(frame).borderTopWidth) >= 2;
  };
  const around = [element];
  while (around.length < 4 && around.at(-1).parentElement !== null) around.push(around.at(-1).parentElement);
  const ringed = around.find(hasRing);
  if (ringed === undefined) return { name, isOnPage: true, problem: 'shows no focus' };
  const { left, top, right, bottom } = ringed.getBoundingClientRect();
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(ringed);
  const reach = outlineStyle === 'none' ? 0 : Math.max(0, parseFloat(outlineWidth) + parseFloat(outlineOffset) - 1);
  const cut = new Set();
  for (let box = ringed.parentElement; box !== null && box !== document.body; box = box.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(box);
    const edge = box.getBoundingClientRect();
    if (overflowX !== 'visible' && left - reach < edge.left) cut.add('left');
    if (overflowX !== 'visible' && right + reach > edge.right) cut.add('right');
    if (overflowY !== 'visible' && top - reach < edge.top) cut.add('top');
    if (overflowY !== 'visible' && bottom + reach > edge.bottom) cut.add('bottom');
    if (position === 'fixed') break;
  }
  if (cut.size > 2) return { name, isOnPage: true, problem: 'shows hardly any of its focus' };
  const isUncovered = [0.5, 0.15, 0.85].some((x) => [0.5, 0.15, 0.85].some((y) => {
    const hit = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
    return hit !== null && (ringed.contains(hit) || hit === ringed.parentElement);
  }));
  return { name, isOnPage: true, problem: isUncovered ? '' : 'is out of sight' };
})()`;

/** More stops than any page has before what one looks for. */
const mostStops = 150;
const patienceMs = 15_000;
/** A ring is there one frame after the focus, and on a busy machine some frames later. */
const drawnWithinMs = 10_000;

export type Keyboard = Readonly<{
  /**
   * From stop to stop until it is there, forward or back as it stands on the page, or by an arrow; at each of them one
   * sees where the focus is.
   */
  reach(target: Locator, arrow?: `Arrow${'Up' | 'Down' | 'Left' | 'Right'}`): Promise<void>;
  /** There, and done with Enter or Space. */
  do(target: Locator, key?: 'Enter' | 'Space'): Promise<void>;
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Past the bars, as readers go who use no pointer. */
  skipToMain(): Promise<void>;
  /** By itself the focus has gone there: into what was opened, or back to what opened it. */
  isAt(target: Locator): Promise<void>;
}>;

type Place = Readonly<{ compareDocumentPosition(other: unknown): number }>;
const isFollowing = 4;

/** Whether it stands behind the focus, so that Tab leads to it. */
const isAhead = (target: Locator): Promise<boolean> =>
  target.first().evaluate((element, following) => {
    const { activeElement: from, body } = (
      globalThis as unknown as { document: Record<'activeElement' | 'body', Place | null> }
    ).document; // of the browser
    return from === null || from === body || (from.compareDocumentPosition(element) & following) !== 0;
  }, isFollowing);

/** A page used by its keys alone. */
export const keyboardOf = (page: Page): Keyboard => {
  const { keyboard } = page;
  const focused = page.locator(':focus');
  const isAt = async (target: Locator): Promise<boolean> => (await target.and(focused).count()) > 0;
  const look = async (): Promise<Focus> => {
    const deadline = Date.now() + drawnWithinMs;
    for (;;) {
      const focus = await page.evaluate<Focus>(focusSource);
      if (focus.problem === '') return focus;
      check(Date.now() < deadline, `${focus.name} ${focus.problem}`);
      await page.waitForTimeout(20);
    }
  };

  const reach: Keyboard['reach'] = async (target, arrow) => {
    await target.first().waitFor({ state: 'attached' });
    const way: string[] = [];
    while (way.length < mostStops) {
      if (await isAt(target)) return;
      await keyboard.press(arrow ?? ((await isAhead(target)) ? 'Tab' : 'Shift+Tab'));
      way.push((await look()).name);
    }
    throw new Error(`${String(target)} is not reached: ${way.slice(0, 30).join(', ')}`);
  };

  return {
    reach,
    async do(target, key = 'Enter') {
      await reach(target);
      await keyboard.press(key);
    },
    press: (key) => keyboard.press(key),
    type: (text) => keyboard.type(text),
    async skipToMain() {
      await reach(page.locator('a[href="#main"], a[href="#main-content"]'));
      await keyboard.press('Enter');
    },
    async isAt(target) {
      const deadline = Date.now() + patienceMs;
      while (!(await isAt(target))) {
        const { name } = await page.evaluate<Focus>(focusSource);
        check(Date.now() < deadline, `the focus is at ${name} instead of ${String(target)}`);
        await page.waitForTimeout(50);
      }
      await look();
    },
  };
};
