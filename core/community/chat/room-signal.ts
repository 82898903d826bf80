import type { UserId } from '#core/kernel/id.ts';
import type { RoomId } from './room.ts';

/** What happened to a room: to one message of it, or to itself. */
export const roomChanges = ['ADD', 'UPDATE', 'DELETE', 'ROOM'] as const;
export type RoomChange = (typeof roomChanges)[number];
/** What happened to one person's place in it. */
export const memberChanges = [
  'ADD',
  'ROOM',
  'READ',
  'REQUEST',
  'CLOSED',
  'LEFT',
  'REMOVED',
  'CLEARED',
] as const;
export type MemberChange = (typeof memberChanges)[number];
export const departures = ['CLOSED', 'LEFT', 'REMOVED', 'CLEARED'] as const;
export type Departure = (typeof departures)[number];

/** Ids and numbers alone: the channel between the instances is not private. */
export type RoomSignal =
  | Readonly<{ kind: 'chat'; roomId: RoomId; rev: number; change: RoomChange }>
  | Readonly<{ kind: 'chat-member'; roomId: RoomId; userId: UserId; change: MemberChange }>;
