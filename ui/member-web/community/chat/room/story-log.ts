import { expect, type screen, waitFor, within } from 'storybook/test';
import type { ChatMessage } from '../../../app/data/chat.ts';
import { chatSessionOf } from '../live/session.ts';

/** The rows of a room, as its stories look at them. */
export type Log = HTMLElement;

export const patience = { timeout: 10_000 } as const;
/** However long the room is, fewer are drawn. */
export const fewRows = 200;

export const rowsIn = (log: Log) => [...log.querySelectorAll<HTMLElement>('[data-row]')];
export const rowOf = (log: Log, seq: number) =>
  rowsIn(log).find(({ dataset }) => dataset['seq'] === String(seq))!; // the story has waited for it
export const topOf = (log: Log, row: HTMLElement) =>
  row.getBoundingClientRect().top - log.getBoundingClientRect().top;
export const firstSeq = (log: Log) =>
  Number(rowsIn(log).find(({ dataset }) => 'seq' in dataset)?.dataset['seq'] ?? 0);
const lastSeq = (log: Log) =>
  Number(rowsIn(log).findLast(({ dataset }) => 'seq' in dataset)?.dataset['seq'] ?? 0);
export const restOf = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
export const fromEnd = (log: Log) => log.scrollHeight - log.scrollTop - log.clientHeight;
export const isInView = (log: Log, row: HTMLElement) => {
  const { top, bottom } = row.getBoundingClientRect();
  const box = log.getBoundingClientRect();
  return top >= box.top && bottom <= box.bottom;
};
/** How much wider than the screen the page is. */
export const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** What the reader looks at: the first message that begins in view; later, how far it has moved. */
export const placeIn = (log: Log) => {
  const seen = rowsIn(log).find((row) => 'seq' in row.dataset && topOf(log, row) >= 0);
  if (seen === undefined) throw new Error('no message begins in view');
  const key = seen.dataset['row'];
  const stood = topOf(log, seen);
  return {
    seen,
    moved: async (logNow: Log = log) => {
      await restOf();
      const still = rowsIn(logNow).find(({ dataset }) => dataset['row'] === key);
      if (still === undefined) throw new Error(`${key} is not drawn any more`);
      return Math.abs(topOf(logNow, still) - stood);
    },
  };
};

/** It comes back to where it stood, and stays. */
export const returns = async (place: ReturnType<typeof placeIn>, log: Log): Promise<void> => {
  await waitFor(async () => expect(await place.moved(log)).toBeLessThan(1), patience);
  await restOf();
  await expect(await place.moved(log)).toBeLessThan(1);
};

/** One goes near to an end of what is read in; answers how far what is in view has moved when more has come. */
export const readOn = async (log: Log, way: 'up' | 'down'): Promise<number> => {
  const edge = way === 'up' ? firstSeq : lastSeq;
  const before = edge(log);
  const height = log.scrollHeight;
  const wanted = way === 'up' ? 500 : log.scrollHeight - log.clientHeight - 500;
  log.scrollTop = way === 'up' ? Math.min(wanted, log.scrollTop) : Math.max(wanted, log.scrollTop);
  await restOf();
  const place = placeIn(log);
  await waitFor(() => expect(log.scrollHeight).toBeGreaterThan(height + 1_000), patience);
  const moved = await place.moved();
  await (way === 'up' ? expect(edge(log)).toBeLessThan(before) : expect(edge(log)).toBeGreaterThan(before));
  return moved;
};

/** The room as it opens at its end. */
export const openedLog = async (canvas: Pick<typeof screen, 'findByRole'>, last = 300): Promise<Log> => {
  const log = await canvas.findByRole('log', { name: 'Tin nhắn' }, patience);
  await within(log).findByText(new RegExp(`^Tin số ${last}:`), {}, patience);
  await waitFor(() => expect(fromEnd(log)).toBeLessThan(2), patience);
  return log;
};

/** The live line tells of a message: of a new one, or of a change in one that is there. */
export const hearIn =
  (userId: string, roomId: string, count: number) =>
  (seq: number, parts: Partial<ChatMessage>): Readonly<{ id: string; rev: number }> => {
    const room = chatSessionOf(userId).rooms.of(roomId);
    const { view } = room.current();
    const message = view?.timeline.entries.find((entry) => entry.seq === Math.min(seq, count)) as ChatMessage; // not deleted
    const isNew = seq > count;
    const rev = (view?.timeline.rev ?? 0) + 1;
    const { id, clientId } = message;
    const names = isNew ? { id: `${id}-${seq}`, clientId: `${clientId}-${seq}` } : {};
    room.hear({ kind: 'message', roomId, isNew, message: { ...message, ...names, seq, rev, ...parts } });
    return { id, rev };
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
    isWaiting: () => waitFor(() => expect(held).toBeGreaterThan(0), patience),
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
