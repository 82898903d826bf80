import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTrace } from '#core/community/chat/timeline.ts';
import type { ChatMessage } from '../../../app/data/chat.ts';
import {
  caughtUp,
  heard,
  heardDeletion,
  jumpedTo,
  lacksSomething,
  type MessagePage,
  openedWith,
  quoteIn,
  type RoomView,
  shownEntries,
  withNewer,
  withOlder,
} from './room-view.ts';

const at = new Date('2026-11-20T08:00:00Z');

const aMessage = (seq: number, rev: number, body: string, replyTo?: ChatMessage): ChatMessage => ({
  id: `m${seq}`,
  roomId: 'room',
  seq,
  rev,
  clientId: `c${seq}`,
  kind: 'TEXT',
  sender: null,
  body,
  isCollapsed: false,
  isTranslatable: false,
  event: null,
  params: {},
  people: [],
  quote:
    replyTo === undefined
      ? null
      : {
          seq: replyTo.seq,
          messageId: replyTo.id,
          senderName: 'Lan',
          body: replyTo.body,
          attachments: 0,
          isDeleted: replyTo.deletedAt !== null,
          isCollapsed: false,
        },
  attachments: [],
  reactions: [],
  createdAt: at,
  editedAt: null,
  deletedAt: null,
  deletedBy: null,
});

/** The server's half: what happened, in the order of the revisions, and what it answers to whom asks. */
type Change =
  | Readonly<{ kind: 'message'; message: ChatMessage }>
  | Readonly<{ kind: 'deletion'; seq: number; rev: number }>
  | Readonly<{ kind: 'room'; rev: number }>;

type Step = 'send' | 'reply' | 'edit' | 'delete' | 'room';

const happen = (steps: readonly Readonly<{ step: Step; at: number }>[]) => {
  const room = new Map<number, ChatMessage>();
  const changes: Change[] = [];
  for (const { step, at: place } of steps) {
    const rev = changes.length + 1;
    const old = room.get((place % Math.max(room.size, 1)) + 1);
    if (step === 'room') changes.push({ kind: 'room', rev });
    else if (step === 'delete' && old !== undefined && old.deletedAt === null) {
      room.set(old.seq, { ...old, rev, body: '', quote: null, deletedAt: at, deletedBy: 'OWN' });
      changes.push({ kind: 'deletion', seq: old.seq, rev });
    } else {
      const isEdit = step === 'edit' && old !== undefined && old.deletedAt === null;
      const seq = room.size + 1;
      const message = isEdit
        ? { ...old, rev, body: `${old.body}*`, editedAt: at }
        : aMessage(seq, rev, `text ${seq}`, step === 'reply' ? old : undefined);
      room.set(message.seq, message);
      changes.push({ kind: 'message', message });
    }
  }
  return { room, changes };
};

/** As the server answers: what is quoted is looked up at that moment. */
const answered = (messages: readonly ChatMessage[]): readonly ChatMessage[] =>
  messages.map((message) => {
    const original = messages.find(({ seq }) => seq === message.quote?.seq);
    return message.quote === null || original === undefined
      ? message
      : {
          ...message,
          quote: { ...message.quote, body: original.body, isDeleted: original.deletedAt !== null },
        };
  });

const stateAfter = (changes: readonly Change[], rev: number, room: ReadonlyMap<number, ChatMessage>) => {
  const state = new Map<number, ChatMessage>();
  for (const change of changes.slice(0, rev)) {
    if (change.kind === 'message') state.set(change.message.seq, change.message);
    else if (change.kind === 'deletion') {
      const last = room.get(change.seq);
      if (last !== undefined) state.set(change.seq, { ...last, rev: change.rev });
    }
  }
  return answered([...state.values()].toSorted((a, b) => a.seq - b.seq));
};

const pageOf = (items: readonly ChatMessage[], rev: number, size: number): MessagePage => {
  const shown = items.slice(-size);
  return {
    items: shown,
    nextCursor: shown.length < items.length ? `before ${shown[0]?.seq}` : null,
    newerCursor: null,
    rev,
  };
};

/** What a person sees: the words, the marks and the quotes, in their order. */
const screenOf = (view: RoomView) =>
  shownEntries(view).map((entry) =>
    isTrace(entry)
      ? { seq: entry.seq, isDeleted: true }
      : {
          seq: entry.seq,
          body: entry.body,
          isEdited: entry.editedAt !== null,
          quote: quoteIn(view, entry),
        },
  );

const step = fc.record({
  step: fc.constantFrom<Step>('send', 'send', 'reply', 'edit', 'delete', 'room'),
  at: fc.nat({ max: 40 }),
});

const hear = (view: RoomView, change: Change): RoomView => {
  if (change.kind === 'message') return heard(view, change.message);
  if (change.kind === 'room') return view;
  return heardDeletion(view, { messageId: `m${change.seq}`, seq: change.seq, rev: change.rev });
};

describe('a room on the screen', () => {
  it('is the same however its frames came, and whichever were lost', () => {
    fc.assert(
      fc.property(
        fc.array(step, { minLength: 1, maxLength: 40 }),
        fc.nat({ max: 40 }),
        fc.integer({ min: 1, max: 10 }),
        fc.array(fc.nat({ max: 200 }), { maxLength: 80 }),
        (steps, openedAt, size, order) => {
          const { room, changes } = happen(steps);
          const known = Math.min(openedAt, changes.length);
          const first = stateAfter(changes, known, room);
          // Each frame of the rest as often as chance has it: not at all, once or doubled, in any order.
          const frames = order.flatMap((pick) => {
            const change = changes[known + (pick % Math.max(changes.length - known, 1))];
            return change === undefined ? [] : [change];
          });
          let view = openedWith(pageOf(first, known, size));
          for (const frame of frames) view = hear(view, frame);

          const since = view.timeline.rev;
          const all = answered([...room.values()].toSorted((a, b) => a.seq - b.seq));
          const later = all.filter(({ rev }) => rev > since).toSorted((a, b) => a.rev - b.rev);
          view = caughtUp(view, { items: later, rev: changes.length });

          const wanted = openedWith({ items: all, nextCursor: null, newerCursor: null, rev: changes.length });
          const from = view.from;
          expect(screenOf(view)).toEqual(screenOf(wanted).filter(({ seq }) => seq >= from));
          expect(lacksSomething(view)).toBe(false);
          expect(view.timeline.rev).toBe(changes.length);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('needs nothing else when every frame came, in any order', () => {
    fc.assert(
      fc.property(
        fc
          .array(
            step.filter((each) => each.step !== 'room'),
            { minLength: 1, maxLength: 30 },
          )
          .chain((steps) =>
            fc.tuple(fc.constant(steps), fc.shuffledSubarray([...steps.keys()], { minLength: steps.length })),
          ),
        ([steps, order]) => {
          const { room, changes } = happen(steps);
          let view = openedWith(pageOf([], 0, 10));
          for (const index of order) view = hear(view, changes[index]!); // as many as there are
          const all = [...room.values()].toSorted((a, b) => a.seq - b.seq);
          const wanted = openedWith({ items: all, nextCursor: null, newerCursor: null, rev: changes.length });
          expect(screenOf(view)).toEqual(screenOf(wanted));
          expect(lacksSomething(view)).toBe(false);
        },
      ),
      { numRuns: 300 },
    );
  });

  const texts = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) =>
      aMessage(from + index, from + index, `text ${from + index}`),
    );
  const seqs = (view: RoomView) => shownEntries(view).map(({ seq }) => seq);

  it('knows when something between was not heard', () => {
    const view = openedWith(pageOf(texts(1, 3), 3, 10));
    expect(lacksSomething(heard(view, aMessage(5, 5, 'early')))).toBe(true);
    expect(lacksSomething(heard(heard(view, aMessage(5, 5, 'early')), aMessage(4, 4, 'late')))).toBe(false);
  });

  it('shows no hole: a page from far away takes the place of what was there', () => {
    const view = openedWith({ items: texts(90, 100), nextCursor: 'a', newerCursor: null, rev: 100 });
    const far = jumpedTo(view, { items: texts(10, 20), nextCursor: 'b', newerCursor: 'c', rev: 100 });
    expect(seqs(far)).toEqual(texts(10, 20).map(({ seq }) => seq));
    const more = withNewer(far, { items: texts(21, 89), nextCursor: null, newerCursor: null, rev: 100 });
    expect(seqs(more).at(0)).toBe(10);
    expect(seqs(more).at(-1)).toBe(100);
    expect(new Set(seqs(more)).size).toBe(91);
  });

  it('joins a page that touches what is there', () => {
    const view = openedWith({ items: texts(50, 60), nextCursor: 'a', newerCursor: null, rev: 60 });
    const joined = jumpedTo(view, { items: texts(40, 52), nextCursor: 'b', newerCursor: 'c', rev: 60 });
    expect(seqs(joined)).toEqual(texts(40, 60).map(({ seq }) => seq));
    expect(joined).toMatchObject({ olderCursor: 'b', newerCursor: null, to: null });
    expect(
      seqs(withOlder(joined, { items: texts(1, 39), nextCursor: null, newerCursor: 'x', rev: 60 }))[0],
    ).toBe(1);
  });

  it('keeps a change of what it has not read yet for the day it does', () => {
    const view = openedWith({ items: texts(50, 60), nextCursor: 'a', newerCursor: null, rev: 60 });
    const edited = heard(view, { ...aMessage(45, 61, 'new words'), editedAt: at });
    expect(seqs(edited)[0]).toBe(50);
    const older = withOlder(edited, { items: texts(40, 49), nextCursor: null, newerCursor: 'x', rev: 60 });
    expect(shownEntries(older).find(({ seq }) => seq === 45)).toMatchObject({ body: 'new words' });
  });
});
