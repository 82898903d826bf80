import type { Message } from './message.ts';

/** As much of a message as its place in a timeline needs; screens bring the whole one. */
export type Placed = Readonly<
  Pick<Message, 'id' | 'seq' | 'rev' | 'clientId' | 'createdAt' | 'deletedAt'> & {
    sender: Readonly<{ id: string }> | null;
  }
>;
/** When and by whom it was written, and how its sender's device named it; null where only its deletion was heard of yet. */
type Origin = Readonly<{ createdAt: Date; senderId: string | null; clientId: string | null }>;
/** What is left of a deleted message: its place, and when and by whom it was written. */
export type Trace = Readonly<{ isTrace: true; origin: Origin | null } & Pick<Message, 'id' | 'seq' | 'rev'>>;

/**
 * What a device knows of one room. `rev`: it has seen every change up to it. `ahead`: changes beyond it that came early.
 * The screen shows `entries`, in the order of `seq`; how they came makes no difference.
 */
export type Timeline<Shown extends Placed> = Readonly<{
  rev: number;
  ahead: readonly number[];
  entries: readonly (Shown | Trace)[];
}>;

export type TimelineChange<Shown extends Placed> =
  /** A frame CHAT_MESSAGE_ADD or CHAT_MESSAGE_UPDATE, or the answer to what one sent. */
  | Readonly<{ kind: 'message'; message: Shown }>
  /** A frame CHAT_MESSAGE_DELETE. */
  | Readonly<{ kind: 'deletion'; messageId: string; seq: number; rev: number }>
  /** A frame CHAT_ROOM_UPDATE: no message changed with this revision. */
  | Readonly<{ kind: 'room'; rev: number }>
  /** A page of older or newer messages; it says nothing about revisions. */
  | Readonly<{ kind: 'page'; messages: readonly Shown[] }>
  /** All that changed after `rev` of the timeline, up to `rev` of the answer. */
  | Readonly<{ kind: 'catch-up'; messages: readonly Shown[]; rev: number }>
  /** The newest page, in place of everything that is there. */
  | Readonly<{ kind: 'reset'; messages: readonly Shown[]; rev: number }>;

export const emptyTimeline: Timeline<never> = { rev: 0, ahead: [], entries: [] };

export const isTrace = (entry: Placed | Trace): entry is Trace => 'isTrace' in entry;

/** Something is missing between what is known and what was heard: time to read what changed after `rev`. */
export const isBehind = ({ ahead }: Readonly<{ ahead: readonly number[] }>): boolean => ahead.length > 0;

/** Counts on as far as there is no gap. */
const seen = (rev: number, revs: readonly number[]): Readonly<{ rev: number; ahead: readonly number[] }> => {
  let last = rev;
  const ahead: number[] = [];
  for (const one of [...new Set(revs)].toSorted((a, b) => a - b)) {
    if (one === last + 1) last = one;
    else if (one > last) ahead.push(one);
  }
  return { rev: last, ahead };
};

const originOf = (entry: Placed | Trace): Origin | null =>
  isTrace(entry)
    ? entry.origin
    : { createdAt: entry.createdAt, senderId: entry.sender?.id ?? null, clientId: entry.clientId };

const entryOf = <Shown extends Placed>(message: Shown): Shown | Trace =>
  message.deletedAt === null
    ? message
    : { isTrace: true, id: message.id, seq: message.seq, rev: message.rev, origin: originOf(message) };

/** Of two that hold the same place, the later revision stays; a trace learns from either where it came from. */
const later = <Shown extends Placed>(known: Shown | Trace, arrived: Shown | Trace): Shown | Trace => {
  const [last, other] = arrived.rev > known.rev ? [arrived, known] : [known, arrived];
  return isTrace(last) && last.origin === null ? { ...last, origin: originOf(other) } : last;
};

const merged = <Shown extends Placed>(
  known: readonly (Shown | Trace)[],
  arrived: readonly (Shown | Trace)[],
): readonly (Shown | Trace)[] => {
  const places = new Map(known.map((entry) => [entry.seq, entry]));
  for (const entry of arrived) {
    const before = places.get(entry.seq);
    places.set(entry.seq, before === undefined ? entry : later(before, entry));
  }
  return [...places.values()].toSorted((a, b) => a.seq - b.seq);
};

/** Applies one change: in any order, doubled or late, all devices come to show the same. */
export const applyChange = <Shown extends Placed>(
  timeline: Timeline<Shown>,
  change: TimelineChange<Shown>,
): Timeline<Shown> => {
  const { rev, ahead, entries } = timeline;
  switch (change.kind) {
    case 'message':
      return {
        entries: merged(entries, [entryOf(change.message)]),
        ...seen(rev, [...ahead, change.message.rev]),
      };
    case 'deletion': {
      const { messageId: id, seq, rev: at } = change;
      return {
        entries: merged(entries, [{ isTrace: true, id, seq, rev: at, origin: null }]),
        ...seen(rev, [...ahead, at]),
      };
    }
    case 'room':
      return { entries, ...seen(rev, [...ahead, change.rev]) };
    case 'page':
      return { ...timeline, entries: merged(entries, change.messages.map(entryOf)) };
    case 'catch-up':
      return {
        entries: merged(entries, change.messages.map(entryOf)),
        ...seen(Math.max(rev, change.rev), ahead),
      };
    case 'reset':
      return { rev: change.rev, ahead: [], entries: merged<Shown>([], change.messages.map(entryOf)) };
  }
};
