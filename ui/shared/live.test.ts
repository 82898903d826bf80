import { describe, expect, it, test } from 'vitest';
import { receivedFrame } from '#contract/realtime.ts';
import { backoff, readFrame } from './live.ts';

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
    { ...heard, type: 'SYSTEM', payload: { action: 'ping' } },
    { ...heard, type: 'SYSTEM', payload: { code: 'realtime.too_many' } },
    { ...heard, type: 'NOTIFICATION', payload: { action: 'created' } },
    { ...heard, type: 'NOTIFICATION', payload: { action: 'burnt', notificationId: 'n1' } },
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
