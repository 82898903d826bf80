import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import { system } from '#core/access/actor/actor.ts';
import type { Application } from '#core/application.ts';
import type { Member } from '#core/community/chat/member.ts';
import type { RoomId } from '#core/community/chat/room.ts';
import type { LiveSignal } from '#adapters/ports/live-signals.ts';
import { receivedFrame, type ReceivedFrame, type WireFrame } from '#http/live/contract/realtime.ts';
import { textFrame } from './frames.ts';
import type { Hub } from './hub.ts';

type ChatSignal = Extract<LiveSignal, { kind: 'chat' | 'chat-member' | 'chat-typing' }>;
type ChatChange = Exclude<ChatSignal, { kind: 'chat-typing' }>;

export const isAboutChat = (signal: LiveSignal): signal is ChatSignal =>
  signal.kind === 'chat' || signal.kind === 'chat-member' || signal.kind === 'chat-typing';

/** A person who was removed hears nothing more after this time, even when the signal that says so is lost. */
const rememberedMs = 1_000;
const mostRooms = 2_000;

/** Who is in a room, read once for all that happens in it within a second. */
const rememberedMembers = (read: (roomId: RoomId) => Promise<readonly Member[]>) => {
  const known = new Map<RoomId, Readonly<{ at: number; members: Promise<readonly Member[]> }>>();
  return {
    of(roomId: RoomId): Promise<readonly Member[]> {
      const remembered = known.get(roomId);
      const now = performance.now();
      if (remembered && now - remembered.at < rememberedMs) return remembered.members;
      if (known.size >= mostRooms) known.clear();
      const members = read(roomId);
      known.set(roomId, { at: now, members });
      members.catch(() => known.delete(roomId));
      return members;
    },
    forget: (roomId: RoomId) => void known.delete(roomId),
  };
};

/**
 * Who has just left. What happened in the room a moment before may still be read for them, from members that were
 * remembered; forgotten again soon, in case the signal of their coming back is lost.
 */
const departures = () => {
  const left = new Map<string, number>();
  const keyOf = (roomId: RoomId, userId: string) => `${roomId} ${userId}`;
  return {
    note({ roomId, userId, change }: Extract<ChatChange, { kind: 'chat-member' }>): void {
      if (change === 'ADD') left.delete(keyOf(roomId, userId));
      if (change !== 'LEFT' && change !== 'REMOVED') return;
      if (left.size >= mostRooms) left.clear();
      left.set(keyOf(roomId, userId), performance.now());
    },
    hasLeft: (roomId: RoomId, userId: string): boolean =>
      performance.now() - (left.get(keyOf(roomId, userId)) ?? -Infinity) < 2 * rememberedMs,
  };
};

/** As it goes over the wire: what the contract does not list is left out. */
export const onTheWire = (frame: ReceivedFrame): WireFrame => z.encode(receivedFrame, frame);

type Needs = Readonly<{
  app: Readonly<{ chat: Pick<Application['chat'], 'liveChange' | 'listPresentMembers'> }>;
  hub: Pick<Hub, 'send' | 'has' | 'size'>;
  failed: (error: unknown) => void;
}>;

/** Turns what is heard about rooms into frames: read once for each instance, written once for all who see the same. */
export const chatFrames = ({ app: { chat }, hub, failed }: Needs) => {
  const members = rememberedMembers((roomId) => chat.listPresentMembers(system, roomId));
  const { note, hasLeft } = departures();
  let number = 0;

  const send = (userIds: readonly string[], frame: Pick<ReceivedFrame, 'type' | 'payload'>): void => {
    const here = userIds.filter((userId) => hub.has(userId));
    if (here.length === 0) return;
    number += 1;
    const id = `chat-${number}`;
    const whole = { channel: 'receiveMessage', id, ...frame } as ReceivedFrame; // a type with its own payload
    const written = textFrame(onTheWire(whole));
    for (const userId of here) hub.send(userId, written);
  };

  const announce = async (signal: ChatChange): Promise<void> => {
    const isOfPeople = signal.kind === 'chat-member' ? signal.change !== 'READ' : signal.change === 'ROOM';
    if (isOfPeople) members.forget(signal.roomId);
    if (signal.kind === 'chat-member') note(signal);
    if (hub.size === 0) return;
    const frames = await chat.liveChange(system, signal, { connected: hub.has, membersOf: members.of });
    for (const { userIds: readers, type, payload } of frames) {
      // A room of two hundred takes some milliseconds for each reader to write: others are heard in between.
      if (frames.length > 1) await nextTurn();
      const isOfRoom = signal.kind === 'chat';
      const userIds = isOfRoom ? readers.filter((id) => !hasLeft(signal.roomId, id)) : readers;
      if (type === 'REFRESH') send(userIds, { type: 'SYSTEM', payload: { action: 'refresh', what: 'chat' } });
      else send(userIds, { type, payload } as Pick<ReceivedFrame, 'type' | 'payload'>); // likewise
    }
  };

  return (signal: ChatSignal): void => {
    if (signal.kind === 'chat-typing') {
      const { roomId, userId, until, receivers } = signal;
      return send(receivers, {
        type: 'CHAT_ROOM_TYPING',
        payload: { roomId, userId, until: new Date(until) },
      });
    }
    announce(signal).catch(failed);
  };
};
