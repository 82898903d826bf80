import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { changedOnly, saveSeen } from './autosave.ts';

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
});
