import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { receivedFrame } from '#http/live/contract/realtime.ts';
import { openLive, readFrame, type Speak } from './live.ts';
import { backoff } from './live/reconnection.ts';

describe('Waiting before the line is mended', () => {
  test('doubles up to a minute, and is never the same for everybody', () => {
    const waits = Array.from({ length: 10 }, (_, attempt) => backoff(attempt, () => 1));
    expect(waits.slice(0, 4)).toEqual([1000, 2000, 4000, 8000]);
    expect(waits.at(-1)).toBe(60_000);
    expect(backoff(3, () => 0)).toBe(4000);
    expect(backoff(200, () => 0.5)).toBe(45_000);
  });
});

describe('what is heard on a live line', () => {
  const heard = { channel: 'receiveMessage', id: 'f1' };
  const frames: readonly unknown[] = [
    { ...heard, type: 'SYSTEM', payload: { action: 'pong' } },
    { ...heard, type: 'SYSTEM', payload: { code: 'realtime.too_many', params: { seconds: 3 } } },
    { ...heard, type: 'NOTIFICATION', payload: { action: 'created', notificationId: 'n1' } },
    { ...heard, type: 'NOTIFICATION', payload: { action: 'read', notificationId: 'n1' } },
    { ...heard, type: 'NOTIFICATION', payload: { action: 'withdrawn', notificationId: 'n1' } },
    { ...heard, type: 'SYSTEM', payload: { action: 'presence', activityStatus: 'ALWAY' } },
    { ...heard, type: 'SYSTEM', payload: { action: 'presence', activityStatus: 'ASLEEP' } },
    { ...heard, type: 'SYSTEM', payload: { action: 'presence' } },
    { ...heard, type: 'SYSTEM', payload: { action: 'refresh', what: 'me' } },
    { ...heard, type: 'SYSTEM', payload: { action: 'refresh', what: 'review', id: 'r1' } },
    { ...heard, type: 'SYSTEM', payload: { action: 'refresh', what: 'notices' } },
    { ...heard, type: 'SYSTEM', payload: { action: 'refresh', what: 'review', id: 7 } },
    { ...heard, type: 'SYSTEM', payload: { action: 'refresh', what: 'weather' } },
    { ...heard, type: 'SYSTEM', payload: { action: 'ping' } },
    { ...heard, type: 'SYSTEM', payload: { code: 'realtime.too_many' } },
    { ...heard, type: 'NOTIFICATION', payload: { action: 'created' } },
    { ...heard, type: 'NOTIFICATION', payload: { action: 'burnt', notificationId: 'n1' } },
    { ...heard, type: 'CHAT_ROOM_DELETE', payload: { roomId: 'r1', reason: 'LEFT' } },
    { ...heard, type: 'CHAT_ROOM_DELETE', payload: { reason: 'LEFT' } },
    { ...heard, type: 'CHAT_MESSAGE_DELETE', payload: { roomId: 'r1', messageId: 'm1', seq: 1, rev: 2 } },
    { ...heard, type: 'CHAT_MESSAGE_ADD', payload: { message: 'm1' } },
    { ...heard, type: 'CHAT_MESSAGE_MARK_AS_READ', payload: { roomId: 'r1', userId: 'u1', seq: 3 } },
    { ...heard, type: 'NOTIFICATION', payload: null },
    { ...heard, type: 'TOMORROW', payload: {} },
    { ...heard, type: 'toString', payload: {} },
    { ...heard, channel: 'sendMessage', type: 'SYSTEM', payload: { action: 'pong' } },
    { channel: 'receiveMessage', type: 'SYSTEM', payload: { action: 'pong' } },
    [],
    'pong',
    null,
  ];

  it.each(frames.map((frame) => [JSON.stringify(frame), frame] as const))(
    'is taken as the contract takes it: %s',
    (text, frame) => {
      expect(readFrame(text)).toEqual(receivedFrame.safeParse(frame).success ? frame : undefined);
    },
  );

  it('is nothing when it is no text, or no JSON', () => {
    expect(readFrame(new ArrayBuffer(4))).toBeUndefined();
    expect(readFrame('{')).toBeUndefined();
  });
});

/** What a browser's socket is to its page, moved by hand. */
class FakeSocket extends EventTarget {
  static readonly all: FakeSocket[] = [];
  readyState = 0;
  readonly sent: string[] = [];
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
    FakeSocket.all.push(this);
  }
  opens() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  says(frame: object) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }
  send(text: string) {
    this.sent.push(text);
  }
  /** The network, or the server, ends it. */
  breaks(code = 1006) {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
  close() {
    this.readyState = 2;
  }
}

describe('a live line', () => {
  const pong = { channel: 'receiveMessage', type: 'SYSTEM', payload: { action: 'pong' }, id: 'p' };
  let page: EventTarget;
  let paper: EventTarget & { visibilityState: string };

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all.length = 0;
    page = new EventTarget();
    paper = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('document', paper);
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const open = async (ticket = vi.fn(async () => 'ticket')) => {
    const heard = {
      onFrame: vi.fn(),
      onBack: vi.fn(),
      onUnreached: vi.fn(),
      onEnded: vi.fn(),
      onLine: vi.fn<(speak: Speak | undefined) => void>(),
    };
    const hangUp = openLive({
      ticket,
      ...heard,
      address: (given) => `wss://here/ws?${given}`,
      random: () => 1,
    });
    await vi.advanceTimersByTimeAsync(0);
    return { ...heard, ticket, hangUp };
  };
  const last = () => FakeSocket.all.at(-1)!; // opened just before

  it('hands over what it hears, and nothing once it was hung up', async () => {
    const { onFrame, onBack, hangUp } = await open();
    last().opens();
    last().says(pong);
    last().says({ channel: 'elsewhere' });
    expect(onFrame.mock.calls).toEqual([[pong]]);
    expect(onBack).not.toHaveBeenCalled();
    hangUp();
    last().says(pong);
    last().breaks();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(onFrame).toHaveBeenCalledTimes(1);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('can be spoken on while it stands, and says when it does not', async () => {
    const { onLine } = await open();
    last().opens();
    const speak = onLine.mock.lastCall?.[0];
    expect(speak?.('CHAT_ROOM_TYPING', { roomId: 'r' })).toBe(true);
    expect(JSON.parse(last().sent.at(-1) ?? '')).toMatchObject({
      channel: 'sendMessage',
      type: 'CHAT_ROOM_TYPING',
      payload: { roomId: 'r' },
    });
    last().breaks();
    expect(onLine.mock.lastCall?.[0]).toBeUndefined();
    expect(speak?.('CHAT_ROOM_TYPING', { roomId: 'r' })).toBe(false);
  });

  it('mends itself with a fresh ticket, waits longer each time, and says when it is back', async () => {
    const { ticket, onBack } = await open();
    last().opens();
    last().breaks();
    await vi.advanceTimersByTimeAsync(999);
    expect(ticket).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(ticket).toHaveBeenCalledTimes(2);
    last().breaks();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(ticket).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(onBack).not.toHaveBeenCalled();
    last().opens();
    expect(onBack).toHaveBeenCalledTimes(1);
    last().breaks();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(ticket).toHaveBeenCalledTimes(4);
  });

  it('says that it is unreached only after a while, and takes it back', async () => {
    const { onUnreached } = await open();
    last().opens();
    onUnreached.mockClear();
    last().breaks();
    await vi.advanceTimersByTimeAsync(9_000);
    expect(onUnreached).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(onUnreached.mock.calls).toEqual([[true]]);
    await vi.advanceTimersByTimeAsync(60_000);
    last().opens();
    expect(onUnreached.mock.calls).toEqual([[true], [false]]);
  });

  it('never says so where no line ever stood', async () => {
    const { onUnreached } = await open(vi.fn().mockRejectedValue(new Error('no')));
    await vi.advanceTimersByTimeAsync(300_000);
    expect(onUnreached).not.toHaveBeenCalled();
  });

  it('gives up a line that does not answer its pulse', async () => {
    await open();
    last().opens();
    await vi.advanceTimersByTimeAsync(45_000);
    expect(last().sent.map((text) => JSON.parse(text).payload)).toEqual([{ action: 'ping' }]);
    last().says(pong);
    await vi.advanceTimersByTimeAsync(45_000);
    expect(last().sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(15_000 + 1_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('gives up one that never opens', async () => {
    await open();
    await vi.advanceTimersByTimeAsync(15_000 + 1_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('lets go without a network, and is back as soon as there is one', async () => {
    const { onBack } = await open();
    last().opens();
    page.dispatchEvent(new Event('offline'));
    expect(last().readyState).toBe(2);
    page.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(FakeSocket.all).toHaveLength(2);
    last().opens();
    expect(onBack).toHaveBeenCalledTimes(1);
  });

  it('asks whether the line lives when the page is visible again, unless it was just heard', async () => {
    await open();
    last().opens();
    paper.dispatchEvent(new Event('visibilitychange'));
    expect(last().sent).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(20_000);
    paper.visibilityState = 'hidden';
    paper.dispatchEvent(new Event('visibilitychange'));
    expect(last().sent).toHaveLength(0);
    paper.visibilityState = 'visible';
    paper.dispatchEvent(new Event('visibilitychange'));
    expect(last().sent).toHaveLength(1);
  });

  it('does not come back to a sign-in that the server ended', async () => {
    const { onEnded, onUnreached } = await open();
    last().opens();
    onUnreached.mockClear();
    last().breaks(4401);
    await vi.advanceTimersByTimeAsync(300_000);
    page.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(FakeSocket.all).toHaveLength(1);
    expect(onEnded).toHaveBeenCalledTimes(1);
    expect(onUnreached).not.toHaveBeenCalled();
  });
});
