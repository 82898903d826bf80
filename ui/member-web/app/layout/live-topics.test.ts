import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { ReceivedFrame } from '#http/live/contract/realtime.ts';
import { gatherTopics, refreshTopics, type Topic, topicsOf, unreadRoomsIn } from './live-topics.ts';

const frame = (type: ReceivedFrame['type'], payload: object) =>
  ({ channel: 'receiveMessage', id: 'f', type, payload }) as ReceivedFrame; // the pairs below are the contract's

describe('What a frame makes old', () => {
  test.each<[object, readonly Topic[]]>([
    [frame('NOTIFICATION', { action: 'created', notificationId: 'n' }), ['notices', 'own']],
    [frame('NOTIFICATION', { action: 'withdrawn', notificationId: 'n' }), ['notices']],
    [frame('NOTIFICATION', { action: 'read', notificationId: 'n' }), ['notices']],
    [frame('SYSTEM', { action: 'refresh', what: 'me' }), ['account', 'own']],
    [frame('SYSTEM', { action: 'refresh', what: 'review', id: 'r' }), ['reviews']],
    [frame('SYSTEM', { action: 'refresh', what: 'notices' }), ['notices']],
    [frame('SYSTEM', { action: 'presence', activityStatus: 'BUSY' }), ['account']],
    [frame('CHAT_MESSAGE_ADD', { message: {} }), ['unread-rooms']],
    [frame('CHAT_ROOM_DELETE', { roomId: 'r', reason: 'LEFT' }), ['unread-rooms']],
    [frame('CHAT_ROOM_TYPING', { roomId: 'r' }), []],
    [frame('SYSTEM', { action: 'refresh', what: 'chat' }), ['chat']],
    [frame('SYSTEM', { action: 'pong' }), []],
    [frame('SYSTEM', { code: 'request.too_many', params: { seconds: 3 } }), []],
  ])('%j', (given, topics) => {
    expect(topicsOf(given as ReceivedFrame)).toEqual(topics);
  });
});

test('a reading on another device of one’s own says how many rooms are unread; anybody else’s does not', () => {
  const read = (userId: string) =>
    frame('CHAT_MESSAGE_MARK_AS_READ', { roomId: 'r', userId, seq: 4, unreadRooms: 2 });
  expect(unreadRoomsIn(read('me'), 'me')).toBe(2);
  expect(unreadRoomsIn(read('lan'), 'me')).toBeUndefined();
  expect(unreadRoomsIn(frame('SYSTEM', { action: 'pong' }), 'me')).toBeUndefined();
});

describe('frames that come together', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are asked about once, and the next ones again', () => {
    const refresh = vi.fn<(topics: ReadonlySet<Topic>) => void>();
    const { add } = gatherTopics(refresh);
    add(['reviews']);
    add(['account', 'own']);
    add(['reviews']);
    add([]);
    vi.advanceTimersByTime(1_000);
    expect(refresh.mock.calls.map(([topics]) => [...topics])).toEqual([['reviews', 'account', 'own']]);
    add(['notices']);
    vi.advanceTimersByTime(1_000);
    expect(refresh.mock.calls.map(([topics]) => [...topics]).at(-1)).toEqual(['notices']);
  });

  it('are nothing once the page is left', () => {
    const refresh = vi.fn();
    const { add, stop } = gatherTopics(refresh);
    add(['own']);
    stop();
    add([]);
    vi.advanceTimersByTime(1_000);
    expect(refresh).not.toHaveBeenCalled();
  });
});

describe('what is refreshed', () => {
  const keys = [
    ['notifications', 'list', ''],
    ['notifications', 'unread-count'],
    ['me', 'wallet'],
    ['me', 'notification-settings'],
    ['reviews', 'one', 'r'],
    ['reviews', 'queue'],
    ['coach-desk', 'earnings', 'lines'],
    ['coach-desk', 'form'],
  ] as const;

  it.each<[Topic, readonly number[]]>([
    ['notices', [0, 1]],
    ['own', [2, 6]],
    ['reviews', [4, 5, 6]],
  ])('%s, and no more', async (topic, stale) => {
    const queries = new QueryClient();
    for (const key of keys) queries.setQueryData(key, {});
    await refreshTopics(queries, new Set([topic]));
    expect(keys.filter((key) => queries.getQueryState(key)?.isInvalidated)).toEqual(
      stale.map((index) => keys[index]),
    );
  });
});
