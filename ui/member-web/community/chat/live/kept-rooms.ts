import { day } from '#core/kernel/time.ts';
import type { ChatRoom, ChatRoomDetail } from '../../../app/data/chat.ts';
import { type Entry, type RoomView, shownEntries } from './room-view.ts';

/** The newest messages of a room, as this device saw them last. */
export type KeptRoom = Readonly<{
  userId: string;
  roomId: string;
  room: ChatRoomDetail;
  entries: readonly Entry[];
  rev: number;
  keptAt: number;
}>;
export type KeptList = Readonly<{ userId: string; items: readonly ChatRoom[]; keptAt: number }>;

/** As much as is read first when a room is opened. */
const mostEntries = 50;
/** So many rooms of one person; those that were seen longest ago go. */
export const mostKeptRooms = 30;
/** What was deleted meanwhile must not stay on a device that never looks again. */
const keptFor = 7 * day;

export const isStale = ({ keptAt }: Readonly<{ keptAt: number }>, now: number): boolean =>
  now - keptAt > keptFor;

/** Nothing to be kept while the newest messages are not on the screen. */
export const keptOf = (
  userId: string,
  { room, view }: Readonly<{ room: ChatRoomDetail | undefined; view: RoomView | undefined }>,
  keptAt: number,
): KeptRoom | undefined =>
  room === undefined || view === undefined || view.to !== null
    ? undefined
    : {
        userId,
        roomId: room.id,
        room,
        entries: shownEntries(view).slice(-mostEntries),
        rev: view.timeline.rev,
        keptAt,
      };

/** Without a connection nothing older can be read; with one, the room is read anew. */
export const viewOfKept = ({ entries, rev }: Pick<KeptRoom, 'entries' | 'rev'>): RoomView => ({
  timeline: { rev, ahead: [], entries },
  from: entries[0]?.seq ?? 0,
  to: null,
  olderCursor: null,
  newerCursor: null,
});
