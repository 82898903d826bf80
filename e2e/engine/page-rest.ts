import type { Page, Request } from 'playwright-core';

/** So long nothing is asked for before a page counts as at rest: what an answer leads to is asked for sooner. */
const quietMs = 150;
const patienceMs = 60_000;

type Traffic = { readonly underWay: Set<Request>; lastChange: number };

const traffic = new WeakMap<Page, Traffic>();

/** A page is at rest while a file of its reader is long on its way. */
const isPartOfFile = (request: Request): boolean =>
  request.method() === 'PATCH' && request.url().includes('/media/uploads/');

/** Follows what a page asks for, from its opening on. */
export const followRequests = (page: Page): void => {
  const own: Traffic = { underWay: new Set(), lastChange: performance.now() };
  traffic.set(page, own);
  const ended = (request: Request) => {
    own.underWay.delete(request);
    own.lastChange = performance.now();
  };
  page.on('request', (request) => {
    if (!request.url().startsWith('http') || isPartOfFile(request)) return;
    own.underWay.add(request);
    own.lastChange = performance.now();
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
};

/**
 * What answers brought is done: on a busy machine a page may ask for nothing for longer than that, and not have begun to
 * listen.
 */
const waitForIdle = async (page: Page): Promise<void> => {
  await page
    .evaluate('new Promise((done) => requestIdleCallback(done, { timeout: 5_000 }))')
    .catch(() => undefined); // the page has just left for another
};

/**
 * Waits until a followed page is loaded, asks for nothing any more and has nothing to do. The browser's own idle network
 * takes half a second of silence for each page; a page whose requests are followed is known to be at rest sooner.
 */
export const waitForRest = async (page: Page): Promise<void> => {
  const own = traffic.get(page);
  if (own === undefined) throw new Error('This page is not followed: call followRequests when it is opened');
  await page.waitForLoadState('load');
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const silence = performance.now() - own.lastChange;
    if (own.underWay.size === 0 && silence >= quietMs) {
      const { lastChange } = own;
      await waitForIdle(page);
      if (own.underWay.size === 0 && own.lastChange === lastChange) return;
    }
    if (performance.now() > deadline) {
      const waiting = [...own.underWay].map((request) => request.url()).join(' ');
      throw new Error(`${page.url()} did not come to rest; it waits for ${waiting || 'nothing'}`);
    }
    await page.waitForTimeout(own.underWay.size === 0 ? Math.max(10, quietMs - silence) : 25);
  }
};

/** Does this, and waits for what it made the page ask for. A page whose answers are held back already is not waited for. */
export const restAfter = async (page: Page, act: () => Promise<void>): Promise<void> => {
  const wasAtRest = traffic.get(page)?.underWay.size === 0;
  await act();
  await waitForIdle(page);
  if (wasAtRest && traffic.get(page)?.underWay.size !== 0) await waitForRest(page);
};
