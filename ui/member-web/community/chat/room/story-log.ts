import { expect, waitFor } from 'storybook/test';

/** The rows of a room, as its stories look at them. */
export type Log = HTMLElement;

export const rowsIn = (log: Log) => [...log.querySelectorAll<HTMLElement>('[data-row]')];
export const topOf = (log: Log, row: HTMLElement) =>
  row.getBoundingClientRect().top - log.getBoundingClientRect().top;
export const firstSeq = (log: Log) =>
  Number(rowsIn(log).find(({ dataset }) => 'seq' in dataset)?.dataset['seq'] ?? 0);
export const restOf = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
export const fromEnd = (log: Log) => log.scrollHeight - log.scrollTop - log.clientHeight;
export const isInView = (log: Log, row: HTMLElement) => {
  const { top, bottom } = row.getBoundingClientRect();
  const box = log.getBoundingClientRect();
  return top >= box.top && bottom <= box.bottom;
};

/** What the reader looks at: the first message that begins in view; later, how far it has moved. */
export const placeIn = (log: Log) => {
  const seen = rowsIn(log).find((row) => 'seq' in row.dataset && topOf(log, row) >= 0)!; // something is in view
  if (seen === undefined)
    throw new Error(
      JSON.stringify({
        rows: rowsIn(log).length,
        tops: rowsIn(log)
          .map((row) => [row.dataset['seq'], Math.round(topOf(log, row))])
          .slice(0, 60),
        top: log.scrollTop,
        h: log.scrollHeight,
        c: log.clientHeight,
        con: log.isConnected,
        logs: document.querySelectorAll('[role=log]').length,
      }),
    );
  const key = seen.dataset['row'];
  const stood = topOf(log, seen);
  return {
    seen,
    moved: async () => {
      await restOf();
      const still = rowsIn(log).find(({ dataset }) => dataset['row'] === key);
      await expect(still).toBeDefined();
      return Math.abs(topOf(log, still!) - stood);
    },
  };
};

/** Answers to such requests wait until they are let go, or are lost. */
export const holdAnswers = (pattern: RegExp) => {
  const { fetch } = globalThis;
  let held = 0;
  let isOpen = false;
  let next = Promise.withResolvers<boolean>();
  globalThis.fetch = async (input, init) => {
    if (isOpen || !pattern.test(String(input))) return fetch(input, init);
    held += 1;
    if (!(await next.promise)) throw new TypeError('Failed to fetch');
    return fetch(input, init);
  };
  return {
    isWaiting: () => waitFor(() => expect(held).toBeGreaterThan(0), { timeout: 10_000 }),
    /** What waits is lost; what is asked for next waits again. */
    lose() {
      held = 0;
      next.resolve(false);
      next = Promise.withResolvers();
    },
    letGo() {
      isOpen = true;
      next.resolve(true);
    },
    undo() {
      globalThis.fetch = fetch;
    },
  };
};
