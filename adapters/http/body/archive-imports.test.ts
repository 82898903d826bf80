import { describe, expect, it } from 'vitest';
import { aGoal, aSnapshot } from '#fixtures/body/snapshots.ts';
import { aBroughtAnswer } from '#fixtures/member-lifecycle/archives.ts';
import { aUser } from '#fixtures/people/users.ts';
import { openTestServer } from '../testing/test-server.ts';

const member = aUser({ id: 'hoa' });
const other = aUser({ id: 'an' });
const path = '/api/me/archive-imports';
const inputs = { body: { age: 31, gender: 'FEMALE', height: 162, weight: 63 } };
const week = { week: '2026-W40', standard: 'WHO', inputs, carriedOver: [], media: [], replace: false };
const goal = {
  metric: 'waist',
  target: 74,
  startValue: null,
  createdAt: '2026-10-01T00:00:00.000Z',
  replace: false,
};
const {
  id: _id,
  userId: _user,
  broughtAt: _at,
  answeredAt,
  ...words
} = aBroughtAnswer({ userId: member.id, sourceId: 'r1' });
const answer = { ...words, answeredAt: answeredAt.toISOString() };
const nothing = { weeks: [], goals: [], answers: [] };

const seededServer = () =>
  openTestServer({
    seed: {
      users: [member, other],
      goals: [aGoal({ userId: member.id, metric: 'weight', target: 60 })],
      snapshots: [aSnapshot({ userId: member.id, week: '2026-W41' })],
    },
  });

describe('the archive of another server over HTTP', () => {
  it('is compared, brought, and brought again without a double', async () => {
    const { as } = seededServer();
    const preview = await as(member)
      .post(`${path}/preview`)
      .send({
        weeks: [
          { week: '2026-W40', inputs, sides: [] },
          { week: '2026-W41', inputs, sides: ['FRONT'] },
        ],
        goals: [
          { metric: 'waist', target: 74 },
          { metric: 'weight', target: 58 },
        ],
        answers: [{ origin: answer.origin, sourceId: answer.sourceId }],
      });
    expect([preview.status, preview.body]).toMatchObject([
      200,
      {
        weeks: [{ standing: 'NEW' }, { standing: 'LOCKED', differences: { numbers: expect.any(Array) } }],
        goals: [{ standing: 'NEW' }, { standing: 'DIFFERS', here: 60, brought: 58 }],
        answers: { new: 1, here: 0 },
      },
    ]);

    const bring = () =>
      as(member)
        .post(path)
        .send({ weeks: [week], goals: [goal], answers: [answer] });
    expect((await bring()).body).toEqual({
      weeks: [{ week: '2026-W40', outcome: 'ADDED' }],
      goals: [{ metric: 'waist', outcome: 'ADDED' }],
      answers: { added: 1, here: 0 },
    });
    expect((await bring()).body).toEqual({
      weeks: [{ week: '2026-W40', outcome: 'HERE' }],
      goals: [{ metric: 'waist', outcome: 'HERE' }],
      answers: { added: 0, here: 1 },
    });
    const { body } = await as(member).get('/api/indicators');
    expect(body.items.map((one: { week: string; isBrought: boolean }) => [one.week, one.isBrought])).toEqual([
      ['2026-W41', false],
      ['2026-W40', true],
    ]);
  });

  it('brings answers that their member alone reads', async () => {
    const { as } = seededServer();
    await as(member)
      .post(path)
      .send({ ...nothing, answers: [answer] });
    const { sourceId: _, ...shown } = answer;
    expect((await as(member).get('/api/me/brought-answers')).body.items).toMatchObject([shown]);
    expect((await as(other).get('/api/me/brought-answers')).body).toEqual({ items: [] });
  });

  it('is believed no more than what is typed', async () => {
    const { as } = seededServer();
    const codeOf = async (body: object) => {
      const { status, body: said } = await as(member)
        .post(path)
        .send({ ...nothing, ...body });
      return [status, said.code];
    };
    const heavy = { ...week, inputs: { body: { ...inputs.body, weight: 900 } } };
    expect(await codeOf({ weeks: [heavy] })).toEqual([400, 'indicator.out_of_range']);
    const { age: _, ...ageless } = inputs.body;
    expect(await codeOf({ weeks: [{ ...week, inputs: { body: ageless } }] })).toEqual([
      400,
      'indicator.missing_data',
    ]);
    const strange = { ...week, media: [{ mediaId: 'nobodys', side: 'FRONT' }] };
    expect(await codeOf({ weeks: [strange] })).toEqual([404, 'user.media_not_found']);
    expect(await codeOf({ weeks: [{ ...week, broughtAt: null }] })).toEqual([400, 'input.unknown_field']);
    expect(await codeOf({ weeks: [{ ...week, week: '2026-W99' }] })).toEqual([400, 'input.invalid']);
    expect((await codeOf({ weeks: Array.from({ length: 21 }, () => week) }))[0]).toBe(413);
    expect(await codeOf({ goals: [{ ...goal, target: 4 }] })).toEqual([400, 'indicator.goal_invalid']);
  });
});
