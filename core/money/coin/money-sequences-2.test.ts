import { describe, it } from 'vitest';
import { requireSequences } from '#fixtures/money/sequences/run.ts';
import { byEffort } from '#fixtures/engine/test-effort.ts';

/**
 * Every operation on coins, in random sequences, on the whole application and on the plain model of fixtures/money.
 *
 * New sequences in every run; the file beside this one plays the same ones each time. A failure prints the smallest
 * sequence that fails, and the line that plays it again:
 * `MONEY_REPLAY='<seed>@<path>' npx vitest run --project unit core/money/coin/money-sequences-1.test.ts`.
 */
const count = byEffort(300, 5_000);
const patienceMs = 600_000;

describe('coins', () => {
  it(
    'are where the plain model says, in whatever order people act, in sequences never played before',
    async () => {
      await requireSequences({ count });
    },
    patienceMs,
  );
});
