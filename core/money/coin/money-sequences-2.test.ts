import { describe, expect, it } from 'vitest';
import { requireSequences } from '#fixtures/money/sequences/run.ts';
import { everyKind } from '#fixtures/money/sequences/steps.ts';

/**
 * Every operation on coins, in random sequences, on the whole application and on the plain model of fixtures/money.
 *
 * Ten thousand sequences, half of them here and half in the file beside this one, so that both cores have work. Each run
 * draws new ones. A failure prints the smallest sequence that fails, and the line that plays it again:
 * `MONEY_REPLAY='<seed>@<path>' npx vitest run --project unit core/money/coin/money-sequences-1.test.ts`.
 * `MONEY_SEQUENCES=100000` plays more of them.
 */
const sequences = 5_000;
const patienceMs = 600_000;

describe('coins', () => {
  it(
    'are where the plain model says, in whatever order people act',
    async () => {
      const tally = await requireSequences(sequences);
      // What is always refused proves nothing: each kind of step has to have done something.
      for (const kind of tally ? everyKind : []) expect(tally?.get(kind), kind).toBeGreaterThan(20);
    },
    patienceMs,
  );
});
