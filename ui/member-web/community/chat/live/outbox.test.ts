import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, unreachable } from '#ui/api/api-error.ts';
import type { ChatMessage } from '../../../app/data/chat.ts';
import type { NewMessage } from './data.ts';
import { createOutbox } from './outbox.ts';
import type { Upload } from './outbox-delivery.ts';
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
    if (body === 'links')
      throw new ApiError({ code: 'social.text_limit', status: 422, params: { links: 5, mentions: 10 } });
    if (body === 'long')
      throw new ApiError({
        code: 'input.invalid',
        status: 400,
        fields: [{ path: 'body.body', code: 'input.max_length', params: { length: 4_000 } }],
      });
    if (clientId === 'taken') throw new ApiError({ code: 'chat.client_id_reused', status: 409 });
    arrived.push(clientId);
    return { clientId, body, roomId: 'room' } as ChatMessage; // as much of it as the queue looks at
  });
  const upload = vi.fn(async ({ key, onPart }: Pick<Upload, 'key' | 'onPart' | 'address' | 'posterId'>) => {
    onPart({ posterId: `poster of ${key}` });
    onPart({ address: `parts of ${key}` });
    if (!isOnline) throw unreachable();
    return `medium of ${key}`;
  });
  const discarded: string[] = [];
  const outbox = createOutbox({
    userId: 'me',
    store,
    send,
    upload,
    discardUpload: async (address) => void discarded.push(address),
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
    discarded,
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

  it('say why they failed with all that the sentence speaks of, of a field more exactly', async () => {
    const { outbox, write } = open();
    await write('a', 'links');
    await write('b', 'long');
    await vi.advanceTimersByTimeAsync(10);
    expect(outbox.current().messages).toMatchObject([
      { failure: 'social.text_limit', failureParams: { links: 5, mentions: 10 } },
      { failure: 'input.max_length', failureParams: { length: 4_000 } },
    ]);
  });

  it('get a name of their own where theirs is another one’s, and keep it otherwise', async () => {
    const { outbox, write, arrived } = open();
    await write('taken', 'Chào');
    await vi.advanceTimersByTimeAsync(10);
    expect(outbox.current().messages).toMatchObject([{ failure: 'chat.client_id_reused' }]);
    await outbox.retry('taken');
    await vi.advanceTimersByTimeAsync(10);
    expect(arrived).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)]);
    expect(outbox.current().messages).toEqual([]);
  });

  it('wait while the sign-in is renewed', async () => {
    const { outbox, send, write, arrived } = open();
    send.mockRejectedValueOnce(new ApiError({ code: 'access.sign_in_required', status: 401 }));
    await write('a');
    await vi.advanceTimersByTimeAsync(5_000);
    expect([arrived, outbox.current().messages]).toEqual([['a'], []]);
  });

  const film = { key: 'f', file: new Blob(['x']), name: 'x.mp4', mediumId: null };
  it('go on with a file where it stopped, after a break and on a page opened anew', async () => {
    const store = createStore();
    const first = open(store);
    first.setOnline(false);
    await first.outbox.add({ clientId: 'a', body: '', roomId: 'room', replyToSeq: null, files: [film] });
    await vi.advanceTimersByTimeAsync(10);
    first.outbox.close();
    const { outbox, upload } = open(store);
    await outbox.runAll();
    await vi.advanceTimersByTimeAsync(10);
    expect(upload.mock.calls.map(([{ address, posterId }]) => [address, posterId])).toEqual([
      ['parts of f', 'poster of f'],
    ]);
    expect(outbox.current().messages).toEqual([]);
  });

  it('leave no parts of a file behind when they are thrown away, and all of it when they are taken back', async () => {
    const { outbox, discarded, setOnline } = open();
    setOnline(false);
    for (const clientId of ['a', 'b'])
      await outbox.add({ clientId, body: clientId, roomId: clientId, replyToSeq: null, files: [film] });
    await vi.advanceTimersByTimeAsync(10);
    expect(await outbox.takeBack('a')).toMatchObject({ body: 'a', files: [{ address: 'parts of f' }] });
    expect(discarded).toEqual([]);
    await outbox.discard('b');
    expect(discarded).toEqual(['parts of f']);
    expect(outbox.current().messages).toEqual([]);
  });
});
