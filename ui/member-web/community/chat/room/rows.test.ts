import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '../../../app/data/chat.ts';
import type { WaitingMessage } from '../live/outbox-entry.ts';
import { rowsOf } from './rows.ts';

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

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const common = { hasOlder: false, waiting: [], userId: 'me', newFrom: null, dayOf };

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
    const trace = (seq: number, senderId: string) => ({
      isTrace: true as const,
      id: `m${seq}` as never,
      seq,
      rev: 9,
      origin: { senderId, clientId: `c${seq}`, createdAt: new Date(`2026-11-20T08:0${seq}:00Z`) },
    });
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
});
