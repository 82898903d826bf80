import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextId } from '#fixtures/engine/ids.ts';
import { times } from '#fixtures/engine/races.ts';
import { coins, openAiInstances, type AiInstances } from '../testing/ai/instances.ts';

let here: AiInstances;
let instances: readonly AiInstances['first'][];
beforeAll(async () => {
  here = await openAiInstances();
  instances = [here.first, await here.open()];
});
afterAll(() => here.close());

const crowd = 20;
/** Half of them at each instance, all at the same instant. */
const atBoth = <Result>(each: (instance: AiInstances['first'], index: number) => Promise<Result>) =>
  Promise.all(times(crowd, (index) => each(instances[index % instances.length]!, index))); // one of the two

const agreed = async () => {
  const member = await here.member();
  await here.agree(member.token);
  here.behave(null);
  here.endpoint.forget();
  return member;
};

const expectPaidOnce = async (token: string, type: string): Promise<void> => {
  expect(await here.wallet(token)).toEqual({ baseCoin: coins - 300, held: 0 });
  expect(await here.statement(token)).toEqual([{ type, status: 'COMPLETED', amount: -300 }]);
  expect(await here.breaches()).toEqual([]);
};

const idsOf = (asked: readonly Readonly<{ body: Record<string, unknown> }>[]) => [
  ...new Set(asked.map(({ body }) => body['id'])),
];

describe('one answer, 300 Base once', () => {
  it('however often its key comes to two instances at once, and afterwards', async () => {
    const { token, weekId } = await agreed();
    const key = nextId();
    const asked = await atBoth((at) => here.review(token, weekId, { key, at }));
    expect([...new Set(asked.map(({ status }) => status))]).toEqual([201]);
    expect(idsOf(asked)).toHaveLength(1);
    const id = String(asked[0]?.body['id']);
    const [near, far] = await Promise.all(instances.map(({ follow }) => follow(token, id)));
    expect(near?.at(-1)?.data).toMatchObject({ status: 'COMPLETED', charged: 300 });
    expect(far?.at(-1)).toEqual(near?.at(-1));
    expect(here.endpoint.heard).toHaveLength(1);
    expect(idsOf(await atBoth((at) => here.review(token, weekId, { key, at })))).toEqual([id]);
    expect(here.endpoint.heard).toHaveLength(1);
    await expectPaidOnce(token, 'FEE_AI_COACH');
  });

  it('in two tabs with a key each: one runs, the other hears so; the same week again is free', async () => {
    const { token, weekId } = await agreed();
    const asked = await atBoth((at) => here.review(token, weekId, { at }));
    const begun = asked.filter(({ status }) => status === 201);
    const refused = asked.filter(({ status }) => status !== 201);
    expect(idsOf(begun)).toHaveLength(1);
    expect(
      [...new Set(refused.map(({ body }) => body['code']))].filter((code) => code !== 'ai.in_progress'),
    ).toEqual([]);
    const id = String(begun[0]?.body['id']);
    await here.first.follow(token, id);
    const again = await here.review(token, weekId);
    expect([again.status, again.body['id']]).toEqual([201, id]);
    expect(here.endpoint.heard).toHaveLength(1);
    await expectPaidOnce(token, 'FEE_AI_COACH');
  });

  it('said by rules, in as many tabs', async () => {
    const { token, weekId } = await here.member();
    const asked = await atBoth((at) => here.review(token, weekId, { at }));
    expect([...new Set(asked.map(({ status }) => status))]).toEqual([201]);
    expect(idsOf(asked)).toHaveLength(1);
    await expectPaidOnce(token, 'FEE_AI_COACH');
  });

  it('of a question that is sent twice: both streams have the one answer', async () => {
    const { token } = await agreed();
    const key = nextId();
    const streams = await atBoth((at) => at.question(token, 'Tôi nên ngủ bao nhiêu?', { key }));
    const blocks = streams.map(({ events }) => events.filter(({ name }) => name === 'block'));
    expect(blocks[0]?.length).toBeGreaterThan(0);
    for (const each of blocks) expect(each).toEqual(blocks[0]);
    expect(here.endpoint.heard).toHaveLength(1);
    await expectPaidOnce(token, 'FEE_AI_CHAT');
  });

  it('over a lost connection that goes on at the other instance, without gap or double', async () => {
    const { token, weekId } = await agreed();
    const { body } = await here.review(token, weekId);
    const id = String(body['id']);
    const isBlock = ({ name }: Readonly<{ name: string }>) => name === 'block';
    const before = await instances[0]!.follow(token, id, { isEnough: isBlock }); // two were opened
    const lastEventId = before.at(-1)?.id ?? null;
    const rest = await instances[1]!.follow(token, id, { lastEventId }); // two were opened
    const heard = [...before, ...rest].filter(isBlock).map(({ data }) => data);
    const { body: answer } = await here.first.ask(token, 'GET', `/ai/answers/${id}`);
    expect(heard).toEqual(answer['blocks']);
    expect(heard.length).toBeGreaterThan(1);
    await expectPaidOnce(token, 'FEE_AI_COACH');
  });

  it('asked for again after a failure, from both instances at once', async () => {
    const { token } = await agreed();
    here.behave('STATUS_500');
    const { id, end: failed } = await here.first.question(token, 'Kể cho mình nghe một câu chuyện vui đi');
    expect(failed?.data).toMatchObject({ status: 'FAILED' });
    here.behave(null);
    here.endpoint.forget();
    const retried = await atBoth((at) => at.ask(token, 'POST', `/ai/answers/${id}/retry`));
    // Who comes when it is done hears that there is nothing to ask for again.
    for (const { status, body } of retried)
      expect(status === 200 ? body['round'] : body['code']).toBe(status === 200 ? 2 : 'ai.not_retryable');
    const end = (await instances[1]!.follow(token, id)).at(-1); // two were opened
    expect(end?.data).toMatchObject({ status: 'COMPLETED', charged: 300 });
    expect(here.endpoint.heard).toHaveLength(1);
    expect(await here.wallet(token)).toEqual({ baseCoin: coins - 300, held: 0 });
    expect((await here.statement(token)).map(({ status, amount }) => [status, amount])).toEqual([
      ['COMPLETED', -300],
      ['COMPLETED', 300],
      ['CANCELED', -300],
    ]);
    expect(await here.breaches()).toEqual([]);
  });
});
