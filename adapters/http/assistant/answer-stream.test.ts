import { get, type IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { hookAnswers } from '#core/application.ts';
import { aiCoachUseCases } from '#core/assistant/ai-coach/module.ts';
import { consentVersionOf } from '#core/assistant/ai-coach/consent.ts';
import { plainCoach, scriptedModel } from '#fixtures/assistant/coach.ts';
import { aiScene, anActor, binhActor } from '#fixtures/assistant/ai-scene.ts';
import { aSnapshot } from '#fixtures/body/snapshots.ts';
import { refusalOf } from '#fixtures/engine/world.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { aUser } from '#fixtures/people/users.ts';
import { listen } from '../engine/listen.ts';
import type { ServerEvent } from '../engine/handlers.ts';
import { openTestServer } from '../testing/test-server.ts';
import { answerStream } from './answer-stream.ts';

const member = aUser({ id: 'member', email: 'member@example.com', level: 'PRO' });
const basic = aUser({ id: 'basic', email: 'basic@example.com' });

const open = (parts: Parameters<typeof openTestServer>[0] = {}) =>
  openTestServer({
    seed: {
      users: [member, basic],
      snapshots: [aSnapshot({ id: 'week', userId: 'member' })],
      transfers: [aTransfer({ userId: 'member', amount: 3000 })],
    },
    ...parts,
  });

type Event = Readonly<{ id?: string; event: string; data: Record<string, unknown> }>;

const eventsIn = (text: string): readonly Event[] =>
  text
    .split('\n\n')
    .filter((frame) => frame.includes('event: '))
    .map((frame) => {
      const lines = Object.fromEntries(
        frame
          .split('\n')
          .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
      );
      const { id, event = '', data = '{}' } = lines;
      return { ...(id !== undefined && { id }), event, data: JSON.parse(data) as Event['data'] };
    });
const namesOf = (events: readonly Event[]) => events.map(({ event }) => event);

const card = { text: 'Mình không muốn sống nữa' };

describe('the stream of an answer', () => {
  it('says what the answer is, each sentence with its place, and the end with charge and wallet', async () => {
    const server = open();
    const asked = await server.as(member).post('/api/ai/reviews').send({ indicatorId: 'week' });
    expect(asked.status).toBe(201);
    expect(asked.body.blocks.length).toBeGreaterThan(1);
    const { id } = asked.body as { id: string };
    const reply = await server.as(member).get(`/api/ai/answers/${id}/events`).set('Accept-Encoding', 'gzip');
    expect(reply.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(reply.headers['content-encoding']).toBeUndefined();
    const events = eventsIn(reply.text);
    const blocks = events.filter(({ event }) => event === 'block');
    expect(events[0]).toMatchObject({ event: 'answer', data: { id, blocks: [] } });
    expect(blocks.map((each) => each.id)).toEqual(
      asked.body.blocks.map((_: unknown, at: number) => `1.${at + 1}`),
    );
    expect(blocks.map(({ data }) => data)).toEqual(asked.body.blocks);
    expect(events.at(-1)).toMatchObject({
      event: 'end',
      data: { status: 'COMPLETED', charged: 300, failure: null, code: null, wallet: { baseCoin: 2700 } },
    });
  });

  it('goes on behind the event that was seen last, without gap or double', async () => {
    const server = open();
    const { body } = await server.as(member).post('/api/ai/reviews').send({ indicatorId: 'week' });
    const address = `/api/ai/answers/${body.id}/events`;
    const rest = await server.as(member).get(address).set('Last-Event-ID', '1.1');
    const seen = eventsIn(rest.text).filter(({ event }) => event === 'block');
    expect(seen.map(({ id }) => id)).toEqual(
      body.blocks.slice(1).map(({ seq }: { seq: number }) => `1.${seq}`),
    );
  });

  it('is there for its owner alone, and refuses in a sentence', async () => {
    const server = open();
    const { body } = await server.as(member).post('/api/ai/reviews').send({ indicatorId: 'week' });
    const strange = await server.as(basic).get(`/api/ai/answers/${body.id}/events`);
    expect(strange).toMatchObject({ status: 404, body: { code: 'ai.answer_not_found' } });
    expect(strange.headers['content-type']).toContain('application/problem+json');
    const refused = await server.as(basic).post('/api/ai/messages').send({ text: 'Tôi nặng bao nhiêu?' });
    expect(refused).toMatchObject({ status: 403, body: { code: 'ai.pro_required' } });
    const empty = await server.as(member).post('/api/ai/messages').send({ text: '  ' });
    expect(empty).toMatchObject({ status: 400, body: { code: 'ai.question_required' } });
  });

  it('is refused before the first week is saved, with what to do; a card is not', async () => {
    const server = open({ seed: { users: [member] } });
    const refused = await server.as(member).post('/api/ai/messages').send({ text: 'Tôi nặng bao nhiêu?' });
    expect(refused).toMatchObject({ status: 400, body: { code: 'ai.indicator_required' } });
    expect(refused.body.detail).toBe('Hãy lưu hồ sơ thể chất trước, rồi hỏi huấn luyện viên AI.');
    expect(server.rows('aiConversations')).toEqual([]);
    const reply = await server.as(member).post('/api/ai/messages').send(card);
    expect(namesOf(eventsIn(reply.text))).toEqual(['answer', 'block', 'end']);
  });

  it('of one key is one answer: asked twice it is replayed, another body gets 409', async () => {
    const server = open();
    const ask = (body: object) =>
      server.as(basic).post('/api/ai/messages').set('Idempotency-Key', 'a-key').send(body);
    const [first, second] = await Promise.all([ask(card), ask(card)]);
    expect(eventsIn(second.text)).toEqual(eventsIn(first.text));
    expect(namesOf(eventsIn(first.text))).toEqual(['answer', 'block', 'end']);
    expect(server.rows('aiAnswers')).toHaveLength(1);
    const other = await ask({ text: 'Tôi muốn chết' });
    expect(other).toMatchObject({ status: 409, body: { code: 'idempotency.key_reused' } });
  });

  it('too few coins are 422, and no provider is asked', async () => {
    const model = scriptedModel();
    const server = open({
      languageModel: model,
      seed: { users: [member], snapshots: [aSnapshot({ id: 'week', userId: 'member' })] },
    });
    const version = consentVersionOf(model);
    await server.as(member).put('/api/me/ai-settings').send({ consent: version });
    const reply = await server.as(member).post('/api/ai/reviews').send({ indicatorId: 'week' });
    expect(reply).toMatchObject({ status: 422, body: { code: 'coin.not_enough' } });
    expect(model.asked).toEqual([]);
  });

  it('of a provider that is away ends with what rules say, free', async () => {
    const model = scriptedModel(() => ({ says: ['NO_ANSWER'] }));
    const server = open({ languageModel: model });
    await server
      .as(member)
      .put('/api/me/ai-settings')
      .send({ consent: consentVersionOf(model) });
    const { body } = await server.as(member).post('/api/ai/reviews').send({ indicatorId: 'week' });
    expect(body).toMatchObject({ producer: 'MODEL', charged: 0 });
    const reply = await server.as(member).get(`/api/ai/answers/${body.id}/events`);
    expect(eventsIn(reply.text).at(-1)).toMatchObject({
      event: 'end',
      data: {
        status: 'COMPLETED',
        charged: 0,
        failure: 'NO_ANSWER',
        wallet: { baseCoin: 3000, heldBaseCoin: 0 },
      },
    });
  });

  it('sends its first event before the answer is done', async () => {
    let go: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (go = resolve));
    const model = scriptedModel(
      () => ({ says: ['NO_ANSWER'] }),
      () => waiting,
    );
    const server = open({ languageModel: model });
    await server
      .as(member)
      .put('/api/me/ai-settings')
      .send({ consent: consentVersionOf(model) });
    const { body } = await server.as(member).post('/api/ai/reviews').send({ indicatorId: 'week' });
    const port = await listen(server.http.server, { host: '127.0.0.1', port: 0 });
    const headers = { Authorization: `Bearer ${server.tokenOf(member)}` };
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get({ port, host: '127.0.0.1', path: `/api/ai/answers/${body.id}/events`, headers }, resolve).on(
        'error',
        reject,
      );
    });
    let text = '';
    response.setEncoding('utf8');
    for await (const chunk of response) {
      text += String(chunk);
      if (namesOf(eventsIn(text)).includes('step')) go();
    }
    expect(namesOf(eventsIn(text)).slice(0, 2)).toEqual(['answer', 'step']);
    expect(namesOf(eventsIn(text)).at(-1)).toBe('end');
  });
});

const read = async (stream: AsyncIterable<ServerEvent>): Promise<ServerEvent[]> => {
  const events: ServerEvent[] = [];
  for await (const each of stream) events.push(each);
  return events;
};

describe('an answer that another instance words', () => {
  it('is followed and stopped here, resets when rules take over, and is paid once', async () => {
    const model = scriptedModel(() => ({ says: ['Một.', 'CUT'] }));
    const here = aiScene({ model });
    await here.agree();
    const { id } = await here.review(anActor, 'key');
    const elsewhere = aiCoachUseCases({ ...here.ports, hooks: hookAnswers() }, plainCoach);
    const asked = { indicatorId: 'week-of-an', type: 'ALL', requestKey: 'key', language: 'vi' } as const;
    expect((await elsewhere.requestReview(anActor, asked)).id).toBe(id);
    const following = read(answerStream({ aiCoach: elsewhere }, anActor, id, null, 1));
    await here.answerWork.runAll();
    const events = await following;
    expect(events.map(({ name }) => name)).toContain('answer');
    expect(events.filter(({ name }) => name === 'block').map((each) => each.id)).toEqual(
      expect.arrayContaining(['2.1', '2.2']),
    );
    expect(events.at(-1)).toMatchObject({ name: 'end', data: { charged: 0, failure: 'CUT', code: null } });
    const late = await read(answerStream({ aiCoach: elsewhere }, anActor, id, '1.1', 1));
    expect(late.map(({ name }) => name)).toEqual(['answer', 'reset', 'block', 'block', 'end']);
    expect(await refusalOf(read(answerStream({ aiCoach: elsewhere }, binhActor, id, null, 1)))).toBe(
      'ai.answer_not_found',
    );
    expect(await here.wallet()).toMatchObject({ baseCoin: 3000, heldBaseCoin: 0 });
  });

  it('that failed says so at its end, with the code of its sentence', async () => {
    const model = scriptedModel(() => ({ says: ['TIMEOUT'] }));
    const here = aiScene({ model });
    await here.agree();
    const { id } = await here.ask('kể chuyện đi');
    await here.answerWork.runAll();
    const events = await read(answerStream({ aiCoach: here.ai }, anActor, id, null, 1));
    expect(events.at(-1)).toMatchObject({
      name: 'end',
      data: { status: 'FAILED', failure: 'TIMEOUT', charged: 0, code: 'ai.cannot_get_messages' },
    });
  });
});
