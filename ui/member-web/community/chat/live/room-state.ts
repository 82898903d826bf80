import type { ChatRoomDetail } from '../../../app/data/chat.ts';
import type { RoomView } from './room-view.ts';

export type RoomState = Readonly<{
  room: ChatRoomDetail | undefined;
  view: RoomView | undefined;
  /** Why the room could not be opened; it is tried again by hand. */
  error: unknown;
  /** Older or newer messages are under way, or could not be read. */
  reading: 'older' | 'newer' | null;
  readFailed: 'older' | 'newer' | null;
  /** Where the unread messages began when the room was opened; the line between old and new stands above it. */
  newFrom: number | null;
  /** Who is typing, and until when that is shown. */
  typing: ReadonlyMap<string, Date>;
  isGone: boolean;
  /** What this device had kept, shown while the server can't be reached. */
  isKept: boolean;
}>;

const closed: RoomState = {
  room: undefined,
  view: undefined,
  error: undefined,
  reading: null,
  readFailed: null,
  newFrom: null,
  typing: new Map(),
  isGone: false,
  isKept: false,
};

/** What one room's screen is drawn from. */
export const createRoomCell = () => {
  let state = closed;
  const listeners = new Set<() => void>();
  return {
    current: () => state,
    change(part: Partial<RoomState>) {
      state = { ...state, ...part };
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
export type RoomCell = ReturnType<typeof createRoomCell>;
