import fc from 'fast-check';
import { describe, it } from 'vitest';
import { checkVisibility, histories } from '#fixtures/community/sequences/visibility.ts';
import { world } from '#fixtures/engine/world.ts';

describe('a post', () => {
  it('is seen by whom the table says, whatever happened before: by address, by person and in the feed', async () => {
    await fc.assert(
      fc.asyncProperty(histories, (steps) => checkVisibility(world(), steps)),
      { numRuns: 60 },
    );
  }, 60_000);
});
