import type { ErrorKind } from '#core/kernel/error-kind.ts';

/** A script can tell what went wrong without reading the sentence. */
export const exitCodes: Readonly<Record<ErrorKind, number>> = {
  unexpected: 1,
  invalid: 2,
  too_large: 2,
  unauthenticated: 3,
  forbidden: 3,
  not_found: 4,
  conflict: 5,
  refused: 6,
  too_soon: 7,
  unavailable: 8,
};

const meanings: readonly (readonly [code: number, meaning: string])[] = [
  [0, 'done'],
  [1, 'failed, or a check did not hold'],
  [2, 'wrong input, or nobody answered a question'],
  [3, 'not allowed'],
  [4, 'not found'],
  [5, 'wrong state'],
  [6, 'refused by a rule'],
  [7, 'too soon'],
  [8, 'the database or a service is away'],
];

export const exitCodeHelp = `Exit codes:\n${meanings.map(([code, meaning]) => `  ${code}  ${meaning}`).join('\n')}`;
