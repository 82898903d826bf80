import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aloneWindow } from '#core/money/coin/coin-request.ts';
import { coinTypes } from '#core/money/coin/ledger.ts';
import { after } from '#core/kernel/time.ts';
import type { Settings } from '#core/platform/settings/site.ts';
import { aCoinRequest, aTransfer } from '#fixtures/money/coins.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor, expectRefusal, refusalOf, staff, system, world } from '#fixtures/engine/world.ts';

const member = aUser({ id: 'member' });
const other = aUser({ id: 'other' });
const people = [
  ['clerk', ['coin.create']],
  ['manager', ['coin.manage']],
  ['viewer', ['coin.view']],
] as const;
const users = [member, other, ...people.map(([id]) => aUser({ id }))];
const [clerk, manager, viewer] = people.map(([id, rights]) => actorFor(aUser({ id }), rights)) as [
  typeof staff,
  typeof staff,
  typeof staff,
]; // three of them
const everything = actorFor(aUser({ id: 'second' }), ['coin.create', 'coin.manage', 'coin.view']);

const change = (amount: number, reference = String(amount), userId: string = member.id) =>
  ({ userId, coin: 'FIT_COIN', amount, reason: 'Giải thưởng mùa thu', reference }) as const;

const seededWorld = (settings: Partial<Settings> = {}) => {
  const here = world({ users, settings });
  const { coin } = here.app;
  return {
    ...here,
    coin,
    coins: async (id: string = member.id) => (await here.ports.reads.wallets.of(id)).fitCoin,
    sound: async () => expect(await coin.reconcile(system)).toEqual({ ok: true, breaches: [] }),
  };
};

const asked = async (here: ReturnType<typeof seededWorld>, amount = 50_000) => {
  const { request } = await here.coin.grantCoins(staff, change(amount));
  if (!request) throw new Error(`${amount} coins moved at once`);
  return request;
};

describe('a grant or a correction', () => {
  it('is at most as large as the setting says, with or without a colleague', async () => {
    const here = seededWorld();
    for (const amount of [100_001, 500_000_000_000])
      await expect(here.coin.grantCoins(staff, change(amount))).rejects.toMatchObject({
        code: 'coin.grant_too_large',
        params: { max: 100_000 },
      });
    for (const amount of [100_001, -100_001])
      expect(await refusalOf(here.coin.correctCoins(staff, change(amount)))).toBe('coin.grant_too_large');
    expect(here.rows('coinRequests')).toEqual([]);
    const smaller = seededWorld({ grantMax: 10, secondApprovalFromCoins: 0 });
    expect(await refusalOf(smaller.coin.grantCoins(staff, change(11)))).toBe('coin.grant_too_large');
    expect((await smaller.coin.grantCoins(staff, change(10))).request).toMatchObject({ status: 'PENDING' });
  });

  it.each([20_000, 1])('of %i coins is one person’s to make', async (amount) => {
    const here = seededWorld();
    const { transaction, request } = await here.coin.grantCoins(staff, change(amount));
    expect([transaction?.newBalance, request]).toEqual([amount, null]);
    await here.sound();
  });

  it('above that waits for a second person, and no coin moves', async () => {
    const here = seededWorld();
    const { transaction, request } = await here.coin.grantCoins(staff, change(20_001));
    expect(transaction).toBeNull();
    expect(request).toMatchObject({
      kind: 'GRANT',
      userId: member.id,
      userName: member.fullname,
      amount: 20_001,
      status: 'PENDING',
      askedBy: staff.id,
    });
    expect(here.rows('auditLog')).toMatchObject([
      { actor: staff.id, action: 'coins.ask', targetId: member.id, after: { amount: 20_001 } },
    ]);
    expect(await here.coins()).toBe(0);
    expect(here.events('coins.granted')).toEqual([]);
    await here.sound();
  });

  it('counts together with what the same person moved alone in a day, to any member', async () => {
    const here = seededWorld();
    await here.coin.grantCoins(staff, change(15_000, 'a'));
    await here.coin.correctCoins(staff, change(-4_000, 'b'));
    const third = await here.coin.grantCoins(staff, change(1_001, 'c', other.id));
    expect(third.request).toMatchObject({ status: 'PENDING' });
    expect((await here.coin.grantCoins(staff, change(1_000, 'd', other.id))).request).toBeNull();
    expect(await here.coin.coinLimits(staff)).toEqual({
      grantMax: 100_000,
      secondApprovalFromCoins: 20_000,
      movedAlone: 20_000,
    });
    // Of a colleague nothing is counted, and a day later nothing of one's own.
    expect((await here.coin.grantCoins(manager, change(20_000, 'e'))).request).toBeNull();
    here.clock.forward(aloneWindow);
    expect((await here.coin.grantCoins(staff, change(20_000, 'f'))).request).toBeNull();
    await here.sound();
  });

  it('happens once under one reference, whether it waits or not', async () => {
    const here = seededWorld();
    await here.coin.grantCoins(staff, change(50_000, 'same'));
    for (const amount of [50_000, 1])
      expect(await refusalOf(here.coin.grantCoins(staff, change(amount, 'same')))).toBe(
        'transaction.not_pending',
      );
    expect((await here.coin.grantCoins(staff, change(1, 'first'))).request).toBeNull();
    expect(await refusalOf(here.coin.grantCoins(staff, change(50_000, 'first')))).toBe(
      'transaction.not_pending',
    );
    expect(here.rows('coinRequests')).toHaveLength(1);
  });
});

describe('a request for coins', () => {
  it('moves them once a second person approves, and both names are kept', async () => {
    const here = seededWorld();
    const { id } = await asked(here);
    const approved = await here.coin.approveCoinRequest(clerk, id);
    expect(approved).toMatchObject({
      status: 'APPROVED',
      askedBy: staff.id,
      decidedBy: 'clerk',
      decidedAt: noon,
    });
    expect(await here.coins()).toBe(50_000);
    expect(here.events('coins.granted')).toMatchObject([{ userId: member.id, amount: 50_000 }]);
    expect(here.rows('auditLog')).toMatchObject([
      { actor: staff.id, action: 'coins.ask' },
      {
        actor: 'clerk',
        action: 'coins.grant',
        before: { fitCoin: 0 },
        after: { fitCoin: 50_000, requestId: id, askedBy: staff.id, transferId: approved.transferId },
      },
    ]);
    for (const work of [
      here.coin.approveCoinRequest(manager, id),
      here.coin.rejectCoinRequest(manager, { id, reason: 'Nhầm' }),
    ])
      expect(await refusalOf(work)).toBe('coin.request_not_pending');
    expect(await here.coins()).toBe(50_000);
    // It was two people's: it does not count as what either moved alone.
    expect((await here.coin.grantCoins(staff, change(20_000, 'next'))).request).toBeNull();
    await here.sound();
  });

  it('is rejected with a reason, and no coin moves', async () => {
    const here = seededWorld();
    const { id } = await asked(here);
    expect(await refusalOf(here.coin.rejectCoinRequest(clerk, { id, reason: ' ' }))).toBe(
      'coin.reason_required',
    );
    expect(await here.coin.rejectCoinRequest(clerk, { id, reason: 'Nhầm người' })).toMatchObject({
      status: 'REJECTED',
      note: 'Nhầm người',
      transferId: null,
    });
    expect(await here.coins()).toBe(0);
    expect(here.rows('auditLog').at(-1)).toMatchObject({ action: 'coins.reject', reason: 'Nhầm người' });
    await here.sound();
  });

  it('is decided neither by the one who asked nor by the one whose wallet it is, user 1 neither', async () => {
    const here = seededWorld();
    const { id } = await asked(here);
    const owner = actorFor(member, ['coin.create', 'coin.manage']);
    for (const [actor, code] of [
      [staff, 'coin.second_person_required'],
      [owner, 'user.cannot_change_self'],
      [viewer, 'access.not_authorized'],
    ] as const) {
      expect(await refusalOf(here.coin.approveCoinRequest(actor, id))).toBe(code);
      expect(await refusalOf(here.coin.rejectCoinRequest(actor, { id, reason: 'x' }))).toBe(code);
    }
    // The command line without a name is one person too.
    const bySystem = await here.coin.grantCoins(system, change(30_000, 'cli'));
    expect(await refusalOf(here.coin.approveCoinRequest(system, bySystem.request?.id ?? ''))).toBe(
      'coin.second_person_required',
    );
    expect(await here.coins()).toBe(0);
  });

  it('to correct is decided by those who may correct, and may take no more than there is', async () => {
    const here = world({
      users,
      transfers: [aTransfer({ userId: member.id, coin: 'FIT_COIN', amount: 20_000 })],
    });
    const { coin } = here.app;
    const { request } = await coin.correctCoins(staff, change(-30_000));
    const id = request?.id ?? '';
    expect(await refusalOf(coin.approveCoinRequest(clerk, id))).toBe('access.not_authorized');
    expect(await refusalOf(coin.approveCoinRequest(manager, id))).toBe('coin.not_enough');
    expect((await coin.getCoinRequest(viewer, id)).status).toBe('PENDING');
    await coin.grantCoins(staff, change(10_000, 'more'));
    expect(await coin.approveCoinRequest(manager, id)).toMatchObject({ status: 'APPROVED' });
    expect((await here.ports.reads.wallets.of(member.id)).fitCoin).toBe(0);
  });

  it('obeys the setting of the moment it is approved', async () => {
    const here = seededWorld();
    const { id } = await asked(here);
    const [stored] = here.rows('settings');
    const settings = { ...stored!.settings, grantMax: 1000 }; // seeded by the world
    here.store.committed.table('settings').set('site', { ...stored!, settings }); // as above
    expect(await refusalOf(here.coin.approveCoinRequest(clerk, id))).toBe('coin.grant_too_large');
  });

  it('is listed for those who see coins, and for nobody else', async () => {
    const here = seededWorld();
    const { id } = await asked(here);
    const request = { sort: { field: 'createdAt', order: 'ASC' }, from: 0, to: 9, filter: {} } as const;
    expect((await here.coin.listCoinRequests(viewer, request)).rows.map((row) => row.id)).toEqual([id]);
    expect(await refusalOf(here.coin.listCoinRequests(actorFor(member), request))).toBe(
      'access.not_authorized',
    );
    expect(await refusalOf(here.coin.getCoinRequest(viewer, 'none'))).toBe('coin.request_not_found');
    expect(await refusalOf(here.coin.approveCoinRequest(clerk, 'none'))).toBe('coin.request_not_found');
  });
});

describe('reconcile', () => {
  it('finds a grant above the limit that nobody seconded, however it got there', async () => {
    const big = aTransfer({ userId: member.id, coin: 'FIT_COIN', amount: 20_001, reason: 'GRANT' });
    const bare = world({ users, transfers: [big] });
    expect((await bare.app.coin.reconcile(system)).breaches).toMatchObject([
      { rule: 'grant.not_approved', count: 1 },
    ]);
    // One person who asked and decided is not two.
    const alone = aCoinRequest({
      userId: member.id,
      amount: 20_001,
      reference: big.reference,
      status: 'APPROVED',
      askedBy: 'clerk',
      decidedBy: 'clerk',
      transferId: big.id,
    });
    const forged = world({ users, transfers: [big], coinRequests: [alone] });
    expect((await forged.app.coin.reconcile(system)).breaches).toMatchObject([
      { rule: 'grant.not_approved' },
    ]);
    const unpaid = world({ users, coinRequests: [{ ...alone, decidedBy: 'manager' }] });
    expect((await unpaid.app.coin.reconcile(system)).breaches).toMatchObject([
      { rule: 'coin_request.without_posting' },
    ]);
  });

  it('measures a grant by the limit of its time', async () => {
    const here = seededWorld({ secondApprovalFromCoins: 90_000 });
    await here.coin.grantCoins(staff, change(80_000));
    const [stored] = here.rows('settings');
    const settings = { ...stored!.settings, secondApprovalFromCoins: 5 }; // seeded by the world
    here.store.committed.table('settings').set('site', { ...stored!, settings }); // as above
    await here.sound();
  });
});

describe('whatever staff try', () => {
  it('one person alone moves no more in a day than the limit, and the ledger stays balanced', () => {
    const step = fc.record({
      kind: fc.constantFrom('grant', 'correct', 'approve', 'reject', 'wait'),
      by: fc.nat(1),
      to: fc.constantFrom(member.id, other.id),
      coin: fc.constantFrom(...coinTypes),
      amount: fc.oneof(fc.integer({ min: -120_000, max: 120_000 }), fc.integer({ min: 1, max: 9000 })),
      minutes: fc.integer({ min: 1, max: 900 }),
      which: fc.nat(9),
    });
    const asks = [staff, everything] as const;
    return fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25, size: 'max' }), async (steps) => {
        const here = seededWorld();
        for (const [index, { kind, by, to, coin, amount, minutes, which }] of steps.entries()) {
          const actor = by === 0 ? asks[0] : asks[1];
          const wanted = { ...change(amount, String(index), to), coin };
          const id = here.rows('coinRequests')[which]?.id ?? 'none';
          if (kind === 'wait') here.clock.forward(minutes * 60_000);
          else if (kind === 'grant') await here.coin.grantCoins(actor, wanted).catch(expectRefusal);
          else if (kind === 'correct') await here.coin.correctCoins(actor, wanted).catch(expectRefusal);
          else if (kind === 'approve') await here.coin.approveCoinRequest(actor, id).catch(expectRefusal);
          else await here.coin.rejectCoinRequest(actor, { id, reason: 'Không' }).catch(expectRefusal);
        }
        const requests = here.rows('coinRequests');
        for (const { status, askedBy, decidedBy } of requests)
          if (status !== 'PENDING') expect(decidedBy).not.toBe(askedBy);
        const seconded = new Set(requests.map(({ transferId }) => transferId));
        const postings = here.rows('postings');
        const own = postings.filter(({ account }) => account === 'USER');
        for (const { actor, createdAt } of own) {
          const inADay = own.filter(
            (posting) =>
              posting.actor === actor &&
              !seconded.has(posting.transferId) &&
              posting.createdAt <= createdAt &&
              posting.createdAt > after(createdAt, -aloneWindow),
          );
          expect(inADay.reduce((sum, { amount }) => sum + Math.abs(amount), 0)).toBeLessThanOrEqual(20_000);
        }
        for (const { amount } of own) expect(Math.abs(amount)).toBeLessThanOrEqual(100_000);
        expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
        await here.sound();
      }),
      { numRuns: 150 },
    );
  });
});
