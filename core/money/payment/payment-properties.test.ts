import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coinPackages } from '#core/money/coin/packages.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { day, hour } from '#core/kernel/time.ts';
import type { Payment } from '#core/money/payment/payment.ts';
import { bankSettings } from '#fixtures/money/payments.ts';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor, staff, system, world } from '#fixtures/engine/world.ts';

const members = ['an', 'binh'] as const;
const second = actorFor(aUser({ id: 'second' }), [
  'payment.approve',
  'payment.reject',
  'payment.reopen',
  'payment.manage',
]);

type Step = Readonly<
  | { do: 'create'; who: number; what: number }
  | { do: 'markPaid' | 'cancel' | 'reject' | 'reopen'; which: number }
  | { do: 'approve'; which: number; bankCode: number; who: number }
  | { do: 'reverse'; which: number; who: number }
  | { do: 'spend'; who: number; coins: number }
  | { do: 'wait'; hours: number }
>;

/** One of those there are: counted round. */
const which = fc.nat(11);
const who = fc.nat(1);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('create' as const), who, what: fc.nat(3) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('markPaid' as const, 'cancel' as const, 'reject' as const, 'reopen' as const), which }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('approve' as const), which, bankCode: fc.nat(5), who }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('reverse' as const), which, who }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('spend' as const), who, coins: fc.integer({ min: 1, max: 1500 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 30 }) }) },
); // prettier-ignore

type Order = {
  id: string;
  who: number;
  coins: number;
  amountVnd: number;
  status: Payment['status'];
  expiresAt: number;
  isMarked: boolean;
  bankCode: number | null;
  /** What one person asked for and another has to ask for too. */
  proposed: { do: 'approve' | 'reverse'; by: number; bankCode: number | null } | null;
};
type Model = { orders: Order[]; coins: [number, number]; now: number; secondFrom: number };

const orderOf = ({ orders }: Model, index: number): Order | undefined => orders[index % orders.length];

const person = (index: number) => (index === 0 ? staff : second);

const isOpen = ({ status }: Order) => status === 'PENDING' || status === 'PROCESSING';

/** True when this person's word is enough; else it is remembered, or, said twice by one, refused (null). */
const isSeconded = (model: Model, order: Order, asked: NonNullable<Order['proposed']>): boolean | null => {
  if (model.secondFrom === 0 || order.amountVnd < model.secondFrom) return true;
  const { proposed } = order;
  if (proposed?.do !== asked.do || proposed.bankCode !== asked.bankCode) {
    order.proposed = asked;
    return false;
  }
  return proposed.by === asked.by ? null : true;
};

/** Whether the step may happen; when it may, the model has taken it. */
const take = (model: Model, taken: Exclude<Step, { do: 'create' | 'wait' }>): boolean => {
  if (taken.do === 'spend') {
    const left = (model.coins[taken.who] ?? 0) - taken.coins;
    if (left < 0) return false;
    model.coins[taken.who] = left;
    return true;
  }
  const order = orderOf(model, taken.which);
  if (!order) return false;
  switch (taken.do) {
    case 'markPaid':
      // Said again, it changes nothing.
      if (order.isMarked && order.status !== 'CANCELED') return true;
      if (!isOpen(order)) return false;
      Object.assign(order, { status: 'PROCESSING', isMarked: true });
      return true;
    case 'cancel':
      if (order.status !== 'PENDING') return false;
      order.status = 'CANCELED';
      return true;
    case 'reject':
      if (!isOpen(order)) return false;
      Object.assign(order, { status: 'CANCELED', proposed: null });
      return true;
    case 'reopen':
      if (order.status !== 'CANCELED') return false;
      Object.assign(order, {
        status: 'PENDING',
        proposed: null,
        isMarked: false,
        expiresAt: model.now + day,
      });
      return true;
    case 'approve': {
      const { bankCode } = taken;
      const isUsed = model.orders.some((o) => o.status === 'COMPLETED' && o.bankCode === bankCode);
      if (!isOpen(order) || isUsed) return false;
      const seconded = isSeconded(model, order, { do: 'approve', by: taken.who, bankCode });
      if (seconded === null) return false;
      if (!seconded) return true;
      Object.assign(order, { status: 'COMPLETED', bankCode, proposed: null });
      model.coins[order.who] = (model.coins[order.who] ?? 0) + order.coins;
      return true;
    }
    case 'reverse': {
      if (order.status !== 'COMPLETED') return false;
      const before = order.proposed;
      const seconded = isSeconded(model, order, { do: 'reverse', by: taken.who, bankCode: null });
      if (seconded === null) return false;
      if (!seconded) return true;
      const left = (model.coins[order.who] ?? 0) - order.coins;
      if (left < 0) {
        order.proposed = before;
        return false;
      }
      Object.assign(order, { status: 'CANCELED', bankCode: null, proposed: null });
      model.coins[order.who] = left;
      return true;
    }
  }
};

const play = async (steps: readonly Step[], secondFrom: number) => {
  const users = members.map((id) => aUser({ id }));
  const testWorld = world({ users, settings: { ...bankSettings, secondApprovalFromVnd: secondFrom } });
  const { payment, coin } = testWorld.app;
  const member = (index: number) => actorFor(users[index] ?? aUser());
  const model: Model = { orders: [], coins: [0, 0], now: testWorld.clock.now().getTime(), secondFrom };
  const reason = 'thử';

  const perform = async (taken: Exclude<Step, { do: 'create' | 'wait' }>, number: number) => {
    if (taken.do === 'spend')
      return coin.convert(member(taken.who), { fitCoin: taken.coins, reference: `spent ${number}` });
    const { id, who: owner } = orderOf(model, taken.which) ?? { id: 'none', who: 0 };
    switch (taken.do) {
      case 'markPaid':
        return payment.markPaid(member(owner), id);
      case 'cancel':
        return payment.cancelPayment(member(owner), id);
      case 'reject':
        return payment.reject(staff, { id, reason });
      case 'reopen':
        return payment.reopen(second, { id, reason });
      case 'approve':
        return payment.approve(person(taken.who), { id, bankCode: `FT ${taken.bankCode}` });
      case 'reverse':
        return payment.reverse(person(taken.who), { id, reason });
    }
  };

  for (const [number, taken] of steps.entries()) {
    const stepText = JSON.stringify({ number, taken });
    if (taken.do === 'wait') {
      testWorld.clock.forward(taken.hours * hour);
      model.now += taken.hours * hour;
      const due = model.orders.filter((o) => o.status === 'PENDING' && o.expiresAt <= model.now);
      for (const order of due) Object.assign(order, { status: 'CANCELED', proposed: null });
      expect(await payment.expirePayments(system), stepText).toEqual({ expired: due.length });
    } else if (taken.do === 'create') {
      const offer = coinPackages[taken.what] ?? coinPackages[0];
      const isFull = model.orders.filter((o) => o.who === taken.who && isOpen(o)).length >= 5;
      const work = payment.createPayment(member(taken.who), { packageId: offer.id, method: 'BANK_TRANSFER' });
      if (isFull) await expect(work, stepText).rejects.toMatchObject({ code: 'payment.too_many_open' });
      else {
        const { id, expiresAt } = await work;
        model.orders.push({
          id,
          who: taken.who,
          coins: offer.coins,
          amountVnd: offer.priceVnd,
          status: 'PENDING',
          expiresAt: expiresAt.getTime(),
          isMarked: false,
          bankCode: null,
          proposed: null,
        });
      }
    } else {
      const refused = await perform(taken, number).then(
        () => false,
        (error: unknown) => {
          if (error instanceof DomainError) return true;
          throw error;
        },
      );
      expect(refused, stepText).toBe(!take(model, taken));
    }

    for (const [index, id] of members.entries())
      expect((await testWorld.ports.reads.wallets.of(id)).fitCoin, stepText).toBe(model.coins[index]);
    const stored = new Map(testWorld.rows('payments').map((row) => [row.id, row]));
    for (const order of model.orders) expect(stored.get(order.id)?.status, stepText).toBe(order.status);
    expect(await testWorld.ports.reads.moneyAudit.breaches(), stepText).toEqual([]);
  }
};

describe('orders', () => {
  it('give exactly their coins to exactly their member, in whatever order people act', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), (steps) => play(steps, 0)),
      { numRuns: 150 },
    );
  });

  it('and so they do where large amounts take two people', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), (steps) => play(steps, 499_000)),
      { numRuns: 150 },
    );
  });
});
