import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowanceAfter, firstAllowanceMs, maxAllowanceMs, payFor } from './allowance.ts';
import { isVideoWatched, neededSeconds } from './measure.ts';
import { newPartsOf, nothingWatched, secondsOf, tidySpans, type Span, type Watched } from './watched.ts';

const seconds = 600;
/** What a player or a script may send: any numbers at all. */
const number = fc.oneof(
  fc.integer({ min: -50, max: 900 }),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e308, 0.5, -0),
);
const spans = fc.array(fc.tuple(number, number), { maxLength: 20 });
const histories = fc.array(fc.record({ elapsedMs: fc.integer({ min: 0, max: 300_000 }), claims: spans }), {
  maxLength: 12,
});

const played = (history: readonly Readonly<{ elapsedMs: number; claims: readonly Span[] }>[]) => {
  let state = { watched: nothingWatched, allowanceMs: firstAllowanceMs };
  let elapsed = 0;
  for (const { elapsedMs, claims } of history) {
    elapsed += elapsedMs;
    state = payFor(claims, state.watched, allowanceAfter(state.allowanceMs, elapsedMs), seconds);
  }
  return { ...state, elapsed };
};

const setOf = (watched: Watched): ReadonlySet<number> =>
  new Set(watched.flatMap(([from, to]) => Array.from({ length: to - from }, (_, at) => from + at)));

describe('payFor', () => {
  it('credits what the worked example says, and known seconds cost nothing', () => {
    const first = payFor([[0, 15]], nothingWatched, allowanceAfter(firstAllowanceMs, 15_000), 60);
    expect(first).toEqual({ watched: [[0, 15]], allowanceMs: 17_000 });
    const second = payFor([[0, 60]], first.watched, allowanceAfter(first.allowanceMs, 15_000), 60);
    expect(second).toEqual({ watched: [[0, 60]], allowanceMs: 2_000 });
    const long = payFor([[0, 600]], first.watched, allowanceAfter(first.allowanceMs, 15_000), seconds);
    expect(secondsOf(long.watched)).toBe(15 + 47);
  });

  it('never credits more than two seconds and twice the time that passed', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const { watched, elapsed, allowanceMs } = played(history);
        expect(secondsOf(watched) * 1_000).toBeLessThanOrEqual(firstAllowanceMs + 2 * elapsed);
        expect(allowanceMs).toBeGreaterThanOrEqual(0);
        expect(allowanceMs).toBeLessThanOrEqual(maxAllowanceMs);
      }),
    );
  });

  it('costs at least 0.45 of the length in real time to reach 90 percent', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const { watched, elapsed } = played(history);
        if (isVideoWatched(watched, seconds))
          expect(2 * elapsed + firstAllowanceMs).toBeGreaterThanOrEqual(neededSeconds(seconds) * 1_000);
      }),
    );
  });

  it('forgets nothing, credits nothing that was not claimed, and stays in order', () => {
    fc.assert(
      fc.property(histories, spans, ({ length }, claims) => {
        const before = tidySpans(
          Array.from({ length }, (_, at): Span => [at * 40, at * 40 + 15]),
          seconds,
        );
        const { watched } = payFor(claims, before, 20_000, seconds);
        const known = setOf(before);
        const claimed = setOf(tidySpans(claims, seconds));
        const credited = setOf(watched);
        expect([...known].filter((second) => !credited.has(second))).toEqual([]);
        expect([...credited].filter((second) => !known.has(second) && !claimed.has(second))).toEqual([]);
        expect(tidySpans(watched, seconds)).toEqual(watched);
      }),
    );
  });

  it('counts ten seconds that were looped for an hour as ten', () => {
    const beats = Array.from({ length: 240 }, () => ({ elapsedMs: 15_000, claims: [[0, 10]] as Span[] }));
    expect(secondsOf(played(beats).watched)).toBe(10);
  });

  it('credits a player at double speed whole', () => {
    const beats = Array.from({ length: 20 }, (_, at) => ({
      elapsedMs: 15_000,
      claims: [[at * 30, at * 30 + 30]] as Span[],
    }));
    expect(secondsOf(played(beats).watched)).toBe(600);
  });
});

describe('newPartsOf', () => {
  it('is what a set of seconds says', () => {
    fc.assert(
      fc.property(spans, fc.tuple(fc.nat(599), fc.nat(599)), (before, [a, b]) => {
        const watched = tidySpans(before, seconds);
        const span: Span = [Math.min(a, b), Math.max(a, b) + 1];
        const known = setOf(watched);
        const expected = [...setOf([span])].filter((second) => !known.has(second));
        expect([...setOf(newPartsOf(span, watched))]).toEqual(expected);
      }),
    );
  });
});
