import { describe, expect, it } from 'vitest';
import { after, day } from '#core/kernel/time.ts';
import { desk } from '#fixtures/coaching/sequences/desk.ts';
import { actorFor, refusalOf, system } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';

describe('the access of a coach to a member’s weeks', () => {
  it('is listed to the member, and ends with the waiting request, whose coins return', async () => {
    const here = desk();
    const { coaching, coin } = here.app;
    await here.request();
    expect(await coaching.listCoachAccess(here.asMember)).toMatchObject([
      { coachId: here.coach.id, requests: 1, isWaiting: true },
    ]);
    expect(await coaching.listCoachAccess(here.asCoach)).toEqual([]);

    await coaching.endCoachAccess(here.asMember, here.coach.id);
    expect(here.rows('reviews')).toMatchObject([{ status: 'CANCELED', cancelReason: 'BY_MEMBER' }]);
    expect(await here.ports.reads.wallets.of(here.member.id)).toMatchObject({
      fitCoin: 5000,
      heldFitCoin: 0,
    });
    expect(await coaching.listCoachAccess(here.asMember)).toEqual([]);
    expect(await coin.reconcile(system)).toEqual({ ok: true, breaches: [] });
  });

  it('ends once, and by the member alone', async () => {
    const here = desk();
    const { coaching } = here.app;
    await here.request();
    for (const other of [here.asCoach, actorFor(aUser())])
      expect(await refusalOf(coaching.endCoachAccess(other, here.coach.id))).toBe('review.access_not_found');
    await coaching.endCoachAccess(here.asMember, here.coach.id);
    expect(await refusalOf(coaching.endCoachAccess(here.asMember, here.coach.id))).toBe(
      'review.access_not_found',
    );
  });

  it('opens again when the coach is asked anew', async () => {
    const here = desk();
    const sees = () => here.ports.reads.reviews.mayCoachSee(here.coach.id, here.member.id, here.clock.now());
    await here.request();
    await here.app.coaching.endCoachAccess(here.asMember, here.coach.id);
    expect(await sees()).toBe(false);
    await here.request();
    expect(await sees()).toBe(true);
  });

  it('ends by itself ninety days after the request, on the day the member moves it to, and the week is gone then', async () => {
    const here = desk();
    const { coaching, indicator } = here.app;
    const asked = here.clock.now();
    await here.request();
    const listed = async () => (await coaching.listCoachAccess(here.asMember))[0]?.until;
    expect(await listed()).toEqual(after(asked, 90 * day));
    const [review] = here.rows('reviews');
    await here.answer(review?.id ?? '');
    const look = () => indicator.listSnapshots(here.asCoach, { userId: here.member.id, language: 'vi' });
    expect((await look()).items.length).toBeGreaterThan(0);

    const { until } = await coaching.setCoachAccessEnd(here.asMember, { coachId: here.coach.id, days: 30 });
    expect(until).toEqual(after(here.clock.now(), 30 * day));
    expect(await listed()).toEqual(until);
    here.clock.set(after(until, -1));
    expect((await look()).items.length).toBeGreaterThan(0);
    here.clock.set(until);
    expect(await refusalOf(look())).toBe('indicator.not_found');
    expect(await coaching.listCoachAccess(here.asMember)).toEqual([]);
    // What is over is asked for anew, not stretched.
    const stretch = coaching.setCoachAccessEnd(here.asMember, { coachId: here.coach.id, days: 365 });
    expect(await refusalOf(stretch)).toBe('review.access_not_found');
  });

  it('is given for the days the member chose with the request', async () => {
    const here = desk();
    const asked = here.clock.now();
    await here.app.coaching.requestReview(here.asMember, { ...here.asked, accessDays: 30 });
    const [access] = await here.app.coaching.listCoachAccess(here.asMember);
    expect(access?.until).toEqual(after(asked, 30 * day));
  });
});
