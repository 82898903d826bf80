import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hookAnswers } from '#core/application.ts';
import { consentVersionOf } from '#core/assistant/ai-coach/consent.ts';
import { aiCoachUseCases } from '#core/assistant/ai-coach/module.ts';
import { heldWork, plainCoach, scriptedModel, type Script } from '#fixtures/assistant/coach.ts';
import {
  aiSteps,
  checkSequence,
  playStep,
  seenIn,
  startCoins,
  type Played,
} from '#fixtures/assistant/sequences.ts';
import { aSnapshot } from '#fixtures/body/snapshots.ts';
import { databaseWorld, type DatabaseWorld } from '#fixtures/engine/database-world.ts';
import { byEffort } from '#fixtures/engine/test-effort.ts';
import { actorFor } from '#fixtures/engine/world.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { aUser } from '#fixtures/people/users.ts';

let says: Script['says'] = [];
const model = scriptedModel(() => ({ says }));
const answerWork = heldWork();

let here: DatabaseWorld;
let ai: Played['ai'];
beforeAll(async () => {
  here = await databaseWorld({ languageModel: model, answerWork });
  ai = aiCoachUseCases({ ...here.ports, hooks: hookAnswers() }, plainCoach);
});
afterAll(() => here.close());

/** Another member in the same database: sums of all of them must be right. */
const open = async (): Promise<Played> => {
  const member = aUser({ level: 'PRO' });
  const week = aSnapshot({ userId: member.id });
  const transfers = [aTransfer({ userId: member.id, amount: startCoins })];
  await here.seed({ users: [member], snapshots: [week], transfers });
  const actor = actorFor(member);
  answerWork.forgetAll();
  await ai.putAiSettings(actor, { consent: consentVersionOf(model), language: 'vi' });
  return {
    actor,
    weekId: week.id,
    ai,
    app: here.app,
    answerWork,
    clock: here.clock,
    setScript: (next) => (says = next),
    version: consentVersionOf(model),
    answers: () => here.ports.reads.aiAnswers.allOf(member.id),
    wallet: () => here.ports.reads.wallets.of(member.id),
    breaches: () => here.ports.reads.moneyAudit.breaches(),
  };
};

describe('any sequence of what members, the clock and failures do, in PostgreSQL', () => {
  it('leaves coins exact, and sums of use that are those of the answers', async () => {
    const runs = byEffort(60, 1000);
    const { seen, add } = seenIn();
    await fc.assert(
      fc.asyncProperty(aiSteps, async (steps) => {
        const played = await open();
        for (const each of steps) await playStep(played, each);
        await checkSequence(played);
        add(await played.answers());
      }),
      // Sequences share the database: a shorter one that also fails would say nothing.
      { numRuns: runs, endOnFailure: true },
    );
    for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(0);
  }, 600_000);
});
