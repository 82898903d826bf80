import { describe, expect, it } from 'vitest';
import { aCoach, anAnsweredReview, aQuestion } from '#fixtures/coaching/coaches.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aUser } from '#fixtures/people/users.ts';
import { openTestServer } from '../testing/test-server.ts';

const coach = aCoach({ id: 'khoa', username: 'khoa', city: 'Đà Nẵng', reviewPrice: 0 });
const hidden = aCoach({ id: 'an', username: 'an', hideFromSearch: true });
const member = aUser({ id: 'member', fullname: '=Nguyễn Hoà' });
const seededServer = () => openTestServer({ seed: { users: [coach, hidden, member] } });

describe('coaches over HTTP', () => {
  it('are found by what the address says, without a sign-in and without those who hide', async () => {
    const { request } = seededServer();
    const found = await request.get(
      '/api/coaches?q=khoa&priceMax=0&online=false&city=da%20nang&sort=FASTEST',
    );
    expect(found.body).toMatchObject({ items: [{ id: 'khoa', price: 0 }], total: 1, totalIsCapped: false });
    const all = await request.get('/api/coaches');
    expect(all.body.items.map(({ id }: { id: string }) => id)).toEqual(['khoa']);
    expect((await request.get('/api/coaches/AN')).body).toMatchObject({
      id: 'an',
      isListed: false,
      email: null,
    });
    for (const query of ['sort=CHEAPEST', 'priceMin=-1', 'rating=6', 'online=yes', 'page=2', 'cursor=x'])
      expect((await request.get(`/api/coaches?${query}`)).status).toBe(400);
  });

  it('hear which field is wrong, in their language, and nothing is kept', async () => {
    const { as } = seededServer();
    const priced = await as(coach)
      .put('/api/me/coach-settings')
      .set('Accept-Language', 'vi')
      .send({ reviewPrice: 12.5, version: 1 });
    expect(priced.status).toBe(400);
    expect(priced.body).toMatchObject({
      code: 'user.invalid_coach_review_price',
      fields: [{ path: 'body.reviewPrice' }],
    });
    expect(priced.body.detail).toContain('số nguyên');

    const form = await as(coach)
      .put('/api/me/question-forms')
      .send({
        questions: [
          aQuestion({ id: 'a', label: '' }),
          aQuestion({ id: 'b', kind: 'radio', options: ['Có'] }),
        ],
        number: 0,
      });
    expect(form.status).toBe(400);
    expect(form.body.fields.map(({ path }: { path: string }) => path)).toEqual([
      'body.questions.0.label',
      'body.questions.1.options',
    ]);
    expect((await as(coach).get('/api/me/question-forms')).body).toEqual({ form: null });
  });

  it('take their earnings home as a table that no spreadsheet runs', async () => {
    const { as, store } = seededServer();
    const review = anAnsweredReview({
      memberId: 'member',
      coachId: 'khoa',
      snapshotId: 'none',
      price: 900,
      approvedAt: noon,
    });
    store.committed.table('reviews').set(review.id, review);
    const english = await as(coach).get('/api/me/earnings.csv').set('Accept-Language', 'en');
    expect(english.headers['content-type']).toContain('text/csv');
    const [heading, line] = english.text.replace('\uFEFF', '').trim().split('\r\n');
    expect(heading).toBe(
      'Time (Asia/Ho_Chi_Minh),Member,Week or challenge,Gross,Platform fee,Net,Status,Released (Asia/Ho_Chi_Minh),Id',
    );
    expect(line).toBe(`2026-11-20 12:00:00,'=Nguyễn Hoà,2026-W47,900,135,765,On hold,,${review.id}`);
    const vietnamese = await as(coach).get('/api/me/earnings.csv').set('Accept-Language', 'vi');
    expect(vietnamese.text).toContain('Đang tạm giữ');
  });
});
