import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { system } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { IncomingTransfer } from '#core/money/payment/incoming-transfer.ts';
import type { Payment } from '#core/money/payment/payment.ts';
import { databaseWorld, type DatabaseWorld } from '#fixtures/engine/database-world.ts';
import { nextId } from '#fixtures/engine/ids.ts';
import {
  aBankNotice,
  anIncomingTransfer,
  aReportedTransfer,
  signedBySePay,
} from '#fixtures/money/incoming-transfers.ts';
import { aPayment, bankAccount } from '#fixtures/money/payments.ts';
import { crowds } from '#fixtures/engine/races.ts';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor, staff } from '#fixtures/engine/world.ts';
import { permissions } from '#core/access/actor/permission.ts';

/** PostgreSQL tells its counters with a delay of up to a second. */
const countersLagMs = 1_500;

let here: DatabaseWorld;
beforeAll(async () => {
  here = await databaseWorld();
});
afterAll(async () => {
  expect(await here.app.payment.judgeReceived(system)).toEqual({ looked: 0 });
  expect(await here.app.coin.reconcile(system)).toEqual({ ok: true, breaches: [] });
  // A deadlock would be broken by PostgreSQL and the work repeated: nobody would notice, but slowness.
  await pause(countersLagMs);
  const { rows } = await here.db.raw(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  expect(rows).toEqual([{ deadlocks: 0 }]);
  await here.close();
});

type Work = () => Promise<unknown>;

/** All at once; the losers must get a refusal of the catalogue, never anything else. */
const race = async (...works: readonly Work[]): Promise<readonly string[]> => {
  const outcomes = await Promise.allSettled(works.map((work) => work()));
  return outcomes.map((outcome) => {
    if (outcome.status === 'fulfilled') return 'done';
    if (!(outcome.reason instanceof DomainError)) throw outcome.reason;
    return outcome.reason.code;
  });
};
const times = (count: number, work: (at: number) => Promise<unknown>): readonly Work[] =>
  Array.from({ length: count }, (_, at) => () => work(at));

const ordered = async (count = 1): Promise<readonly [Payment, ...Payment[]]> => {
  const payments = Array.from({ length: count }, () => aPayment({ userId: nextId() }));
  await here.seed({ users: payments.map(({ userId }) => aUser({ id: userId })), payments });
  return payments as [Payment, ...Payment[]]; // at least one was asked for
};

const queued = async (parts: Partial<IncomingTransfer> = {}): Promise<IncomingTransfer> => {
  const notice = aBankNotice();
  await here.ports.reads.bankNotices.insert(notice);
  const transfer = anIncomingTransfer({
    noticeId: notice.id,
    status: 'WAITING',
    waitingReason: 'UNKNOWN_MEMO',
    ...parts,
  });
  await here.ports.reads.incomingTransfers.insert(transfer);
  return transfer;
};

let last = 0;
const noticeBody = (content: string, amountVnd: number, reference?: string) =>
  aReportedTransfer({ number: (last += 1), content, amountVnd, reference: reference ?? `RACE${last}` });
const sendNotice = async (body: ReturnType<typeof noticeBody>): Promise<number> => {
  const { stored, judged } = await here.app.payment.receiveNotice(signedBySePay(body, here.clock.now()));
  await judged;
  return stored;
};
/** What another transaction held at the moment of judging is left to the clock. */
const settle = () => here.app.payment.judgeReceived(system);

const paymentOf = async ({ id }: Payment) => (await here.ports.reads.payments.find(id))!; // stored by the test
const transferOf = async ({ id }: IncomingTransfer) => (await here.ports.reads.incomingTransfers.find(id))!; // as above
const coinsOf = async ({ userId }: Payment) => (await here.ports.reads.wallets.of(userId)).fitCoin;
const transfersOf = (payment: Payment) => here.ports.reads.incomingTransfers.of(payment.id);
/** Each order paid in full. */
const wholeParts = (...payments: readonly Payment[]) =>
  payments.map(({ id, amountVnd }) => ({ paymentId: id, amountVnd }));
const colleague = actorFor(aUser({ id: 'colleague-of-the-tests' }), permissions);

describe('the same notice at the same instant', () => {
  it('from two messengers under two numbers is stored once', async () => {
    const [payment] = await ordered();
    const bodies = Array.from({ length: 10 }, () =>
      noticeBody(payment.code, payment.amountVnd, 'ONE REFERENCE'),
    );
    const stored: number[] = [];
    await race(...bodies.map((body) => async () => stored.push(await sendNotice(body))));
    expect(stored.reduce((sum, each) => sum + each, 0)).toBe(1);
    await settle();
    expect(await coinsOf(payment)).toBe(payment.coins);
  });
});

describe('different notices of one order at the same instant', () => {
  it.each(crowds)('%i of the whole price complete it once; the others wait', async (count) => {
    const [payment] = await ordered();
    await race(...times(count, () => sendNotice(noticeBody(payment.code, payment.amountVnd))));
    await settle();
    expect(await coinsOf(payment)).toBe(payment.coins);
    const all = await here.ports.reads.incomingTransfers.of(payment.id);
    expect(all.filter(({ status }) => status === 'MATCHED')).toHaveLength(1);
    expect(all.filter(({ waitingReason }) => waitingReason === 'ALREADY_PAID')).toHaveLength(count - 1);
  });

  it.each([3, 9, 33, 198])('%i parts of it complete it together', async (count) => {
    const [payment] = await ordered();
    await race(...times(count, () => sendNotice(noticeBody(payment.code, payment.amountVnd / count))));
    await settle();
    expect(await paymentOf(payment)).toMatchObject({ status: 'COMPLETED', receivedVnd: payment.amountVnd });
    expect((await transfersOf(payment)).map(({ status }) => status)).toEqual(Array(count).fill('MATCHED'));
    expect(await coinsOf(payment)).toBe(payment.coins);
  });
});

describe('a webhook and staff at the same instant', () => {
  it.each([1, 2, 3, 4, 5, 6])('complete an order once, by the same reference (round %i)', async () => {
    const [payment] = await ordered();
    const body = noticeBody(payment.code, payment.amountVnd);
    const bankCode = String(body['referenceCode']);
    const [approved] = await race(
      () => here.app.payment.approve(staff, { id: payment.id, bankCode }),
      () => sendNotice(body),
      () => here.app.payment.approve(colleague, { id: payment.id, bankCode }),
    );
    await settle();
    expect(['done', 'payment.not_pending', 'version.stale', 'payment.bank_code_used']).toContain(approved);
    expect(await coinsOf(payment)).toBe(payment.coins);
    expect(await paymentOf(payment)).toMatchObject({ status: 'COMPLETED', receivedVnd: payment.amountVnd });
    expect((await transfersOf(payment)).map(({ status }) => status)).toEqual(['MATCHED']);
  });

  it.each([1, 2, 3, 4, 5, 6])('complete an order once, by different references (round %i)', async () => {
    const [payment] = await ordered();
    await race(
      () => here.app.payment.approve(staff, { id: payment.id, bankCode: `TYPED ${payment.id}` }),
      () => sendNotice(noticeBody(payment.code, payment.amountVnd)),
    );
    await settle();
    expect(await coinsOf(payment)).toBe(payment.coins);
    expect(await paymentOf(payment)).toMatchObject({ status: 'COMPLETED' });
  });

  it.each([1, 2, 3, 4])('reject and pay: the money pays it or waits (round %i)', async () => {
    const [payment] = await ordered();
    await race(
      () => here.app.payment.reject(staff, { id: payment.id, reason: 'Nhầm gói' }),
      () => sendNotice(noticeBody(payment.code, payment.amountVnd)),
    );
    await settle();
    const { status } = await paymentOf(payment);
    expect(await coinsOf(payment)).toBe(status === 'COMPLETED' ? payment.coins : 0);
    expect(await transfersOf(payment)).toMatchObject([
      status === 'COMPLETED' ? { status: 'MATCHED' } : { status: 'WAITING', waitingReason: 'LATE' },
    ]);
  });
});

describe('staff at the same instant', () => {
  it.each([1, 2, 3, 4])('match one transfer to two orders: never more than there is (round %i)', async () => {
    const orders = await ordered(2);
    const transfer = await queued();
    const outcomes = await race(
      ...orders.map(
        ({ id }) =>
          () =>
            here.app.payment.matchTransfer(staff, { id: transfer.id, paymentId: id }),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['done', 'incoming_transfer.not_waiting']);
    expect((await transferOf(transfer)).allocations).toHaveLength(1);
    const coins = await Promise.all(orders.map(coinsOf));
    expect(coins.toSorted((a, b) => a - b)).toEqual([0, orders[0].coins]);
  });

  it.each(crowds)('match %i transfers to one order: one completes it', async (count) => {
    const [payment] = await ordered();
    const transfers = await Promise.all(Array.from({ length: count }, () => queued()));
    const outcomes = await race(
      ...transfers.map(
        ({ id }) =>
          () =>
            here.app.payment.matchTransfer(staff, { id, paymentId: payment.id }),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['done', 'payment.not_pending']));
    expect(await coinsOf(payment)).toBe(payment.coins);
  });

  it('match, split and return one transfer in every way at once: its sum holds', async () => {
    const orders = await ordered(4);
    const transfer = await queued({ amountVnd: 250_000 });
    const { id } = transfer;
    const { matchTransfer, splitTransfer, returnTransfer } = here.app.payment;
    await race(
      ...orders.map(
        ({ id: paymentId }) =>
          () =>
            matchTransfer(staff, { id, paymentId }),
      ),
      ...orders.map(
        ({ id: paymentId }) =>
          () =>
            matchTransfer(colleague, { id, paymentId, amountVnd: 50_000 }),
      ),
      () => splitTransfer(staff, { id, parts: orders.slice(0, 2).map((each) => ({ paymentId: each.id, amountVnd: 40_000 })) }), // prettier-ignore
      () => returnTransfer(staff, { id, note: 'Đã chuyển trả' }),
    );
    const { allocations } = await transferOf(transfer);
    expect(allocations.reduce((sum, { amountVnd }) => sum + amountVnd, 0)).toBeLessThanOrEqual(250_000);
  });

  it('put a part down while the rest of it comes in: there is no deadlock', async () => {
    for (let round = 0; round < 20; round += 1) {
      const [payment] = await ordered();
      const part = await queued({
        amountVnd: 40_000,
        waitingReason: 'UNDER',
        suggestedPaymentId: payment.id,
      });
      const [matched] = await race(
        () => here.app.payment.matchTransfer(staff, { id: part.id, paymentId: payment.id }),
        () => sendNotice(noticeBody(payment.code, payment.amountVnd - 40_000)),
      );
      await settle();
      expect(['done', 'incoming_transfer.not_waiting']).toContain(matched);
      // Judged while staff held the part: too little by itself, and staff were told what is missing.
      const { status, receivedVnd } = await paymentOf(payment);
      expect([status, receivedVnd]).toEqual(
        status === 'COMPLETED' ? ['COMPLETED', payment.amountVnd] : ['PROCESSING', 40_000],
      );
      expect(await coinsOf(payment)).toBe(status === 'COMPLETED' ? payment.coins : 0);
    }
  });

  it('complete orders of the same two people in two splits: there is no deadlock', async () => {
    for (let round = 0; round < 20; round += 1) {
      const [one, two] = (await ordered(2)) as [Payment, Payment]; // two were asked for
      const [three, four] = [aPayment({ userId: two.userId }), aPayment({ userId: one.userId })];
      await here.seed({ payments: [three, four] });
      const [first, second] = [await queued({ amountVnd: 198_000 }), await queued({ amountVnd: 198_000 })];
      const outcomes = await race(
        () => here.app.payment.splitTransfer(staff, { id: first.id, parts: wholeParts(one, two) }),
        () => here.app.payment.splitTransfer(colleague, { id: second.id, parts: wholeParts(three, four) }),
      );
      expect(outcomes).toEqual(['done', 'done']);
      expect([await coinsOf(one), await coinsOf(two)]).toEqual([2 * one.coins, 2 * two.coins]);
    }
  });

  it.each([1, 2, 3, 4])(
    'split in opposite orders while notices come in: there is no deadlock (round %i)',
    async () => {
      const orders = await ordered(6);
      const reversed = orders.toReversed();
      const transfers = await Promise.all(Array.from({ length: 12 }, () => queued({ amountVnd: 60_000 })));
      const outcomes = await race(
        ...transfers.map(
          ({ id }, at) =>
            () =>
              here.app.payment.splitTransfer(at % 2 === 0 ? staff : colleague, {
                id,
                parts: (at % 2 === 0 ? orders : reversed).map((each) => ({
                  paymentId: each.id,
                  amountVnd: 9000,
                })),
              }),
        ),
        ...orders.map((each) => () => sendNotice(noticeBody(each.code, 27_000))),
        ...orders.map((each) => () => sendNotice(noticeBody(`${each.code} ${orders[0].code}`, 27_000))),
        ...orders.map((each) => () => here.app.payment.reject(staff, { id: each.id, reason: 'Nhầm đơn' })),
      );
      expect(outcomes).toContain('done');
      await settle();
    },
  );
});

const statementOf = (rows: readonly (readonly [string, number, string])[]): string =>
  [
    'Ngày giao dịch,Số tham chiếu,Ghi nợ,Ghi có,Nội dung',
    ...rows.map(([reference, amountVnd, words]) => `20/11/2026 11:30:00,${reference},,${amountVnd},${words}`),
  ].join('\n');

describe('a statement', () => {
  const accountNumber = bankAccount.number;

  it('imported ten times at once is stored once', async () => {
    const orders = await ordered(20);
    const rows = orders.map(({ code, amountVnd }, at) => [`STMT${orders[0].id}${at}`, amountVnd, `ck ${code}`] as const); // prettier-ignore
    const texts = [statementOf(rows), statementOf(rows.toReversed())];
    const added: number[] = [];
    await race(
      ...times(10, async (at) => {
        const text = texts[at % 2]!; // two of them
        added.push((await here.app.payment.importStatement(staff, { text, accountNumber })).added);
      }),
    );
    expect(added.reduce((sum, each) => sum + each, 0)).toBe(20);
    await settle();
    expect(await Promise.all(orders.map(coinsOf))).toEqual(orders.map(({ coins }) => coins));
  });

  it('of ten thousand rows is taken in seconds, and again adds nothing', { timeout: 60_000 }, async () => {
    const orders = await ordered(100);
    const rows = Array.from({ length: 10_000 }, (_, at) => {
      const order = at % 100 === 0 ? orders[at / 100] : undefined;
      return [`BIG${at}`, order?.amountVnd ?? 5000 + at, order ? `CK ${order.code}` : `NGUYEN VAN ${at} chuyen tien`] as const; // prettier-ignore
    });
    const text = statementOf(rows);
    const started = performance.now();
    expect(await here.app.payment.importStatement(staff, { text, accountNumber })).toMatchObject({
      added: 10_000,
      known: 0,
      completed: 100,
      waiting: 9900,
      received: 0,
      refused: [],
    });
    const first = performance.now() - started;
    expect(await here.app.payment.importStatement(staff, { text, accountNumber })).toMatchObject({
      added: 0,
      known: 10_000,
    });
    expect(first).toBeLessThan(30_000);
  });
});
