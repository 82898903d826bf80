import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { systemChance } from './chance.ts';
import { timeOrderedIds } from './ids.ts';

describe('ids', () => {
  it('are UUIDs of version 7 that sort in the order they were made, whatever the clock does', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 2, maxLength: 300 }), (times) => {
        const clock = times.values();
        const ids = timeOrderedIds(() => 1_790_000_000_000 + (clock.next().value ?? 0));
        const made = times.map(() => ids.next());
        expect(made).toEqual(made.toSorted());
        expect(new Set(made).size).toBe(made.length);
        for (const id of made)
          expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
      }),
    );
  });

  it('stay in order through more of them in one millisecond than the counter holds', () => {
    const ids = timeOrderedIds(() => 1_790_000_000_000);
    const made = Array.from({ length: 10_000 }, () => ids.next());
    expect(made).toEqual(made.toSorted());
    expect(new Set(made).size).toBe(made.length);
  });
});

describe('chance', () => {
  it('gives tokens of at least 128 bits and codes of exactly so many digits', () => {
    const tokens = new Set(Array.from({ length: 500 }, () => systemChance.token()));
    expect(tokens.size).toBe(500);
    for (const token of tokens) expect(token).toMatch(/^[\w-]{32}$/);
    for (let round = 0; round < 500; round += 1) expect(systemChance.digits(6)).toMatch(/^\d{6}$/);
  });
});
