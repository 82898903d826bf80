import { describe, expect, it } from 'vitest';
import { memberNoteMaxLength } from '#core/coaching/member-note/member-note.ts';
import { aCoach, aWaitingReview } from '#fixtures/coaching/coaches.ts';
import { aUser } from '#fixtures/people/users.ts';
import { openTestServer } from '../testing/test-server.ts';

const coach = aCoach({ id: 'khoa' });
const other = aCoach({ id: 'an' });
const member = aUser({ id: 'hoa' });
const review = aWaitingReview({ coachId: coach.id, memberId: member.id, snapshotId: 'week' });
const path = '/api/me/members/hoa/note';
const seededServer = () => openTestServer({ seed: { users: [coach, other, member], reviews: [review] } });

describe('a note about a member over HTTP', () => {
  it('is written, read and deleted by the coach', async () => {
    const { as, clock } = seededServer();
    const none = { text: '', version: 0, updatedAt: null };
    expect((await as(coach).get(path)).body).toEqual(none);
    const typed = { text: ' Đau gối trái.\nTránh bật nhảy. ', version: 0 };
    const kept = { text: 'Đau gối trái.\nTránh bật nhảy.', version: 1, updatedAt: clock.now().toISOString() };
    expect((await as(coach).put(path).send(typed)).body).toEqual(kept);
    expect((await as(coach).get(path)).body).toEqual(kept);
    const stale = await as(coach).put(path).send(typed);
    expect([stale.status, stale.body.code]).toEqual([409, 'version.stale']);
    expect((await as(coach).put(path).send({ text: '', version: 1 })).body).toEqual({ ...none, version: 2 });
  });

  it('is not there for another coach, about a stranger, or after the request has ended', async () => {
    const { as } = seededServer();
    await as(coach).put(path).send({ text: 'Đau gối.', version: 0 });
    const elsewhere = [as(other).get(path), as(coach).get('/api/me/members/nobody/note')];
    for (const { status, body } of await Promise.all(elsewhere))
      expect([status, body.code]).toEqual([404, 'member_note.member_not_found']);
    await as(member).delete('/api/me/coach-access/khoa');
    const ended = await as(coach).get(path).set('Accept-Language', 'en');
    expect([ended.status, ended.body.detail]).toEqual([
      404,
      expect.stringContaining('can’t see this member'),
    ]);
    expect((await as(member).get(path)).body.code).toBe('coach.not_coach');
  });

  it('names the field that is wrong', async () => {
    const { as } = seededServer();
    for (const text of ['a'.repeat(memberNoteMaxLength + 1), 'a\u0007', 5]) {
      const { status, body } = await as(coach).put(path).send({ text, version: 0 });
      expect([status, body.fields]).toMatchObject([400, [{ path: 'body.text' }]]);
    }
    expect((await as(coach).put(path).send({ text: 'a', version: -1 })).status).toBe(400);
  });
});
