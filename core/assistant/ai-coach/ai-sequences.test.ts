import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consentVersionOf } from './consent.ts';
import { aiScene, anActor } from '#fixtures/assistant/ai-scene.ts';
import { scriptedModel, type Script } from '#fixtures/assistant/coach.ts';
import {
  aiSteps,
  checkSequence,
  playStep,
  seenIn,
  startCoins,
  type Played,
} from '#fixtures/assistant/sequences.ts';

const open = async (): Promise<Played> => {
  let says: Script['says'] = [];
  const model = scriptedModel(() => ({ says }));
  const here = aiScene({ model, coins: startCoins, settings: { aiReviewsADay: 1000, aiChatsADay: 1000 } });
  await here.agree();
  return {
    ...here,
    actor: anActor,
    weekId: 'week-of-an',
    answers: async () => here.rows('aiAnswers'),
    setScript: (next) => (says = next),
    version: consentVersionOf(model),
  };
};

describe('any sequence of what members, the clock and failures do', () => {
  it('leaves coins exact, one answer running at most, and sums of use that are those of the answers', async () => {
    const { seen, add } = seenIn();
    await fc.assert(
      fc.asyncProperty(aiSteps, async (steps) => {
        const here = await open();
        for (const each of steps) await playStep(here, each);
        await checkSequence(here);
        add(await here.answers());
      }),
      { numRuns: 1000 },
    );
    for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(30);
  }, 300_000);
});
