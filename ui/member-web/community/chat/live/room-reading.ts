import { isApiError } from '#ui/api/api-error.ts';
import type { RoomServer } from './data.ts';
import { type KeptRoom, viewOfKept } from './kept-rooms.ts';
import type { RoomCell } from './room-state.ts';
import {
  caughtUp,
  jumpedTo,
  lacksSomething,
  openedWith,
  type RoomView,
  withNewer,
  withOlder,
} from './room-view.ts';

/** A frame may only be late: after so long it counts as lost. */
const patience = 400;

/** Everything that changed since, page by page; too much of it, and the newest page takes its place. */
const catchUpOnce = async ({ current, change }: RoomCell, roomId: string, server: RoomServer) => {
  for (;;) {
    const { view } = current();
    if (view === undefined) return;
    const page = await server.page(roomId, { afterRev: view.timeline.rev });
    if (page.room !== null) change({ room: page.room });
    if (page.reset) return change({ view: openedWith(await server.page(roomId)) });
    const { view: now } = current();
    if (now !== undefined) change({ view: caughtUp(now, page) });
    if (!page.hasMore) return;
  }
};

/** One at a time; asked for meanwhile, it goes round once more. */
const createCatchUp = (cell: RoomCell, once: () => Promise<void>) => {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  const catchUp = (): Promise<void> => {
    if (running !== undefined) {
      isAskedAgain = true;
      return running;
    }
    running = once()
      .catch((error: unknown) => {
        // Anything else passes: the next minute, or the next frame, asks again.
        if (isApiError(error) && error.status === 404) cell.change({ isGone: true, error });
      })
      .finally(() => {
        running = undefined;
        if (!isAskedAgain) return;
        isAskedAgain = false;
        void catchUp();
      });
    return running;
  };
  return catchUp;
};

/** What this device keeps of one room. */
export type RoomKeeping = Readonly<{ find: () => Promise<KeptRoom | undefined>; drop: () => unknown }>;

/** No answer at all; a refusal is one. */
const isUnreached = (error: unknown) => !isApiError(error) || error.status === 0 || error.status >= 502;

/** What a room asks the server for, and where the answers go. */
export const createRoomReading = (
  cell: RoomCell,
  roomId: string,
  server: RoomServer,
  keeping: RoomKeeping,
) => {
  const { current, change } = cell;
  let opening: Promise<void> | undefined;
  let late: ReturnType<typeof setTimeout> | undefined;
  // What was kept has no older pages: with a connection the room is read anew.
  const catchUp = createCatchUp(cell, () => (current().isKept ? open() : catchUpOnce(cell, roomId, server)));

  const lookLater = () => {
    late ??= setTimeout(() => {
      late = undefined;
      const { view, room } = current();
      if (view === undefined) return;
      if (lacksSomething(view) || (room?.rev ?? 0) > view.timeline.rev) void catchUp();
    }, patience);
  };
  const show = (view: RoomView) => {
    change({ view });
    if (lacksSomething(view)) lookLater();
  };

  const read = async (at: number | undefined) => {
    change({ error: undefined });
    try {
      const room = await server.room(roomId);
      const newFrom = room.unread > 0 ? room.readSeq + 1 : null;
      const around = at ?? (room.unread > 1 ? room.readSeq + 1 : undefined);
      const page = await server.page(roomId, around === undefined ? {} : { around });
      change({ room, newFrom, view: openedWith(page), isGone: false, isKept: false });
    } catch (error) {
      const isGone = isApiError(error) && error.status === 404;
      if (isGone) keeping.drop();
      const { view } = current();
      const kept = view === undefined && isUnreached(error) ? await keeping.find() : undefined;
      if (kept !== undefined) change({ room: kept.room, view: viewOfKept(kept), isKept: true });
      else change({ error, ...(isGone && { isGone }) });
    }
  };
  const open = (at?: number): Promise<void> =>
    (opening ??= read(at).finally(() => {
      opening = undefined;
    }));

  return {
    show,
    lookLater,
    catchUp,
    open,
    async readMore(side: 'older' | 'newer') {
      const { view, reading } = current();
      const cursorOf = (one: RoomView | undefined) =>
        side === 'older' ? one?.olderCursor : one?.newerCursor;
      const cursor = cursorOf(view);
      if (reading !== null || !cursor) return;
      change({ reading: side, readFailed: null });
      try {
        const page = await server.page(roomId, { cursor });
        const { view: now } = current();
        // Meanwhile the view may have jumped elsewhere: then this page belongs nowhere.
        if (now !== undefined && cursorOf(now) === cursor)
          show(side === 'older' ? withOlder(now, page) : withNewer(now, page));
        change({ reading: null });
      } catch {
        change({ reading: null, readFailed: side });
      }
    },
    /** Brings a message from anywhere into view; rejects without a connection. */
    async jump(seq: number) {
      const { view } = current();
      if (view === undefined || (seq >= view.from && (view.to === null || seq <= view.to))) return;
      const page = await server.page(roomId, { around: seq });
      const { view: now } = current();
      if (now !== undefined) show(jumpedTo(now, page));
    },
    async toNewest() {
      const { view } = current();
      if (view === undefined || view.to === null) return;
      const page = await server.page(roomId);
      const { view: now } = current();
      if (now !== undefined) show(jumpedTo(now, page));
    },
  };
};
export type RoomReading = ReturnType<typeof createRoomReading>;
