import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noon } from '#fixtures/ids.ts';
import { emptyForm, type ReplyForm } from './reply-form.ts';
import { createReplyKeeper, pause, tryAgain } from './reply-keeper.ts';

const written = (text: string): ReplyForm => ({
  notes: [{ id: '1', kind: 'GENERAL', text, anchor: null }],
  targets: [],
});

const open = (parts: Partial<Parameters<typeof createReplyKeeper>[0]> = {}) => {
  const device = { write: vi.fn(), remove: vi.fn() };
  const save = vi.fn(async (): Promise<Date | null> => noon);
  const keeper = createReplyKeeper({
    start: emptyForm,
    isUnheard: false,
    savedAt: null,
    device,
    save,
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
    expect(device.write).toHaveBeenLastCalledWith(written('Tập đều'));
    expect(keeper.now().saving.state).toBe('WAITING');
    await vi.advanceTimersByTimeAsync(pause);
    expect(save).toHaveBeenCalledExactlyOnceWith(written('Tập đều'));
    expect(keeper.now().saving).toEqual({ state: 'SAVED', at: noon });
    expect(device.remove).toHaveBeenCalledOnce();
  });

  test('is tried again when the server was not reached, and stays on the device', async () => {
    const save = vi
      .fn<() => Promise<Date>>()
      .mockRejectedValueOnce(new Error('away'))
      .mockResolvedValue(noon);
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
    const save = vi.fn(() => new Promise<Date>((resolve) => answers.push(() => resolve(noon))));
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
    await vi.advanceTimersByTimeAsync(pause);
    expect(save).toHaveBeenLastCalledWith(written('một hai'));
    answers[1]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(keeper.now().saving.state).toBe('SAVED');
  });

  test('is saved at once by whoever leaves', () => {
    const { keeper, save } = open();
    keeper.change(() => written('Tập'));
    keeper.flush();
    expect(save).toHaveBeenCalledExactlyOnceWith(written('Tập'));
  });

  test('goes to the server when the device kept it from an earlier visit', async () => {
    const { keeper, save } = open({ start: written('hôm qua'), isUnheard: true });
    expect(keeper.now().saving.state).toBe('WAITING');
    await vi.advanceTimersByTimeAsync(pause);
    expect(save).toHaveBeenCalledExactlyOnceWith(written('hôm qua'));
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
