import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '../../../app/data/chat.ts';
import type { WaitingMessage } from '../live/outbox-entry.ts';
import type { Entry, RoomView } from '../live/room-view.ts';
import { indexOf, newsIn, rowsOf } from './rows.ts';

const said = (seq: number, who: string, time: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `m${seq}`,
  roomId: 'room',
  seq,
  rev: seq,
  clientId: `c${seq}`,
  kind: 'TEXT',
  sender: {
    id: who,
    name: who,
    username: null,
    type: 'USER',
    coachMark: null,
    avatarUrl: null,
    profileLink: null,
    domain: null,
  },
  body: `text ${seq}`,
  isCollapsed: false,
  isTranslatable: false,
  event: null,
  params: {},
  people: [],
  quote: null,
  attachments: [],
  reactions: [],
  createdAt: new Date(time),
  editedAt: null,
  deletedAt: null,
  deletedBy: null,
  ...more,
});

const waiting = (clientId: string): WaitingMessage => ({
  clientId,
  userId: 'me',
  roomId: 'room',
  body: clientId,
  replyToSeq: null,
  files: [],
  createdAt: Date.parse('2026-11-21T09:00:00Z'),
  failure: null,
});

const trace = (seq: number, senderId: string): Entry => ({
  isTrace: true,
  id: `m${seq}` as never,
  seq,
  rev: 9,
  origin: { senderId, clientId: `c${seq}`, createdAt: new Date(`2026-11-20T08:0${seq}:00Z`) },
});

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const common = { hasOlder: false, waiting: [], userId: 'me', newFrom: null, dayOf };

const keyAt = (rows: ReturnType<typeof rowsOf>, seq: number) => rows[indexOf(rows, seq)]?.key;

describe('the rows of a room', () => {
  it('begin each day with its name', () => {
    const rows = rowsOf({
      ...common,
      entries: [said(1, 'lan', '2026-11-20T08:00:00Z'), said(2, 'lan', '2026-11-21T08:00:00Z')],
    });
    expect(rows.map(({ kind }) => kind)).toEqual(['day', 'message', 'day', 'message']);
  });

  it('join what one person says in one breath', () => {
    const rows = rowsOf({
      ...common,
      entries: [
        said(1, 'lan', '2026-11-20T08:00:00Z'),
        said(2, 'lan', '2026-11-20T08:01:00Z'),
        said(3, 'lan', '2026-11-20T08:30:00Z'),
        said(4, 'me', '2026-11-20T08:30:10Z'),
      ],
    });
    expect(rows.flatMap((row) => (row.kind === 'message' ? [[row.isFirst, row.isLast]] : []))).toEqual([
      [true, false],
      [false, true],
      [true, true],
      [true, true],
    ]);
  });

  it('draw the line before the first new words of another person', () => {
    const rows = rowsOf({
      ...common,
      newFrom: 2,
      entries: [
        said(1, 'lan', '2026-11-20T08:00:00Z'),
        said(2, 'me', '2026-11-20T08:01:00Z'),
        said(3, 'lan', '2026-11-20T08:02:00Z'),
      ],
    });
    expect(rows.map(({ kind }) => kind)).toEqual(['day', 'message', 'message', 'new', 'message']);
  });

  it('count deleted messages of one side that stood together as one trace, with its time', () => {
    const rows = rowsOf({
      ...common,
      entries: [said(1, 'lan', '2026-11-20T08:00:00Z'), trace(2, 'lan'), trace(3, 'lan'), trace(4, 'me')],
    });
    const time = (minutes: number) => new Date(`2026-11-20T08:0${minutes}:00Z`);
    expect(rows.slice(-2)).toMatchObject([
      { kind: 'trace', count: 2, isOwn: false, at: time(3) },
      { kind: 'trace', count: 1, isOwn: true, at: time(4) },
    ]);
  });

  it('show what waits last, and not once more when it has arrived', () => {
    const rows = rowsOf({
      ...common,
      entries: [said(1, 'me', '2026-11-21T08:59:00Z')],
      waiting: [waiting('c1'), waiting('c2')],
    });
    expect(rows.map(({ key }) => key)).toEqual(['day 2026-11-21', 'c1', 'c2']);
  });

  it('leave out the name of a day that may have begun before, until what was said before is there', () => {
    const entries = [said(2, 'lan', '2026-11-20T08:00:00Z'), said(3, 'lan', '2026-11-21T08:00:00Z')];
    const kinds = (hasOlder: boolean) => rowsOf({ ...common, hasOlder, entries }).map(({ kind }) => kind);
    expect(kinds(true)).toEqual(['message', 'day', 'message']);
    expect(kinds(false)).toEqual(['day', 'message', 'day', 'message']);
  });

  it('have each its own key, which stays when a message arrives, is deleted, or older ones come above it', () => {
    const entries = [said(1, 'lan', '2026-11-20T08:01:00Z'), said(2, 'me', '2026-11-20T08:02:00Z')];
    const arrived = rowsOf({ ...common, entries });
    expect(keyAt(arrived, 2)).toBe(rowsOf({ ...common, entries: [], waiting: [waiting('c2')] }).at(-1)?.key);
    expect(keyAt(arrived, 1)).toBe('m1');

    const deleted = rowsOf({ ...common, entries: [trace(1, 'lan'), trace(2, 'me')] });
    expect([keyAt(deleted, 1), keyAt(deleted, 2)]).toEqual(['m1', 'c2']);
    const later = rowsOf({ ...common, hasOlder: true, entries: [trace(3, 'lan'), trace(4, 'lan')] });
    const whole = rowsOf({ ...common, entries: [trace(2, 'lan'), trace(3, 'lan'), trace(4, 'lan')] });
    expect(keyAt(whole, 4)).toBe(keyAt(later, 4));
    expect(new Set(arrived.map(({ key }) => key)).size).toBe(arrived.length);
  });
});

describe('the place of a row', () => {
  const rows = rowsOf({
    ...common,
    newFrom: 4,
    entries: [
      said(1, 'lan', '2026-11-20T08:01:00Z'),
      trace(2, 'lan'),
      trace(3, 'lan'),
      said(4, 'lan', '2026-11-20T08:04:00Z'),
    ],
    waiting: [waiting('c9')],
  });

  it('is that of the message, or of the trace that holds it, never of the day or the line above it', () => {
    const kindAt = (seq: number) => rows[indexOf(rows, seq)]?.kind;
    expect([1, 2, 3, 4].map(kindAt)).toEqual(['message', 'trace', 'trace', 'message']);
    expect(indexOf(rows, { seq: 4, top: 10 })).toBe(indexOf(rows, 4));
    expect(rows[indexOf(rows, 'new')]?.kind).toBe('new');
  });

  it('is none where the message is not among them', () => {
    expect([5, 0, Number.MAX_SAFE_INTEGER, 'end' as const].map((target) => indexOf(rows, target))).toEqual([
      -1, -1, -1, -1,
    ]);
    expect(indexOf(rowsOf({ ...common, entries: [] }), 'new')).toBe(-1);
  });
});

describe('what is new', () => {
  const entries = [
    said(1, 'lan', '2026-11-20T08:01:00Z'),
    said(2, 'me', '2026-11-20T08:02:00Z'),
    said(3, 'lan', '2026-11-20T08:03:00Z'),
    trace(4, 'lan'),
    { ...said(5, 'lan', '2026-11-20T08:05:00Z'), kind: 'SYSTEM' as const },
    said(6, 'lan', '2026-11-20T08:06:00Z'),
  ];
  const view = (to: number | null): RoomView => ({
    timeline: { rev: 6, ahead: [], entries },
    from: 1,
    to,
    olderCursor: null,
    newerCursor: to === null ? null : 'more',
  });
  const room = { unread: 40, lastSeq: 6 };

  it('is what others said after what was seen, also where it is heard of and not drawn yet', () => {
    expect(newsIn(view(null), room, 'me', 2)).toEqual({ count: 2, isMore: false });
    expect(newsIn(view(null), room, 'me', 6)).toEqual({ count: 0, isMore: false });
    expect(newsIn(view(2), room, 'me', 3)).toEqual({ count: 1, isMore: true });
  });

  it('is at least so much where not all is read in, and what the server counted where nothing is', () => {
    expect(newsIn(view(6), { unread: 40, lastSeq: 80 }, 'me', 2)).toEqual({ count: 2, isMore: true });
    expect(newsIn(view(6), { unread: 40, lastSeq: 80 }, 'me', 7)).toEqual({ count: 40, isMore: false });
    expect(newsIn(view(6), { unread: 100, lastSeq: 300 }, 'me', 7)).toEqual({ count: 99, isMore: true });
    expect(newsIn(view(6), { unread: 40, lastSeq: 80 }, 'me', 80)).toEqual({ count: 0, isMore: false });
  });
});
