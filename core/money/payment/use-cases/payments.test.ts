import { afterAll, describe, expect, it } from 'vitest';
import { emptyWallet } from '#core/money/coin/ledger.ts';
import { coinPackages } from '#core/money/coin/packages.ts';
import { errorCatalogue } from '#core/error-catalogue.ts';
import type { Chance } from '#core/kernel/id.ts';
import { after, day, hour, minute } from '#core/kernel/time.ts';
import type { Payment } from '#core/money/payment/payment.ts';
import { readVietQr } from '#core/money/payment/vietqr/vietqr.ts';
import type { Seed } from '#adapters/memory/create-store.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { aPayment, anIncomingTransfer, bankAccount, bankSettings } from '#fixtures/money/payments.ts';
import { countingChance } from '#fixtures/engine/ports.ts';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor, refusalOf, staff, superUser, system, visitor, world } from '#fixtures/engine/world.ts';

const member = aUser({ id: 'member' });
const me = actorFor(member);
const other = actorFor(aUser({ id: 'other' }));
const colleague = actorFor(aUser({ id: 'colleague' }), [
  'payment.view',
  'payment.approve',
  'payment.reject',
  'payment.reopen',
  'payment.manage',
]);
const order = { packageId: 'package1', method: 'BANK_TRANSFER' };
const reason = 'Đối chiếu sao kê';

const seen = new Set<string>();
/** The code of a refusal, remembered. */
const refused = async (work: Promise<unknown>): Promise<string> => {
  const code = await refusalOf(work);
  seen.add(code);
  return code;
};

/** Chance that gives these codes one after the other: eight signs each, of one draw. */
const draws = (codes: readonly string[]): Chance => {
  let drawn = 0;
  const digits = () => codes[Math.min(Math.floor(drawn++ / 8), codes.length - 1)] ?? '0';
  return { ...countingChance(), digits };
};

const seededWorld = (seed: Seed = {}, ...replaced: [Parameters<typeof world>[1]?]) => {
  const here = world(
    {
      ...seed,
      users: [member, aUser({ id: other.id }), aUser({ id: colleague.id, fullname: 'Lê Thu Hà' }), ...(seed.users ?? [])],
      settings: { ...bankSettings, ...seed.settings },
    },
    ...replaced,
  ); // prettier-ignore
  const { payment } = here.app;
  return {
    ...here,
    payment,
    coins: async () => (await here.ports.reads.wallets.of(member.id)).fitCoin,
    stored: (id: string) => here.store.committed.table('payments').get(id) as Payment, // the test made it
    transfer: (id: string) => here.store.committed.table('incomingTransfers').get(id),
    log: () =>
      here
        .rows('auditLog')
        .filter(({ targetType }) => targetType === 'payment')
        .map(({ action, actor }) => `${action} by ${actor}`),
    sound: async () => expect(await here.app.coin.reconcile(system)).toEqual({ ok: true, breaches: [] }),
  };
};

afterAll(() => {
  const codes = Object.keys(errorCatalogue).filter((code) => code.startsWith('payment.'));
  expect(codes.filter((code) => !seen.has(code))).toEqual([]);
});

describe('the price list', () => {
  it('has the four packages, in dong and about so many dollars', async () => {
    const { payment } = seededWorld({ settings: { momoPhone: '0909000111', momoName: 'FITBOARD' } });
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
      const { payment, rows } = seededWorld({ settings: { [setting]: '' } });
      expect((await payment.listPackages()).methods.map(({ enabled }) => enabled)).toEqual([false, false]);
      expect(await refused(payment.createPayment(me, order))).toBe('payment.method_unavailable');
      expect(rows('payments')).toEqual([]);
    },
  );
});

describe('an order', () => {
  it('keeps what the server says it costs and where the money goes, whatever is set later', async () => {
    const here = seededWorld();
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
    const { payment, rows } = seededWorld();
    expect(await refused(payment.createPayment(me, { ...order, packageId }))).toBe(code);
    expect(rows('payments')).toEqual([]);
  });

  it.each(['MOMO', '', 'bank_transfer', 'CASH'])('by the method "%s" is refused', async (method) => {
    const { payment } = seededWorld();
    expect(await refused(payment.createPayment(me, { ...order, method }))).toBe('payment.method_not_found');
  });

  it('is a member’s own', async () => {
    const { payment } = seededWorld();
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
    const { payment } = seededWorld();
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
    const lucky = seededWorld({}, { chance: draws(['000001', '000001', '000001', '000002']) });
    const [first, second] = [
      await lucky.payment.createPayment(me, order),
      await lucky.payment.createPayment(me, order),
    ];
    expect([first.code, second.code]).toEqual(['PAYFB33333333', 'PAYFB44444444']);

    const unlucky = seededWorld({}, { chance: draws(['000001']) });
    await unlucky.payment.createPayment(me, order);
    expect(await refused(unlucky.payment.createPayment(me, order))).toBe('payment.unique_id_error');
    expect(unlucky.rows('payments')).toHaveLength(1);
  });
});

describe('its member', () => {
  it('says once that the money was sent; saying so again changes nothing', async () => {
    const here = seededWorld();
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
    const here = seededWorld({ payments: [paid] });
    const marked = await here.payment.markPaid(me, paid.id);
    expect(marked).toMatchObject({ status: 'PROCESSING', markedPaidAt: noon });
    expect(readVietQr(marked.vietQr ?? '')?.amountVnd).toBe(59_000);
  });

  it('is asked only for what neither arrived nor waits', async () => {
    const payment = aPayment({ userId: member.id, status: 'PROCESSING', receivedVnd: 40_000 });
    const waits = (amountVnd: number) => anIncomingTransfer({ amountVnd, suggestedPaymentId: payment.id });
    const asked = async (...waiting: readonly number[]) => {
      const here = seededWorld({ payments: [payment], incomingTransfers: waiting.map(waits) });
      const { vietQr, waitingVnd } = await here.payment.getPayment(me, payment.id);
      return [waitingVnd, vietQr === null ? null : readVietQr(vietQr)?.amountVnd];
    };
    expect(await asked(19_000)).toEqual([19_000, 40_000]);
    expect(await asked(19_000, 40_000)).toEqual([59_000, null]);
    expect(await asked(100_000)).toEqual([100_000, null]);
  });

  it('gives up what nobody claims to have paid', async () => {
    const here = seededWorld();
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
    const here = seededWorld({ media: [picture, ...unfit] });
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
    const here = seededWorld({}, { documentPrinter: { receipt: print, statement: print } });
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

describe('approving', () => {
  it('credits exactly the coins, once, and says who did it', async () => {
    const here = seededWorld();
    const { id, code } = await here.payment.createPayment(me, order);
    const approved = await here.payment.approve(staff, { id, bankCode: ' FT 26324.001 ' });
    expect(approved).toMatchObject({
      status: 'COMPLETED',
      bankCode: 'FT 26324.001',
      completedAt: noon,
      userName: member.fullname,
    });
    expect(await here.coins()).toBe(1000);
    expect(here.events('payment.approved')).toEqual([
      { type: 'payment.approved', userId: member.id, paymentId: id, code, amount: 1000 },
    ]);
    expect(here.log()).toEqual([`payment.approve by ${staff.id}`]);
    for (const again of [
      here.payment.approve(staff, { id, bankCode: 'FT2' }),
      here.payment.reject(staff, { id, reason }),
      here.payment.reopen(staff, { id, reason }),
      here.payment.setBankCode(staff, { id, version: approved.version, bankCode: 'FT2' }),
    ])
      expect(await refused(again)).toBe('payment.not_pending');
    expect(await here.coins()).toBe(1000);
    const [line] = here.rows('postings').filter(({ account }) => account === 'USER');
    expect(line).toMatchObject({ reason: 'TOP_UP', reference: `${id}:1`, actor: staff.id });
    await here.sound();
  });

  it('needs a bank code, typed now or written down before', async () => {
    const here = seededWorld();
    const { id } = await here.payment.createPayment(me, order);
    for (const bankCode of [undefined, '', ' . - '])
      expect(await refused(here.payment.approve(staff, { id, ...(bankCode !== undefined && { bankCode }) }))).toBe('payment.bank_code_required'); // prettier-ignore
    for (const bankCode of ['\u200b', '\u3164 \u2800', '\u202e.'])
      expect(await refused(here.payment.setBankCode(staff, { id, version: 1, bankCode }))).toBe('payment.bank_code_required'); // prettier-ignore
    // Cyrillic А, Arabic one: a reference that looks like another and would not be found as the same.
    for (const bankCode of ['FT\u0410', 'FT\u0661'])
      expect(await refused(here.payment.approve(staff, { id, bankCode }))).toBe('payment.bank_code_invalid');
    expect(await refused(here.payment.setBankCode(staff, { id, version: 2, bankCode: 'FT1' }))).toBe(
      'version.stale',
    );
    const { version } = await here.payment.setBankCode(colleague, { id, version: 1, bankCode: ' FT1 ' });
    expect(here.stored(id)).toMatchObject({ bankCode: 'FT1', version, status: 'PENDING' });
    await here.payment.approve(staff, { id });
    expect(await here.coins()).toBe(1000);
    expect(here.log()).toEqual(['payment.set_bank_code by colleague', `payment.approve by ${staff.id}`]);
  });

  it('takes a bank code once, however it is spelled', async () => {
    const here = seededWorld();
    const [first, second] = [
      await here.payment.createPayment(me, order),
      await here.payment.createPayment(other, order),
    ];
    await here.payment.approve(staff, { id: first.id, bankCode: 'FT26324001' });
    for (const bankCode of ['FT26324001', 'ft 26324-001', 'FT\u200b26324001', 'ＦＴ26324001', 'FT/26324—001'])
      expect(await refused(here.payment.approve(staff, { id: second.id, bankCode }))).toBe(
        'payment.bank_code_used',
      );
    expect(here.stored(second.id).status).toBe('PENDING');
    await here.sound();
  });

  it('is nobody’s own business, user 1’s neither', async () => {
    const here = seededWorld({ users: [aUser({ id: staff.id })] });
    const own = [
      { actor: staff, payment: await here.payment.createPayment(staff, order) },
      { actor: superUser, payment: await here.payment.createPayment(superUser, order) },
    ];
    for (const { actor, payment } of own) {
      const { id } = payment;
      for (const work of [
        here.payment.approve(actor, { id, bankCode: 'FT1' }),
        here.payment.setBankCode(actor, { id, version: 1, bankCode: 'FT1' }),
        here.payment.reject(actor, { id, reason }),
        here.payment.reopen(actor, { id, reason }),
        here.payment.reverse(actor, { id, reason }),
      ])
        expect(await refused(work)).toBe('payment.own_payment');
    }
    expect(here.log()).toEqual([]);
  });

  it('needs the permission for each step', async () => {
    const here = seededWorld();
    const { id } = await here.payment.createPayment(me, order);
    const viewer = actorFor(aUser(), ['payment.view', 'payment.create']);
    for (const work of [
      here.payment.approve(viewer, { id, bankCode: 'FT1' }),
      here.payment.setBankCode(viewer, { id, version: 1, bankCode: 'FT1' }),
      here.payment.reject(viewer, { id, reason }),
      here.payment.reopen(viewer, { id, reason }),
      here.payment.reverse(viewer, { id, reason }),
      here.payment.expirePayments(viewer),
      here.payment.getAnyPayment(me, id),
    ])
      expect(await refused(work)).toBe('access.not_authorized');
    for (const unknown of [
      here.payment.approve(staff, { id: 'none', bankCode: 'FT1' }),
      here.payment.reject(staff, { id: 'none', reason }),
      here.payment.getAnyPayment(staff, 'none'),
    ])
      expect(await refused(unknown)).toBe('payment.not_found');
    for (const reasonless of [
      here.payment.reject(staff, { id, reason: '  ' }),
      here.payment.reopen(staff, { id, reason: '' }),
      here.payment.reverse(staff, { id, reason: '\n' }),
    ])
      expect(await refused(reasonless)).toBe('input.required');
  });

  it('puts the money that waits with this reference down to the order, as far as it asks for it', async () => {
    const payment = aPayment({ userId: member.id });
    const more = anIncomingTransfer({ bankReference: 'FT9', amountVnd: 150_000 });
    const here = seededWorld({ payments: [payment], incomingTransfers: [more] });
    expect(await here.payment.approve(staff, { id: payment.id, bankCode: 'ft 9' })).toMatchObject({
      status: 'COMPLETED',
      receivedVnd: 99_000,
    });
    expect(here.transfer(more.id)).toMatchObject({
      status: 'WAITING',
      allocations: [{ paymentId: payment.id, amountVnd: 99_000, by: staff.id }],
    });
    const [entry] = here.rows('auditLog');
    expect(entry?.after).toMatchObject({ incomingTransferIds: [more.id], receivedVnd: 99_000 });
    await here.sound();
  });

  it('refuses a reference whose money pays another order or was sent back', async () => {
    const [first, second] = [aPayment({ userId: member.id }), aPayment({ userId: other.id })];
    const part = { amountVnd: 99_000, note: null, by: '1', at: noon };
    const paying = { ...part, paymentId: second.id };
    const paidElsewhere = anIncomingTransfer({ bankReference: 'FT1', status: 'MATCHED', waitingReason: null, allocations: [paying] }); // prettier-ignore
    const sentBack = anIncomingTransfer({ bankReference: 'FT2', status: 'RETURNED', waitingReason: null, allocations: [{ ...part, paymentId: null }] }); // prettier-ignore
    const here = seededWorld({
      payments: [first, { ...second, status: 'PROCESSING', receivedVnd: 99_000 }],
      incomingTransfers: [paidElsewhere, sentBack],
    });
    for (const bankCode of ['FT1', 'FT2'])
      expect(await refused(here.payment.approve(staff, { id: first.id, bankCode }))).toBe(
        'payment.bank_code_used',
      );
    expect(await here.coins()).toBe(0);
    // Money of its own is no obstacle.
    await here.payment.approve(staff, { id: second.id, bankCode: 'FT1' });
    await here.sound();
  });
});

describe('the reference of a known transfer', () => {
  const large = aPayment({ id: 'large', userId: member.id, amountVnd: 499_000, coins: 5300 });
  const small = anIncomingTransfer({ bankReference: 'FT9', amountVnd: 123_456 });
  const underpaidWorld = (transfer = small, payment = large) =>
    seededWorld({ payments: [payment], incomingTransfers: [transfer] });
  const clerk = actorFor(aUser({ id: 'clerk' }), ['payment.approve']);
  const bankCode = 'ft 9';

  it('does not approve an order that it does not cover, and the refusal names both amounts', async () => {
    const here = underpaidWorld();
    for (const spelled of ['FT9', 'ft 9', 'f.t-9'])
      await expect(
        here.payment.approve(clerk, { id: large.id, bankCode: spelled, reason }),
        spelled,
      ).rejects.toMatchObject({
        code: 'payment.transfer_short',
        params: { available: 123_456, missing: 499_000 },
      });
    // The right alone is not enough: it takes a reason as well.
    expect(await refused(here.payment.approve(staff, { id: large.id, bankCode, reason: '  ' }))).toBe(
      'payment.transfer_short',
    );
    expect([await here.coins(), here.stored(large.id).status, here.log()]).toEqual([0, 'PENDING', []]);
  });

  it('approves it all the same for staff who manage payments, with a reason, and for a colleague', async () => {
    const here = underpaidWorld();
    const asked = await here.payment.approve(staff, { id: large.id, bankCode, reason });
    expect(asked).toMatchObject({ status: 'PENDING', proposal: { reason, shortVnd: 375_544 } });
    expect(await refused(here.payment.approve(staff, { id: large.id, reason }))).toBe(
      'payment.second_person_required',
    );
    const done = await here.payment.approve(clerk, { id: large.id });
    expect(done).toMatchObject({
      status: 'COMPLETED',
      receivedVnd: 123_456,
      shortfall: { missingVnd: 375_544, reason, by: staff.id, approvedBy: 'clerk' },
    });
    expect(await here.coins()).toBe(5300);
    expect(here.log()).toEqual([`payment.propose_approve by ${staff.id}`, 'payment.approve by clerk']);
    expect(here.rows('auditLog').map((entry) => entry.reason)).toEqual([reason, reason]);
    await here.sound();
  });

  it('has a second person who sees the same shortfall, whatever became of the money meanwhile', async () => {
    const here = underpaidWorld();
    await here.payment.approve(staff, { id: large.id, bankCode, reason });
    await here.payment.splitTransfer(colleague, {
      id: small.id,
      parts: [{ paymentId: null, amountVnd: 100_000, note: 'Trả lại' }],
    });
    expect(await refused(here.payment.approve(clerk, { id: large.id }))).toBe('payment.transfer_short');
    expect(await here.coins()).toBe(0);
  });

  it('counts by what is left of it, and by what the order has already', async () => {
    const sentBack = { paymentId: null, amountVnd: 450_000, note: 'x', by: '1', at: noon };
    const used = underpaidWorld({ ...small, amountVnd: 500_000, allocations: [sentBack] });
    await expect(used.payment.approve(clerk, { id: large.id, bankCode })).rejects.toMatchObject({
      params: { available: 50_000, missing: 499_000 },
    });

    const part = { paymentId: large.id, amountVnd: 400_000, note: null, by: '1', at: noon };
    const earlier = anIncomingTransfer({ bankReference: 'FT8', amountVnd: 400_000, status: 'MATCHED', waitingReason: null, allocations: [part] }); // prettier-ignore
    const begun = seededWorld({
      payments: [{ ...large, status: 'PROCESSING', receivedVnd: 400_000 }],
      incomingTransfers: [earlier, small],
    });
    expect(await begun.payment.approve(clerk, { id: large.id, bankCode })).toMatchObject({
      status: 'COMPLETED',
      receivedVnd: 499_000,
      shortfall: null,
    });
    await begun.sound();
  });

  it('is looked at anew when an order is opened again', async () => {
    const here = underpaidWorld();
    await here.payment.approve(staff, { id: large.id, bankCode, reason });
    await here.payment.approve(clerk, { id: large.id });
    await here.payment.reverse(staff, { id: large.id, reason });
    expect(await here.payment.reopen(staff, { id: large.id, reason })).toMatchObject({ shortfall: null });
    expect(await refused(here.payment.approve(clerk, { id: large.id, bankCode }))).toBe(
      'payment.transfer_short',
    );
    await here.sound();
  });

  it('that is told of after the approval, and brings too little, is found by reconcile', async () => {
    const here = seededWorld({ payments: [large] });
    await here.payment.approve(clerk, { id: large.id, bankCode });
    await here.ports.reads.incomingTransfers.insert(small);
    expect((await here.app.coin.reconcile(system)).breaches).toMatchObject([
      { rule: 'payment.not_covered', count: 1, detail: 'payment large' },
    ]);
    // The rest of the money mends it.
    const rest = anIncomingTransfer({ amountVnd: 375_544 });
    await here.ports.reads.incomingTransfers.insert(rest);
    await here.payment.matchTransfer(staff, { id: rest.id, paymentId: large.id });
    await here.sound();
  });

  it('is described before anybody approves', async () => {
    const here = underpaidWorld();
    const check = (code: string, actor = clerk) =>
      here.payment.checkReference(actor, { id: large.id, bankCode: code });
    expect(await check('f t9')).toEqual({ state: 'SHORT', availableVnd: 123_456, outstandingVnd: 499_000 });
    expect(await check('FT77')).toMatchObject({ state: 'UNKNOWN', availableVnd: 0 });
    expect(await refused(check('. -'))).toBe('payment.bank_code_required');
    await here.payment.returnTransfer(colleague, { id: small.id, note: 'Trả lại' });
    expect(await check('FT9')).toMatchObject({ state: 'USED' });
    const covering = underpaidWorld({ ...small, amountVnd: 499_000 });
    expect(await covering.payment.checkReference(clerk, { id: large.id, bankCode })).toMatchObject({
      state: 'COVERS',
    });
    expect(await refused(check('FT9', me))).toBe('access.not_authorized');
  });
});

describe('a second pair of eyes', () => {
  const large = { secondApprovalFromVnd: 99_000 };

  it('approves what one person asked for, and one person is not two', async () => {
    const here = seededWorld({ settings: large });
    const { id } = await here.payment.createPayment(me, order);
    const proposed = await here.payment.approve(staff, { id, bankCode: 'FT1' });
    expect(proposed).toMatchObject({
      status: 'PENDING',
      bankCode: 'FT1',
      proposal: { action: 'approve', by: staff.id, byName: null, at: noon, bankCode: 'FT1' },
    });
    expect(await here.coins()).toBe(0);
    expect(await refused(here.payment.approve(staff, { id, bankCode: 'ft-1' }))).toBe(
      'payment.second_person_required',
    );
    expect(await here.payment.approve(colleague, { id })).toMatchObject({
      status: 'COMPLETED',
      proposal: null,
    });
    expect(await here.coins()).toBe(1000);
    expect(here.log()).toEqual([`payment.propose_approve by ${staff.id}`, 'payment.approve by colleague']);
    await here.sound();
  });

  it('has to see the same reference', async () => {
    const here = seededWorld({ settings: large });
    const { id } = await here.payment.createPayment(me, order);
    await here.payment.approve(colleague, { id, bankCode: 'FT1' });
    const changed = await here.payment.approve(staff, { id, bankCode: 'FT2' });
    expect(changed).toMatchObject({ status: 'PENDING', proposal: { by: staff.id, bankCode: 'FT2' } });
    const { proposal } = await here.payment.setBankCode(staff, {
      id,
      version: changed.version,
      bankCode: 'FT3',
    });
    expect(proposal).toBeNull();
    expect(await here.payment.approve(colleague, { id })).toMatchObject({
      status: 'PENDING',
      proposal: { by: 'colleague', byName: 'Lê Thu Hà', bankCode: 'FT3' },
    });
    expect(await here.payment.reject(colleague, { id, reason })).toMatchObject({ proposal: null });
    expect(await here.coins()).toBe(0);
  });

  it('is not asked for below the amount, nor of automatic matching', async () => {
    const here = seededWorld({ settings: { secondApprovalFromVnd: 99_001 } });
    const { id } = await here.payment.createPayment(me, order);
    expect((await here.payment.approve(staff, { id, bankCode: 'FT1' })).status).toBe('COMPLETED');
  });

  it('reverses as it approves', async () => {
    const here = seededWorld({ settings: large });
    const { id } = await here.payment.createPayment(me, order);
    await here.payment.approve(staff, { id, bankCode: 'FT1' });
    await here.payment.approve(colleague, { id });
    expect(await here.payment.reverse(colleague, { id, reason })).toMatchObject({
      status: 'COMPLETED',
      proposal: { action: 'reverse', by: 'colleague', reason },
    });
    expect(await refused(here.payment.reverse(colleague, { id, reason }))).toBe(
      'payment.second_person_required',
    );
    expect(await here.coins()).toBe(1000);
    await here.payment.reverse(staff, { id, reason });
    expect(await here.coins()).toBe(0);
    expect(here.log().slice(2)).toEqual([
      'payment.propose_reverse by colleague',
      `payment.reverse by ${staff.id}`,
    ]);
    await here.sound();
  });
});

describe('rejecting, reopening and reversing', () => {
  it('a rejected order says why, and lets go of the money that came in part', async () => {
    const payment = aPayment({ userId: member.id, status: 'PROCESSING', receivedVnd: 40_000 });
    const came = anIncomingTransfer({
      amountVnd: 40_000,
      status: 'MATCHED',
      waitingReason: null,
      description: payment.code,
      allocations: [{ paymentId: payment.id, amountVnd: 40_000, note: null, by: 'system', at: noon }],
    });
    const here = seededWorld({ payments: [payment], incomingTransfers: [came] });
    expect(await here.payment.reject(staff, { id: payment.id, reason })).toMatchObject({
      status: 'CANCELED',
      cancelReason: 'REJECTED',
      note: reason,
      receivedVnd: 0,
      waitingVnd: 40_000,
      canceledAt: noon,
    });
    expect(here.transfer(came.id)).toMatchObject({
      status: 'WAITING',
      waitingReason: 'PAYMENT_CANCELED',
      allocations: [],
    });
    expect(here.events('payment.rejected')).toHaveLength(1);
    await here.sound();

    // Opened again, the engine may take it.
    here.clock.forward(2 * day);
    expect(await here.payment.reopen(colleague, { id: payment.id, reason: 'Nhầm' })).toMatchObject({
      status: 'PENDING',
      opening: 2,
      cancelReason: null,
      canceledAt: null,
      note: 'Nhầm',
      expiresAt: after(noon, 3 * day),
    });
    expect(here.transfer(came.id)).toMatchObject({ status: 'RECEIVED', waitingReason: null });
    expect(here.events('payment.reopened')).toHaveLength(1);
    expect(await refused(here.payment.reopen(colleague, { id: payment.id, reason }))).toBe(
      'payment.not_pending',
    );
    await here.sound();
  });

  it('money that waits for another reason, or does not name the order itself, stays with a person', async () => {
    const payment = aPayment({ userId: member.id, status: 'CANCELED', cancelReason: 'EXPIRED' });
    const waits = { suggestedPaymentId: payment.id, description: payment.code } as const;
    const back = { paymentId: null, amountVnd: 1000, note: null, by: '1', at: noon };
    const late = anIncomingTransfer({ ...waits, waitingReason: 'LATE' });
    const rest = [
      anIncomingTransfer({ ...waits, waitingReason: 'WRONG_ACCOUNT' }),
      anIncomingTransfer({ ...waits, waitingReason: 'PAYMENT_CANCELED', description: 'TIEN NHA' }),
      anIncomingTransfer({ ...waits, waitingReason: 'LATE', allocations: [back] }),
    ];
    const here = seededWorld({ payments: [payment], incomingTransfers: [late, ...rest] });
    await here.payment.reopen(staff, { id: payment.id, reason });
    expect(here.transfer(late.id)?.status).toBe('RECEIVED');
    expect(rest.map(({ id }) => here.transfer(id)?.status)).toEqual(['WAITING', 'WAITING', 'WAITING']);
  });

  it('a reversal takes exactly the coins back and may be followed by another approval', async () => {
    const here = seededWorld();
    const { id, code } = await here.payment.createPayment(me, order);
    await here.payment.approve(staff, { id, bankCode: 'FT1' });
    const { transferId } = here.stored(id);
    expect(await here.payment.reverse(colleague, { id, reason })).toMatchObject({
      status: 'CANCELED',
      cancelReason: 'REVERSED',
      bankCode: null,
      note: reason,
    });
    expect(await here.ports.reads.wallets.of(member.id)).toEqual(emptyWallet(member.id));
    expect(here.rows('postings').at(-1)).toMatchObject({
      reason: 'REVERSAL',
      reverses: transferId,
      reference: `${id}:1:reversal`,
      note: reason,
    });
    expect(here.events('payment.reversed')).toEqual([
      { type: 'payment.reversed', userId: member.id, paymentId: id, code, amount: 1000 },
    ]);
    await here.sound();

    await here.payment.reopen(staff, { id, reason });
    await here.payment.approve(staff, { id, bankCode: 'FT1' });
    expect(await here.coins()).toBe(1000);
    await here.sound();
  });

  it('a reversal is refused once one of the coins is spent, and says how many are missing', async () => {
    const here = seededWorld({ transfers: [aTransfer({ userId: member.id, coin: 'FIT_COIN', amount: 30 })] });
    const { id } = await here.payment.createPayment(me, order);
    await here.payment.approve(staff, { id, bankCode: 'FT1' });
    await here.app.coin.convert(me, { fitCoin: 100, reference: 'x' });
    const reversal = here.payment.reverse(staff, { id, reason });
    await expect(reversal).rejects.toMatchObject({ code: 'payment.coins_spent', params: { missing: 70 } });
    expect(await refused(here.payment.reverse(staff, { id, reason }))).toBe('payment.coins_spent');
    expect(here.stored(id)).toMatchObject({ status: 'COMPLETED', bankCode: 'FT1' });
    expect(await here.coins()).toBe(930);
    await here.sound();
  });

  it('only what is completed can be reversed, and only what is canceled reopened', async () => {
    const here = seededWorld();
    const { id } = await here.payment.createPayment(me, order);
    expect(await refused(here.payment.reverse(staff, { id, reason }))).toBe('payment.not_pending');
    expect(await refused(here.payment.reopen(staff, { id, reason }))).toBe('payment.not_pending');
    await here.payment.reject(staff, { id, reason });
    expect(await refused(here.payment.reject(staff, { id, reason }))).toBe('payment.not_pending');
    expect(await refused(here.payment.approve(staff, { id, bankCode: 'FT1' }))).toBe('payment.not_pending');
  });
});

describe('the clock', () => {
  it('cancels what nobody paid or claims to have paid in time', async () => {
    const here = seededWorld();
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
    const here = seededWorld({ settings: { paymentExpiryHours: 2 } });
    const { expiresAt } = await here.payment.createPayment(me, order);
    expect(expiresAt).toEqual(after(noon, 2 * hour));
  });
});

it('every package gives the coins the list promises', async () => {
  const here = seededWorld();
  for (const [index, { id: packageId, coins }] of coinPackages.entries()) {
    const { id } = await here.payment.createPayment(me, { ...order, packageId });
    const before = await here.coins();
    await here.payment.approve(staff, { id, bankCode: `FT${index}` });
    expect((await here.coins()) - before).toBe(coins);
  }
  await here.sound();
});
