import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { after, day, minute } from '#core/kernel/time.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { aUser } from '#fixtures/people/users.ts';
import { byEffort } from '#fixtures/engine/test-effort.ts';
import { actorFor, expectRefusal, refusalOf, staff, system, world } from '#fixtures/engine/world.ts';
import { switchedProvider } from '#fixtures/sites/switched-provider.ts';
import { yearFee } from './coins.ts';
import { heldMs, renewedUntil, yearMs } from './domain.ts';

const owner = aUser({ isPublic: true });
const other = aUser();
const me = actorFor(owner);

const site = async (coins = 50_000) => {
  const dns = switchedProvider();
  const it = world({ users: [owner, other] }, { dnsProvider: dns.provider });
  await it.ports.transaction(async ({ wallets }) => {
    for (const { id } of [owner, other])
      await wallets.apply(aTransfer({ userId: id, amount: coins, coin: 'FIT_COIN' }));
  });
  const domain = () => it.rows('domains').at(-1);
  const wallet = async (id = owner.id) => it.ports.reads.wallets.of(id);
  /** Everything the clock does at this moment. */
  const tick = async () => {
    await it.app.domain.runDnsTasks(system);
    await it.app.domain.expireDomains(system);
    await it.app.domain.remindDomains(system);
    await it.app.domain.runDnsTasks(system);
  };
  const served = async () => (await it.app.domain.listServedHosts(system)).map(({ host }) => host);
  return { ...it, dns, domain, wallet, tick, served };
};
const host = 'minh-anh.sites-of-the-tests.net';

describe('a name that is bought', () => {
  it('holds its price until the record is there, then costs it once', async () => {
    const { app, wallet, tick, domain, served, dns } = await site();
    await app.domain.buyDomain(me, { name: 'Minh-Anh' });
    expect(await wallet()).toMatchObject({ fitCoin: 45_000, heldFitCoin: 5000 });
    expect(await served()).toEqual([]);
    await tick();
    await tick();
    expect(domain()).toMatchObject({ status: 'ACTIVE', name: 'minh-anh', term: 1 });
    expect(await wallet()).toMatchObject({ fitCoin: 45_000, heldFitCoin: 0 });
    expect(await served()).toEqual([host]);
    expect([...dns.zone]).toEqual([[host, 'sites.sites-of-the-tests.net']]);
  });

  it('gives the coins back and the name free when no record comes in time', async () => {
    const { app, wallet, tick, domain, clock, dns, events } = await site();
    dns.state.isAway = true;
    await app.domain.buyDomain(me, { name: 'minh-anh' });
    for (let minutes = 0; minutes < 9; minutes += 1) {
      await tick();
      clock.forward(minute);
    }
    await tick();
    expect(domain()).toMatchObject({ status: 'FAILED' });
    expect(() => renewedUntil(domain()!, clock.now())).toThrow(
      expect.objectContaining({ code: 'domain.cannot_create' }),
    );
    expect(await wallet()).toMatchObject({ fitCoin: 50_000, heldFitCoin: 0 });
    expect(events('domain.failed')).toHaveLength(1);
    dns.state.isAway = false;
    await app.domain.buyDomain(actorFor(other), { name: 'minh-anh' });
    clock.forward(20 * minute);
    await tick();
    expect(domain()).toMatchObject({ userId: other.id, status: 'ACTIVE' });
    expect(dns.zone.has(host)).toBe(true);
  });

  it('belongs to one of two buyers, and the other pays nothing', async () => {
    const { app, wallet } = await site();
    const results = await Promise.allSettled(
      [me, actorFor(other)].map((buyer) => app.domain.buyDomain(buyer, { name: 'minh-anh' })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const held = await Promise.all([wallet(owner.id), wallet(other.id)]);
    expect(held.reduce((sum, { heldFitCoin }) => sum + heldFitCoin, 0)).toBe(5000);
    expect(await refusalOf(app.domain.buyDomain(me, { name: 'hai-ten' }))).toBe('domain.one_only');
  });

  it('is refused without the coins, and nothing is left of it', async () => {
    const { app, rows } = await site(4999);
    expect(await refusalOf(app.domain.buyDomain(me, { name: 'minh-anh' }))).toBe('coin.not_enough');
    expect([rows('domains'), rows('siteNames'), rows('dnsTasks')]).toEqual([[], [], []]);
  });
});

describe('the life of a name', () => {
  it('is served, reminded, in grace, held, and free only after its record is gone', async () => {
    const { app, tick, clock, domain, served, events, dns } = await site();
    await app.domain.buyDomain(me, { name: 'minh-anh' });
    await tick();
    const at = async (days: number) => {
      clock.set(after(domain()?.startsAt ?? clock.now(), days * day));
      await tick();
    };
    for (const days of [330, 335, 336, 358, 364]) await at(days);
    expect(events('domain.expiring').map(({ days }) => days)).toEqual([30, 7, 1]);
    await at(365);
    expect([domain()?.status, await served()]).toEqual(['GRACE', [host]]);
    expect(events('domain.expired')).toMatchObject([{ days: 30 }]);
    await at(388);
    expect(events('domain.expiring').at(-1)).toMatchObject({ phase: 'GRACE', days: 7 });
    await at(395);
    expect([domain()?.status, await served()]).toEqual(['HELD', []]);
    expect(events('domain.held')).toHaveLength(1);
    expect(await refusalOf(app.domain.buyDomain(actorFor(other), { name: 'minh-anh' }))).toBe(
      'domain.exists',
    );
    await at(418);
    expect(events('domain.expiring').at(-1)).toMatchObject({ phase: 'HELD', days: 7 });
    dns.state.isAway = true;
    await at(425);
    expect([domain()?.status, dns.zone.has(host)]).toEqual(['HELD', true]);
    expect(await refusalOf(app.domain.buyDomain(actorFor(other), { name: 'minh-anh' }))).toBe(
      'domain.exists',
    );
    dns.state.isAway = false;
    await at(426);
    expect([domain()?.status, dns.zone.has(host)]).toEqual(['RELEASED', false]);
    await app.domain.buyDomain(actorFor(other), { name: 'minh-anh' });
  });

  it('costs each renewal once, whenever it is bought, and reaches three years at most', async () => {
    const { app, tick, clock, domain, wallet } = await site();
    await app.domain.buyDomain(me, { name: 'minh-anh' });
    await tick();
    const { id = '', expiresAt } = domain() ?? {};
    await app.domain.renewDomain(me, id);
    expect(domain()).toMatchObject({ expiresAt: after(expiresAt ?? clock.now(), yearMs), term: 2 });
    expect((await wallet()).fitCoin).toBe(40_000);
    await app.domain.renewDomain(me, id);
    expect(await refusalOf(app.domain.renewDomain(me, id))).toBe('domain.renewal_limit');
    expect((await wallet()).fitCoin).toBe(35_000);
  });

  it.each([
    ['ACTIVE', 100, 0],
    ['GRACE', 380, 0],
    ['HELD', 410, 410],
  ] as const)(
    '%s is renewed by 365 days, from its end or from today, and paid once',
    async (status, days, from) => {
      const { app, tick, clock, domain, wallet, served } = await site();
      await app.domain.buyDomain(me, { name: 'minh-anh' });
      await tick();
      const { id = '', startsAt, expiresAt } = domain() ?? {};
      const begun = startsAt ?? clock.now();
      // As a clock strikes, each state is passed through.
      for (const at of [370, 400, days].filter((one) => one <= days)) {
        clock.set(after(begun, at * day));
        await tick();
      }
      expect(domain()?.status).toBe(status);
      await app.domain.renewDomain(me, id);
      const base = from === 0 ? expiresAt : after(begun, from * day);
      expect(domain()).toMatchObject({ status: 'ACTIVE', term: 2, expiresAt: after(base ?? begun, yearMs) });
      await tick();
      expect([(await wallet()).fitCoin, await served()]).toEqual([40_000, [host]]);
    },
  );

  it('gives a removed name back free while it is paid for', async () => {
    const { app, tick, clock, domain, wallet, served } = await site();
    await app.domain.buyDomain(me, { name: 'minh-anh' });
    await tick();
    const { id = '' } = domain() ?? {};
    expect(await refusalOf(app.domain.removeDomain(me, { id, name: 'minhanh' }))).toBe('domain.confirmation');
    await app.domain.removeDomain(me, { id, name: 'minh-anh' });
    expect([domain()?.status, await served()]).toEqual(['HELD', []]);
    clock.forward(heldMs - day);
    await app.domain.restoreDomain(me, id);
    expect([await served(), (await wallet()).fitCoin]).toEqual([[host], 45_000]);
  });

  it('leads from the old name for 30 days, and then frees it', async () => {
    const { app, tick, clock, domain, served, dns } = await site();
    await app.domain.buyDomain(me, { name: 'minh-anh' });
    await tick();
    const { id = '' } = domain() ?? {};
    await app.domain.changeDomain(me, { id, name: 'anh-minh' });
    await tick();
    expect(await served()).toEqual([`anh-minh.${domain()?.zone}`, host]);
    expect(await refusalOf(app.domain.changeDomain(me, { id, name: 'ten-khac' }))).toBe(
      'domain.cannot_remove_old',
    );
    clock.forward(31 * day);
    await tick();
    expect([await served(), dns.zone.has(host)]).toEqual([[`anh-minh.${domain()?.zone}`], false]);
    expect(await refusalOf(app.domain.changeDomain(me, { id, name: 'ten-khac' }))).toBe(
      'domain.rename_too_soon',
    );
    await app.domain.buyDomain(actorFor(other), { name: 'minh-anh' });
  });

  it('is not served while suspended, and its year runs on', async () => {
    const { app, tick, domain, served, events } = await site();
    await app.domain.buyDomain(me, { name: 'minh-anh' });
    await tick();
    const { id = '', expiresAt } = domain() ?? {};
    await app.domain.suspendDomain(staff, { id, reason: 'Giả mạo phòng khám' });
    expect([await served(), domain()?.expiresAt]).toEqual([[], expiresAt]);
    expect(await refusalOf(app.domain.renewDomain(me, id))).toBe('domain.suspended');
    expect(events('domain.suspended')).toHaveLength(1);
    await app.domain.liftDomainSuspension(staff, { id, reason: 'Đã sửa' });
    expect(await served()).toEqual([host]);
  });
});

const steps = [
  'buy',
  'renew',
  'remove',
  'restore',
  'rename',
  'tick',
  'away',
  'back',
  'suspend',
  'lift',
  'rival',
] as const;
const move = fc.record({
  step: fc.constantFrom(...steps),
  days: fc.integer({ min: 0, max: 90 }),
  minutes: fc.integer({ min: 0, max: 20 }),
});

describe('whatever happens and however the clock runs', () => {
  it(
    'a name is paid for once a term, has one owner, and is never another’s while its record is there',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(move, { minLength: 5, maxLength: 25 }), async (moves) => {
          const here = await site(100_000);
          const { app, clock, dns, tick, rows, ports } = here;
          let renames = 0;
          for (const { step, days, minutes } of moves) {
            clock.forward(days * day + minutes * minute);
            const id = (await ports.reads.domains.livingOf(owner.id))?.id ?? 'none';
            const reason = 'kiểm tra';
            const work = {
              buy: () => app.domain.buyDomain(me, { name: 'minh-anh' }),
              rival: () => app.domain.buyDomain(actorFor(other), { name: 'minh-anh' }),
              renew: () => app.domain.renewDomain(me, id),
              remove: () =>
                app.domain.removeDomain(me, {
                  id,
                  name: rows('domains').find((one) => one.id === id)?.name ?? '',
                }),
              restore: () => app.domain.restoreDomain(me, id),
              rename: () => app.domain.changeDomain(me, { id, name: `ten-${(renames += 1)}x` }),
              suspend: () => app.domain.suspendDomain(staff, { id, reason }),
              lift: () => app.domain.liftDomainSuspension(staff, { id, reason }),
              tick,
              away: async () => void (dns.state.isAway = true),
              back: async () => void (dns.state.isAway = false),
            }[step];
            await Promise.resolve(work()).catch(expectRefusal);

            const names = rows('siteNames');
            for (const domain of rows('domains')) {
              const { status, name, id: one } = domain;
              if (['PENDING', 'ACTIVE', 'GRACE', 'HELD'].includes(status))
                expect(names.find((found) => found.name === name)?.domainId).toBe(one);
            }
            const living = rows('domains').filter(({ status }) => !['FAILED', 'RELEASED'].includes(status));
            expect(new Set(living.map(({ userId }) => userId)).size).toBe(living.length);
            // R94: a name that was released has no record, unless another has taken it since.
            for (const { status, name, zone } of rows('domains'))
              if (status === 'RELEASED' && !names.some((found) => found.name === name))
                expect(dns.zone.has(`${name}.${zone}`)).toBe(false);
          }
          const paid = rows('postings').filter(
            ({ reason, account, amount }) => reason === 'FEE_DOMAIN' && account === 'REVENUE' && amount > 0,
          );
          const terms = rows('domains').reduce(
            (sum, { status, term }) => sum + (status === 'PENDING' || status === 'FAILED' ? 0 : term),
            0,
          );
          expect(paid.map(({ amount }) => amount)).toEqual(paid.map(() => yearFee.amount));
          expect(paid).toHaveLength(terms);
          const pending = rows('domains').filter(({ status }) => status === 'PENDING').length;
          const held = rows('wallets').reduce((sum, { heldFitCoin }) => sum + heldFitCoin, 0);
          expect(held).toBe(pending * yearFee.amount);
          expect((await app.coin.reconcile(system)).breaches).toEqual([]);
        }),
        { numRuns: byEffort(60, 10_000) },
      );
    },
    byEffort(60_000, 3_600_000),
  );
});
