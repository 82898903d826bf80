import { afterAll, describe, expect, it } from 'vitest';
import { coinPackages } from '#core/money/coin/packages.ts';
import type { Chance } from '#core/kernel/id.ts';
import { after, day, hour, minute } from '#core/kernel/time.ts';
import { readVietQr } from '#core/money/payment/vietqr/vietqr.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { aPayment, anIncomingTransfer, bankAccount } from '#fixtures/money/payments.ts';
import { me, member, order, other, paymentWorld, provoking } from '#fixtures/money/payment-world.ts';
import { countingChance } from '#fixtures/engine/ports.ts';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor, staff, system, visitor } from '#fixtures/engine/world.ts';

const { refused, missed } = provoking('orders');
afterAll(() => expect(missed()).toEqual([]));

/** Chance that gives these codes one after the other: eight signs each, of one draw. */
const draws = (codes: readonly string[]): Chance => {
  let drawn = 0;
  const digits = () => codes[Math.min(Math.floor(drawn++ / 8), codes.length - 1)] ?? '0';
  return { ...countingChance(), digits };
};

describe('the price list', () => {
  it('has the four packages, in dong and about so many dollars', async () => {
    const { payment } = paymentWorld({ settings: { momoPhone: '0909000111', momoName: 'FITBOARD' } });
    const { items, vndPerUsd, methods } = await payment.listPackages();
    expect(items.map(({ name, coins, bonusPercent, priceVnd, priceUsd }) => [name, coins, bonusPercent, priceVnd, priceUsd])).toEqual([
      ['Basic', 1000, 0, 99_000, 3.81],
      ['Standard', 5300, 6, 499_000, 19.19],
      ['Premium', 11_500, 15, 999_000, 38.42],
      ['Star', 25_000, 25, 1_999_000, 76.88],
    ]); // prettier-ignore
    expect(vndPerUsd).toBe(26_000);
    expect(methods).toEqual([
      { method: 'BANK_TRANSFER', enabled: true, phone: '', name: '' },
      { method: 'MOMO', enabled: false, phone: '0909000111', name: 'FITBOARD' },
    ]);
  });

  it.each(['bankBin', 'bankAccountNumber', 'bankAccountHolder'] as const)(
    'without %s says that nothing can be ordered, and nothing is',
    async (setting) => {
      const { payment, rows } = paymentWorld({ settings: { [setting]: '' } });
      expect((await payment.listPackages()).methods.map(({ enabled }) => enabled)).toEqual([false, false]);
      expect(await refused(payment.createPayment(me, order))).toBe('payment.method_unavailable');
      expect(rows('payments')).toEqual([]);
    },
  );
});

describe('an order', () => {
  it('keeps what the server says it costs and where the money goes, whatever is set later', async () => {
    const here = paymentWorld();
    const created = await here.payment.createPayment(me, { ...order, packageId: 'package2' });
    expect(created).toMatchObject({
      userId: member.id,
      packageId: 'package2',
      coins: 5300,
      bonusPercent: 6,
      amountVnd: 499_000,
      status: 'PENDING',
      bankAccount,
      receivedVnd: 0,
      waitingVnd: 0,
      expiresAt: after(noon, day),
      opening: 1,
    });
    expect(created.code).toMatch(/^PAYFB[23456789CFHJKMNPQRTVX]{8}$/);
    expect(readVietQr(created.vietQr ?? '')).toEqual({
      bankBin: bankAccount.bin,
      accountNumber: bankAccount.number,
      amountVnd: 499_000,
      memo: created.code,
    });
    expect(here.events('payment.created')).toEqual([
      { type: 'payment.created', userId: member.id, paymentId: created.id, code: created.code, amount: 5300 },
    ]);

    const [stored] = here.rows('settings');
    const settings = { ...stored!.settings, bankAccountNumber: '999', paymentExpiryHours: 1 }; // seeded above
    here.store.committed.table('settings').set('site', { ...stored!, settings }); // seeded above
    expect(await here.payment.getPayment(me, created.id)).toEqual(created);
  });

  it.each([
    ['', 'payment.invalid_package'],
    ['package 1', 'payment.invalid_package'],
    ['p'.repeat(65), 'payment.invalid_package'],
    ['package5', 'payment.package_not_found'],
    ['constructor', 'payment.package_not_found'],
  ])('of the package "%s" is refused', async (packageId, code) => {
    const { payment, rows } = paymentWorld();
    expect(await refused(payment.createPayment(me, { ...order, packageId }))).toBe(code);
    expect(rows('payments')).toEqual([]);
  });

  it.each(['MOMO', '', 'bank_transfer', 'CASH'])('by the method "%s" is refused', async (method) => {
    const { payment } = paymentWorld();
    expect(await refused(payment.createPayment(me, { ...order, method }))).toBe('payment.method_not_found');
  });

  it('is a member’s own', async () => {
    const { payment } = paymentWorld();
    expect(await refused(payment.createPayment(visitor, order))).toBe('access.sign_in_required');
    expect(await refused(payment.createPayment(actorFor({ ...member, status: 'PENDING' }), order))).toBe(
      'auth.user_not_active',
    );
    const { id } = await payment.createPayment(me, order);
    for (const work of [
      payment.getPayment(other, id),
      payment.markPaid(staff, id),
      payment.cancelPayment(other, id),
      payment.attachReceipt(other, id, null),
      payment.getReceipt(other, { id, language: 'vi' }),
    ])
      expect(await refused(work)).toBe('payment.not_found');
    expect((await payment.listPayments(other, {})).items).toEqual([]);
  });

  it('is the sixth unpaid one no more', async () => {
    const { payment } = paymentWorld();
    const made = [];
    while (made.length < 5) made.push(await payment.createPayment(me, order));
    expect(new Set(made.map(({ code }) => code)).size).toBe(5);
    expect(await refused(payment.createPayment(me, order))).toBe('payment.too_many_open');
    await payment.createPayment(other, order);
    await payment.cancelPayment(me, made[0]!.id); // five were made
    await payment.createPayment(me, order);
    const { items } = await payment.listPayments(me, { limit: 2 });
    expect(items).toHaveLength(2);
    expect(items[0]!.id > items[1]!.id).toBe(true); // there are two
  });

  it('never shares its code: a collision is drawn again, and then given up', async () => {
    const lucky = paymentWorld({}, { chance: draws(['000001', '000001', '000001', '000002']) });
    const [first, second] = [
      await lucky.payment.createPayment(me, order),
      await lucky.payment.createPayment(me, order),
    ];
    expect([first.code, second.code]).toEqual(['PAYFB33333333', 'PAYFB44444444']);

    const unlucky = paymentWorld({}, { chance: draws(['000001']) });
    await unlucky.payment.createPayment(me, order);
    expect(await refused(unlucky.payment.createPayment(me, order))).toBe('payment.unique_id_error');
    expect(unlucky.rows('payments')).toHaveLength(1);
  });
});

describe('its member', () => {
  it('says once that the money was sent; saying so again changes nothing', async () => {
    const here = paymentWorld();
    const { id } = await here.payment.createPayment(me, order);
    here.clock.forward(minute);
    const marked = await here.payment.markPaid(me, id);
    expect(marked).toMatchObject({ status: 'PROCESSING', markedPaidAt: after(noon, minute) });
    here.clock.forward(minute);
    expect(await here.payment.markPaid(me, id)).toEqual(marked);

    await here.payment.approve(staff, { id, bankCode: 'FT1' });
    expect(await here.payment.markPaid(me, id)).toMatchObject({ status: 'COMPLETED', vietQr: null });
  });

  it('may say so of an order that was paid in part', async () => {
    const paid = aPayment({ userId: member.id, status: 'PROCESSING', receivedVnd: 40_000 });
    const here = paymentWorld({ payments: [paid] });
    const marked = await here.payment.markPaid(me, paid.id);
    expect(marked).toMatchObject({ status: 'PROCESSING', markedPaidAt: noon });
    expect(readVietQr(marked.vietQr ?? '')?.amountVnd).toBe(59_000);
  });

  it('is asked only for what neither arrived nor waits', async () => {
    const payment = aPayment({ userId: member.id, status: 'PROCESSING', receivedVnd: 40_000 });
    const waits = (amountVnd: number) => anIncomingTransfer({ amountVnd, suggestedPaymentId: payment.id });
    const asked = async (...waiting: readonly number[]) => {
      const here = paymentWorld({ payments: [payment], incomingTransfers: waiting.map(waits) });
      const { vietQr, waitingVnd } = await here.payment.getPayment(me, payment.id);
      return [waitingVnd, vietQr === null ? null : readVietQr(vietQr)?.amountVnd];
    };
    expect(await asked(19_000)).toEqual([19_000, 40_000]);
    expect(await asked(19_000, 40_000)).toEqual([59_000, null]);
    expect(await asked(100_000)).toEqual([100_000, null]);
  });

  it('gives up what nobody claims to have paid', async () => {
    const here = paymentWorld();
    const { id } = await here.payment.createPayment(me, order);
    expect(await here.payment.cancelPayment(me, id)).toMatchObject({
      status: 'CANCELED',
      cancelReason: 'BY_MEMBER',
      canceledAt: noon,
      vietQr: null,
    });
    for (const again of [here.payment.cancelPayment(me, id), here.payment.markPaid(me, id)])
      expect(await refused(again)).toBe('payment.not_pending');

    const marked = await here.payment.createPayment(me, order);
    await here.payment.markPaid(me, marked.id);
    expect(await refused(here.payment.cancelPayment(me, marked.id))).toBe('payment.not_pending');
    expect(here.log()).toEqual([]);
  });

  it('attaches a picture of their own, and takes it off again, while the order is open', async () => {
    const picture = aMedium({ ownerId: member.id, purpose: 'RECEIPT' });
    const unfit = [
      aMedium({ ownerId: member.id, purpose: 'PHYSICAL_PROFILE' }),
      aMedium({ ownerId: member.id, purpose: 'RECEIPT', type: 'VIDEO' }),
      aMedium({ ownerId: other.id, purpose: 'RECEIPT' }),
    ];
    const here = paymentWorld({ media: [picture, ...unfit] });
    const { id } = await here.payment.createPayment(me, order);

    const shown = await here.payment.attachReceipt(me, id, picture.id);
    expect(shown.receiptUrl).toContain(picture.key);
    expect(await refused(here.app.media.deleteMedium(me, picture.id))).toBe('media.in_use');
    for (const mediumId of [...unfit.map((medium) => medium.id), 'nothing'])
      expect(await refused(here.payment.attachReceipt(me, id, mediumId))).toBe('payment.receipt_not_found');
    expect((await here.payment.listPayments(me, {})).items[0]?.receiptUrl).toContain(picture.key);

    const [listed] = (await here.payment.listAllPayments(staff, { sort: { field: 'createdAt', order: 'DESC' }, from: 0, to: 9, filter: {} })).rows; // prettier-ignore
    expect(listed).toMatchObject({ hasReceipt: true, receiptUrl: null });
    expect((await here.payment.getAnyPayment(staff, id)).receiptUrl).toContain(picture.key);

    expect((await here.payment.attachReceipt(me, id, null)).receiptUrl).toBeNull();
    await here.app.media.deleteMedium(me, picture.id);
    await here.payment.cancelPayment(me, id);
    expect(await refused(here.payment.attachReceipt(me, id, null))).toBe('payment.not_pending');
  });

  it('gets the receipt of what is paid', async () => {
    const printed: object[] = [];
    const print = async (document: object) => {
      printed.push(document);
      return new Uint8Array([1]);
    };
    const here = paymentWorld({}, { documentPrinter: { receipt: print, statement: print } });
    const { id, code } = await here.payment.createPayment(me, order);
    expect(await refused(here.payment.getReceipt(me, { id, language: 'en' }))).toBe('payment.not_completed');
    await here.payment.approve(staff, { id, bankCode: 'FT 123' });
    expect(await here.payment.getReceipt(me, { id, language: 'en' })).toEqual({
      name: `${code}.pdf`,
      bytes: new Uint8Array([1]),
    });
    expect(printed).toEqual([
      expect.objectContaining({ code, language: 'en', coins: 1000, amountVnd: 99_000, bankCode: 'FT 123', memberName: member.fullname, completedAt: noon }),
    ]); // prettier-ignore
  });
});

describe('the clock', () => {
  it('cancels what nobody paid or claims to have paid in time', async () => {
    const here = paymentWorld();
    const [left, marked] = [
      await here.payment.createPayment(me, order),
      await here.payment.createPayment(me, order),
    ];
    await here.payment.markPaid(me, marked.id);
    here.clock.forward(day - 1);
    expect(await here.payment.expirePayments(system)).toEqual({ expired: 0 });
    here.clock.forward(1);
    expect(await here.payment.expirePayments(system)).toEqual({ expired: 1 });
    expect(await here.payment.expirePayments(system)).toEqual({ expired: 0 });
    expect(here.stored(left.id)).toMatchObject({ status: 'CANCELED', cancelReason: 'EXPIRED' });
    expect(here.stored(marked.id).status).toBe('PROCESSING');
    expect(here.events('payment.expired')).toEqual([
      { type: 'payment.expired', userId: member.id, paymentId: left.id, code: left.code, amount: 1000 },
    ]);
  });

  it('goes by the hours of the setting at the time of the order', async () => {
    const here = paymentWorld({ settings: { paymentExpiryHours: 2 } });
    const { expiresAt } = await here.payment.createPayment(me, order);
    expect(expiresAt).toEqual(after(noon, 2 * hour));
  });
});

it('every package gives the coins the list promises', async () => {
  const here = paymentWorld();
  for (const [index, { id: packageId, coins }] of coinPackages.entries()) {
    const { id } = await here.payment.createPayment(me, { ...order, packageId });
    const before = await here.coins();
    await here.payment.approve(staff, { id, bankCode: `FT${index}` });
    expect((await here.coins()) - before).toBe(coins);
  }
  await here.sound();
});

describe('an order that staff make for a member', () => {
  const clerk = actorFor(aUser({ id: 'clerk' }), ['payment.create', 'payment.view']);
  const wish = { userId: member.id, packageId: 'package2', reason: 'Gọi điện nhờ đặt hộ' };

  it('is the member’s own, is announced to them, and says in the log who made it and why', async () => {
    const here = paymentWorld();
    const made = await here.payment.createPaymentFor(clerk, wish);
    expect(made).toMatchObject({ userId: member.id, coins: 5300, amountVnd: 499_000, status: 'PENDING' });
    expect(await here.payment.getPayment(me, made.id)).toMatchObject({ code: made.code });
    // The notice and its mail come of this event, as with an order of one's own.
    expect(here.events('payment.created')).toMatchObject([{ userId: member.id, paymentId: made.id }]);
    expect(here.rows('auditLog')).toMatchObject([
      { action: 'payment.create', targetId: made.id, reason: wish.reason, actor: 'clerk' },
    ]);
  });

  it('needs the right, a reason, another person, an account that is alive, and a package', async () => {
    const here = paymentWorld();
    const viewer = actorFor(aUser(), ['payment.view', 'payment.approve']);
    expect(await refused(here.payment.createPaymentFor(viewer, wish))).toBe('access.not_authorized');
    expect(await refused(here.payment.createPaymentFor(me, wish))).toBe('access.not_authorized');
    expect(await refused(here.payment.createPaymentFor(clerk, { ...wish, userId: 'clerk' }))).toBe(
      'payment.own_payment',
    );
    expect(await refused(here.payment.createPaymentFor(clerk, { ...wish, userId: 'nobody' }))).toBe(
      'member.not_found',
    );
    expect(await refused(here.payment.createPaymentFor(clerk, { ...wish, packageId: 'package9' }))).toBe(
      'payment.package_not_found',
    );
    expect(await refused(here.payment.createPaymentFor(clerk, { ...wish, reason: ' ' }))).toBe(
      'input.required',
    );
    expect(here.rows('payments')).toEqual([]);
    expect(here.rows('auditLog')).toEqual([]);
  });
});
