import { describe, expect, it } from 'vitest';
import { faults } from '#fixtures/money/sequences/faults.ts';
import { foundSequences } from '#fixtures/money/sequences/found-sequences.ts';
import { readReplay, replayName, search, searchFromRecord } from '#fixtures/money/sequences/run.ts';

/** The same ones in every run: whether a mistake is found must not depend on luck. */
const seed = 20_261_120;
const count = 1_500;

describe('the comparison with the plain model', () => {
  it.each(Object.keys(faults))('finds out when %s', { timeout: 60_000 }, async (name) => {
    const fault = faults[name]!; // a key of it
    const found = await searchFromRecord(foundSequences[name], { count, seed, fault });
    expect(found?.message).toMatch(/^Step \d+, /);
  });

  it('finds nothing in the same sequences without a mistake', { timeout: 120_000 }, async () => {
    expect(await search({ count: 140, seed })).toBeNull();
  });

  it('makes what it found small, and its name plays it again', { timeout: 60_000 }, async () => {
    const fault = faults['a refund is lost']!; // there is one of that name
    const found = (await search({ count, seed, fault }))!; // as seen above
    const kinds = [...found.sequence.opening, ...found.sequence.steps].map(({ do: kind }) => kind);
    expect(kinds).toContain('place order');
    expect(kinds.filter((kind) => kind === 'cancel order' || kind === 'refuse order')).toHaveLength(1);

    const replay = readReplay(replayName(found.replay));
    const again = await search({ count: 1, replay, fault });
    expect([again?.message, again?.sequence]).toEqual([found.message, found.sequence]);
    expect(await search({ count: 1, replay })).toBeNull();
  });

  it('refuses a name of a sequence that is none', () => {
    expect(() => readReplay('yesterday')).toThrow('must be <seed>@<path>');
  });
});
