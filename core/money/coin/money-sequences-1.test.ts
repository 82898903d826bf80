import { describe, expect, it } from 'vitest';
import { requireSequences } from '#fixtures/money/sequences/run.ts';
import { everyKind } from '#fixtures/money/sequences/steps.ts';
import { byEffort } from '#fixtures/engine/test-effort.ts';

/**
 * Every operation on coins, in random sequences, on the whole application and on the plain model of fixtures/money.
 *
 * The same sequences in every run; the file beside this one draws new ones. A failure prints the smallest sequence that
 * fails, and the line that plays it again:
 * `MONEY_REPLAY='<seed>@<path>' npx vitest run --project unit core/money/coin/money-sequences-1.test.ts`.
 */
const seed = 20_261_126;
const count = byEffort(300, 5_000);
const leastOfEachKind = byEffort(3, 20);
const patienceMs = 600_000;

describe('coins', () => {
  it(
    'are where the plain model says, in whatever order people act',
    async () => {
      const tally = await requireSequences({ count, seed });
      // What is always refused proves nothing: each kind of step has to have done something.
      for (const kind of tally ? everyKind : [])
        expect(tally?.get(kind), kind).toBeGreaterThan(leastOfEachKind);
    },
    patienceMs,
  );
});
