import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCoach } from '#fixtures/coaching/coaches.ts';
import { nextId } from '#fixtures/engine/ids.ts';
import { obedient } from '#fixtures/assistant/model-endpoint.ts';
import { day } from '#core/kernel/time.ts';
import { rows } from '#adapters/persistence/engine/database.ts';
import { openAiInstances, password, type AiInstances } from '../testing/ai/instances.ts';

let here: AiInstances;
beforeAll(async () => {
  here = await openAiInstances();
});
afterAll(() => here.close());

const literal = (text: string): string => text.replaceAll(/[%_\\]/g, String.raw`\$&`);

/** Every table of the database, and whether a row of it holds the text in any of its columns, JSON and lists too. */
const placesOf = async (text: string): Promise<readonly string[]> => {
  const { db } = here.database;
  const tables = await rows<{ name: string }>(
    db,
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by name`,
  );
  expect(tables.length).toBeGreaterThan(100);
  const found: string[] = [];
  for (const { name } of tables) {
    // JSON stands in a row's text with its quotes doubled; sentences that are looked for have none.
    const [counted] = await rows<{ count: number }>(
      db,
      `select count(*)::int as count from ${name} as one where one::text ilike ?`,
      [`%${literal(text)}%`],
    );
    if ((counted?.count ?? 0) > 0) found.push(name.replace('public.', ''));
  }
  return found;
};

const usage = () =>
  rows(
    here.database.db,
    'select day::text, producer, model, kind, answers, failed, free, tokens, cost, coins from ai_usage order by 1, 2, 3, 4',
  );
const sumsAreRight = async () => {
  const { aiDesk } = here.reads;
  const days = { from: '2000-01-01', to: '2100-01-01' };
  const key = (each: object) => JSON.stringify(Object.entries(each).toSorted());
  expect((await aiDesk.usage(days)).map(key).toSorted()).toEqual(
    (await aiDesk.usageOfAnswers(days)).map(key).toSorted(),
  );
};

let asked = 0;
/** A member with a review and a conversation: words of theirs, words of a model, and a line that was refused. */
const talk = async () => {
  const mark = `chim sẻ nâu lần ${['một', 'hai', 'ba', 'bốn', 'năm'][asked++]}`;
  const member = await here.member();
  const { token, weekId } = member;
  await here.agree(token);
  here.behave(null);
  here.endpoint.write((messages) => [
    JSON.stringify({ k: 'BODY', s: `Bạn nặng 12345 kg, ${mark}`, f: ['body.weight'], r: [] }),
    ...obedient(messages),
  ]);
  const { id, conversationId, events, end } = await here.first.question(
    token,
    `Tôi nên ngủ bao nhiêu? ${mark}`,
    { key: nextId() },
  );
  expect(end?.data).toMatchObject({ status: 'COMPLETED', charged: 300 });
  const said = events.filter(({ name }) => name === 'block').map(({ data }) => String(data['text']));
  expect(said.length).toBeGreaterThan(1);
  const rated = await here.first.ask(token, 'PUT', `/ai/answers/${id}/rating`, {
    body: { thumb: 'DOWN', reasons: ['OTHER'], text: `Không thích ${mark}`, shared: true },
  });
  expect(rated.status).toBe(200);
  expect(await placesOf(mark)).toEqual(['ai_answers', 'ai_conversations', 'ai_ratings']);
  return { ...member, weekId, mark, conversationId, said };
};

const reviewed = async (token: string, weekId: string): Promise<readonly string[]> => {
  const { body } = await here.review(token, weekId);
  const events = await here.first.follow(token, String(body['id']));
  return events.filter(({ name }) => name === 'block').map(({ data }) => String(data['text']));
};

/** The coach who is asked has a copy. */
const handOver = async (token: string, weekId: string): Promise<void> => {
  const coach = aCoach({ reviewPrice: 0 });
  await here.reads.users.insert(coach);
  const { body } = await here.first.ask(token, 'GET', '/ai/reviews');
  const [{ id, blocks }] = body['items'] as readonly [
    Readonly<{ id: string; blocks: readonly Readonly<{ seq: number }>[] }>,
  ]; // one was given
  const attachment = { kind: 'AI_ANSWER', id, keep: blocks.map(({ seq }) => seq) };
  const request = { coachId: coach.id, indicatorId: weekId, type: 'ALL', answers: [], price: 0, attachment };
  const { status } = await here.first.ask(token, 'POST', '/reviews', { body: request, key: nextId() });
  expect(status).toBe(201);
};

const expectNothingOf = async (texts: readonly string[]): Promise<void> => {
  for (const text of texts) expect(await placesOf(text)).toEqual([]);
};

describe('what was said to the AI coach', () => {
  it('is nowhere in the database once its conversation is deleted; the sums of use stay', async () => {
    const { token, mark, conversationId, said } = await talk();
    for (const text of said) expect(await placesOf(text)).toEqual(['ai_blocks']);
    const before = await usage();
    expect(before).not.toEqual([]);
    const { status } = await here.first.ask(token, 'DELETE', `/ai/conversations/${conversationId}`);
    expect(status).toBe(200);
    await here.notices(token);
    await expectNothingOf([mark, ...said]);
    expect(await usage()).toEqual(before);
    await sumsAreRight();
    expect(await here.breaches()).toEqual([]);
  });

  it('is nowhere any more after the months that staff keep it, reviews too', async () => {
    const { token, weekId, mark, said } = await talk();
    const review = await reviewed(token, weekId);
    const before = await usage();
    const soon = await here.open({ clockOffsetMs: 360 * day });
    await soon.runJob('forget-ai-history');
    expect(await placesOf(mark)).not.toEqual([]);
    const later = await here.open({ clockOffsetMs: 370 * day });
    await later.runJob('forget-ai-history');
    await expectNothingOf([mark, ...said, ...review]);
    expect(await usage()).toEqual(before);
    await sumsAreRight();
  });

  it('is nowhere any more once the account is gone', async () => {
    const { id, token, weekId, mark, said } = await talk();
    const review = await reviewed(token, weekId);
    await handOver(token, weekId);
    // What was answered under a key is kept for two days, to be answered again.
    expect(await placesOf(review[0] ?? '')).toEqual(['ai_blocks', 'idempotency_keys', 'reviews']);
    const before = await usage();
    const gone = await here.first.ask(token, 'DELETE', '/me', { body: { password } });
    expect(gone.status).toBe(200);
    const later = await here.open({ clockOffsetMs: 31 * day });
    await later.runJob('anonymise-accounts');
    await later.runJob('forget-leftovers');
    expect(await here.reads.users.find(id)).toMatchObject({ anonymisedAt: expect.any(Date) as Date });
    await expectNothingOf([mark, ...said, ...review]);
    expect(await rows(here.database.db, 'select * from ai_consents where user_id = ?', [id])).toEqual([]);
    expect(await usage()).toEqual(before);
    await sumsAreRight();
  });
});
