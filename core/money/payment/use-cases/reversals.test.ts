import { afterAll, describe, expect, it } from 'vitest';
import { emptyWallet } from '#core/money/coin/ledger.ts';
import { after, day } from '#core/kernel/time.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aPayment, anIncomingTransfer } from '#fixtures/money/payments.ts';
import {
  colleague,
  me,
  member,
  order,
  paymentWorld,
  provoking,
  reason,
} from '#fixtures/money/payment-world.ts';
import { staff } from '#fixtures/engine/world.ts';

const { refused, missed } = provoking('reversals');
afterAll(() => expect(missed()).toEqual([]));

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
    const here = paymentWorld({ payments: [payment], incomingTransfers: [came] });
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
    const here = paymentWorld({ payments: [payment], incomingTransfers: [late, ...rest] });
    await here.payment.reopen(staff, { id: payment.id, reason });
    expect(here.transfer(late.id)?.status).toBe('RECEIVED');
    expect(rest.map(({ id }) => here.transfer(id)?.status)).toEqual(['WAITING', 'WAITING', 'WAITING']);
  });

  it('a reversal takes exactly the coins back and may be followed by another approval', async () => {
    const here = paymentWorld();
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
    const here = paymentWorld({
      transfers: [aTransfer({ userId: member.id, coin: 'FIT_COIN', amount: 30 })],
    });
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
    const here = paymentWorld();
    const { id } = await here.payment.createPayment(me, order);
    expect(await refused(here.payment.reverse(staff, { id, reason }))).toBe('payment.not_pending');
    expect(await refused(here.payment.reopen(staff, { id, reason }))).toBe('payment.not_pending');
    await here.payment.reject(staff, { id, reason });
    expect(await refused(here.payment.reject(staff, { id, reason }))).toBe('payment.not_pending');
    expect(await refused(here.payment.approve(staff, { id, bankCode: 'FT1' }))).toBe('payment.not_pending');
  });
});
