import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { RoomSignal } from '#core/community/chat/room-signal.ts';
import { chatFrames } from './chat-frames.ts';

/** Rooms of two, `stays` and `goes`, of which each change takes a moment to be read. */
const opened = () => {
  const heard: [userId: string, type: string][] = [];
  const liveChange = async (_: unknown, signal: RoomSignal) => {
    const { roomId } = signal;
    await pause(signal.kind === 'chat' ? 20 : 1);
    if (signal.kind === 'chat') {
      const payload = { roomId, messageId: 'm', seq: 1, rev: signal.rev };
      return [{ type: 'CHAT_MESSAGE_DELETE', userIds: ['stays', 'goes'], payload } as const];
    }
    const reason = 'REMOVED';
    return signal.change === 'REMOVED'
      ? [{ type: 'CHAT_ROOM_DELETE', userIds: [signal.userId], payload: { roomId, reason } } as const]
      : [];
  };
  const announce = chatFrames({
    app: { chat: { liveChange, listPresentMembers: async () => [] } },
    hub: {
      size: 2,
      has: () => true,
      send(userId, { bytes }) {
        const { type } = JSON.parse(bytes.subarray(bytes.indexOf('{')).toString()) as { type: string }; // our own frame
        heard.push([userId, type]);
      },
    },
    failed: (error) => {
      throw error;
    },
  });
  const change = (rev: number) => announce({ kind: 'chat', roomId: 'r', rev, change: 'DELETE' });
  const place = (to: 'REMOVED' | 'ADD', roomId = 'r') =>
    announce({ kind: 'chat-member', roomId, userId: 'goes', change: to });
  return { heard, change, place };
};

it('what was still being read when a person was removed is not told to them any more', async () => {
  const { heard, change, place } = opened();
  change(1);
  place('REMOVED');
  await pause(60);
  expect(heard).toEqual([
    ['goes', 'CHAT_ROOM_DELETE'],
    ['stays', 'CHAT_MESSAGE_DELETE'],
  ]);
});

it('a person who was asked back hears all of it at once', async () => {
  const { heard, change, place } = opened();
  place('REMOVED');
  place('REMOVED', 'elsewhere');
  place('ADD');
  change(2);
  await pause(60);
  expect(heard.slice(-2)).toEqual([
    ['stays', 'CHAT_MESSAGE_DELETE'],
    ['goes', 'CHAT_MESSAGE_DELETE'],
  ]);
});
