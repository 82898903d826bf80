import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPart } from './patient-parts.ts';

type Helper = { __vitePreload: (load: () => Promise<string>, files?: readonly string[]) => Promise<string> };

const asked: string[] = [];
let answers: (() => Promise<Response>)[] = [];
const away = () => Promise.reject(new TypeError('Failed to fetch'));
const busy = async () => new Response('', { status: 503 });
const there = async () => new Response('export {};');
const load = vi.fn(async () => 'the part');

/** The module as a build has it, anew for each test. */
const helper = async (): Promise<Helper['__vitePreload']> => {
  const source = loadPart('/app/');
  const address = `data:text/javascript,${encodeURIComponent(`${source}//${Math.random()}`)}`;
  const { __vitePreload } = (await import(/* @vite-ignore */ address)) as Helper; // plain JavaScript of ours
  return __vitePreload;
};

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  load.mockClear();
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  vi.stubGlobal('dispatchEvent', target.dispatchEvent.bind(target));
  vi.stubGlobal('location', { href: 'https://fitboard.example/dashboard' });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url).pathname);
    return (answers.shift() ?? there)();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a part of the program', () => {
  it('is imported only once all its files are there, each fetched once', async () => {
    answers = [];
    const fetchPart = await helper();
    expect(await fetchPart(load, ['a.js', 'b.js'])).toBe('the part');
    expect(await fetchPart(load, ['b.js', 'c.js'])).toBe('the part');
    expect(asked).toEqual(['/app/a.js', '/app/b.js', '/app/c.js']);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('waits out a lost network and a busy server without importing', async () => {
    answers = [away, busy, there];
    const fetchPart = await helper();
    const part = fetchPart(load, ['a.js']);
    await vi.advanceTimersByTimeAsync(500);
    expect(asked).toHaveLength(2);
    expect(load).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await part).toBe('the part');
  });

  it('is asked for at once when the network is back', async () => {
    answers = [away, away, away];
    const fetchPart = await helper();
    const part = fetchPart(load, ['a.js']);
    await vi.advanceTimersByTimeAsync(1_100);
    expect(asked).toHaveLength(3);
    dispatchEvent(new Event('online'));
    expect(await part).toBe('the part');
  });

  it('is given up at last without an import, so that the next try asks anew', async () => {
    answers = Array.from({ length: 8 }, () => away);
    const fetchPart = await helper();
    const part = fetchPart(load, ['a.js']);
    const refusal = expect(part).rejects.toThrow(
      /Failed to fetch dynamically imported module: .*\/app\/a\.js/,
    );
    await vi.advanceTimersByTimeAsync(30_000);
    await refusal;
    expect(load).not.toHaveBeenCalled();
    expect(await fetchPart(load, ['a.js'])).toBe('the part');
  });

  it('that another release has replaced is left to the import, which says so', async () => {
    answers = [async () => new Response('', { status: 404 })];
    const fetchPart = await helper();
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    await expect(fetchPart(load, ['old.js'])).rejects.toThrow(TypeError);
  });
});
