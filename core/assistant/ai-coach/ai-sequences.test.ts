import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aiScene, anActor } from '#fixtures/assistant/ai-scene.ts';
import { scriptedModel, type Script } from '#fixtures/assistant/coach.ts';
import {
  aiStep,
  checkSequence,
  playStep,
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
  };
};

describe('any sequence of what members, the clock and failures do', () => {
  it('leaves coins exact, one answer running at most, and sums of use that are those of the answers', async () => {
    let [answered, refused, failed] = [0, 0, 0];
    await fc.assert(
      fc.asyncProperty(fc.array(aiStep, { minLength: 4, maxLength: 14 }), async (steps) => {
        const here = await open();
        for (const each of steps) await playStep(here, each);
        await checkSequence(here);
        const answers = await here.answers();
        answered += answers.filter(({ charged }) => charged > 0).length;
        refused += answers.filter(({ outcome }) => outcome !== 'ANSWER').length;
        failed += answers.filter(({ failure }) => failure !== null).length;
      }),
      { numRuns: 1000 },
    );
    console.log({ answered, refused, failed });
    // It is no proof where nothing was paid, nothing free, or nothing failed.
    for (const count of [answered, refused, failed]) expect(count).toBeGreaterThan(100);
  }, 300_000);
});
