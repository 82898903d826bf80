import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coinPackages } from '#core/money/coin/packages.ts';
import { hour } from '#core/kernel/time.ts';
import { aReportedTransfer, signedBySePay } from '#fixtures/money/incoming-transfers.ts';
import { aPayment, bankAccount } from '#fixtures/money/payments.ts';
import { aUser } from '#fixtures/people/users.ts';
import { expectRefusal, staff, system, world } from '#fixtures/engine/world.ts';
import { allocatedVnd, placeOf } from './incoming-transfer.ts';

const members = ['an', 'hoa', 'lan'].map((id) => aUser({ id }));
const orders = Array.from({ length: 6 }, (_, at) => {
  const { id: packageId, coins, bonusPercent, priceVnd: amountVnd } = coinPackages[at % coinPackages.length]!; // within the list
  const userId = members[at % members.length]!.id; // as above
  return aPayment({ userId, packageId, coins, bonusPercent, amountVnd });
});

const anyOrder = fc.nat(orders.length - 1);
const anyTransfer = fc.nat(30);
/** Of the price: all of it, a half, the other half, too much, or something odd. */
const share = fc.constantFrom(1, 1, 1, 0.5, 0.25, 0.75, 1.5, 2);
const words = fc.constantFrom('one', 'one', 'one', 'one', 'two', 'unknown', 'nothing');

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('notice' as const),
      order: anyOrder,
      words,
      share,
      isOurs: fc.constantFrom(true, true, true, true, false),
      isOut: fc.constantFrom(false, false, false, false, true),
      hasReference: fc.constantFrom(true, true, false),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('replay' as const), transfer: anyTransfer }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('statement' as const),
      transfer: anyTransfer,
      isRenamed: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('match' as const),
      transfer: anyTransfer,
      order: anyOrder,
      amountVnd: fc.option(fc.integer({ min: 1, max: 600_000 }), { nil: undefined }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('split' as const),
      transfer: anyTransfer,
      parts: fc.array(
        fc.record({ order: fc.option(anyOrder), amountVnd: fc.integer({ min: 1, max: 200_000 }) }),
        { minLength: 1, maxLength: 3 },
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('return' as const), transfer: anyTransfer }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('approve' as const),
      order: anyOrder,
      transfer: fc.option(anyTransfer),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reopen' as const), order: anyOrder }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('reject' as const, 'reverse' as const), order: anyOrder }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('judge' as const, 'expire' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const run = async (steps: readonly Step[]) => {
  const here = world({ users: members, payments: orders });
  const { payment: app } = here.app;
  const sent: ReturnType<typeof aReportedTransfer>[] = [];
  const approvedByHand = new Set<string>();
  const transfersNow = () => here.rows('incomingTransfers');
  const idOf = (at: number): string => transfersNow()[at % Math.max(1, transfersNow().length)]?.id ?? 'none';
  const order = (at: number) => orders[at]!; // drawn within the list
  let typed = 0;

  const sendNotice = async (notice: (typeof sent)[number]): Promise<void> => {
    const { judged } = await app.receiveNotice(signedBySePay(notice, here.clock.now()));
    await judged;
  };

  const take = async (one: Step): Promise<void> => {
    switch (one.do) {
      case 'notice': {
        const { code, amountVnd } = order(one.order);
        const said = { one: code, two: `${code} ${orders[(one.order + 1) % orders.length]!.code}`, unknown: 'PAYFBCCCCCCCC', nothing: 'chuyen tien' }; // prettier-ignore
        const notice = aReportedTransfer({
          number: sent.length + 1,
          content: `CK ${said[one.words as keyof typeof said]}`, // one of its keys
          amountVnd: Math.round(amountVnd * one.share),
          accountNumber: one.isOurs ? bankAccount.number : '9998887776',
          way: one.isOut ? 'out' : 'in',
          ...(one.hasReference ? {} : { reference: null }),
        });
        sent.push(notice);
        return sendNotice(notice);
      }
      case 'replay': {
        const notice = sent[one.transfer % Math.max(1, sent.length)];
        return notice && sendNotice(notice);
      }
      case 'statement': {
        const transfer = transfersNow()[one.transfer % Math.max(1, transfersNow().length)];
        if (!transfer) return undefined;
        const { description, amountVnd, bankReference, status } = transfer;
        const reference = one.isRenamed ? `NH${bankReference}` : bankReference;
        const [out, into] = status === 'OUTGOING' ? [amountVnd, ''] : ['', amountVnd];
        const text = `Ngày,Số tham chiếu,Ghi nợ,Ghi có,Nội dung\n20/11/2026,${reference},${out},${into},${description}`;
        await app.importStatement(staff, { text, accountNumber: transfer.accountNumber });
        return undefined;
      }
      case 'match':
        await app.matchTransfer(staff, { id: idOf(one.transfer), paymentId: order(one.order).id, amountVnd: one.amountVnd }); // prettier-ignore
        return undefined;
      case 'split': {
        const parts = one.parts.map((part) => ({
          paymentId: part.order === null ? null : order(part.order).id,
          amountVnd: part.amountVnd,
        }));
        await app.splitTransfer(staff, { id: idOf(one.transfer), parts });
        return undefined;
      }
      case 'return':
        await app.returnTransfer(staff, { id: idOf(one.transfer), note: 'Đã chuyển trả' });
        return undefined;
      case 'approve': {
        const known = one.transfer === null ? undefined : transfersNow()[one.transfer];
        const bankCode = known?.bankReference ?? `TYPED${(typed += 1)}`;
        await app.approve(staff, { id: order(one.order).id, bankCode });
        approvedByHand.add(order(one.order).id);
        return undefined;
      }
      case 'reopen':
      case 'reject':
      case 'reverse':
        await app[one.do](staff, { id: order(one.order).id, reason: 'Theo yêu cầu' });
        if (one.do === 'reverse') approvedByHand.delete(order(one.order).id);
        return undefined;
      case 'judge':
        await app.judgeReceived(system);
        return undefined;
      case 'expire':
        here.clock.forward(25 * hour);
        await app.expirePayments(system);
        return undefined;
    }
  };

  /** Between two looks of the clock an order opened again leaves its transfers to be judged. */
  const requireSound = async (isJudged: boolean): Promise<void> => {
    const breaches = await here.ports.reads.moneyAudit.breaches();
    expect(breaches.filter(({ rule }) => isJudged || rule !== 'transfer.unjudged')).toEqual([]);
    const payments = here.rows('payments');
    const completed = payments.filter(({ status }) => status === 'COMPLETED');
    let coins = 0;
    for (const { id } of members) coins += (await here.ports.reads.wallets.of(id)).fitCoin;
    expect(coins).toBe(completed.reduce((sum, each) => sum + each.coins, 0));
    for (const { id, receivedVnd, amountVnd } of completed) {
      if (!approvedByHand.has(id)) expect(receivedVnd).toBe(amountVnd);
    }
    expect(new Set(completed.map(({ bankCode }) => bankCode)).size).toBe(completed.length);

    for (const transfer of transfersNow()) {
      expect(allocatedVnd(transfer)).toBeLessThanOrEqual(transfer.amountVnd);
      if (transfer.status === 'RECEIVED' && !isJudged) continue;
      expect(transfer.status).toBe(transfer.status === 'OUTGOING' ? 'OUTGOING' : placeOf(transfer));
      expect(transfer.waitingReason === null).toBe(transfer.status !== 'WAITING');
    }
    const putDown = transfersNow().flatMap(({ allocations }) => allocations).filter(({ paymentId }) => paymentId !== null); // prettier-ignore
    const ofOrders = payments.reduce((sum, { receivedVnd }) => sum + receivedVnd, 0);
    expect(putDown.reduce((sum, { amountVnd }) => sum + amountVnd, 0)).toBe(ofOrders);
  };

  for (const one of steps) {
    await take(one).catch(expectRefusal);
    await requireSound(false);
  }
  await app.judgeReceived(system);
  await requireSound(true);
  const before = [here.rows('payments'), transfersNow(), here.rows('postings'), here.rows('events')];
  for (const notice of sent) await sendNotice(notice);
  expect([here.rows('payments'), transfersNow(), here.rows('postings'), here.rows('events')]).toEqual(before);
  return here;
};

describe('every incoming transfer', () => {
  it('ends in exactly one place, and coins are credited for exactly the orders that are completed', () =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 30 }), async (steps) => {
        await run(steps);
      }),
      { numRuns: 300 },
    ));

  it('is what the streams above are made of: each place and each reason is reached', async () => {
    const places = new Set<string>();
    const reasons = new Set<string>();
    for (const steps of fc.sample(fc.array(step, { minLength: 25, maxLength: 30 }), {
      numRuns: 60,
      seed: 20,
    })) {
      for (const { status, waitingReason } of (await run(steps)).rows('incomingTransfers')) {
        places.add(status);
        if (waitingReason) reasons.add(waitingReason);
      }
    }
    expect([...places].toSorted()).toEqual(['MATCHED', 'OUTGOING', 'RETURNED', 'SPLIT', 'WAITING']);
    expect([...reasons].toSorted()).toEqual(
      ['ALREADY_PAID', 'AMBIGUOUS_MEMO', 'DUPLICATE', 'LATE', 'OVER', 'PAYMENT_CANCELED', 'UNDER', 'UNKNOWN_MEMO', 'WRONG_ACCOUNT'], // prettier-ignore
    );
  });
});
