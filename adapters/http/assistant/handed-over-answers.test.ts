import { describe, expect, it } from 'vitest';
import { aSnapshot } from '#fixtures/body/snapshots.ts';
import { aCoach } from '#fixtures/coaching/coaches.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { aUser } from '#fixtures/people/users.ts';
import { openTestServer } from '../testing/test-server.ts';

const member = aUser({ id: 'member' });
const other = aUser({ id: 'other' });
const coach = aCoach({ id: 'coach', reviewPrice: 0 });

type Said = Readonly<{ seq: number; kind: string; text: string; severity: string }>;

/** Two members with a review each, by rules. */
const open = async () => {
  const server = openTestServer({
    seed: {
      users: [member, other, coach],
      snapshots: [member, other].map(({ id }) => aSnapshot({ id: `week-of-${id}`, userId: id })),
      transfers: [member, other].map(({ id: userId }) => aTransfer({ userId, amount: 3000 })),
    },
  });
  const reviewOf = async ({ id }: Readonly<{ id: string }>) => {
    const { body } = await server
      .as({ id })
      .post('/api/ai/reviews')
      .send({ indicatorId: `week-of-${id}` })
      .expect(201);
    return body as Readonly<{ id: string; blocks: readonly Said[] }>; // by its contract
  };
  const send = (id: string, keep: readonly number[]) =>
    server
      .as(member)
      .post('/api/reviews')
      .send({
        coachId: coach.id,
        indicatorId: 'week-of-member',
        type: 'ALL',
        answers: [],
        price: 0,
        attachment: { kind: 'AI_ANSWER', id, keep },
      });
  return { ...server, send, own: await reviewOf(member), foreign: await reviewOf(other) };
};

describe('a review that is handed over with a request', () => {
  it('is read by the coach with exactly the sentences left in, and by nobody else', async () => {
    const { as, own, send } = await open();
    const [left, ...kept] = own.blocks;
    expect(kept.length).toBeGreaterThan(1);
    const { body: asked } = await send(
      own.id,
      kept.map(({ seq }) => seq),
    ).expect(201);
    const { body, text } = await as(coach).get(`/api/reviews/${asked.id}`).expect(200);
    expect(body.attachment).toEqual({
      kind: 'AI_ANSWER',
      id: own.id,
      producer: 'RULES',
      blocks: kept.map(({ seq, kind, text: said, severity }) => ({ seq, kind, text: said, severity })),
    });
    expect(text).not.toContain(left?.text);
    await as(other).get(`/api/reviews/${asked.id}`).expect(403);
    // It is the coach's copy: the answer itself stays its owner's.
    await as(coach).get(`/api/ai/answers/${own.id}`).expect(404);
  });

  it('is refused where it is another member’s, or a sentence was never said', async () => {
    const { own, foreign, send, rows } = await open();
    const [first] = own.blocks;
    for (const [id, keep] of [
      [foreign.id, [1]],
      ['nothing', [1]],
      [own.id, [first?.seq ?? 1, own.blocks.length + 1]],
    ] as const) {
      const { body } = await send(id, keep).expect(404);
      expect(body.code).toBe('review.attachment_not_found');
    }
    for (const keep of [[], [0], [-1], [1.5]]) await send(own.id, keep).expect(400);
    expect(rows('reviews')).toEqual([]);
  });
});
