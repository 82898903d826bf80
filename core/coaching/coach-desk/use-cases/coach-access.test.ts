import { describe, expect, it } from 'vitest';
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
    const sees = () => here.ports.reads.reviews.mayCoachSee(here.coach.id, here.member.id);
    await here.request();
    await here.app.coaching.endCoachAccess(here.asMember, here.coach.id);
    expect(await sees()).toBe(false);
    await here.request();
    expect(await sees()).toBe(true);
  });
});
