import type { Locator, Page } from 'playwright-core';
import { inspect, rulesOfColour } from './browser.ts';
import { check } from './scenario.ts';

export const narrow = { width: 360, height: 800 } as const;

/** So many pixels a thumb meets. */
const thumb = 44;

/**
 * Words and controls that the edge of the screen, or of a box that neither scrolls nor shortens with an ellipsis, cuts
 * through; what lies behind an open dialog was looked at before it was opened. As text: this file is compiled without
 * the browser's own types.
 */
const cutSource = `(() => {
  const width = document.documentElement.clientWidth;
  const found = new Set();
  const nameOf = (text) => '"' + text.trim().replace(/\\s+/g, ' ').slice(0, 60) + '"';
  const isShown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });

  /** What keeps a part of the box from being seen; undefined where nothing does, or where it is scrolled to. */
  const edgeOf = (element, box, { side, slack }) => {
    for (let one = element; one !== null && one !== document.documentElement; one = one.parentElement) {
      const style = getComputedStyle(one);
      const at = one.getBoundingClientRect();
      // For the ears alone.
      if (at.width <= 1 || at.height <= 1) return undefined;
      const isWider = box.left < at.left - side || box.right > at.right + side;
      const isHigher = box.top < at.top - slack || box.bottom > at.bottom + slack;
      const isApart = box.right <= at.left || box.left >= at.right || box.bottom <= at.top || box.top >= at.bottom;
      if (isWider && /auto|scroll/.test(style.overflowX)) return undefined;
      if (isHigher && /auto|scroll/.test(style.overflowY)) return undefined;
      const isCut = (isWider && /hidden|clip/.test(style.overflowX)) || (isHigher && /hidden|clip/.test(style.overflowY));
      if (isCut && one !== document.body)
        return isApart || style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none' ? undefined : one;
      if (style.position === 'fixed') break;
    }
    return box.left < -side || box.right > width + side ? document.documentElement : undefined;
  };

  for (const root of document.body.children) {
    if (root.getAttribute('aria-hidden') === 'true') continue;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const parent = text.parentElement;
      if (text.data.trim() === '' || parent === null || /SCRIPT|STYLE|NOSCRIPT|OPTION/.test(parent.tagName) || !isShown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      // A face is taller than its line; where line breaks are kept, the space at the end of a line hangs over.
      const { fontSize, whiteSpace } = getComputedStyle(parent);
      const slack = parseFloat(fontSize) * 0.3;
      if (edgeOf(parent, box, { side: /pre/.test(whiteSpace) ? slack : 1, slack })) found.add(nameOf(text.data));
    }
    for (const control of root.querySelectorAll('a[href], button, input, select, textarea, summary, [role="button"]')) {
      const box = control.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1 || !isShown(control)) continue;
      if (edgeOf(control.parentElement, box, { side: 1, slack: 1 }))
        found.add(control.tagName.toLowerCase() + ' ' + nameOf(control.getAttribute('aria-label') || control.textContent));
    }
  }
  for (const dialog of document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]')) {
    const { top, bottom } = dialog.getBoundingClientRect();
    if (isShown(dialog) && (top < -1 || bottom > innerHeight + 1)) found.add('a dialog from ' + Math.round(top) + ' to ' + Math.round(bottom) + ' px');
  }
  return [...found].slice(0, 8);
})()`;

/** Nothing is cut off. */
export const checkWhole = async (page: Page, name: string): Promise<void> => {
  const cut = await page.evaluate<readonly string[]>(cutSource);
  check(cut.length === 0, `${name} cuts off ${cut.join(', ')}`);
};

const turnedWithinMs = 5_000;

/** As the reader's system asks for it, with every colour on its way there. */
const turnTo = async (page: Page, scheme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme: scheme });
  const deadline = Date.now() + turnedWithinMs;
  while ((await page.evaluate('getComputedStyle(document.documentElement).colorScheme')) !== scheme) {
    check(Date.now() < deadline, `${page.url()} does not turn ${scheme}`);
    await page.waitForTimeout(20);
  }
  await page.evaluate(`Promise.allSettled(
    document.getAnimations().filter((one) => one instanceof CSSTransition).map(({ finished }) => finished),
  )`);
};

/** In light and in dark nothing is cut off, nothing scrolls sideways, these are as large as a thumb, and axe finds nothing. */
export const inspectNarrow = async (page: Page, name: string, targets: readonly Locator[]): Promise<void> => {
  check(page.viewportSize()?.width === narrow.width, `${name} is not looked at in ${narrow.width} px`);
  await checkWhole(page, name);
  for (const target of targets) {
    const box = await target.first().boundingBox();
    const size = box === null ? 'not there' : `${Math.round(box.width)} × ${Math.round(box.height)} px`;
    const isLarge = box !== null && box.width >= thumb - 0.5 && box.height >= thumb - 0.5;
    check(isLarge, `${name}: ${String(target)} is ${size}`);
  }
  await inspect(page, name);
  await turnTo(page, 'dark');
  await inspect(page, `${name} in the dark`, rulesOfColour);
  await turnTo(page, 'light');
};
