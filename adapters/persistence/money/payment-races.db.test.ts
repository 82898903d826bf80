import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { system } from '#core/access/actor/actor.ts';
import { kindOf } from '#core/error-catalogue.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { day } from '#core/kernel/time.ts';
import type { IncomingTransfer } from '#core/money/payment/incoming-transfer.ts';
import type { Payment } from '#core/money/payment/payment.ts';
import { defaultSettings } from '#core/platform/settings/site.ts';
import { databaseWorld, type DatabaseWorld } from '#fixtures/engine/database-world.ts';
import { nextId, noon } from '#fixtures/engine/ids.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { aPayment, anIncomingTransfer, bankSettings } from '#fixtures/money/payments.ts';
import { crowds } from '#fixtures/engine/races.ts';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor, staff } from '#fixtures/engine/world.ts';

const reason = 'Đối chiếu sao kê';
const colleague = actorFor(aUser({ id: 'colleague' }), [
  'payment.approve',
  'payment.reject',
  'payment.manage',
]);

let here: DatabaseWorld;
beforeAll(async () => {
  here = await databaseWorld();
  await here.ports.transaction(async ({ settings }) => {
    const stored = await settings.lock();
    const changed = { ...defaultSettings, ...bankSettings };
    await settings.put({ ...stored, settings: changed, version: stored.version + 1, updatedAt: noon });
  });
});
afterAll(async () => {
  expect(await here.app.coin.reconcile(system)).toEqual({ ok: true, breaches: [] });
  await here.close();
});

/** Everything at the same instant; whatever is refused is refused in the domain's words. */
const all = async (work: readonly (() => Promise<unknown>)[]) => {
  const outcomes = await Promise.allSettled(work.map((start) => start()));
  const refusals = outcomes.flatMap((outcome) => {
    if (outcome.status === 'fulfilled') return [];
    if (!(outcome.reason instanceof DomainError)) throw outcome.reason;
    return [outcome.reason.code];
  });
  return { done: outcomes.length - refusals.length, codes: [...new Set(refusals)], outcomes };
};
const times = (crowd: number, start: (index: number) => Promise<unknown>) =>
  all(Array.from({ length: crowd }, (_, index) => () => start(index)));

const ordered = async (parts: Partial<Payment> = {}) => {
  const user = aUser();
  await here.seed({ users: [user] });
  const payment = aPayment({ userId: user.id, ...parts });
  await here.ports.reads.payments.insert(payment);
  const stored = () => here.ports.reads.payments.find(payment.id);
  const coins = async () => (await here.ports.reads.wallets.of(user.id)).fitCoin;
  return { ...payment, me: actorFor(user), stored, coins };
};

const arrived = async (parts: Partial<IncomingTransfer>): Promise<IncomingTransfer> => {
  const transfer = anIncomingTransfer(parts);
  const { noticeId: id, source } = transfer;
  const { bankNotices, incomingTransfers } = here.ports.reads;
  await bankNotices.insert({
    id,
    source,
    sourceId: id,
    body: '{}',
    outcome: 'READ',
    importedBy: null,
    receivedAt: noon,
  });
  await incomingTransfers.insert(transfer);
  return transfer;
};

const reference = () => `FT${nextId().slice(-12)}`;

describe.each(crowds)('%i at the same instant', (crowd) => {
  it('approve or reject it, never both', async () => {
    const { id, coins, stored } = await ordered({ status: 'PROCESSING' });
    const { done, codes } = await times(crowd, (index) =>
      index % 2
        ? here.app.payment.approve(staff, { id, bankCode: reference() })
        : here.app.payment.reject(colleague, { id, reason }),
    );
    expect({ done, codes }).toEqual({ done: 1, codes: ['payment.not_pending'] });
    const status = (await stored())?.status;
    expect(await coins()).toBe(status === 'COMPLETED' ? 1000 : 0);
  });

  it('approve or cancel or let it run out, one of them', async () => {
    const { id, me, coins, stored } = await ordered({ expiresAt: noon });
    const { codes } = await times(crowd, async (index) => {
      if (index % 3 === 0) return here.app.payment.approve(staff, { id, bankCode: reference() });
      if (index % 3 === 1) return here.app.payment.cancelPayment(me, id);
      return here.app.payment.expirePayments(system);
    });
    expect(['payment.not_pending', '']).toContain(codes.join());
    const payment = await stored();
    expect(await coins()).toBe(payment?.status === 'COMPLETED' ? 1000 : 0);
    const appended = await here.db('events').whereRaw(`event->>'paymentId' = ?`, [id]);
    expect(appended).toHaveLength(payment?.cancelReason === 'BY_MEMBER' ? 0 : 1);
  });

  it('approve as many orders with one reference as one', async () => {
    const orders = await Promise.all(Array.from({ length: crowd }, () => ordered()));
    const bankCode = reference();
    const { done, codes } = await all(
      orders.map(
        ({ id }, index) =>
          () =>
            here.app.payment.approve(staff, { id, bankCode: index % 2 ? bankCode : bankCode.toLowerCase() }),
      ),
    );
    expect({ done, codes }).toEqual({ done: 1, codes: ['payment.bank_code_used'] });
    expect(codes.map(kindOf)).toEqual(['conflict']);
    const coins = await Promise.all(orders.map((each) => each.coins()));
    expect(coins.reduce((sum, each) => sum + each)).toBe(1000);
  });

  it('put the money of one transfer down to one order', async () => {
    const orders = await Promise.all(Array.from({ length: crowd }, () => ordered()));
    const { id: transferId, bankReference: bankCode } = await arrived({});
    const { done } = await all(
      orders.map(
        ({ id }, index) =>
          () =>
            index % 2
              ? here.app.payment.approve(staff, { id, bankCode })
              : here.app.payment.matchTransfer(colleague, { id: transferId, paymentId: id }),
      ),
    );
    expect(done).toBe(1);
    const transfer = await here.ports.reads.incomingTransfers.find(transferId);
    expect(transfer).toMatchObject({ status: 'MATCHED', allocations: [{ amountVnd: 99_000 }] });
    const coins = await Promise.all(orders.map((each) => each.coins()));
    expect(coins.reduce((sum, each) => sum + each)).toBe(1000);
  });

  it('reverse it or spend its coins, never both', async () => {
    const { id, me, coins, stored } = await ordered();
    await here.app.payment.approve(staff, { id, bankCode: reference() });
    const { done, codes } = await times(crowd, (index) =>
      index % 2
        ? here.app.payment.reverse(staff, { id, reason })
        : here.app.coin.convert(me, { fitCoin: 1000, reference: `${id} ${index}` }),
    );
    expect(done).toBe(1);
    for (const code of codes)
      expect(['payment.not_pending', 'payment.coins_spent', 'coin.not_enough']).toContain(code);
    const isReversed = (await stored())?.status === 'CANCELED';
    expect(await coins()).toBe(0);
    expect((await here.ports.reads.wallets.of(me.id)).baseCoin).toBe(isReversed ? 0 : 10_000);
  });

  it('reopen it once', async () => {
    const { id, stored } = await ordered({ status: 'CANCELED', cancelReason: 'EXPIRED' });
    const { done, codes } = await times(crowd, () => here.app.payment.reopen(staff, { id, reason }));
    expect({ done, codes }).toEqual({ done: 1, codes: ['payment.not_pending'] });
    expect(await stored()).toMatchObject({ status: 'PENDING', opening: 2 });
  });

  it('cancel each order that ran out once, on however many instances', async () => {
    const orders = await Promise.all(
      Array.from({ length: 6 }, () => ordered({ expiresAt: new Date(noon.getTime() - day) })),
    );
    const { outcomes } = await times(crowd, () => here.app.payment.expirePayments(system));
    const expired = outcomes.map((outcome) =>
      outcome.status === 'fulfilled' ? (outcome.value as { expired: number }).expired : 0,
    ); // expirePayments answers how many
    expect(expired.reduce((sum, each) => sum + each)).toBe(orders.length);
    for (const { stored } of orders) expect((await stored())?.cancelReason).toBe('EXPIRED');
  });

  it('never delete a receipt that is being attached', async () => {
    const { id, me, stored } = await ordered();
    const receipt = aMedium({ ownerId: me.id, purpose: 'RECEIPT' });
    await here.seed({ media: [receipt] });
    const { codes } = await times(crowd, (index) =>
      index === crowd - 1
        ? here.app.media.deleteMedium(me, receipt.id)
        : here.app.payment.attachReceipt(me, id, receipt.id),
    );
    for (const code of codes) expect(['media.in_use', 'payment.receipt_not_found']).toContain(code);
    const isKept = (await here.ports.reads.media.find(receipt.id)) !== null;
    expect((await stored())?.receiptId).toBe(isKept ? receipt.id : null);
  });
});

describe('a part of the money', () => {
  it('is matched, or let go of by a rejection, and never both', async () => {
    for (let round = 0; round < 10; round++) {
      const { id, coins, stored } = await ordered();
      const parts = await Promise.all([
        arrived({ amountVnd: 40_000 }),
        arrived({ amountVnd: 30_000 }),
        arrived({ amountVnd: 29_000 }),
      ]);
      await here.app.payment.matchTransfer(staff, { id: parts[0].id, paymentId: id });
      await all([
        () => here.app.payment.matchTransfer(staff, { id: parts[1].id, paymentId: id }),
        () => here.app.payment.reject(colleague, { id, reason }),
        () => here.app.payment.matchTransfer(staff, { id: parts[2].id, paymentId: id }),
      ]);
      const payment = await stored();
      expect(await coins()).toBe(payment?.status === 'COMPLETED' ? 1000 : 0);
      expect(payment?.receivedVnd).toBe(payment?.status === 'COMPLETED' ? 99_000 : 0);
    }
    expect(await here.ports.reads.moneyAudit.breaches()).toEqual([]);
  });
});
