/** Chance that a seed decides: the same seed and index give the same draws on every machine. */
export type Random = Readonly<{
  /** At least 0, less than 1. */
  next(): number;
  /** Both ends included. */
  whole(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<Value>(values: readonly Value[]): Value;
}>;

/** Mulberry32: small, fast, and good enough to choose test inputs. */
export const randomOf = (seed: number, index: number): Random => {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  // The first draws of neighbouring states resemble each other.
  next();
  next();
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    whole,
    chance: (probability) => next() < probability,
    pick: (values) => {
      if (values.length === 0) throw new RangeError('Nothing to pick from');
      return values[whole(0, values.length - 1)] as (typeof values)[number]; // in range
    },
  };
};
