import {
  applyChange,
  emptyTimeline,
  isBehind,
  isTrace,
  type Timeline,
  type TimelineChange,
  type Trace,
} from '#core/community/chat/timeline.ts';
import type { ChatMessage } from '../../../app/data/chat.ts';

/** A message, or what is left of a deleted one: its place. */
export type Entry = ChatMessage | Trace;

/**
 * What a device knows of a room, and which part of it is read without holes: from `from` to `to`, or to the newest where
 * `to` is null. What was heard of beyond that is kept and shown once the pages between are read.
 */
export type RoomView = Readonly<{
  timeline: Timeline<ChatMessage>;
  from: number;
  to: number | null;
  olderCursor: string | null;
  newerCursor: string | null;
}>;

export type MessagePage = Readonly<{
  items: readonly ChatMessage[];
  nextCursor: string | null;
  newerCursor: string | null;
  rev: number;
}>;

export type Deletion = Readonly<{ messageId: string; seq: number; rev: number }>;

const firstOf = ({ items, nextCursor }: MessagePage): number =>
  nextCursor === null ? 0 : (items[0]?.seq ?? 0);
const lastOf = ({ items, newerCursor }: MessagePage): number | null =>
  newerCursor === null ? null : (items.at(-1)?.seq ?? null);

const changed = (view: RoomView, change: TimelineChange<ChatMessage>): RoomView => ({
  ...view,
  timeline: applyChange(view.timeline, change),
});

/** The first page of all, or everything anew. */
export const openedWith = (page: MessagePage): RoomView => ({
  timeline: applyChange<ChatMessage>(emptyTimeline, {
    kind: 'reset',
    messages: page.items,
    rev: page.rev,
  }),
  from: firstOf(page),
  to: lastOf(page),
  olderCursor: page.nextCursor,
  newerCursor: page.newerCursor,
});

export const withOlder = (view: RoomView, page: MessagePage): RoomView => ({
  ...changed(view, { kind: 'page', messages: page.items }),
  from: page.items.length === 0 ? 0 : firstOf(page),
  olderCursor: page.nextCursor,
});

export const withNewer = (view: RoomView, page: MessagePage): RoomView => ({
  ...changed(view, { kind: 'page', messages: page.items }),
  to: lastOf(page),
  newerCursor: page.newerCursor,
});

/** A page from anywhere: joined to what is shown where the two touch, in its place where they do not. */
export const jumpedTo = (view: RoomView, page: MessagePage): RoomView => {
  const from = firstOf(page);
  const to = lastOf(page);
  const touches = (to === null || to >= view.from - 1) && (view.to === null || from <= view.to + 1);
  const next = changed(view, { kind: 'page', messages: page.items });
  if (!touches) return { ...next, from, to, olderCursor: page.nextCursor, newerCursor: page.newerCursor };
  const isOlder = from < view.from;
  const isNewer = view.to !== null && (to === null || to > view.to);
  return {
    ...next,
    ...(isOlder && { from, olderCursor: page.nextCursor }),
    ...(isNewer && { to, newerCursor: page.newerCursor }),
  };
};

/** What the answer to one's own sending, or a frame, says of one message. */
export const heard = (view: RoomView, message: ChatMessage): RoomView =>
  changed(view, { kind: 'message', message });

export const heardDeletion = (view: RoomView, deletion: Deletion): RoomView =>
  changed(view, { kind: 'deletion', ...deletion });

/** All that changed after what is known. */
export const caughtUp = (view: RoomView, page: Pick<MessagePage, 'items' | 'rev'>): RoomView =>
  changed(view, { kind: 'catch-up', messages: page.items, rev: page.rev });

export const lacksSomething = (view: RoomView): boolean => isBehind(view.timeline);

/** In their order, without holes. */
export const shownEntries = ({ timeline, from, to }: RoomView): readonly Entry[] =>
  timeline.entries.filter(({ seq }) => seq >= from && (to === null || seq <= to));

/**
 * The words a reply answers, as they are now: a quote is a reference, so what is known of the message itself counts more
 * than what came along with the reply.
 */
export const quoteIn = (
  { timeline }: Pick<RoomView, 'timeline'>,
  { quote }: Pick<ChatMessage, 'quote'>,
): ChatMessage['quote'] => {
  if (quote === null) return null;
  const original = timeline.entries.find(({ seq }) => seq === quote.seq);
  if (original === undefined) return quote;
  if (isTrace(original)) return { ...quote, body: '', attachments: 0, isDeleted: true };
  return original.isCollapsed
    ? quote
    : { ...quote, body: original.body, attachments: original.attachments.length };
};
