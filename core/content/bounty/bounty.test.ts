import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { system, type Actor } from '#core/access/actor/actor.ts';
import type { Permission } from '#core/access/actor/permission.ts';
import { defaultSettings, type Settings } from '#core/platform/settings/site.ts';
import { nextId, noon } from '#fixtures/engine/ids.ts';
import { actorFor, expectRefusal, refusalOf, world, type World } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';
import { bountyReference, inBaseCoins, type BountyChange, type BountyItem } from './bounty.ts';
import { payBounty } from './pay-bounty.ts';
import { releaseBounty, reserveBounty } from './reserve-bounty.ts';

const author = aUser({ id: 'author', email: 'author@example.com' });
const editor = (granted: readonly Permission[] = ['post.update']) =>
  actorFor(aUser({ id: 'editor', email: 'editor@example.com' }), granted);

const withSettings = (settings: Partial<Settings> = {}): World =>
  world({ users: [author, aUser({ id: 'editor', email: 'editor@example.com' })], settings });

const step = (actor: Actor, at = noon) => ({ ids: { next: nextId }, actor, at });
const reserve = (
  { ports }: World,
  actor: Actor,
  item: BountyItem,
  change: Partial<BountyChange> = {},
  at = noon,
) =>
  ports.transaction((repositories) =>
    reserveBounty(
      repositories,
      { ...item, userId: author.id },
      { coin: 'BASE_COIN', amount: 500, ...change },
      step(actor, at),
    ),
  );
const pay = ({ ports }: World, actor: Actor, item: BountyItem) =>
  ports.transaction((repositories) =>
    payBounty(repositories, item, { ...step(actor), title: 'Ngủ đủ giấc', link: '/post/ngu-du-giac' }),
  );
const history = async ({ ports }: World, item: BountyItem) =>
  (await ports.reads.bounties.historyOf(bountyReference(item))).map(({ kind, amount }) => [kind, amount]);

const post = (id: string): BountyItem => ({ kind: 'POST', id });

describe('a bounty', () => {
  it('is paid once, with a line in the ledger, a history, and word to its author', async () => {
    const here = withSettings();
    await reserve(here, editor(), post('a'));
    await reserve(here, editor(), post('a'), { amount: 800 });
    expect(await pay(here, editor(), post('a'))).toMatchObject({ status: 'PAID', amount: 800 });
    expect(await pay(here, editor(), post('a'))).toBeNull();

    expect((await here.ports.reads.wallets.of(author.id)).baseCoin).toBe(800);
    expect(here.rows('postings').filter(({ account }) => account === 'USER')).toMatchObject([
      { reason: 'BOUNTY', reference: 'post:a', amount: 800, actor: 'editor' },
    ]);
    expect(await history(here, post('a'))).toEqual([
      ['SET', 500],
      ['CHANGED', 800],
      ['PAID', 800],
    ]);
    expect(here.events('bounty.paid')).toEqual([
      {
        type: 'bounty.paid',
        userId: author.id,
        kind: 'POST',
        itemId: 'a',
        title: 'Ngủ đủ giấc',
        link: '/post/ngu-du-giac',
        coin: 'BASE_COIN',
        amount: 800,
      },
    ]);
    expect(await refusalOf(reserve(here, editor(), post('a')))).toBe('bounty.closed');
    expect(await here.ports.reads.moneyAudit.breaches()).toEqual([]);
  });

  it('is announced in the list and by mail, in words of its kind', async () => {
    const here = withSettings();
    for (const item of [post('a'), { kind: 'BUG_REPORT', id: 'b' } as const]) {
      await reserve(here, editor(), item, { usual: 500 });
      await pay(here, editor(), item);
    }
    await here.app.events.handleEvents(system);
    expect(here.rows('notifications').map(({ type, params, link }) => ({ type, params, link }))).toEqual(
      ['BOUNTY_ARTICLE', 'BOUNTY_BUG_REPORT'].map((type) => ({
        type,
        params: { title: 'Ngủ đủ giấc', amount: 500, type: 'BASE_COIN' },
        link: '/post/ngu-du-giac',
      })),
    );
    expect(here.rows('mails').map(({ mail }) => [mail.template, mail.values['amount']])).toEqual([
      ['bounty_article', '500 Base Coin'],
      ['bug_report_resolved', '500 Base Coin'],
    ]);
  });

  it('is neither set nor given by who would get it', async () => {
    const here = withSettings();
    const self = actorFor(author, ['post.manage', 'coin.manage']);
    expect(await refusalOf(reserve(here, self, post('a')))).toBe('bounty.own');
    await reserve(here, editor(), post('a'));
    expect(await refusalOf(pay(here, self, post('a')))).toBe('bounty.own');
    expect((await here.ports.reads.wallets.of(author.id)).baseCoin).toBe(0);
    // The clock publishes what a colleague scheduled.
    expect(await pay(here, system, post('a'))).toMatchObject({ status: 'PAID' });
  });

  it.each([
    ['POST', 20_000, ['post.update'], null],
    ['POST', 20_001, ['post.update'], 'bounty.over_limit'],
    ['POST', 20_001, ['post.update', 'coin.manage'], null],
    ['POST', 100_000, ['coin.manage'], null],
    ['POST', 100_001, ['coin.manage'], 'bounty.over_limit'],
    ['BUG_REPORT', 5000, ['bug-report.update'], null],
    ['BUG_REPORT', 4999, ['bug-report.update'], 'bounty.over_limit'],
    ['BUG_REPORT', 5001, ['bug-report.update', 'coin.manage'], null],
    ['BUG_REPORT', 0, ['coin.manage'], 'coin.amount_invalid'],
    ['POST', 1.5, ['coin.manage'], 'coin.amount_invalid'],
  ] as const)(
    'of a %s over %d with %j is refused as it must be: %s',
    async (kind, amount, granted, refusal) => {
      const here = withSettings();
      const work = reserve(here, editor(granted), { kind, id: 'a' }, { amount, usual: 5000 });
      if (refusal === null) expect(await work).toMatchObject({ amount });
      else expect(await refusalOf(work)).toBe(refusal);
    },
  );

  it('counts Fit Coin as what it converts to', async () => {
    const here = withSettings();
    const change = { coin: 'FIT_COIN', amount: 2001 } as const;
    expect(await refusalOf(reserve(here, editor(), post('a'), change))).toBe('bounty.over_limit');
    await reserve(here, editor(), post('a'), { ...change, amount: 2000 });
    expect(await here.ports.reads.bounties.sumsOf('2026-11')).toEqual({ reserved: 20_000, paid: 0 });
  });

  it('takes its part of the cap when it is set, and gives it back when it is released', async () => {
    const here = withSettings({ bountyMonthlyCap: 1000 });
    await reserve(here, editor(), post('a'), { amount: 600 });
    expect(await refusalOf(reserve(here, editor(), post('b'), { amount: 401 }))).toBe('bounty.cap_reached');
    // What it holds itself does not stand in its own way.
    await reserve(here, editor(), post('a'), { amount: 1000 });
    await here.ports.transaction((repositories) => releaseBounty(repositories, post('a'), step(editor())));
    await reserve(here, editor(), post('b'), { amount: 1000 });
    expect(await pay(here, editor(), post('a'))).toBeNull();
    // A month begins in Vietnam.
    const november = new Date('2026-11-30T16:59:59Z');
    expect(await refusalOf(reserve(here, editor(), post('c'), { amount: 1 }, november))).toBe(
      'bounty.cap_reached',
    );
    await reserve(here, editor(), post('c'), { amount: 1000 }, new Date('2026-11-30T17:00:00Z'));
  });

  it('never exceeds the cap and is never given twice, in whatever order things happen', async () => {
    const steps = fc.array(
      fc.record({
        does: fc.constantFrom('reserve', 'pay', 'release'),
        id: fc.constantFrom('a', 'b', 'c'),
        amount: fc.integer({ min: 1, max: 900 }),
        fit: fc.boolean(),
      }),
      { maxLength: 25 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const here = withSettings({ bountyMonthlyCap: 3000 });
        for (const { does, id, amount, fit } of sequence) {
          const work: Promise<unknown> =
            does === 'reserve'
              ? reserve(here, editor(), post(id), { amount, coin: fit ? 'FIT_COIN' : 'BASE_COIN' })
              : does === 'pay'
                ? pay(here, editor(), post(id))
                : here.ports.transaction((all) => releaseBounty(all, post(id), step(editor())));
          await work.catch(expectRefusal);
          const { reserved, paid } = await here.ports.reads.bounties.sumsOf('2026-11');
          expect(reserved + paid).toBeLessThanOrEqual(3000);
        }
        const given = here.rows('postings').filter(({ account }) => account === 'USER');
        const paidOnes = here.rows('bounties').filter(({ status }) => status === 'PAID');
        expect(given.map(({ reference }) => reference).toSorted()).toEqual(
          paidOnes.map(({ reference }) => reference).toSorted(),
        );
        expect(given.reduce((sum, posting) => sum + inBaseCoins(posting), 0)).toBe(
          (await here.ports.reads.bounties.sumsOf('2026-11')).paid,
        );
        expect(await here.ports.reads.moneyAudit.breaches()).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the month of bounties', () => {
  it('is shown to staff with what is left of its cap', async () => {
    const here = withSettings({ bountyMonthlyCap: 1000 });
    here.clock.set(noon);
    await reserve(here, editor(), post('a'), { amount: 300 });
    await reserve(here, editor(), post('b'), { amount: 200 });
    await pay(here, editor(), post('b'));
    const { app } = here;
    expect(await app.bounty.readBountyMonth(actorFor(author, ['post.view']))).toEqual({
      month: '2026-11',
      cap: 1000,
      reserved: 300,
      paid: 200,
      left: 500,
    });
    expect(await refusalOf(app.bounty.readBountyMonth(actorFor(author)))).toBe('access.not_authorized');
    expect(defaultSettings.bountyMonthlyCap).toBe(2_000_000);
  });
});
