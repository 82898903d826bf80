import { describe, expect, it } from 'vitest';
import { aSnapshot } from '#fixtures/body/snapshots.ts';
import { profileInputs } from '#fixtures/body/profiles.ts';
import { aCoach, aWaitingReview } from '#fixtures/coaching/coaches.ts';
import { aUser } from '#fixtures/people/users.ts';
import { openTestServer } from '../testing/test-server.ts';

const coach = aCoach({ id: 'khoa' });
const other = aCoach({ id: 'an' });
const member = aUser({ id: 'hoa' });
const week = aSnapshot({ userId: member.id, inputs: profileInputs({ restingHeartRate: 110 }) });
const review = aWaitingReview({ coachId: coach.id, memberId: member.id, snapshotId: week.id });
const seededServer = () =>
  openTestServer({ seed: { users: [coach, other, member], reviews: [review], snapshots: [week] } });
const signal = { kind: 'CAUTION', subject: 'RESTING_HEART_RATE_HIGH' };

describe('who deserves a look, over HTTP', () => {
  it('is read with its numbers, muted and turned back on by the coach', async () => {
    const { as, clock } = seededServer();
    const read = async () => (await as(coach).get('/api/me/attention')).body;
    expect(await read()).toMatchObject({
      members: [
        { id: 'hoa', signals: [{ ...signal, metric: 'restingHeartRate', value: 110, week: week.week }] },
      ],
      muted: [],
      lookedAt: 1,
      isAll: true,
    });
    const choose = (isMuted: boolean) =>
      as(coach)
        .put('/api/me/members/hoa/signals')
        .send({ ...signal, isMuted });
    expect((await choose(true)).body).toEqual({ ok: true });
    const mutedAt = clock.now().toISOString();
    expect(await read()).toMatchObject({ members: [], muted: [{ ...signal, member: { id: 'hoa' }, mutedAt, holds: true }] }); // prettier-ignore
    expect((await choose(false)).status).toBe(200);
    expect(await read()).toMatchObject({ members: [{ id: 'hoa' }], muted: [] });
  });

  it('names what is wrong, and is not there for another coach or after the access has ended', async () => {
    const { as } = seededServer();
    const path = '/api/me/members/hoa/signals';
    for (const wrong of [
      { ...signal, isMuted: 1 },
      { kind: 'X', subject: '', isMuted: true },
      { kind: 'SILENT', subject: 'weight', isMuted: true },
    ])
      // prettier-ignore
      expect((await as(coach).put(path).send(wrong)).status).toBe(400);
    const elsewhere = await as(other)
      .put(path)
      .send({ ...signal, isMuted: true });
    expect([elsewhere.status, elsewhere.body.code]).toEqual([404, 'member_note.member_not_found']);
    await as(member).delete('/api/me/coach-access/khoa');
    expect((await as(coach).get('/api/me/attention')).body).toMatchObject({ members: [], lookedAt: 0 });
    expect(
      (
        await as(coach)
          .put(path)
          .send({ ...signal, isMuted: true })
      ).status,
    ).toBe(404);
    expect((await as(member).get('/api/me/attention')).body.code).toBe('coach.not_coach');
  });
});
