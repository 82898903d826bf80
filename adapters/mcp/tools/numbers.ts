import { roundHalfUp } from '#core/body/indicator/display.ts';

/** Enough for any number of ours, and without the tail of a binary fraction. */
const decimals = 2;

export const rounded = (value: number): number => roundHalfUp(value, decimals);

export const roundedOrNull = (value: number | null): number | null =>
  value === null ? null : rounded(value);

/** A number becomes shorter, a range each of its ends; whatever else stays. */
export const shownValue = (value: unknown): unknown => {
  if (typeof value === 'number') return rounded(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shownValue(part)]));
};
