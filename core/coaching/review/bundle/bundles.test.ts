import { describe, expect, it } from 'vitest';
import { day } from '#core/kernel/time.ts';
import { profileInputs } from '#fixtures/body/profiles.ts';
import { aSnapshot } from '#fixtures/body/snapshots.ts';
import { aCoachProfile } from '#fixtures/coaching/coaches.ts';
import { desk } from '#fixtures/coaching/sequences/desk.ts';
import { actorFor, refusalOf, staff, system } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';

const price = 3202;

/** A coach who offers a bundle, and a member with five thousand coins. */
const offered = (single = 900, bundlePrice = price) => {
  const here = desk({ price: single });
  const { coaching } = here.app;
  const table = here.store.committed;
  table.table('coachProfiles').set(here.coach.id, aCoachProfile({ coachId: here.coach.id, bundlePrice }));
  const saveWeek = (week: string) => {
    const saved = aSnapshot({ userId: here.member.id, week, inputs: profileInputs() });
    table.table('snapshots').set(saved.id, saved);
  };
  const wallet = async (id = here.member.id) => {
    const { fitCoin, heldFitCoin } = await here.ports.reads.wallets.of(id);
    return [fitCoin, heldFitCoin];
  };
  const buy = (parts: object = {}) =>
    coaching.requestReview(here.asMember, { ...here.asked, bundlePrice: price, ...parts });
  const own = async () => (await coaching.listBundles(here.asMember)).items[0];
  return { here, coaching, saveWeek, wallet, buy, own };
};

describe('a bundle', () => {
  it('is bought with its first request: the money is held, a quarter for each', async () => {
    const { here, coaching, wallet, buy, own } = offered();
    expect(await coaching.getRequestForm(here.asMember, { idOrUsername: here.coach.id })).toMatchObject({
      price: 900,
      bundlePrice: price,
      bundle: null,
    });
    const review = await buy();
    expect(review).toMatchObject({
      price: 801,
      fee: 120,
      net: 681,
      status: 'PENDING',
      bundle: { number: 1 },
    });
    expect(await wallet()).toEqual([5000 - price, price]);
    expect(await own()).toMatchObject({ price, unused: 3, nextWeek: null, pendingReviewId: review.id });
    const later = here.rows('reviewBundles')[0]?.parts[1]?.reviewId ?? '';
    expect(await refusalOf(coaching.getReview(here.asMember, later))).toBe('review_bundle.part_unused');
    expect(await refusalOf(coaching.getReview(here.asCoach, later))).toBe('review.not_found');
    await here.answer(review.id);
    expect(await wallet()).toEqual([5000 - price, price - 801]);
    expect(await wallet(here.coach.id)).toEqual([0, 681]);
    expect(await here.ports.reads.moneyAudit.breaches()).toEqual([]);
  });

  it('is refused at another price than the one shown, twice at a time, and without the coins', async () => {
    const { here, wallet, buy } = offered();
    expect(await refusalOf(buy({ bundlePrice: price - 1 }))).toBe('version.stale');
    expect(await refusalOf(buy({ bundleId: 'x' }))).toBe('input.invalid');
    const { id } = await buy();
    expect(await refusalOf(buy())).toBe('review.pending');
    await here.answer(id);
    expect(await refusalOf(buy())).toBe('review_bundle.active');
    const dear = offered(2000, 7000);
    expect(await refusalOf(dear.buy({ bundlePrice: 7000 }))).toBe('coin.not_enough');
    expect(await dear.wallet()).toEqual([5000, 0]);
    expect([dear.here.rows('reviewBundles'), dear.here.rows('holds')]).toEqual([[], []]);
    expect(await wallet()).toEqual([5000 - price, price - 801]);
  });

  it('is asked from again with one tap, about a week that was saved since, with the answers of last time', async () => {
    const { here, coaching, saveWeek, wallet, buy, own } = offered();
    const { id } = await buy();
    await here.answer(id);
    const bundleId = (await own())?.id ?? '';
    const again = () => coaching.requestNextOfBundle(here.asMember, bundleId);
    expect(await refusalOf(again())).toBe('review_bundle.week_used');
    saveWeek('2026-W48');
    expect((await own())?.nextWeek).toMatchObject({ week: '2026-W48' });
    const second = await again();
    expect(second).toMatchObject({ week: '2026-W48', price: 801, type: 'BODY', answers: here.asked.answers, bundle: { bundleId, number: 2 } }); // prettier-ignore
    expect(await refusalOf(again())).toBe('review.pending');
    expect(await wallet()).toEqual([5000 - price, price - 801]);
    expect(await refusalOf(coaching.requestNextOfBundle(here.asOther, bundleId))).toBe(
      'review_bundle.not_found',
    );
  });

  it('gives a quarter back when it is refused or not answered, and the rest at its end', async () => {
    const { here, coaching, saveWeek, wallet, buy, own } = offered();
    const { id } = await buy();
    await coaching.rejectReview(here.asCoach, { id, reason: 'Hãy đo lại vòng eo.' });
    expect(await wallet()).toEqual([5000 - price + 801, price - 801]);
    saveWeek('2026-W48');
    await coaching.requestNextOfBundle(here.asMember, (await own())?.id ?? '');
    here.clock.forward(8 * day);
    await coaching.expireReviews(system);
    expect(await wallet()).toEqual([5000 - price + 1602, price - 1602]);
    here.clock.forward(35 * day);
    for (const done of [1, 0]) expect(await coaching.endDueBundles(system)).toEqual({ done });
    expect(await wallet()).toEqual([5000, 0]);
    expect(await own()).toBeUndefined();
    expect(await here.ports.reads.moneyAudit.breaches()).toEqual([]);
    await here.settle();
    expect(here.noticesOf(here.member.id).map(({ about }) => about)).toContain('review_bundle_ended');
  });

  it('ends when the member ends it: what waits goes on, what is left goes back, and the coach hears of it', async () => {
    const { here, coaching, wallet, buy, own } = offered();
    const { id } = await buy();
    const bundleId = (await own())?.id ?? '';
    expect(await refusalOf(coaching.endBundle(here.asOther, bundleId))).toBe('review_bundle.not_found');
    expect(await coaching.endBundle(here.asMember, bundleId)).toMatchObject({ status: 'ENDED', endReason: 'BY_MEMBER', unused: 0 }); // prettier-ignore
    expect(await refusalOf(coaching.endBundle(here.asMember, bundleId))).toBe('review_bundle.ended');
    expect(await wallet()).toEqual([5000 - 801, 801]);
    await here.answer(id);
    await here.settle();
    const heard = here.noticesOf(here.coach.id);
    expect(heard.map(({ about }) => about)).toEqual(expect.arrayContaining(['review_bundle_bought', 'review_bundle_stopped'])); // prettier-ignore
    expect(await here.ports.reads.moneyAudit.breaches()).toEqual([]);
  });

  it.each(['coach', 'member'] as const)('ends with all its coins when the %s goes', async (who) => {
    const { here, wallet, buy } = offered();
    await buy();
    if (who === 'coach')
      await here.app.account.setType(staff, { id: here.coach.id, type: 'USER', reason: 'Tự xin nghỉ' });
    else await here.app.account.setStatus(staff, { id: here.member.id, status: 'BAN', reason: 'Lừa đảo' });
    expect(await wallet()).toEqual([5000, 0]);
    expect(here.rows('reviewBundles')).toMatchObject([
      { status: 'ENDED', endReason: who === 'coach' ? 'COACH_LEFT' : 'BY_MEMBER' },
    ]);
    expect(await here.ports.reads.moneyAudit.breaches()).toEqual([]);
    await here.settle();
    const about = here.noticesOf(here.member.id).map((notice) => notice.about);
    expect(about.includes('review_bundle_coach_left')).toBe(who === 'coach');
  });

  it('says after a saved week that the next request waits, once a week', async () => {
    const { here, buy, saveWeek } = offered();
    await here.answer((await buy()).id);
    saveWeek('2026-W48');
    const saved = { userId: here.member.id, snapshotId: 's', week: '2026-W48', isFirst: false };
    await here.ports.transaction(async ({ events }) => {
      await events.append({ type: 'snapshot.saved', ...saved, isUpdate: false });
      await events.append({ type: 'snapshot.saved', ...saved, isUpdate: true });
    });
    await here.settle();
    const next = here.noticesOf(here.member.id).filter(({ about }) => about === 'review_bundle_next');
    expect(next).toMatchObject([{ params: { count: 3 }, link: '/dashboard/review' }]);
  });

  it('stands in both archives as each of them knows it, and in the list of staff', async () => {
    const { here, coaching, buy } = offered();
    await buy();
    const archived = async (actor: typeof here.asMember) => (await here.app.account.exportMyData(actor)).data;
    expect((await archived(here.asMember))['reviewBundles']).toMatchObject([
      { price, coachName: 'Trần Minh Khoa' },
    ]);
    expect((await archived(here.asCoach))['soldReviewBundles']).toMatchObject([{ price }]);
    expect(JSON.stringify((await archived(here.asCoach))['soldReviewBundles'])).not.toContain('Hoà');
    const request = { sort: { field: 'boughtAt', order: 'DESC' }, from: 0, to: 9, filter: {} } as const;
    const { rows } = await coaching.listAllBundles(staff, request);
    expect(rows).toMatchObject([{ memberName: 'Nguyễn Thị Hoà', price, unused: 3, status: 'ACTIVE' }]);
    for (const other of [here.asCoach, here.asMember, actorFor(aUser(), ['user.view'])])
      expect(await refusalOf(coaching.listAllBundles(other, request))).toMatch(/^access\./);
  });
});

describe('the price of a bundle', () => {
  it('is set beside the single price, and neither may leave the other behind', async () => {
    const { here, coaching } = offered();
    const change = async (changes: object) => {
      const { version } = await coaching.getCoachSettings(here.asCoach);
      return coaching.updateCoachSettings(here.asCoach, { version, ...changes });
    };
    expect(await change({ bundlePrice: 3000 })).toMatchObject({ bundlePrice: 3000 });
    expect(await refusalOf(change({ bundlePrice: 3600 }))).toBe('coach.invalid_bundle_price');
    expect(await refusalOf(change({ reviewPrice: 700 }))).toBe('coach.invalid_bundle_price');
    expect(await change({ reviewPrice: 700, bundlePrice: 2500 })).toMatchObject({ reviewPrice: 700, bundlePrice: 2500 }); // prettier-ignore
    expect(await change({ headline: 'Chạy bộ' })).toMatchObject({ bundlePrice: 2500, headline: 'Chạy bộ' });
    expect(await change({ reviewPrice: 0, bundlePrice: null })).toMatchObject({ bundlePrice: null });
  });
});
