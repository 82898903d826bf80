import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerFailures, misbehaviours } from '#fixtures/assistant/model-endpoint.ts';
import { coins, givenBack, openAiInstances, type AiInstances } from '../testing/ai/instances.ts';

let here: AiInstances;
beforeAll(async () => {
  here = await openAiInstances();
});
afterAll(() => here.close());

const whole = { baseCoin: coins, held: 0 };
/** Nothing that rules understand: there is nobody to answer in the place of a model that fails. */
const beyondRules = 'Kể cho mình nghe một câu chuyện vui đi';

const agreed = async () => {
  const member = await here.member();
  await here.agree(member.token);
  return member;
};

describe('an answer whose provider misbehaves, over HTTP and PostgreSQL', () => {
  it('is charged where the provider does as it is asked', async () => {
    here.behave(null);
    const { token, weekId } = await agreed();
    const { status, body } = await here.review(token, weekId);
    expect([status, body['producer'], body['status']]).toEqual([201, 'MODEL', 'RUNNING']);
    expect(await here.first.follow(token, String(body['id']))).toContainEqual(
      expect.objectContaining({
        name: 'end',
        data: expect.objectContaining({ charged: 300, failure: null }),
      }),
    );
    expect(await here.wallet(token)).toEqual({ baseCoin: coins - 300, held: 0 });
    expect(await here.statement(token)).toEqual([
      { type: 'FEE_AI_COACH', status: 'COMPLETED', amount: -300 },
    ]);
  });

  it.each(misbehaviours)(
    '%s: a review is given by rules, free, the coins back and its line canceled',
    async (way) => {
      here.behave(way);
      const { token, weekId } = await agreed();
      const { body: asked } = await here.review(token, weekId);
      expect(asked).toMatchObject({ producer: 'MODEL', charged: 0 });
      const id = String(asked['id']);
      const events = await here.first.follow(token, id);
      expect(events.at(-1)).toMatchObject({
        name: 'end',
        data: {
          status: 'COMPLETED',
          charged: 0,
          failure: answerFailures[way],
          wallet: { baseCoin: coins, heldBaseCoin: 0 },
        },
      });
      const { body: answer } = await here.first.ask(token, 'GET', `/ai/answers/${id}`);
      expect(answer).toMatchObject({
        producer: 'RULES',
        status: 'COMPLETED',
        failure: answerFailures[way],
        charged: 0,
      });
      expect((answer['blocks'] as readonly unknown[]).length).toBeGreaterThan(1);
      expect(await here.wallet(token)).toEqual(whole);
      expect(await here.statement(token)).toEqual(givenBack('FEE_AI_COACH'));
      expect(await here.notices(token)).toContain('ai_refunded');
      expect(await here.breaches()).toEqual([]);
    },
  );

  it.each(misbehaviours)(
    '%s: a question that rules can’t answer fails, the coins back and its line canceled',
    async (way) => {
      here.behave(way);
      const { token } = await agreed();
      const { id, end } = await here.first.question(token, beyondRules);
      expect(end).toMatchObject({
        name: 'end',
        data: {
          status: 'FAILED',
          charged: 0,
          failure: answerFailures[way],
          code: 'ai.cannot_get_messages',
          wallet: { baseCoin: coins, heldBaseCoin: 0 },
        },
      });
      const { body: answer } = await here.first.ask(token, 'GET', `/ai/answers/${id}`);
      expect(answer).toMatchObject({
        status: 'FAILED',
        failure: answerFailures[way],
        charged: 0,
        blocks: [],
      });
      expect(await here.wallet(token)).toEqual(whole);
      expect(await here.statement(token)).toEqual(givenBack('FEE_AI_CHAT'));
      expect(await here.notices(token)).toContain('ai_refunded');
      expect(await here.breaches()).toEqual([]);
    },
  );
});
