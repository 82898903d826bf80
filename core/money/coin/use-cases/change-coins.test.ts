import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coinTypes } from '#core/money/coin/ledger.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor, expectRefusal, staff, superUser, world } from '#fixtures/engine/world.ts';

const change = (userId: string, amount: number, reference = 'r1') =>
  ({ userId, coin: 'BASE_COIN', amount, reason: 'Bù cho lỗi hôm qua', reference }) as const;

describe('coins given by staff', () => {
  it('reach the member with the reason, and the log with both balances', async () => {
    const user = aUser();
    const here = world({ users: [user] });

    const { transaction: line, request } = await here.app.coin.grantCoins(staff, change(user.id, 250));
    expect(request).toBeNull();

    expect(line).toMatchObject({
      userId: user.id,
      userName: user.fullname,
      type: 'GRANT',
      amount: 250,
      newBalance: 250,
      note: 'Bù cho lỗi hôm qua',
      actor: staff.id,
      status: 'COMPLETED',
    });
    expect(await here.app.coin.getTransaction(staff, line?.id ?? '')).toEqual(line);
    expect(here.rows('auditLog')).toMatchObject([
      {
        actor: staff.id,
        action: 'coins.grant',
        targetId: user.id,
        before: { baseCoin: 0 },
        after: { baseCoin: 250, amount: 250 },
        reason: 'Bù cho lỗi hôm qua',
      },
    ]);
    expect(here.events('coins.granted')).toMatchObject([{ type: 'coins.granted', amount: 250 }]);
  });

  it.each([0, -5, 1.5, 1e13, Number.NaN])('are a whole positive number, not %s', async (amount) => {
    const user = aUser();
    const here = world({ users: [user] });
    await expect(here.app.coin.grantCoins(staff, change(user.id, amount))).rejects.toMatchObject({
      code: 'coin.amount_invalid',
    });
    expect(here.rows('auditLog')).toEqual([]);
  });

  it('are nobody’s own to give, not even for user 1', async () => {
    const { app } = world();
    await expect(app.coin.grantCoins(superUser, change('1', 5))).rejects.toMatchObject({
      code: 'user.cannot_change_self',
    });
    await expect(app.coin.correctCoins(superUser, change('1', 5))).rejects.toMatchObject({
      code: 'user.cannot_change_self',
    });
  });

  it('need the permission, a reason and a recipient', async () => {
    const user = aUser();
    const { app } = world({ users: [user] });
    await expect(app.coin.grantCoins(actorFor(aUser()), change(user.id, 5))).rejects.toMatchObject({
      code: 'access.not_authorized',
    });
    await expect(
      app.coin.correctCoins(actorFor(aUser(), ['coin.create']), change(user.id, 5)),
    ).rejects.toMatchObject({ code: 'access.not_authorized' });
    await expect(app.coin.grantCoins(staff, { ...change(user.id, 5), reason: '  ' })).rejects.toMatchObject({
      code: 'coin.reason_required',
    });
    await expect(app.coin.grantCoins(staff, change('nobody', 5))).rejects.toMatchObject({
      code: 'user.not_found',
    });
  });
});

describe('a correction', () => {
  it('may take coins and names the movement it mends', async () => {
    const user = aUser();
    const wrong = aTransfer({ userId: user.id, amount: 900 });
    const here = world({ users: [user], transfers: [wrong] });

    await here.app.coin.correctCoins(staff, { ...change(user.id, -900), transferId: wrong.id });

    expect(here.rows('postings').filter(({ reverses }) => reverses === wrong.id)).toHaveLength(2);
    expect((await here.app.coin.getWallet(actorFor(user))).baseCoin).toBe(0);
  });

  it('does not go below zero, and does not mend what is another member’s', async () => {
    const user = aUser();
    const other = aUser();
    const theirs = aTransfer({ userId: other.id, amount: 10 });
    const { app } = world({ users: [user, other], transfers: [theirs] });

    await expect(app.coin.correctCoins(staff, change(user.id, -1))).rejects.toMatchObject({
      code: 'coin.not_enough',
    });
    await expect(
      app.coin.correctCoins(staff, { ...change(user.id, 1), transferId: theirs.id }),
    ).rejects.toMatchObject({ code: 'transaction.not_found' });
  });
});

describe('Fit Coin', () => {
  it('becomes ten times as many Base Coin, and never the other way', async () => {
    const user = aUser();
    const { app } = world({
      users: [user],
      transfers: [aTransfer({ userId: user.id, amount: 7, coin: 'FIT_COIN' })],
    });

    expect(await app.coin.convert(actorFor(user), { fitCoin: 3, reference: 'a' })).toMatchObject({
      fitCoin: 4,
      baseCoin: 30,
    });
    await expect(app.coin.convert(actorFor(user), { fitCoin: 5, reference: 'b' })).rejects.toMatchObject({
      code: 'coin.not_enough',
      params: expect.objectContaining({ coin: 'FIT_COIN', missing: 1 }),
    });
    await expect(app.coin.convert(actorFor(user), { fitCoin: -1, reference: 'c' })).rejects.toMatchObject({
      code: 'coin.amount_invalid',
    });
  });
});

describe('whatever happens to coins', () => {
  it('balances are the sum of the lines, none is below zero, and the books agree', () => {
    const step = fc.record({
      kind: fc.constantFrom('grant', 'correct', 'convert'),
      coin: fc.constantFrom(...coinTypes),
      amount: fc.integer({ min: -40, max: 60 }),
    });
    return fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
        const user = aUser();
        const here = world({ users: [user] });
        for (const [index, { kind, coin, amount }] of steps.entries()) {
          const asked = { ...change(user.id, amount, String(index)), coin };
          const { coin: module } = here.app;
          if (kind === 'grant') await module.grantCoins(staff, asked).catch(expectRefusal);
          else if (kind === 'correct') await module.correctCoins(staff, asked).catch(expectRefusal);
          else {
            const wanted = { fitCoin: amount, reference: String(index) };
            await module.convert(actorFor(user), wanted).catch(expectRefusal);
          }
        }
        const wallet = await here.app.coin.getWallet(actorFor(user));
        let fitCoin = 0;
        let baseCoin = 0;
        for await (const line of here.app.coin.statement(actorFor(user), {})) {
          if (line.coin === 'FIT_COIN') fitCoin += line.amount;
          else baseCoin += line.amount;
        }
        expect({ fitCoin, baseCoin }).toEqual({ fitCoin: wallet.fitCoin, baseCoin: wallet.baseCoin });
        expect(Math.min(fitCoin, baseCoin)).toBeGreaterThanOrEqual(0);
        expect(await here.app.coin.reconcile(staff)).toEqual({ ok: true, breaches: [] });
      }),
      { numRuns: 60 },
    );
  });
});
