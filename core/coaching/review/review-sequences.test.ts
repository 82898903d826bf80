import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyWay, step } from '#fixtures/coaching/sequences/steps.ts';
import { playReviews, reviewScene } from '#fixtures/coaching/sequences/play.ts';
import { byEffort } from '#fixtures/engine/test-effort.ts';
import { world } from '#fixtures/engine/world.ts';

describe('Reviews in any order, at any time', () => {
  it('move coins, states and figures as a plain model says, and refuse with its code', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        const scene = reviewScene();
        await playReviews(world(scene), scene, steps);
      }),
      { numRuns: byEffort(200, 5000) },
    );
  }, 60_000);

  it('lead through every step there is', async () => {
    const reached = new Set<string>();
    const scene = reviewScene();
    const testWorld = world(scene);
    await playReviews(testWorld, scene, everyWay);
    for (const { event } of testWorld.rows('events')) reached.add(event.type);
    expect([...reached].toSorted()).toEqual([
      'bundle.bought',
      'bundle.ended',
      'rating.approved',
      'rating.given',
      'review.answer_due',
      'review.approved',
      'review.canceled',
      'review.rejected',
      'review.requested',
      'review.updated',
    ]);
  });
});
