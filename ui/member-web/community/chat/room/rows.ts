import { minute } from '#core/kernel/time.ts';
import { isTrace, type Trace } from '#core/community/chat/timeline.ts';
import type { ChatMessage } from '../../../app/data/chat.ts';
import type { WaitingMessage } from '../live/outbox-entry.ts';
import type { Entry, RoomView } from '../live/room-view.ts';
import type { ReadingPlace } from '../live/session.ts';

type Place = Readonly<{
  key: string;
  /** Its place in the room; what waits stands behind everything. */
  seq: number;
}>;

/** Where a bubble stands among those of the same person. */
type InGroup = Readonly<{ isFirst: boolean; isLast: boolean }>;

export type Row = Place &
  (
    | Readonly<{ kind: 'day'; at: Date }>
    | Readonly<{ kind: 'new' }>
    | Readonly<{ kind: 'line'; message: ChatMessage }>
    | Readonly<{ kind: 'trace'; count: number; isOwn: boolean; at: Date | null }>
    | (Readonly<{ kind: 'message'; message: ChatMessage; isOwn: boolean }> & InGroup)
    | (Readonly<{ kind: 'waiting'; message: WaitingMessage }> & InGroup)
  );

/** What stands at a place of its own in the room, and can be seen and gone to. */
export const isSaid = ({ kind }: Row): boolean => kind === 'message' || kind === 'line' || kind === 'trace';

/** What is gone to: a message, where the unread ones begin, or where the reader was before. */
export type Target = number | 'new' | ReadingPlace;

/** Where it stands among the rows; -1 where it does not. A trace may hold several that were deleted. */
export const indexOf = (rows: readonly Row[], target: Target): number => {
  if (target === 'end') return -1;
  if (target === 'new') return rows.findIndex(({ kind }) => kind === 'new');
  const seq = typeof target === 'number' ? target : target.seq;
  return rows.findIndex(
    (row) => isSaid(row) && row.seq <= seq && seq < row.seq + (row.kind === 'trace' ? row.count : 1),
  );
};

/** So many are counted. */
export const mostNews = 99;

type News = Readonly<{
  count: number;
  /** Others may stand between those that are known. */
  isMore: boolean;
}>;

/** What others said after what the reader has seen, drawn or only heard of. */
export const newsIn = (
  { timeline, to }: RoomView,
  { unread, lastSeq }: Readonly<{ unread: number; lastSeq: number }>,
  userId: string,
  seen: number,
): News => {
  const known = timeline.entries.filter(
    (entry) => entry.seq > seen && !isTrace(entry) && entry.kind === 'TEXT' && entry.sender?.id !== userId,
  ).length;
  const isMore = to !== null && lastSeq > Math.max(to, seen);
  // Nothing of what the server has counted is read in yet; it counts no further than that.
  if (isMore && known === 0) return { count: Math.min(unread, mostNews), isMore: unread > mostNews };
  return { count: known, isMore };
};

/** Bubbles further apart in time belong to another breath. */
const breath = 5 * minute;

type Options = Readonly<{
  entries: readonly Entry[];
  /** More was said before: the day of the first entry may have begun there. */
  hasOlder: boolean;
  waiting: readonly WaitingMessage[];
  userId: string;
  /** The line between old and new stands before this one. */
  newFrom: number | null;
  /** The reader's own calendar day. */
  dayOf: (at: Date) => string;
}>;

type Written = Readonly<{ who: string; at: Date; day: string }>;

const belongs = (a: Written | null, b: Written | null): boolean =>
  a !== null &&
  b !== null &&
  a.who === b.who &&
  a.day === b.day &&
  Math.abs(b.at.getTime() - a.at.getTime()) < breath;

/** The same before and after it arrives, and when it is deleted, so that a bubble stays the bubble it was. */
const keyOf = (id: string, clientId: string | null | undefined, isOwn: boolean): string =>
  isOwn ? (clientId ?? id) : id;

type TraceRow = Extract<Row, { kind: 'trace' }>;

/** Traces of one side that stand together are one, with the time and the key of the last: older ones may join it. */
const withTrace = (before: Row | undefined, { id, seq, origin }: Trace, userId: string): TraceRow => {
  const isOwn = origin?.senderId === userId;
  const at = origin?.createdAt ?? null;
  const trace = { kind: 'trace', key: keyOf(id, origin?.clientId, isOwn), seq, count: 1, isOwn, at } as const;
  return before?.kind === 'trace' && before.isOwn === isOwn
    ? { ...trace, seq: before.seq, count: before.count + 1, at: at ?? before.at }
    : trace;
};

const writtenAt = (entry: Entry): Date | undefined =>
  isTrace(entry) ? entry.origin?.createdAt : entry.createdAt;

const sentAlready = (entries: readonly Entry[]): ReadonlySet<string> =>
  new Set(entries.flatMap((entry) => (isTrace(entry) ? [] : (entry.clientId ?? []))));

/** What the screen shows, from top to bottom. */
export const rowsOf = ({ entries, hasOlder, waiting, userId, newFrom, dayOf }: Options): readonly Row[] => {
  const rows: Row[] = [];
  const sent = sentAlready(entries);
  const pending = waiting.filter(({ clientId }) => !sent.has(clientId));
  const begunAt = hasOlder && entries[0] !== undefined ? writtenAt(entries[0]) : undefined;
  let day = begunAt === undefined ? '' : dayOf(begunAt);
  let isNewShown = newFrom === null;

  const beginDay = (at: Date, seq: number) => {
    const next = dayOf(at);
    if (next === day) return;
    day = next;
    rows.push({ kind: 'day', key: `day ${next}`, seq, at });
  };
  const writtenBy = (entry: Entry | undefined): Written | null =>
    entry === undefined || isTrace(entry) || entry.kind !== 'TEXT'
      ? null
      : { who: entry.sender?.id ?? '', at: entry.createdAt, day: dayOf(entry.createdAt) };

  for (const [index, entry] of entries.entries()) {
    const { seq } = entry;
    if (isTrace(entry)) {
      if (entry.origin !== null) beginDay(entry.origin.createdAt, seq);
      const trace = withTrace(rows.at(-1), entry, userId);
      if (trace.count > 1) rows.pop();
      rows.push(trace);
      continue;
    }
    beginDay(entry.createdAt, seq);
    const isOwn = entry.sender?.id === userId;
    const opensNew = !isNewShown && seq >= (newFrom ?? 0) && entry.kind === 'TEXT' && !isOwn;
    if (opensNew) {
      isNewShown = true;
      rows.push({ kind: 'new', key: 'new', seq });
    }
    if (entry.kind === 'SYSTEM') {
      rows.push({ kind: 'line', key: entry.id, seq, message: entry });
      continue;
    }
    const mine = writtenBy(entry);
    rows.push({
      kind: 'message',
      key: keyOf(entry.id, entry.clientId, isOwn),
      seq,
      message: entry,
      isOwn,
      isFirst: opensNew || !belongs(writtenBy(entries[index - 1]), mine),
      isLast: !belongs(mine, writtenBy(entries[index + 1])),
    });
  }

  for (const [index, message] of pending.entries()) {
    const at = new Date(message.createdAt);
    beginDay(at, Number.MAX_SAFE_INTEGER);
    rows.push({
      kind: 'waiting',
      key: message.clientId,
      seq: Number.MAX_SAFE_INTEGER,
      message,
      isFirst: index === 0,
      isLast: index === pending.length - 1,
    });
  }
  return rows;
};
