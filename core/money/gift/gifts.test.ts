import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { after, day } from '#core/kernel/time.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import type { Settings } from '#core/platform/settings/site.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor, refusalOf, staff, system, world } from '#fixtures/engine/world.ts';

const old = after(noon, -100 * day);

const scene = (coins = 2000, parts: Parameters<typeof aUser>[0] = {}, settings: Partial<Settings> = {}) => {
  const an = aUser({ id: 'an', username: 'an', fullname: 'Lê An', isPublic: true, createdAt: old, ...parts });
  const binh = aUser({ id: 'binh', username: 'binh', fullname: 'Trần Bình', isPublic: true, createdAt: old });
  const here = world({
    users: [an, binh],
    settings,
    transfers: coins > 0 ? [aTransfer({ userId: an.id, amount: coins, coin: 'BASE_COIN' })] : [],
  });
  const give = (receiver: string, amount: number, message = '', reference = `${receiver} ${amount}`) =>
    here.app.gift.giveCoins(actorFor(an), { receiver, amount, message, reference });
  const react = () => here.app.events.handleEvents(system);
  return { ...here, an, binh, give, react };
};

describe('a gift', () => {
  it('goes from wallet to wallet, is in both statements, and is told with its words', async () => {
    const { app, an, binh, give, react, rows } = scene();
    const { gift, wallet } = await give('@Binh', 300, '  Chúc mừng sinh nhật!  ');
    expect(gift).toMatchObject({ direction: 'GIVEN', amount: 300, message: 'Chúc mừng sinh nhật!' });
    expect(gift.other).toEqual({ id: 'binh', name: 'Trần Bình' });
    expect(wallet.baseCoin).toBe(1700);
    const lines = async (user: typeof an) =>
      (await app.coin.listTransactions(actorFor(user), { type: 'GIFT' })).items.map(
        ({ amount, coin, reference, source }) => [amount, coin, reference === gift.id, source?.kind],
      );
    expect(await lines(an)).toEqual([[-300, 'BASE_COIN', true, 'GIFT']]);
    expect(await lines(binh)).toEqual([[300, 'BASE_COIN', true, 'GIFT']]);
    await react();
    expect(rows('notifications')).toMatchObject([
      {
        userId: 'binh',
        topic: 'gift_received_with_words',
        params: { user: 'Lê An', amount: 300, note: 'Chúc mừng sinh nhật!' },
      },
    ]);
    expect(await app.coin.reconcile(system)).toEqual({ ok: true, breaches: [] });
  });

  it('is given once, however often its request is sent', async () => {
    const { app, an, give } = scene();
    await give('binh', 100, '', 'one');
    expect(await refusalOf(give('binh', 100, '', 'one'))).toBe('transaction.not_pending');
    expect((await app.coin.getWallet(actorFor(an))).baseCoin).toBe(1900);
  });

  it('is thanked for once, by its receiver alone', async () => {
    const { app, an, binh, give, react, rows } = scene();
    const { gift } = await give('binh', 100);
    expect(await refusalOf(app.gift.thankGiver(actorFor(an), gift.id))).toBe('gift.not_found');
    expect((await app.gift.thankGiver(actorFor(binh), gift.id)).thankedAt).toEqual(noon);
    expect(await refusalOf(app.gift.thankGiver(actorFor(binh), gift.id))).toBe('gift.thanked');
    await react();
    expect(rows('notifications').filter(({ userId }) => userId === 'an')).toMatchObject([
      { topic: 'gift_thanked', params: { user: 'Trần Bình', amount: 100 } },
    ]);
  });

  it.each([
    ['to oneself', 'an', 100, 'gift.self'],
    ['to nobody', 'nobody', 100, 'gift.not_possible'],
    ['of too little', 'binh', 9, 'gift.too_small'],
    ['of too much', 'binh', 3001, 'gift.too_large'],
    ['of more than there is', 'binh', 2001, 'coin.not_enough'],
  ])('is refused %s, and nothing moves', async (_, receiver, amount, code) => {
    const { app, an, give, rows } = scene();
    expect(await refusalOf(give(receiver, amount))).toBe(code);
    expect((await app.coin.getWallet(actorFor(an))).baseCoin).toBe(2000);
    expect(rows('gifts')).toEqual([]);
  });

  it('is refused to who is hidden, blocked, staff or gone, always with the same words', async () => {
    const { app, binh, give, store } = scene();
    const users = store.committed.table('users');
    users.set('binh', { ...binh, isPublic: false });
    expect(await refusalOf(give('binh', 100))).toBe('gift.not_possible');
    await app.community.followUser(actorFor(binh), 'an');
    await give('binh', 100);
    await app.community.blockUser(actorFor(binh), 'an');
    expect(await refusalOf(give('binh', 101))).toBe('gift.not_possible');
    users.set('gone', aUser({ id: 'gone', isPublic: true, status: 'DELETE' }));
    expect(await refusalOf(give('gone', 100))).toBe('gift.not_possible');
    expect(await refusalOf(give('1', 100))).toBe('gift.not_possible');
    expect(await refusalOf(give('ai-coach', 100))).toBe('gift.not_possible');
  });

  it('comes from accounts that have been there a while and have confirmed their email', async () => {
    expect(await refusalOf(scene(500, { createdAt: after(noon, -13 * day) }).give('binh', 100))).toBe(
      'gift.account_too_new',
    );
    expect(await refusalOf(scene(500, { emailVerifiedAt: null }).give('binh', 100))).toBe(
      'gift.email_unconfirmed',
    );
  });

  it('asks who is there anew from an amount of the settings on', async () => {
    const { app, an } = scene();
    const stale = { ...actorFor(an, [], 'a-session'), provenAt: after(noon, -day) };
    const give = (amount: number) =>
      app.gift.giveCoins(stale, { receiver: 'binh', amount, message: '', reference: `${amount}` });
    expect(await refusalOf(give(1000))).toBe('access.proof_due');
    await give(999);
  });

  it('is not possible while gifts are closed', async () => {
    const { give } = scene(2000, {}, { giftsOpen: false });
    expect(await refusalOf(give('binh', 100))).toBe('gift.closed');
  });

  it('is listed for staff without its words', async () => {
    const { app, give } = scene();
    await give('binh', 100, 'Bí mật');
    const request = { sort: { field: 'createdAt', order: 'DESC' }, from: 0, to: 9, filter: {} } as const;
    const { rows } = await app.gift.listAllGifts(staff, request);
    expect(rows).toMatchObject([
      { giverName: 'Lê An', receiverName: 'Trần Bình', amount: 100, hasMessage: true },
    ]);
    expect(JSON.stringify(rows)).not.toContain('Bí mật');
  });

  it('loses its words when they are hidden after a report, and keeps its coins', async () => {
    const { app, binh, give, react, rows } = scene();
    const { gift } = await give('binh', 100, 'Lời xúc phạm');
    await react();
    const target = { targetKind: 'GIFT', targetId: gift.id, reason: 'HARASSMENT', note: '' } as const;
    await app.community.reportContent(actorFor(binh), target);
    const [filed] = rows('cases');
    expect(filed?.snapshot).toMatchObject({ text: 'Lời xúc phạm' });
    const { id = '', version = 0 } = filed ?? {};
    await app.community.decideCase(staff, { id, version, decision: 'HIDE', reason: 'Trái quy định.' });
    const { items } = await app.gift.listGifts(actorFor(binh), { list: 'RECEIVED' });
    expect(items).toMatchObject([{ message: '', isMessageHidden: true, amount: 100 }]);
    expect(
      rows('notifications').filter(({ userId, topic }) => userId === 'binh' && topic?.startsWith('gift')),
    ).toEqual([]);
    expect((await app.coin.getWallet(actorFor(binh))).baseCoin).toBe(100);
  });
});

describe('gifts in a circle', () => {
  it('earn nothing: together there is as much as before, in whatever order they are given', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ from: fc.nat(3), to: fc.nat(3), amount: fc.integer({ min: 1, max: 3500 }) }), {
          maxLength: 25,
        }),
        async (gifts) => {
          const users = Array.from({ length: 4 }, (_, index) =>
            aUser({ id: `u${index}`, isPublic: true, createdAt: old }),
          );
          const here = world({
            users,
            transfers: users.map(({ id }) => aTransfer({ userId: id, amount: 1000, coin: 'BASE_COIN' })),
          });
          for (const [index, { from, to, amount }] of gifts.entries())
            await here.app.gift
              .giveCoins(actorFor(users[from]!), {
                receiver: `u${to}`,
                amount,
                message: '',
                reference: `${index}`,
              }) // four of them
              .catch(() => undefined);
          const wallets = here.rows('wallets');
          expect(wallets.reduce((sum, { baseCoin }) => sum + baseCoin, 0)).toBe(4000);
          expect(wallets.every(({ baseCoin, fitCoin }) => baseCoin >= 0 && fitCoin === 0)).toBe(true);
          for (const { id } of users) {
            const given = here.rows('gifts').filter(({ giverId }) => giverId === id);
            const received = here.rows('gifts').filter(({ receiverId }) => receiverId === id);
            for (const own of [given, received])
              expect(own.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(5000);
          }
          expect(await here.app.coin.reconcile(system)).toEqual({ ok: true, breaches: [] });
        },
      ),
      { numRuns: 40 },
    );
  });
});
