import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { after, day } from '#core/kernel/time.ts';
import { openPlans } from '#fixtures/money/plans.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { bankSettings } from '#fixtures/money/payments.ts';
import { aPromoCode, aPromotion, someTerms } from '#fixtures/money/promotions.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor, refusalOf, staff, system, world } from '#fixtures/engine/world.ts';
import { bonusOf, coinsOf, discountOf, drawPromoCode, readTerms, type Promotion } from './promotion.ts';
import { promotionKinds, promotionUnits } from './promotion-kinds.ts';

const scene = (parts: Partial<Promotion> = {}, fitCoin = 5000) => {
  const an = aUser({ id: 'an', createdAt: after(noon, -3 * day) });
  const binh = aUser({ id: 'binh', createdAt: after(noon, -40 * day) });
  const promotion = aPromotion({ id: 'promotion', ...parts });
  const here = world(
    {
      users: [an, binh],
      settings: bankSettings,
      promotions: [promotion],
      promoCodes: [
        aPromoCode({ id: 'code', promotionId: 'promotion', code: 'TET-2027', codeKey: 'TET-2027' }),
      ],
      transfers: [aTransfer({ userId: 'an', amount: fitCoin, coin: 'FIT_COIN' })],
    },
    { plans: openPlans },
  );
  let number = 0;
  const redeem = (user = an, code = 'TET-2027') =>
    here.app.promo.redeemPromoCode(actorFor(user), { code, reference: `${(number += 1)}` });
  const baseCoin = async (user = an) => (await here.app.coin.getWallet(actorFor(user))).baseCoin;
  const isClean = () => here.app.coin.reconcile(system);
  return { ...here, an, binh, redeem, baseCoin, isClean };
};
const clean = { ok: true, breaches: [] };

describe('a code that gives coins', () => {
  it('gives them once a member, however it is typed, out of the account of campaigns', async () => {
    const { app, an, redeem, baseCoin, isClean } = scene();
    expect(await redeem(an, ' tet-2027 ')).toMatchObject({ code: 'TET-2027', coins: 200 });
    expect(await refusalOf(redeem())).toBe('promo.already_used');
    expect(await baseCoin()).toBe(200);
    const { items } = await app.coin.listTransactions(actorFor(an), { type: 'PROMOTION' });
    expect(items).toMatchObject([{ amount: 200, coin: 'BASE_COIN', note: 'TET-2027' }]);
    expect(await isClean()).toEqual(clean);
  });

  it.each<[string, Partial<Promotion>, string]>([
    ['not there yet', { startsAt: after(noon, day) }, 'promo.not_started'],
    ['over', { startsAt: after(noon, -9 * day), endsAt: noon }, 'promo.ended'],
    ['stopped', { status: 'STOPPED' }, 'promo.ended'],
    ['for newer members', { newMemberDays: 3 }, 'promo.only_new_members'],
    ['one’s own', { createdBy: 'an' }, 'promo.own'],
    ['for a top-up', { kind: 'TOP_UP_BONUS' }, 'promo.not_for_this'],
    ['for a plan', { kind: 'PLAN_PRICE' }, 'promo.not_for_this'],
  ])('is refused when it is %s', async (_, parts, code) => {
    const { redeem, baseCoin } = scene(parts);
    expect(await refusalOf(redeem())).toBe(code);
    expect(await baseCoin()).toBe(0);
  });

  it('is refused when it is unknown or empty, in the same way', async () => {
    const { redeem, an } = scene();
    for (const typed of ['TET-2028', '***', 'x'.repeat(64)])
      expect(await refusalOf(redeem(an, typed))).toBe('promo.unknown');
  });

  it('ends with its last use', async () => {
    const { an, binh, redeem } = scene({ usesMax: 1 });
    await redeem(an);
    expect(await refusalOf(redeem(binh))).toBe('promo.used_up');
  });
});

describe('a code that adds to a top-up', () => {
  const bonus = { kind: 'TOP_UP_BONUS', unit: 'PERCENT', value: 10, cap: 4000, minCoins: 5000 } as const;
  const order = (here: ReturnType<typeof scene>, packageId = 'package2', user = here.an) =>
    here.app.payment.createPayment(actorFor(user), {
      packageId,
      method: 'BANK_TRANSFER',
      promoCode: 'tet-2027',
    });

  it('shows what it adds before anything is paid, and adds it with the coins', async () => {
    const here = scene(bonus);
    const asked = { code: 'tet-2027', packageId: 'package2' };
    expect(await here.app.payment.checkTopUpCode(actorFor(here.an), asked)).toMatchObject({ coins: 4000 });
    const { id, promo } = await order(here);
    expect(promo).toMatchObject({ code: 'TET-2027', coins: 4000 });
    expect(await here.baseCoin()).toBe(0);
    await here.app.payment.approve(staff, { id, bankCode: 'FT1' });
    expect(await here.baseCoin()).toBe(4000);
    expect(await here.isClean()).toEqual(clean);
  });

  it('is refused with a smaller package, and with a second order', async () => {
    const here = scene(bonus);
    expect(await refusalOf(order(here, 'package1'))).toBe('promo.top_up_too_small');
    await order(here);
    expect(await refusalOf(order(here))).toBe('promo.already_used');
  });

  it('can be used again after the order was canceled, and counts as one use in between', async () => {
    const here = scene({ ...bonus, usesMax: 1 });
    const { id } = await order(here);
    expect(await refusalOf(order(here, 'package2', here.binh))).toBe('promo.used_up');
    await here.app.payment.cancelPayment(actorFor(here.an), id);
    await order(here, 'package2', here.binh);
    // The code is taken: the reopened order goes on without it.
    const reason = 'Đã chuyển tiền';
    const reopened = await here.app.payment.reopen(staff, { id, reason });
    expect(reopened).toMatchObject({ status: 'PENDING' });
    await here.app.payment.approve(staff, { id, bankCode: 'FT2' });
    expect(await here.baseCoin()).toBe(0);
    expect(await here.isClean()).toEqual(clean);
  });

  it('takes its coins back with the top-up, or refuses both once they are spent', async () => {
    const here = scene(bonus, 100);
    const { id } = await order(here);
    await here.app.payment.approve(staff, { id, bankCode: 'FT3' });
    await here.app.payment.reverse(staff, { id, reason: 'Nhầm đơn' });
    expect(await here.baseCoin()).toBe(0);
    expect(await here.isClean()).toEqual(clean);
    await here.app.payment.reopen(staff, { id, reason: 'Đúng đơn' });
    await here.app.payment.approve(staff, { id, bankCode: 'FT4' });
    expect(await here.baseCoin()).toBe(4000);
    const spent = { userId: 'an', coin: 'BASE_COIN', amount: -1, reason: 'Thử', reference: 'a' } as const;
    await here.app.coin.correctCoins(staff, spent);
    expect(await refusalOf(here.app.payment.reverse(staff, { id, reason: 'Nhầm' }))).toBe(
      'payment.coins_spent',
    );
    expect((await here.app.coin.getWallet(actorFor(here.an))).fitCoin).toBe(5400);
    expect(await here.isClean()).toEqual(clean);
  });
});

describe('a code that takes something off a plan', () => {
  const off = { kind: 'PLAN_PRICE', unit: 'PERCENT', value: 30, plan: 'PRO' } as const;
  const buy = (here: ReturnType<typeof scene>, more: object = {}, level = 'PRO', priceFitCoin = 1000) =>
    here.app.level.buyLevel(actorFor(here.an), {
      level, days: 30, priceFitCoin, promoCode: 'tet-2027', reference: 'a', ...more,
    }); // prettier-ignore

  it('is paid by the account of campaigns: the platform gets the whole price', async () => {
    const here = scene(off, 700);
    const asked = { code: 'tet-2027', plan: 'PRO', days: 30 };
    expect(await here.app.level.checkPlanCode(actorFor(here.an), asked)).toMatchObject({ coins: 300 });
    const { wallet } = await buy(here, { discountFitCoin: 300 });
    expect(wallet.fitCoin).toBe(0);
    const sums = await here.ports.reads.ledgerReports.totals();
    const of = (account: string) =>
      sums.find((sum) => sum.account === account && sum.coin === 'FIT_COIN')?.balance;
    expect([of('CAMPAIGN'), of('REVENUE')]).toEqual([-300, 1000]);
    expect(await here.isClean()).toEqual(clean);
  });

  it('is refused for another plan, and when it comes to something else than was seen', async () => {
    const here = scene(off);
    expect(await refusalOf(buy(here, {}, 'PREMIUM', 2000))).toBe('promo.not_for_this');
    expect(await refusalOf(buy(here, { discountFitCoin: 299 }))).toBe('level.price_changed');
    expect(here.rows('promoUses')).toEqual([]);
    expect((await here.app.coin.getWallet(actorFor(here.an))).fitCoin).toBe(5000);
  });
});

describe('what staff do with codes', () => {
  it('is made, stopped, resumed and handed out, and written into the log', async () => {
    const { app, rows } = scene();
    const made = await app.promo.createPromotion(staff, { ...someTerms, batch: 40 });
    expect(made).toMatchObject({ isBatch: true, codeCount: 40, uses: 0 });
    const { codes } = await app.promo.exportPromoCodes(staff, made.id);
    expect(new Set(codes.map(({ code }) => code)).size).toBe(40);
    expect(codes.every(({ code }) => /^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/.test(code))).toBe(true);
    expect((await app.promo.stopPromotion(staff, made.id)).status).toBe('STOPPED');
    expect((await app.promo.resumePromotion(staff, made.id)).status).toBe('ACTIVE');
    expect(rows('auditLog').map(({ action }) => action)).toEqual(
      expect.arrayContaining(['promo.create', 'promo.export_codes', 'promo.stop', 'promo.resume']),
    );
  });

  it('gives no more in one use than one person may give, and no code twice', async () => {
    const { app } = scene();
    const create = (parts: object) => app.promo.createPromotion(staff, { ...someTerms, ...parts });
    expect(await refusalOf(create({ code: 'BIG', value: 20_001 }))).toBe('input.min_length');
    expect(await refusalOf(create({ code: 'BIGONE', value: 20_001 }))).toBe('coin.grant_too_large');
    expect(await refusalOf(create({ code: 'tet-2027' }))).toBe('promo.code_exists');
    expect(await refusalOf(create({ code: 'TẾT 2027!' }))).toBe('promo.code_invalid');
    expect(await refusalOf(create({ code: 'NEW-ONE', batch: 3 }))).toBe('promo.code_and_batch');
  });

  it('each code of a batch is used once, by anybody', async () => {
    const { app, an, binh, redeem } = scene();
    const { id } = await app.promo.createPromotion(staff, { ...someTerms, batch: 2, usesPerMember: 5 });
    const [first, second] = (await app.promo.exportPromoCodes(staff, id)).codes;
    await redeem(an, first?.code);
    expect(await refusalOf(redeem(binh, first?.code))).toBe('promo.used_up');
    await redeem(an, second?.code);
  });
});

describe('what a code comes to', () => {
  const terms = fc
    .record({
      kind: fc.constantFrom(...promotionKinds),
      unit: fc.constantFrom(...promotionUnits),
      value: fc.integer({ min: 1, max: 99 }),
      cap: fc.option(fc.integer({ min: 1, max: 5000 })),
    })
    .map((parts) => ({ ...someTerms, ...parts }));

  it('is whole coins, never below nothing, never above its cap, and leaves something to pay', () => {
    fc.assert(
      fc.property(terms, fc.integer({ min: 1, max: 30_000 }), (some, size) => {
        const [bonus, discount] = [bonusOf(some, size), discountOf(some, size)];
        for (const coins of [bonus, discount]) {
          expect(Number.isSafeInteger(coins) && coins >= 0).toBe(true);
          if (some.cap !== null) expect(coins).toBeLessThanOrEqual(some.cap);
        }
        expect(size - discount).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it('is nothing for another kind of thing', () => {
    fc.assert(
      fc.property(terms, (some) => {
        const target =
          some.kind === 'COINS'
            ? ({ kind: 'TOP_UP_BONUS', coins: 1000 } as const)
            : ({ kind: 'COINS' } as const);
        expect(() => coinsOf(some, target)).toThrow();
      }),
    );
  });

  it('keeps only the limits that mean something for its kind', () => {
    const read = readTerms({ ...someTerms, kind: 'COINS', cap: 5, minCoins: 5, plan: 'PRO' });
    expect([read.cap, read.minCoins, read.plan]).toEqual([null, null, null]);
    expect(() => readTerms({ ...someTerms, unit: 'PERCENT' })).toThrow();
    expect(() => readTerms({ ...someTerms, endsAt: someTerms.startsAt })).toThrow();
  });

  it('codes are drawn of letters and digits that don’t look alike', () => {
    let next = 0;
    const { code, codeKey } = drawPromoCode((choices) => (next += 7) % choices);
    expect(code).toMatch(/^[A-HJKMNP-Z2-9]{4}(-[A-HJKMNP-Z2-9]{4}){2}$/);
    expect(codeKey).toBe(code);
  });
});
