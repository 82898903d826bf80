import { afterEach, describe, expect, it } from 'vitest';
import type { DatabaseWorld } from '#fixtures/engine/database-world.ts';
import { openRaceWorld, raceOf } from '#fixtures/money/sequences/races.ts';
import {
  withoutCondition,
  withoutRowLocks,
  withoutSources,
  withoutStaffLocks,
  withoutVersions,
  withReadThenWrite,
} from '#fixtures/money/sequences/unguarded.ts';
import { violationsOf } from '#fixtures/engine/races.ts';

/**
 * The races prove something only if they fail where a guard is missing. Each of these takes guards away, in a database of
 * its own, and the very race that passes with them has to report more effects than there may be, or a broken money rule.
 */
type Removal = (here: DatabaseWorld) => void | Promise<void>;
type Case = Readonly<{ missing: string; race: string; removals: readonly Removal[] }>;

const everything = [withoutStaffLocks, withoutRowLocks, withoutVersions, withoutSources, withoutCondition];
const cases: readonly Case[] = [
  { missing: 'row locks', race: 'order coins, five times at most', removals: [withoutRowLocks] },
  { missing: 'the condition of post_transfer', race: 'convert everything', removals: [withoutCondition] },
  { missing: 'the condition of post_transfer', race: 'spend the last coins: a fee, a level, an order and a conversion', removals: [withoutCondition] },
  { missing: 'the atomic update of post_transfer', race: 'convert ten at a time, as long as there are any', removals: [withReadThenWrite] },
  { missing: 'the unique source', race: 'grant coins with one key', removals: [withoutStaffLocks, withoutSources] },
  { missing: 'every guard', race: 'approve an order of coins', removals: everything },
  { missing: 'every guard', race: 'reverse a completed one', removals: everything },
  { missing: 'every guard', race: 'cancel an order of goods', removals: everything },
]; // prettier-ignore

const isBreach = (violation: string): boolean => /had an effect|reconcile: /.test(violation);

let here: DatabaseWorld;
afterEach(() => here.close());

describe('without', () => {
  it.each(cases)('$missing, fifty who $race are found out', async ({ race, removals }) => {
    // Who meets whom is chance: on a busy machine one crowd may happen to stand in line.
    let violations: readonly string[] = [];
    for (let crowd = 0; crowd < 5 && !violations.some(isBreach); crowd++) {
      if (crowd > 0) await here.close();
      here = await openRaceWorld();
      for (const remove of removals) await remove(here);
      violations = await violationsOf(here, raceOf(race), 50);
    }
    expect(violations.filter(isBreach), violations.join('\n')).not.toEqual([]);
  });

  it('a plain refusal, a fault is found', async () => {
    here = await openRaceWorld();
    const violations = await violationsOf(
      here,
      {
        name: 'break',
        prepare: async () => ({
          works: [async () => undefined, () => here.db.raw('select 1 / 0').then(() => undefined)],
          done: 1,
          codes: [],
          held: async () => [1, 1],
        }),
      },
      2,
    );
    expect(violations).toEqual([expect.stringContaining('division by zero')]);
  });
});
