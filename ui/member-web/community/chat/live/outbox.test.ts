import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, unreachable } from '#ui/api/api-error.ts';
import type { ChatMessage } from '../../../app/data/chat.ts';
import type { NewMessage } from './data.ts';
import { createOutbox } from './outbox.ts';
import type { WaitingMessage } from './outbox-entry.ts';

vi.mock('./data.ts', () => ({}));

const day = 24 * 3_600_000;

/** The device's memory, as the browser keeps it. */
const createStore = () => {
  const rows = new Map<string, WaitingMessage>();
  return {
    rows,
    ofUser: async (userId: string) => [...rows.values()].filter((row) => row.userId === userId),
    put: async (row: WaitingMessage) => void rows.set(row.clientId, row),
    remove: async (clientId: string) => void rows.delete(clientId),
    clear: async () => rows.clear(),
  };
};

/** As the browser's own locks: one at a time under a name. */
const createLocks = () => {
  const tails = new Map<string, Promise<void>>();
  return async (name: string, work: () => Promise<void>) => {
    const before = tails.get(name) ?? Promise.resolve();
    const mine = before.then(work);
    tails.set(
      name,
      mine.catch(() => undefined),
    );
    await mine;
  };
};

const open = (store = createStore(), alone = createLocks()) => {
  const arrived: string[] = [];
  let isOnline = true;
  const send = vi.fn(async (_roomId: string, { clientId, body }: NewMessage) => {
    if (!isOnline) throw unreachable();
    if (body === 'refused') throw new ApiError({ code: 'chat.not_allowed', status: 403 });
    arrived.push(clientId);
    return { clientId, body, roomId: 'room' } as ChatMessage; // as much of it as the queue looks at
  });
  const upload = vi.fn(async ({ key }: Readonly<{ key: string }>) => {
    if (!isOnline) throw unreachable();
    return `medium of ${key}`;
  });
  const outbox = createOutbox({
    userId: 'me',
    store,
    send,
    upload,
    alone,
    announce: () => undefined,
    onSent: () => undefined,
  });
  const write = (clientId: string, body = clientId, roomId = 'room') =>
    outbox.add({ clientId, body, roomId, replyToSeq: null, files: [] });
  return {
    outbox,
    store,
    send,
    upload,
    arrived,
    write,
    setOnline: (value: boolean) => {
      isOnline = value;
    },
  };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('messages that wait on the device', () => {
  it('arrive in the order they were written once the line is back, each under its first name', async () => {
    const { outbox, write, arrived, setOnline, send } = open();
    setOnline(false);
    for (const name of ['a', 'b', 'c']) {
      await write(name);
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(arrived).toEqual([]);
    setOnline(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(arrived).toEqual(['a', 'b', 'c']);
    expect(outbox.current().messages).toEqual([]);
    expect(new Set(send.mock.calls.map(([, { clientId }]) => clientId))).toEqual(new Set(['a', 'b', 'c']));
  });

  it('are sent once although two tabs know of them', async () => {
    const store = createStore();
    const alone = createLocks();
    const first = open(store, alone);
    const second = open(store, alone);
    first.setOnline(false);
    await first.write('a');
    await first.write('b');
    first.setOnline(true);
    await Promise.all([first.outbox.runAll(), second.outbox.runAll()]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([...first.arrived, ...second.arrived].toSorted()).toEqual(['a', 'b']);
  });

  it('that are refused say why and hold nobody up', async () => {
    const { outbox, write, arrived } = open();
    await write('a', 'refused');
    await write('b');
    await vi.advanceTimersByTimeAsync(10);
    expect(arrived).toEqual(['b']);
    expect(outbox.current().messages).toMatchObject([{ clientId: 'a', failure: 'chat.not_allowed' }]);
  });

  it('fail after a day, and go out again when they are asked to', async () => {
    const { outbox, write, arrived, setOnline } = open();
    setOnline(false);
    await write('a');
    await vi.advanceTimersByTimeAsync(day + 120_000);
    expect(outbox.current().messages).toMatchObject([{ clientId: 'a', failure: 'expired' }]);
    setOnline(true);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(arrived).toEqual([]);
    await outbox.retry('a');
    await vi.advanceTimersByTimeAsync(10);
    expect(arrived).toEqual(['a']);
  });

  it('take their files along, each file once', async () => {
    const { outbox, upload, send, setOnline } = open();
    const file = { key: 'f', file: new Blob(['x']), name: 'x.png', mediumId: null };
    send.mockRejectedValueOnce(unreachable());
    await outbox.add({ clientId: 'a', body: '', roomId: 'room', replyToSeq: null, files: [file] });
    setOnline(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(upload).toHaveBeenCalledTimes(1);
    expect(send.mock.lastCall?.[1]).toMatchObject({ attachmentIds: ['medium of f'] });
  });
});
