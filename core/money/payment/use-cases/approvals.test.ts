import { afterAll, describe, expect, it } from 'vitest';
import { noon } from '#fixtures/engine/ids.ts';
import { aPayment, anIncomingTransfer } from '#fixtures/money/payments.ts';
import {
  colleague,
  me,
  member,
  order,
  other,
  paymentWorld,
  provoking,
  reason,
} from '#fixtures/money/payment-world.ts';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor, staff, superUser, system } from '#fixtures/engine/world.ts';

const { refused, missed } = provoking('approvals');
afterAll(() => expect(missed()).toEqual([]));

describe('approving', () => {
  it('credits exactly the coins, once, and says who did it', async () => {
    const here = paymentWorld();
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
    const here = paymentWorld();
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
    const here = paymentWorld();
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
    const here = paymentWorld({ users: [aUser({ id: staff.id })] });
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
    const here = paymentWorld();
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
    const here = paymentWorld({ payments: [payment], incomingTransfers: [more] });
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
    const here = paymentWorld({
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
    paymentWorld({ payments: [payment], incomingTransfers: [transfer] });
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
    const begun = paymentWorld({
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
    const here = paymentWorld({ payments: [large] });
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
    const here = paymentWorld({ settings: large });
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
    const here = paymentWorld({ settings: large });
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
    const here = paymentWorld({ settings: { secondApprovalFromVnd: 99_001 } });
    const { id } = await here.payment.createPayment(me, order);
    expect((await here.payment.approve(staff, { id, bankCode: 'FT1' })).status).toBe('COMPLETED');
  });

  it('reverses as it approves', async () => {
    const here = paymentWorld({ settings: large });
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
