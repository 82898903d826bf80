import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { liveOne, lives } from '#fixtures/learning/sequences/lives.ts';
import { schoolSeed } from '#fixtures/learning/school.ts';
import { byEffort } from '#fixtures/engine/test-effort.ts';
import { world } from '#fixtures/engine/world.ts';

describe('whatever learners and an author do', () => {
  it('every coin is accounted for, and a certificate stands for each completed way, once', async () => {
    await fc.assert(
      fc.asyncProperty(lives, async (life) => {
        const { people, seed } = schoolSeed();
        const here = world(seed);
        const { breaches } = await liveOne(here, people, life);
        expect(breaches).toEqual([]);
        const completed = here.rows('enrolments').filter(({ status }) => status === 'COMPLETED');
        const standing = here.rows('signedCredentials').filter(({ revokedAt }) => revokedAt === null);
        expect(standing.map(({ sourceId }) => sourceId).toSorted()).toEqual(
          completed.map(({ id }) => id).toSorted(),
        );
        const [challenge] = here.rows('challenges');
        const kept = here.rows('enrolments').filter(({ status }) => status !== 'CANCELED');
        expect(challenge).toMatchObject({ learners: kept.length, completed: completed.length });
      }),
      { numRuns: byEffort(40, 10_000) },
    );
  });
});
