import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { step } from '#fixtures/reviews/steps.ts';
import { playReviews, reviewScene } from '#fixtures/reviews/play.ts';
import { world } from '#fixtures/world.ts';

describe('Reviews in any order, at any time', () => {
  it('move coins, states and figures as a plain model says, and refuse with its code', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        const scene = reviewScene();
        await playReviews(world(scene), scene, steps);
      }),
      { numRuns: Number(process.env['REVIEW_SEQUENCES'] ?? 1000) },
    );
  }, 60_000);

  it('lead through every step there is', async () => {
    const reached = new Set<string>();
    const scene = reviewScene();
    const house = world(scene);
    await playReviews(house, scene, [
      { do: 'request', who: 0, coach: 0, isStale: false },
      { do: 'reject', which: 0, who: 2 },
      { do: 'reRequest', which: 0, who: 0 },
      { do: 'approve', which: 0, who: 2 },
      { do: 'update', which: 0, who: 2 },
      { do: 'rate', which: 0, who: 0, stars: 4 },
      { do: 'wait', hours: 169 },
      { do: 'approveRatings' },
      { do: 'request', who: 1, coach: 1, isStale: false },
      { do: 'approve', which: 1, who: 3 },
      { do: 'wait', hours: 169 },
      { do: 'rateUnrated' },
      { do: 'request', who: 1, coach: 0, isStale: false },
      { do: 'wait', hours: 100 },
      { do: 'remind' },
      { do: 'wait', hours: 100 },
      { do: 'expire' },
    ]);
    for (const { event } of house.rows('events')) reached.add(event.type);
    expect([...reached].toSorted()).toEqual([
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
