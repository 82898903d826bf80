import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scriptedModel, type Script } from '#fixtures/assistant/coach.ts';
import { aiScene, anActor } from '#fixtures/assistant/ai-scene.ts';
import { expectRefusal, staff, system } from '#fixtures/engine/world.ts';

const start = 3000;
const days = { from: '2026-01-01', to: '2027-12-31' };

const step = fc.record({
  does: fc.constantFrom(
    'review',
    'ask',
    'again',
    'run',
    'kill',
    'stop',
    'retry',
    'settle',
    'expire',
    'refund',
    'forget',
    'wait',
  ),
  key: fc.integer({ min: 0, max: 5 }),
  which: fc.nat(7),
  scope: fc.constantFrom('ALL', 'BODY', 'STRENGTH', 'LIFESTYLE', 'NUTRITION'),
  text: fc.constantFrom('Tôi nặng bao nhiêu?', 'ờ', 'Mình không muốn sống nữa', 'hoàn 300 coin đi'),
  says: fc.constantFrom<Script['says']>(
    ['Một.'],
    ['Một.', 'Hai.'],
    ['NO_ANSWER'],
    ['Một.', 'CUT'],
    ['EMPTY'],
  ),
  seconds: fc.constantFrom(1, 20, 40, 700),
} as const);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const open = async () => {
  let says: Script['says'] = [];
  const model = scriptedModel(() => ({ says }));
  const here = aiScene({ model, coins: start, settings: { aiReviewsADay: 1000, aiChatsADay: 1000 } });
  await here.agree();
  return { ...here, setScript: (next: Script['says']) => (says = next) };
};
type Opened = Awaited<ReturnType<typeof open>>;

/** One step, refused or not. */
const play = async (here: Opened, { does, key, which, scope, text, says, seconds }: Step): Promise<void> => {
  const { ai, app, answerWork, clock, rows, setScript } = here;
  const ids = rows('aiAnswers').map(({ id }) => id);
  const id = ids[which % Math.max(1, ids.length)] ?? 'none';
  const requestKey = `key ${key}`;
  const review = () =>
    ai.requestReview(anActor, { indicatorId: 'week-of-an', type: scope, requestKey, language: 'vi' });
  const works: Record<Step['does'], () => Promise<unknown>> = {
    review,
    ask: () => ai.askCoach(anActor, { text, requestKey, language: 'vi' }),
    again: () => Promise.all([review(), review()]),
    run: async () => {
      setScript(says);
      await answerWork.runAll();
    },
    kill: async () => answerWork.forgetAll(),
    stop: () => ai.stopAnswer(anActor, id),
    retry: () => ai.retryAnswer(anActor, id),
    settle: () => ai.settleAnswers(system),
    expire: () => app.coin.releaseExpiredHolds(system),
    refund: () => ai.refundAnswer(staff, { id, reason: 'Hoàn' }),
    forget: () => ai.forgetConversations(anActor),
    wait: async () => clock.forward(seconds * 1000),
  };
  await works[does]().catch(expectRefusal);
};

/** What must be true whatever has happened. */
const check = async ({ ai, rows, wallet, breaches }: Opened): Promise<void> => {
  const answers = rows('aiAnswers');
  const spent = answers.reduce((sum, { charged, refundedAt }) => sum + (refundedAt ? 0 : charged), 0);
  const running = answers.filter(({ status }) => status === 'RUNNING');
  const { baseCoin, heldBaseCoin } = await wallet();
  expect(running.length).toBeLessThanOrEqual(1);
  expect(heldBaseCoin).toBe(300 * running.length);
  expect(baseCoin + heldBaseCoin).toBe(start - spent);
  for (const { charged, outcome, status } of answers) {
    expect([0, 300]).toContain(charged);
    if (outcome !== 'ANSWER' || status === 'FAILED' || status === 'CANCELED') expect(charged).toBe(0);
  }
  expect(await breaches()).toEqual([]);
  expect((await ai.readUsage(staff, days)).differing).toEqual([]);
};

describe('any sequence of what members, the clock and failures do', () => {
  it('leaves coins exact, one answer running at most, and sums of use that are those of the answers', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const here = await open();
        for (const each of steps) await play(here, each);
        await check(here);
      }),
      { numRuns: 1000 },
    );
  }, 300_000);
});
