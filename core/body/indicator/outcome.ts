/**
 * What an indicator function answers: a value, or the one reason why there is none. Never NaN, infinity or a guess.
 * When several reasons apply, the one that stands first in `reasons` is given.
 */
export const reasons = [
  'INVALID_INPUT',
  'SEX_REQUIRED',
  'MISSING_INPUT',
  'ADULT_ONLY',
  'GEOMETRY',
  'IMPLAUSIBLE_RESULT',
  'NO_NORM',
  'BELOW_VALID_RANGE',
  'REST_NOT_BELOW_MAX',
] as const;
export type Reason = (typeof reasons)[number];

export type Answer<T> = Readonly<{ value: T; reason?: never }>;
export type Refusal = Readonly<{ reason: Reason; value?: never }>;
export type Outcome<T> = Answer<T> | Refusal;

export const answer = <T>(value: T): Answer<T> => ({ value });

/** One shared object per reason: computing a profile refuses often and should not allocate for it. */
export const refusals: Readonly<Record<Reason, Refusal>> = {
  INVALID_INPUT: Object.freeze({ reason: 'INVALID_INPUT' }),
  SEX_REQUIRED: Object.freeze({ reason: 'SEX_REQUIRED' }),
  MISSING_INPUT: Object.freeze({ reason: 'MISSING_INPUT' }),
  ADULT_ONLY: Object.freeze({ reason: 'ADULT_ONLY' }),
  GEOMETRY: Object.freeze({ reason: 'GEOMETRY' }),
  IMPLAUSIBLE_RESULT: Object.freeze({ reason: 'IMPLAUSIBLE_RESULT' }),
  NO_NORM: Object.freeze({ reason: 'NO_NORM' }),
  BELOW_VALID_RANGE: Object.freeze({ reason: 'BELOW_VALID_RANGE' }),
  REST_NOT_BELOW_MAX: Object.freeze({ reason: 'REST_NOT_BELOW_MAX' }),
};

export const hasValue = <T>(outcome: Outcome<T>): outcome is Answer<T> => 'value' in outcome;
/** Six decimals, half up: applied before every comparison, so that 0.1 + 0.7 counts as 0.8. */
export const norm6 = (x: number): number => Math.floor(x * 1e6 + 0.5) / 1e6;
