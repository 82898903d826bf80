import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { changedOnly, mostUnsentMs, saveSeen, waitMs } from './autosave.ts';

type Text = Readonly<{ title: string }>;
const base = { values: { title: 'cũ ' }, stored: { title: 'cũ' }, version: 3 };
const stale = () => Promise.reject(new ApiError({ code: 'version.stale', status: 409 }));
const accept = async (values: Text, { version }: Readonly<{ version: number }>) => ({
  values: { title: values.title.trim() },
  version: version + 1,
});

const readSame = async () => ({ values: { title: 'cũ' }, version: 7 });

describe('saving by itself', () => {
  it('keeps what was sent and what the server made of it', async () => {
    const outcome = await saveSeen({ title: 'mới ' }, base, { save: accept, readNewest: vi.fn() });
    expect(outcome).toEqual({
      kind: 'saved',
      base: { values: { title: 'mới ' }, stored: { title: 'mới' }, version: 4 },
    });
  });

  it('saves over a version that another part made', async () => {
    const save = vi.fn(accept).mockImplementationOnce(stale);
    const outcome = await saveSeen({ title: 'mới' }, base, { save, readNewest: readSame });
    expect(outcome).toMatchObject({ kind: 'saved', base: { version: 8 } });
    expect(save).toHaveBeenLastCalledWith({ title: 'mới' }, { values: base.values, version: 7 });
  });

  it('overwrites nothing that another person wrote', async () => {
    const save = vi.fn(stale);
    const newest = { values: { title: 'của người khác' }, version: 7 };
    const outcome = await saveSeen({ title: 'mới' }, base, { save, readNewest: async () => newest });
    expect(outcome).toEqual({ kind: 'stale', newest });
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('answers any other refusal as it is', async () => {
    const error = new ApiError({ code: 'lesson.not_found', status: 404 });
    const save = () => Promise.reject(error);
    expect(await saveSeen({ title: 'mới' }, base, { save, readNewest: vi.fn() })).toEqual({
      kind: 'refused',
      error,
    });
  });

  it('sends only what differs', () => {
    expect(changedOnly({ a: 1, b: ['x'], c: null }, { a: 1, b: ['y'], c: null })).toEqual({ b: ['x'] });
  });

  /** When saves begin while a key is typed each so often, for so long. */
  const savesWhile = (keyMs: number, untilMs: number, restMs: number): readonly number[] => {
    const saves: number[] = [];
    let since: number | null = null;
    let due: number | null = null;
    for (let now = 0; now <= untilMs + restMs; now += 1) {
      if (due === now) {
        saves.push(now);
        [since, due] = [null, null];
      }
      if (now > untilMs || now % keyMs !== 0) continue;
      since ??= now;
      due = now + waitMs({ since, now, restMs });
    }
    return saves;
  };

  it('waits for the typing to rest, and for who never rests no longer than ten seconds', () => {
    expect(savesWhile(500, 2_000, 3_000)).toEqual([5_000]);
    const saves = savesWhile(500, 60_000, 3_000);
    const gaps = saves.map((at, index) => at - (saves[index - 1] ?? 0));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(mostUnsentMs + 500);
    expect(saves.length).toBeGreaterThanOrEqual(5);
    expect(waitMs({ since: 0, now: 4_000, restMs: 0 })).toBe(0);
  });
});
