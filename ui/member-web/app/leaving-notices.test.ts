import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLeaving } from './leaving-notices.ts';

const notice = { id: 'n1', readAt: null };

describe('A line that leaves the list', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is told to the server only once nobody can take it back any more', async () => {
    const leaving = createLeaving(6_000);
    const remove = vi.fn(async () => undefined);
    leaving.take(notice, remove);
    expect([...leaving.current().lines]).toEqual([['n1', true]]);
    await vi.advanceTimersByTimeAsync(5_999);
    expect(remove).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(remove).toHaveBeenCalledTimes(1);
    expect(leaving.current().lines.size).toBe(0);
  });

  it('comes back when it is taken back, and is never deleted', async () => {
    const leaving = createLeaving(6_000);
    const remove = vi.fn(async () => undefined);
    leaving.take(notice, remove);
    leaving.putBack('n1');
    expect(leaving.current().lines.size).toBe(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(remove).not.toHaveBeenCalled();
  });

  it('stays off the list until every list knows, however late it is taken back', async () => {
    const leaving = createLeaving(6_000);
    const { promise, resolve } = Promise.withResolvers<void>();
    const remove = vi.fn(() => promise);
    leaving.take(notice, remove);
    await vi.advanceTimersByTimeAsync(6_000);
    leaving.putBack('n1');
    expect(leaving.current().lines.size).toBe(1);
    resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(leaving.current().lines.size).toBe(0);
  });

  it('is back with the reason when the server refuses', async () => {
    const leaving = createLeaving(6_000);
    const refusal = new Error('no');
    leaving.take(notice, async () => {
      throw refusal;
    });
    await vi.advanceTimersByTimeAsync(6_000);
    expect(leaving.current()).toEqual({ lines: new Map(), refusal });
  });

  it('leaves at once when the page goes, once', async () => {
    const leaving = createLeaving(6_000);
    const remove = vi.fn(async () => undefined);
    leaving.take(notice, remove);
    leaving.take(notice, remove);
    leaving.leaveNow();
    leaving.leaveNow();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(remove).toHaveBeenCalledTimes(1);
  });

  it('is forgotten with all the others', async () => {
    const leaving = createLeaving(6_000);
    const remove = vi.fn(async () => undefined);
    leaving.take(notice, remove);
    leaving.forget();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(leaving.current().lines.size).toBe(0);
    expect(remove).not.toHaveBeenCalled();
  });
});
