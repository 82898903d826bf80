import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { system } from '#core/access/actor/actor.ts';
import { yearFee } from '#core/sites/domain-name/coins.ts';
import { databaseWorld, type DatabaseWorld } from '#fixtures/engine/database-world.ts';
import { atOnce, crowds, times, warmUp } from '#fixtures/engine/races.ts';
import { actorFor } from '#fixtures/engine/world.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { aUser } from '#fixtures/people/users.ts';
import { rows } from '../engine/database.ts';

let here: DatabaseWorld;
beforeAll(async () => {
  here = await databaseWorld();
});
afterEach(async () => {
  expect(await here.app.coin.reconcile(system)).toEqual({ ok: true, breaches: [] });
});
afterAll(() => here.close());

const price = yearFee.amount;
const coins = 3 * price;

const buyers = async (count: number) => {
  const users = times(count, () => aUser({ isPublic: true }));
  const transfers = users.map(({ id: userId }) => aTransfer({ userId, amount: coins, coin: 'FIT_COIN' }));
  await here.seed({ users, transfers });
  return users.map((user) => actorFor(user));
};
const walletOf = async (userId: string) => {
  const { fitCoin, heldFitCoin } = await here.ports.reads.wallets.of(userId);
  return { fitCoin, heldFitCoin };
};
const untouched = { fitCoin: coins, heldFitCoin: 0 };
/** Whose the name is, and of which purchase. */
const ownersOf = (name: string) =>
  rows<{ id: string; userId: string }>(
    here.db,
    'select d.id, d.user_id from domains d join site_names n on n.domain_id = d.id where n.name = ?',
    [name],
  );
const boughtAs = async (name: string) =>
  (
    await rows<{ count: number }>(here.db, 'select count(*)::int as count from domains where name = ?', [
      name,
    ])
  )[0]?.count;
const feesOf = (domainId: string) =>
  rows<{ amount: number }>(
    here.db,
    `select amount::int from postings where account = 'REVENUE' and reason = 'FEE_DOMAIN' and reference like ?`,
    [`domain:${domainId}:%`],
  );

describe('a site name at the same instant', () => {
  it.each(crowds)('is bought by one of %i buyers; the others keep every coin', async (crowd) => {
    const name = `giay-chay-${crowd}x`;
    const people = await buyers(crowd);
    await warmUp(here.db);
    const bought = await atOnce(people.map((buyer) => () => here.app.domain.buyDomain(buyer, { name })));
    expect([bought.faults, bought.codes, bought.done]).toEqual([[], ['domain.exists'], 1]);
    const [owner, ...rest] = await ownersOf(name);
    expect([rest, await boughtAs(name)]).toEqual([[], 1]);
    for (const { id } of people)
      expect(await walletOf(id)).toEqual(
        id === owner?.userId ? { fitCoin: coins - price, heldFitCoin: price } : untouched,
      );
    // Once the record is there the hold is paid, by whichever instance comes to it.
    await Promise.all(times(4, () => here.app.domain.runDnsTasks(system)));
    expect(await walletOf(owner?.userId ?? '')).toEqual({ fitCoin: coins - price, heldFitCoin: 0 });
    expect(await feesOf(owner?.id ?? '')).toEqual([{ amount: price }]);
  });

  it.each(crowds)('costs a buyer who asks %i times its price once', async (crowd) => {
    const name = `mot-lan-${crowd}x`;
    const [buyer] = await buyers(1);
    await warmUp(here.db);
    const bought = await atOnce(times(crowd, () => () => here.app.domain.buyDomain(buyer!, { name })));
    expect([bought.faults, bought.done]).toEqual([[], 1]);
    expect(['domain.one_only', 'domain.exists']).toEqual(expect.arrayContaining([...bought.codes]));
    expect(await walletOf(buyer!.id)).toEqual({ fitCoin: coins - price, heldFitCoin: price });
  });

  it.each(crowds)('is one of the many that %i buyers want crosswise; each has one at most', async (crowd) => {
    const names = times(3, (index) => `cheo-${crowd}-${index}x`);
    const people = await buyers(crowd);
    await warmUp(here.db);
    const { faults } = await atOnce(
      people.flatMap((buyer, index) =>
        // Not all in the same order: names are claimed and coins held in circles.
        times(3, (step) => () => here.app.domain.buyDomain(buyer, { name: names[(index + step) % 3] ?? '' })),
      ),
    );
    expect(faults).toEqual([]);
    const owners = (await Promise.all(names.map(ownersOf))).flat().map(({ userId }) => userId);
    expect(owners).toHaveLength(Math.min(3, crowd));
    expect(new Set(owners).size).toBe(owners.length);
    for (const { id } of people)
      expect(await walletOf(id)).toEqual(
        owners.includes(id) ? { fitCoin: coins - price, heldFitCoin: price } : untouched,
      );
  });

  it('is renewed fifty times at once no further than three years, and each year is paid for', async () => {
    const [owner] = await buyers(1);
    const more = 10 * price;
    await here.seed({ transfers: [aTransfer({ userId: owner!.id, amount: more, coin: 'FIT_COIN' })] });
    const bought = await here.app.domain.buyDomain(owner!, { name: 'gia-han-x' });
    await here.app.domain.runDnsTasks(system);
    await warmUp(here.db);
    const renewed = await atOnce(times(50, () => () => here.app.domain.renewDomain(owner!, bought.id)));
    expect([renewed.faults, renewed.codes, renewed.done]).toEqual([[], ['domain.renewal_limit'], 2]);
    expect(await walletOf(owner!.id)).toEqual({ fitCoin: coins + more - 3 * price, heldFitCoin: 0 });
    expect(await feesOf(bought.id)).toEqual(times(3, () => ({ amount: price })));
  });
});
