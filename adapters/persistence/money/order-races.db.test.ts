import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { system, type Actor } from '#core/access/actor/actor.ts';
import type { Product } from '#core/money/shop/product.ts';
import { kindOf } from '#core/error-catalogue.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { aDelivery, aProduct } from '#fixtures/money/catalog.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { databaseWorld, type DatabaseWorld } from '#fixtures/engine/database-world.ts';
import { crowds } from '#fixtures/engine/races.ts';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor, staff } from '#fixtures/engine/world.ts';

let here: DatabaseWorld;
beforeAll(async () => {
  here = await databaseWorld();
  await here.seed({ users: [aUser({ id: staff.id })] });
});
afterEach(async () => {
  expect(await here.app.coin.reconcile(system)).toEqual({ ok: true, breaches: [] });
});
afterAll(() => here.close());

/** What became of each; the losers must have got a plain refusal, which HTTP answers with 4xx. */
const outcomesOf = async <Result>(works: readonly Promise<Result>[]) => {
  const outcomes = await Promise.allSettled(works);
  const refusals = outcomes.flatMap((outcome) => {
    if (outcome.status === 'fulfilled') return [];
    if (!(outcome.reason instanceof DomainError)) throw outcome.reason;
    expect(['unavailable', 'unexpected']).not.toContain(kindOf(outcome.reason.code));
    return [outcome.reason.code];
  });
  const results = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  return { results, done: results.length, refusals: [...new Set(refusals)].toSorted() };
};

const times = <Result>(count: number, work: (index: number) => Result): Result[] =>
  Array.from({ length: count }, (_, index) => work(index));

const buyers = async (count: number, coins: number): Promise<readonly Actor[]> => {
  const users = times(count, () => aUser());
  const transfers = users.map(({ id: userId }) => aTransfer({ userId, coin: 'FIT_COIN', amount: coins }));
  await here.seed({ users, transfers });
  return users.map((user) => actorFor(user));
};

const sold = async (parts: Partial<Product>): Promise<Product> => {
  const product = aProduct(parts);
  await here.ports.reads.products.insert(product);
  return product;
};

const buy = (actor: Actor, { id: productId, priceFitCoin: unitPrice }: Product, quantity = 1) =>
  here.app.catalog.placeOrder(actor, { productId, quantity, unitPrice, delivery: aDelivery });

const stockOf = async ({ id }: Product) => (await here.ports.reads.products.find(id))?.stock;
const coinsOf = async (actors: readonly Actor[]) =>
  (await Promise.all(actors.map((actor) => here.app.coin.getWallet(actor)))).map(({ fitCoin }) => fitCoin);

describe('the last piece', () => {
  it.each(crowds)('of seven: %i members buy two each, three get theirs', async (crowd) => {
    const [actors, product] = [await buyers(crowd, 600), await sold({ stock: 7 })];
    const { done } = await outcomesOf(actors.map((actor) => buy(actor, product, 2)));

    expect(done).toBe(Math.min(crowd, 3));
    expect(await stockOf(product)).toBe(7 - done * 2);
    expect((await coinsOf(actors)).filter((coins) => coins === 0)).toHaveLength(done);
  });

  it('is not sold again while staff fill up the shelf from an old page', async () => {
    const [actors, product] = [await buyers(10, 300), await sold({ stock: 5 })];
    const outcomes = await outcomesOf<unknown>([
      ...actors.map((actor) => buy(actor, product)),
      ...times(3, () => here.app.catalog.updateProduct(staff, { id: product.id, version: 1, stock: 5 })),
    ]);
    const orders = await here.ports.reads.orders.list({
      sort: { field: 'createdAt', order: 'ASC' },
      from: 0,
      to: 24,
      filter: { productId: product.id },
    });
    // Filling up to five changes nothing before the first sale, and is stale after it.
    expect((await stockOf(product)) ?? 0).toBe(5 - orders.total);
    expect(outcomes.refusals.every((code) => ['product.out_of_stock', 'version.stale'].includes(code))).toBe(true); // prettier-ignore
  });
});

describe('one wallet', () => {
  it.each(crowds)('with coins for one piece pays one of %i orders', async (crowd) => {
    const [[actor], product] = [(await buyers(1, 300)) as [Actor], await sold({ stock: null })];
    const { done, refusals } = await outcomesOf(times(crowd, () => buy(actor, product)));
    expect({ done, refusals }).toEqual({ done: 1, refusals: ['coin.not_enough'] });
    expect(await coinsOf([actor])).toEqual([0]);
  });
});

const ordered = async (quantity = 1) => {
  const [[actor], product] = [(await buyers(1, 300 * quantity)) as [Actor], await sold({ stock: 5 })];
  const { order } = await buy(actor, product, quantity);
  return { actor, product, id: order.id };
};

describe('an order', () => {
  it('is either canceled by its member or begun by staff, ten times over', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { actor, product, id } = await ordered();
      const { done, refusals, results } = await outcomesOf([
        here.app.catalog.cancelOrder(actor, id).then(({ order }) => order.status),
        here.app.catalog.processOrder(staff, id).then(({ status }) => status),
      ]);
      expect({ done, refusals }).toEqual({ done: 1, refusals: ['order.not_pending'] });
      const isCanceled = results[0] === 'CANCELED';
      expect(await coinsOf([actor])).toEqual([isCanceled ? 300 : 0]);
      expect(await stockOf(product)).toBe(isCanceled ? 5 : 4);
      expect((await here.app.catalog.getOrder(actor, id)).status).toBe(results[0]);
    }
  });

  it('has one end, whatever the member and two of staff do at once', async () => {
    const { actor, id } = await ordered();
    const { catalog } = here.app;
    const { done } = await outcomesOf<unknown>([
      catalog.cancelOrder(actor, id),
      catalog.completeOrder(staff, { id }),
      catalog.cancelOrderAsStaff(staff, { id, reason: 'Hết hàng' }),
      catalog.completeOrder(staff, { id }),
    ]);
    expect(done).toBe(1);
    const { status } = await catalog.getOrder(actor, id);
    expect(await coinsOf([actor])).toEqual([status === 'CANCELED' ? 300 : 0]);
  });

  it('or the deletion of its product comes first, never half of either', async () => {
    const [actors, product] = [await buyers(5, 300), await sold({ stock: 5 })];
    const { refusals } = await outcomesOf<unknown>([
      ...actors.map((actor) => buy(actor, product)),
      here.app.catalog.deleteProduct(staff, product.id),
    ]);
    const isGone = (await here.ports.reads.products.find(product.id)) === null;
    expect(refusals).toEqual([isGone ? 'product.not_found' : 'product.has_orders']);
    expect(new Set(await coinsOf(actors))).toEqual(new Set([isGone ? 300 : 0]));
  });
});

describe('the ledger’s sums', () => {
  it('stay true while coins move and the job folds them, on two instances', async () => {
    const actors = await buyers(10, 3000);
    const product = await sold({ stock: null, priceFitCoin: 7 });
    const outstanding = async () =>
      (await here.app.coin.coinTotals(system))
        .filter(({ account, coin }) => coin === 'FIT_COIN' && (account === 'USER' || account === 'HELD'))
        .reduce((sum, { balance }) => sum + balance, 0);
    const before = await outstanding();
    const moving = { isOver: false };
    const folding = times(2, async () => {
      let folded = 0;
      while (!moving.isOver) folded += (await here.app.coin.foldLedger(system)).folded;
      return folded;
    });
    for (let round = 0; round < 8; round += 1) {
      await Promise.all(actors.map((actor) => buy(actor, product)));
      expect(await outstanding()).toBe(before - (round + 1) * 70);
    }
    moving.isOver = true;
    const folded = (await Promise.all(folding)).reduce((sum, each) => sum + each, 0);
    expect(folded).toBeGreaterThan(0);
    const economy = await here.app.coin.economy(system, { from: '2026-11-20', to: '2026-11-20' });
    const [day] = economy.daily.filter(({ coin }) => coin === 'FIT_COIN');
    expect(day?.outstanding).toBe(await outstanding());
  });
});
