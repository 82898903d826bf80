import { newPartsOf, secondsOf, tidySpans, type Span, type Watched } from './watched.ts';

/**
 * What a player may still claim, in milliseconds of video. It grows with the time that truly passed, twice as fast, so
 * that the highest speed of the player is paid for; claims beyond it are cut. No sequence of claims is credited more than
 * two seconds and twice the time that passed.
 */
export const firstAllowanceMs = 2_000;
export const allowanceGrowth = 2;
/** A player that was away longer than two minutes without a line loses what it can't have buffered. */
export const maxAllowanceMs = 240_000;

/** Spans a player may send at a time. */
export const maxSpans = 20;

export const allowanceAfter = (allowanceMs: number, elapsedMs: number): number =>
  Math.min(maxAllowanceMs, allowanceMs + allowanceGrowth * Math.max(0, elapsedMs));

export type Paid = Readonly<{ watched: Watched; allowanceMs: number }>;

/**
 * Credits what the allowance pays for, claim by claim in the order given; seconds known before cost nothing, the unpaid
 * rest is cut.
 * @param seconds the video's length; nothing beyond it counts
 */
export const payFor = (
  claims: readonly Span[],
  before: Watched,
  allowanceMs: number,
  seconds: number,
): Paid => {
  let watched = before;
  let left = Math.floor(allowanceMs / 1_000);
  for (const claim of claims) {
    for (const [from, to] of tidySpans([claim], seconds).flatMap((span) => newPartsOf(span, watched))) {
      if (left === 0) break;
      const paid: Span = [from, Math.min(to, from + left)];
      left -= paid[1] - paid[0];
      watched = tidySpans([...watched, paid], seconds);
    }
  }
  const cost = (secondsOf(watched) - secondsOf(before)) * 1_000;
  return { watched, allowanceMs: allowanceMs - cost };
};
