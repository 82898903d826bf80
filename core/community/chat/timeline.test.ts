import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyChange,
  emptyTimeline,
  isBehind,
  type Placed,
  type Timeline,
  type TimelineChange,
} from './timeline.ts';

type Line = Placed & Readonly<{ body: string }>;
type Change = TimelineChange<Line>;

/** What happens in a room, as its server counts it: the frames it writes, and how it stands at the end. */
const history = (steps: readonly number[]) => {
  const messages: Line[] = [];
  const frames: Change[] = [];
  let rev = 0;
  for (const step of steps) {
    rev += 1;
    const living = messages.filter(({ deletedAt }) => deletedAt === null);
    const chosen = living[step % Math.max(1, living.length)];
    if (step % 5 === 4) frames.push({ kind: 'room', rev });
    else if (!chosen || step % 5 < 2) {
      const seq = messages.length + 1;
      const message = {
        id: `m${seq}`,
        seq,
        rev,
        clientId: `c${seq}`,
        createdAt: new Date(seq),
        deletedAt: null,
        sender: { id: `person ${step % 2}` },
        body: `text ${step}`,
      };
      messages.push(message);
      frames.push({ kind: 'message', message });
    } else if (step % 5 === 2) {
      const message = { ...chosen, rev, body: `edited ${step}` };
      messages[chosen.seq - 1] = message;
      frames.push({ kind: 'message', message });
    } else {
      messages[chosen.seq - 1] = { ...chosen, rev, body: '', deletedAt: new Date(0) };
      frames.push({ kind: 'deletion', messageId: chosen.id, seq: chosen.seq, rev });
    }
  }
  return { messages, frames, rev };
};

const played = (frames: readonly Change[], from: Timeline<Line> = emptyTimeline): Timeline<Line> =>
  frames.reduce(applyChange, from);
const caughtUp = (timeline: Timeline<Line>, { messages, rev }: ReturnType<typeof history>): Timeline<Line> =>
  applyChange(timeline, {
    kind: 'catch-up',
    messages: messages.filter((message) => message.rev > timeline.rev).toSorted((a, b) => a.rev - b.rev),
    rev,
  });

const anyHistory = fc.array(fc.nat(1_000), { maxLength: 40 }).map(history);

describe('applyChange', () => {
  it('ends in the same screen however frames are shuffled and doubled', () => {
    fc.assert(
      fc.property(
        anyHistory.chain((one) =>
          fc.tuple(
            fc.constant(one),
            fc.shuffledSubarray([...one.frames, ...one.frames], { minLength: 2 * one.frames.length }),
          ),
        ),
        ([one, shuffled]) => {
          const inOrder = played(one.frames);
          expect(played(shuffled)).toEqual(inOrder);
          expect([inOrder.rev, isBehind(inOrder)]).toEqual([one.rev, false]);
        },
      ),
    );
  });

  it('ends in the same screen when frames were lost, once the device has caught up', () => {
    fc.assert(
      fc.property(
        anyHistory.chain((one) =>
          fc.tuple(fc.constant(one), fc.shuffledSubarray(one.frames), fc.shuffledSubarray(one.frames)),
        ),
        ([one, before, after]) => {
          const timeline = played(after, caughtUp(played(before), one));
          expect(timeline).toEqual(played(one.frames));
        },
      ),
    );
  });

  it('knows that something is missing, and from where to read', () => {
    const { frames } = history([0, 0, 0, 0]);
    const [first, , third] = frames;
    const timeline = played([first, third].flatMap((frame) => frame ?? []));
    expect([timeline.rev, isBehind(timeline)]).toEqual([1, true]);
  });

  it('keeps the trace of a deletion that came before its message', () => {
    const { frames } = history([0, 3]);
    const [, deletion] = frames;
    const trace = { isTrace: true, id: 'm1', seq: 1, rev: 2, origin: null };
    expect(played(deletion ? [deletion] : []).entries).toEqual([trace]);
    const origin = { createdAt: new Date(1), senderId: 'person 0', clientId: 'c1' };
    expect(played(frames.toReversed()).entries).toEqual([{ ...trace, origin }]);
  });

  it('merges older pages without going back, and starts anew when it was too far behind', () => {
    fc.assert(
      fc.property(anyHistory, fc.nat(40), (one, size) => {
        const { messages, rev } = one;
        const newest = messages.slice(-size - 1);
        const reset = applyChange(played(one.frames.slice(0, 3)), { kind: 'reset', messages: newest, rev });
        const whole = applyChange(reset, { kind: 'page', messages: messages.slice(0, -size - 1) });
        expect(whole).toEqual(played(one.frames));
      }),
    );
  });

  it('holds the very same entries where nothing is news, so that nothing is drawn anew', () => {
    const { frames, messages } = history([0, 1, 0, 3]);
    const { entries } = played(frames);
    const known = new Set(entries);
    const again = played([...frames, { kind: 'page', messages }], { rev: 0, ahead: [], entries });
    expect(again.entries.length).toBe(entries.length);
    expect(again.entries.every((entry) => known.has(entry))).toBe(true);
  });
});
