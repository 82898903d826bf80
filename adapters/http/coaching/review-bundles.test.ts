import { describe, expect, it } from 'vitest';
import { aSnapshot } from '#fixtures/body/snapshots.ts';
import { aCoach, aCoachProfile } from '#fixtures/coaching/coaches.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { aUser } from '#fixtures/people/users.ts';
import { openTestServer } from '../testing/test-server.ts';

const coach = aCoach({ id: 'khoa', username: 'khoa', reviewPrice: 900 });
const member = aUser({ id: 'hoa' });
const week = aSnapshot({ userId: member.id });
const seededServer = () =>
  openTestServer({
    seed: {
      users: [coach, member],
      snapshots: [week],
      coachProfiles: [aCoachProfile({ coachId: coach.id, bundlePrice: 3202 })],
      transfers: [aTransfer({ userId: member.id, coin: 'FIT_COIN', amount: 4000 })],
    },
  });
const body = { coachId: coach.id, indicatorId: week.id, type: 'ALL', answers: [], bundlePrice: 3202 };

describe('a bundle of reviews over HTTP', () => {
  it('is offered with its price, bought once under one key, and ended', async () => {
    const { as } = seededServer();
    const form = async () => (await as(member).get('/api/coaches/khoa/request-form')).body;
    expect(await form()).toMatchObject({ price: 900, bundlePrice: 3202, bundle: null });
    expect((await as(member).get('/api/coaches/khoa')).body).toMatchObject({ bundlePrice: 3202 });
    const buy = () => as(member).post('/api/reviews').set('Idempotency-Key', 'one-and-the-same').send(body);
    const [first, again] = [await buy(), await buy()];
    expect([first.status, again.body.id]).toEqual([201, first.body.id]);
    expect(first.body).toMatchObject({ price: 801, bundle: { number: 1 } });
    const { items } = (await as(member).get('/api/review-bundles')).body;
    expect(items).toMatchObject([{ price: 3202, unused: 3, pendingReviewId: first.body.id, nextWeek: null }]);
    // The coins of a request that is to come are no request yet.
    expect(items[0].parts.map((part: Readonly<{ reviewId: unknown }>) => part.reviewId === null)).toEqual([false, true, true, true]); // prettier-ignore
    expect(await form()).toMatchObject({ bundle: { id: items[0].id } });
    const ended = await as(member).post(`/api/review-bundles/${items[0].id}/end`);
    expect(ended.body).toMatchObject({ status: 'ENDED', endReason: 'BY_MEMBER', unused: 0 });
    expect((await as(member).get('/api/me/wallet')).body).toMatchObject({ fitCoin: 4000 - 801 });
    expect((await as(coach).get('/api/review-bundles')).body).toEqual({ items: [] });
  });

  it('is asked from again under one key once, and says what has to be done first', async () => {
    const { as, store } = seededServer();
    const { body: first } = await as(member).post('/api/reviews').send(body);
    await as(member).post(`/api/reviews/${first.id}/cancel`);
    const path = `/api/review-bundles/${first.bundle.bundleId}/request`;
    const next = (key: string) =>
      as(member).post(path).set('Idempotency-Key', key).set('Accept-Language', 'en');
    const used = await next('too-early-for-it');
    expect([used.status, used.body.code]).toEqual([409, 'review_bundle.week_used']);
    expect(used.body.detail).toMatch(/Save a new week/);
    const later = aSnapshot({ userId: member.id, week: '2026-W48' });
    store.committed.table('snapshots').set(later.id, later);
    const [one, same] = [await next('the-next-of-it-all'), await next('the-next-of-it-all')];
    expect([one.status, same.body.id]).toEqual([201, one.body.id]);
    expect(one.body).toMatchObject({ week: '2026-W48', price: 801, bundle: { number: 2 } });
  });
});
