import { describe, expect, it } from 'vitest';
import { after, day } from '#core/kernel/time.ts';
import { openPlans } from '#fixtures/money/plans.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aSession, aUser } from '#fixtures/people/users.ts';
import { actorFor, refusalOf, system, visitor, world } from '#fixtures/engine/world.ts';

const pro = { level: 'PRO', days: 30, priceFitCoin: 1000 } as const;

const withMember = (coins: number, parts: Parameters<typeof aUser>[0] = {}) => {
  const user = aUser(parts);
  const session = aSession({ userId: user.id, expiresAt: after(noon, 400 * day) });
  const transfers = coins > 0 ? [aTransfer({ userId: user.id, amount: coins, coin: 'FIT_COIN' })] : [];
  const here = world({ users: [user], sessions: [session], transfers }, { plans: openPlans });
  return { ...here, user, actor: actorFor(user), session };
};

describe('buying a level', () => {
  it('takes the price, opens what needs Pro at once, and says so', async () => {
    const { app, user, actor, session, events } = withMember(1500);
    const asks = async () => (await app.account.actorOf(user.id, session.id))!; // the sign-in lives
    expect((await asks()).level).toBe('BASIC');

    const bought = await app.level.buyLevel(actor, { ...pro, reference: 'a' });

    expect(bought).toEqual({
      level: 'PRO',
      levelExpiresAt: after(noon, 30 * day),
      wallet: { userId: user.id, fitCoin: 500, baseCoin: 0, heldFitCoin: 0, heldBaseCoin: 0 },
    });
    expect((await asks()).level).toBe('PRO');
    expect((await app.account.actorNamed(user.email)).level).toBe('PRO');
    expect(events('user.level_changed')).toEqual([
      { type: 'user.level_changed', userId: user.id, level: 'PRO' },
    ]);
    const { items } = await app.coin.listTransactions(actor, {});
    expect(items[0]).toMatchObject({ type: 'LEVEL_PURCHASE', amount: -1000, reference: `${user.id}:a` });
    expect(await app.coin.reconcile(system)).toEqual({ ok: true, breaches: [] });
  });

  it('closes it again when its time is over, before any job has run', async () => {
    const { app, user, actor, session, clock, rows } = withMember(1000);
    await app.level.buyLevel(actor, { ...pro, reference: 'a' });
    const isPro = async () => {
      const asking = [
        (await app.account.actorOf(user.id, session.id))!, // the sign-in lives
        await app.account.actorNamed(user.id),
      ];
      return asking.map((one) => one.level);
    };
    clock.set(after(noon, 30 * day - 1));
    expect(await isPro()).toEqual(['PRO', 'PRO']);
    clock.set(after(noon, 30 * day));
    expect(await isPro()).toEqual(['BASIC', 'BASIC']);
    expect(await app.account.getMe(actor)).toMatchObject({ level: 'BASIC', levelExpiresAt: null });
    expect(await app.level.previewLevel(actor)).toMatchObject({ level: 'BASIC', levelExpiresAt: null });
    expect(rows('users').find(({ id }) => id === user.id)?.level).toBe('PRO');
  });

  it('with one reference moves coins and time once', async () => {
    const { app, actor, rows, user } = withMember(5000);
    await app.level.buyLevel(actor, { ...pro, reference: 'a' });
    expect(await refusalOf(app.level.buyLevel(actor, { ...pro, reference: 'a' }))).toBe(
      'transaction.not_pending',
    );
    expect(rows('users').find(({ id }) => id === user.id)?.levelExpiresAt).toEqual(after(noon, 30 * day));
    await app.level.buyLevel(actor, { ...pro, reference: 'b' });
    expect(rows('users').find(({ id }) => id === user.id)?.levelExpiresAt).toEqual(after(noon, 60 * day));
  });

  it.each([
    ['an unknown level', { ...pro, level: 'GOLD' }, 'level.offer_not_found'],
    ['a length nobody sells', { ...pro, days: 31 }, 'level.offer_not_found'],
    ['a price of one’s own', { ...pro, priceFitCoin: 1 }, 'level.price_changed'],
    ['more than there is', { ...pro, days: 365, priceFitCoin: 10_000 }, 'coin.not_enough'],
  ])('refuses %s and moves nothing', async (_, asked, code) => {
    const { app, actor, rows, user } = withMember(1000);
    expect(await refusalOf(app.level.buyLevel(actor, { ...asked, reference: 'a' }))).toBe(code);
    expect((await app.coin.getWallet(actor)).fitCoin).toBe(1000);
    expect(rows('users').find(({ id }) => id === user.id)).toEqual(user);
  });

  it('shows what each offer would make of the level held', async () => {
    const levelExpiresAt = after(noon, 10 * day);
    const { app, actor } = withMember(0, { level: 'PRO', levelExpiresAt });
    const preview = await app.level.previewLevel(actor);
    expect(preview).toMatchObject({ level: 'PRO', levelExpiresAt });
    expect(preview.items.map(({ level, until, refusal }) => [level, until, refusal])).toEqual([
      ['PRO', after(noon, 40 * day), null],
      ['PRO', after(noon, 375 * day), null],
      ['PREMIUM', after(noon, 35 * day), null],
      ['PREMIUM', after(noon, 370 * day), null],
    ]);
    const ruled = withMember(0, { level: 'PREMIUM', levelExpiresAt: null });
    const { items } = await ruled.app.level.previewLevel(ruled.actor);
    expect(items.map(({ until, refusal }) => [until, refusal])).toEqual([
      [null, 'level.higher_active'],
      [null, 'level.higher_active'],
      [null, 'level.without_end'],
      [null, 'level.without_end'],
    ]);
    expect((await app.level.listLevelOffers(visitor)).items).toHaveLength(4);
  });
});
