import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noon } from '#fixtures/engine/ids.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { emptyForm, type KeptForm, type ReplyForm } from './reply-form.ts';
import { createReplyKeeper, pause, tryAgain } from './reply-keeper.ts';

const written = (text: string): ReplyForm => ({
  notes: [{ id: '1', kind: 'GENERAL', text, anchor: null }],
  targets: [],
  recording: null,
});

const open = (parts: Partial<Parameters<typeof createReplyKeeper>[0]> = {}) => {
  const device = { write: vi.fn(), remove: vi.fn() };
  const save = vi.fn(async ({ version }: KeptForm) => ({ version: version + 1, at: noon }));
  const keeper = createReplyKeeper({
    start: emptyForm,
    version: 0,
    isUnheard: false,
    savedAt: null,
    device,
    save,
    load: () => Promise.reject(new Error('Nobody asks')),
    ...parts,
  });
  return { keeper, device, save };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what a coach writes', () => {
  test('lies on the device at once and on the server after a pause', async () => {
    const { keeper, device, save } = open();
    keeper.change(() => written('Tập'));
    keeper.change(() => written('Tập đều'));
    expect(device.write).toHaveBeenLastCalledWith({ ...written('Tập đều'), version: 0 });
    expect(keeper.now().saving.state).toBe('WAITING');
    await vi.advanceTimersByTimeAsync(pause);
    expect(save).toHaveBeenCalledExactlyOnceWith({ ...written('Tập đều'), version: 0 });
    expect(keeper.now().saving).toEqual({ state: 'SAVED', at: noon });
    expect(device.remove).toHaveBeenCalledOnce();
  });

  test('is tried again when the server was not reached, and stays on the device', async () => {
    const save = vi
      .fn<() => Promise<{ version: number; at: Date }>>()
      .mockRejectedValueOnce(new Error('away'))
      .mockResolvedValue({ version: 1, at: noon });
    const { keeper, device } = open({ save });
    keeper.change(() => written('Tập'));
    await vi.advanceTimersByTimeAsync(pause);
    expect(keeper.now().saving.state).toBe('FAILED');
    expect(device.remove).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(tryAgain);
    expect(keeper.now().saving.state).toBe('SAVED');
  });

  test('is saved one after the other: an older text never lands last', async () => {
    const answers: (() => void)[] = [];
    const save = vi.fn(
      ({ version }: KeptForm) =>
        new Promise<{ version: number; at: Date }>((resolve) =>
          answers.push(() => resolve({ version: version + 1, at: noon })),
        ),
    );
    const { keeper, device } = open({ save });
    keeper.change(() => written('một'));
    await vi.advanceTimersByTimeAsync(pause);
    keeper.change(() => written('một hai'));
    await vi.advanceTimersByTimeAsync(pause);
    expect(save).toHaveBeenCalledOnce();
    answers[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(keeper.now().saving.state).toBe('WAITING');
    expect(device.remove).not.toHaveBeenCalled();
    expect(device.write).toHaveBeenLastCalledWith({ ...written('một hai'), version: 1 });
    await vi.advanceTimersByTimeAsync(pause);
    expect(save).toHaveBeenLastCalledWith({ ...written('một hai'), version: 1 });
    answers[1]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(keeper.now().saving.state).toBe('SAVED');
  });

  test('is saved at once when the coach leaves', () => {
    const { keeper, save } = open();
    keeper.change(() => written('Tập'));
    keeper.flush();
    expect(save).toHaveBeenCalledExactlyOnceWith({ ...written('Tập'), version: 0 });
  });

  test('goes to the server when the device kept it from an earlier visit', async () => {
    const { keeper, save } = open({ start: written('hôm qua'), version: 4, isUnheard: true });
    expect(keeper.now().saving.state).toBe('WAITING');
    await vi.advanceTimersByTimeAsync(pause);
    expect(save).toHaveBeenCalledExactlyOnceWith({ ...written('hôm qua'), version: 4 });
  });

  test('leaves no draft behind once it is sent', async () => {
    const { keeper, device, save } = open();
    keeper.change(() => written('Tập'));
    keeper.forget();
    await vi.advanceTimersByTimeAsync(tryAgain);
    keeper.flush();
    expect(save).not.toHaveBeenCalled();
    expect(device.remove).toHaveBeenCalledOnce();
    expect(keeper.now().saving).toEqual({ state: 'NOTHING', at: null });
  });
});

/** A server that others write to as well. */
const shared = (version: number, text: string) => {
  const home = { version, form: written(text), isAway: false, losesAnswer: false };
  const reach = () => {
    if (home.isAway) throw new Error('away');
  };
  const save = vi.fn(async ({ version: seen, ...form }: KeptForm) => {
    reach();
    if (seen !== home.version) throw new ApiError({ code: 'version.stale', status: 409 });
    Object.assign(home, { version: seen + 1, form });
    if (home.losesAnswer) throw new Error('the answer is lost');
    return { version: home.version, at: noon };
  });
  const load = async () => {
    reach();
    return { form: home.form, version: home.version, at: noon };
  };
  return { home, save, load };
};

const meeting = async () => {
  const { home, save, load } = shared(2, 'bản kia');
  const opened = open({ version: 1, save, load });
  opened.keeper.change(() => written('bản này'));
  await vi.advanceTimersByTimeAsync(pause);
  return { ...opened, home, save };
};

describe('what is written in two windows', () => {
  test('is kept on either side until it is said which one goes on', async () => {
    const { keeper, device, home, save } = await meeting();
    expect(keeper.now()).toMatchObject({ form: written('bản này'), saving: { state: 'CONFLICT' } });
    keeper.change(() => written('bản này, dài hơn'));
    keeper.flush();
    await vi.advanceTimersByTimeAsync(tryAgain);
    expect(save).toHaveBeenCalledOnce();
    expect(keeper.now()).toMatchObject({ form: written('bản này, dài hơn'), saving: { state: 'CONFLICT' } });
    expect(device.write).toHaveBeenLastCalledWith({ ...written('bản này, dài hơn'), version: 1 });
    expect(device.remove).not.toHaveBeenCalled();
    expect(home).toMatchObject({ version: 2, form: written('bản kia') });
  });

  test('is saved over the newest of the others', async () => {
    const { keeper, device, home } = await meeting();
    Object.assign(home, { version: 5, form: written('bản kia, mới hơn') });
    await keeper.keepMine();
    expect(keeper.now()).toMatchObject({ form: written('bản này'), saving: { state: 'SAVED' } });
    expect(home).toMatchObject({ version: 6, form: written('bản này') });
    expect(device.remove).toHaveBeenCalledOnce();
  });

  test('is given up for the newest of the others', async () => {
    const { keeper, device, home } = await meeting();
    Object.assign(home, { version: 5, form: written('bản kia, mới hơn') });
    await keeper.takeTheirs();
    expect(keeper.now()).toEqual({
      form: written('bản kia, mới hơn'),
      saving: { state: 'SAVED', at: noon },
      edition: 1,
    });
    expect(device.remove).toHaveBeenCalledOnce();
    keeper.change(() => written('viết tiếp'));
    await vi.advanceTimersByTimeAsync(pause);
    expect(home).toMatchObject({ version: 6, form: written('viết tiếp') });
  });

  test('waits for a choice as long as the server is not reached', async () => {
    const { keeper, device, home } = await meeting();
    home.isAway = true;
    await expect(keeper.keepMine()).rejects.toThrow('away');
    await expect(keeper.takeTheirs()).rejects.toThrow('away');
    expect(keeper.now()).toMatchObject({ form: written('bản này'), saving: { state: 'CONFLICT' } });
    expect(device.remove).not.toHaveBeenCalled();
  });

  test('is no conflict when the other window was this one, whose answer got lost', async () => {
    const { home, save, load } = shared(0, '');
    const { keeper } = open({ save, load });
    home.losesAnswer = true;
    keeper.change(() => written('Tập '));
    await vi.advanceTimersByTimeAsync(pause);
    expect(keeper.now().saving.state).toBe('FAILED');
    home.losesAnswer = false;
    home.form = written('Tập');
    keeper.change(() => written('Tập đều'));
    await vi.advanceTimersByTimeAsync(pause * 2);
    expect(keeper.now().saving.state).toBe('SAVED');
    expect(home).toMatchObject({ version: 2, form: written('Tập đều') });
  });

  test('is no conflict when both say the same', async () => {
    const { home, save, load } = shared(3, 'Tập');
    const { keeper, device } = open({ start: written('Tập'), version: 2, isUnheard: true, save, load });
    await vi.advanceTimersByTimeAsync(pause);
    expect(keeper.now().saving.state).toBe('SAVED');
    expect(device.remove).toHaveBeenCalledOnce();
    expect(home.version).toBe(3);
  });

  test('is sent without a choice, and asks for none afterwards', async () => {
    const { keeper, save } = await meeting();
    keeper.forget();
    await vi.advanceTimersByTimeAsync(tryAgain);
    expect(keeper.now().saving.state).toBe('NOTHING');
    expect(save).toHaveBeenCalledOnce();
  });
});
