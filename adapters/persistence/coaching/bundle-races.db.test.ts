import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserActor } from '#core/access/actor/actor.ts';
import { endLockedBundle } from '#core/coaching/review/bundle/end-bundles.ts';
import { day } from '#core/kernel/time.ts';
import { aSnapshot } from '#fixtures/body/snapshots.ts';
import { aCoachProfile } from '#fixtures/coaching/coaches.ts';
import { aReply, reviewScene } from '#fixtures/coaching/sequences/play.ts';
import { databaseWorld, type DatabaseWorld } from '#fixtures/engine/database-world.ts';
import { nextId, noon } from '#fixtures/engine/ids.ts';
import { times, violationsOf, type Race } from '#fixtures/engine/races.ts';
import { actorFor, staff, system } from '#fixtures/engine/world.ts';

const price = 1403;
type Pair = Readonly<{ member: UserActor; coach: UserActor; weekId: string }>;

/** A member with 1500 coins and a saved week, and a coach of 900 who offers a bundle. */
const pair = async (here: DatabaseWorld): Promise<Pair> => {
  here.clock.set(noon);
  const scene = reviewScene();
  await here.seed(scene);
  const [user, , coach] = scene.users;
  const weekId = scene.snapshots[0]?.id ?? '';
  if (!user || !coach) throw new Error('The scene has four people');
  await here.ports.transaction(({ coaches }) =>
    coaches.putProfile(aCoachProfile({ coachId: coach.id, bundlePrice: price })),
  );
  return { member: actorFor(user), coach: actorFor(coach), weekId };
};

const buy = ({ app }: DatabaseWorld, { member, coach, weekId }: Pair) =>
  app.coaching.requestReview(member, {
    coachId: coach.id,
    indicatorId: weekId,
    type: 'ALL',
    formId: null,
    answers: [],
    bundlePrice: price,
  });

/** Bought, its first request answered, and the next week saved. */
const begun = async (here: DatabaseWorld) => {
  const two = await pair(here);
  const { id, bundle } = await buy(here, two);
  await here.app.coaching.approveReview(two.coach, { id, ...aReply });
  await here.ports.transaction(({ snapshots }) =>
    snapshots.insert(aSnapshot({ userId: two.member.id, id: nextId(), week: '2026-W48' })),
  );
  return { ...two, bundleId: bundle?.bundleId ?? '' };
};

const coinsOf = async ({ ports }: DatabaseWorld, { member }: Pair): Promise<readonly number[]> => {
  const { fitCoin, heldFitCoin } = await ports.reads.wallets.of(member.id);
  return [fitCoin, heldFitCoin];
};
const bundlesOf = async ({ ports }: DatabaseWorld, { member }: Pair) =>
  (await ports.reads.reviewBundles.allOf(member.id)).map(({ status, parts }) => [
    status,
    ...parts.map((part) => part.status),
  ]);

const races: readonly Race[] = [
  {
    name: 'the same bundle bought many times: one is, and its price is held once',
    prepare: async (here, crowd) => {
      const two = await pair(here);
      return {
        works: times(crowd, () => async () => void (await buy(here, two))),
        done: 1,
        codes: ['review.pending'],
        held: async () => [
          [await coinsOf(here, two), await bundlesOf(here, two)],
          [[97, 1403], [['ACTIVE', 'USED', 'UNUSED', 'UNUSED', 'UNUSED']]],
        ],
      };
    },
  },
  {
    name: 'the next request sent many times: one quarter is used',
    prepare: async (here, crowd) => {
      const one = await begun(here);
      const { coaching } = here.app;
      return {
        works: times(crowd, () => async () => void (await coaching.requestNextOfBundle(one.member, one.bundleId))), // prettier-ignore
        done: 1,
        codes: ['review.pending'],
        held: async () => [
          [await coinsOf(here, one), await bundlesOf(here, one)],
          [[97, 1052], [['ACTIVE', 'USED', 'USED', 'UNUSED', 'UNUSED']]],
        ],
      };
    },
  },
  {
    name: 'ended by the member and by the clock at once: what is left goes back once',
    prepare: async (here, crowd) => {
      const one = await begun(here);
      here.clock.forward(42 * day);
      const { coaching } = here.app;
      return {
        works: times(crowd, (index) => async () => {
          if (index % 2 === 0) await coaching.endBundle(one.member, one.bundleId);
          else await coaching.endDueBundles(system);
        }),
        done: times(crowd + 1, (count) => count),
        codes: ['review_bundle.ended'],
        held: async () => [
          [await coinsOf(here, one), await bundlesOf(here, one)],
          [[97 + 1052, 0], [['ENDED', 'USED', 'REFUNDED', 'REFUNDED', 'REFUNDED']]],
        ],
      };
    },
  },
  {
    name: 'used, ended and left by the coach at once: each quarter is used or given back, never both',
    prepare: async (here, crowd) => {
      const one = await begun(here);
      const { coaching, account } = here.app;
      const steps = [
        () => coaching.requestNextOfBundle(one.member, one.bundleId),
        () => coaching.endBundle(one.member, one.bundleId),
        () => account.setType(staff, { id: one.coach.id, type: 'USER', reason: 'Nghỉ việc' }),
      ];
      return {
        works: times(crowd, (index) => async () => void (await steps[index % steps.length]?.())),
        done: times(crowd + 1, (count) => count),
        codes: ['review.coach_not_found', 'review.pending', 'review_bundle.ended'],
        held: async () => {
          const coins = await coinsOf(here, one);
          const [bundle] = await bundlesOf(here, one);
          const waits = await here.ports.reads.reviews.pendingBetween(one.member.id, one.coach.id);
          const held = (await here.app.coin.reconcile(system)).breaches;
          const isSettled = waits !== null || coins[1] === 0;
          return [
            [bundle?.[0], (coins[0] ?? 0) + (coins[1] ?? 0), held, isSettled],
            ['ENDED', 97 + 1052, [], true],
          ];
        },
      };
    },
  },
];

describe('bundles at the same instant', () => {
  let here: DatabaseWorld;
  beforeAll(async () => {
    here = await databaseWorld();
  });
  afterAll(() => here.close());

  for (const race of races)
    it.each([2, 10, 50])(`${race.name} (%i)`, async (crowd) => {
      expect(await violationsOf(here, race, crowd)).toEqual([]);
    });

  it('what a killed process had begun is undone with it, and done once by the next', async () => {
    const one = await begun(here);
    here.clock.forward(42 * day);
    const at = here.clock.now();
    const killed = here.ports.transaction(async (repositories) => {
      const [bundle] = await repositories.reviewBundles.lockDue(at, 1);
      if (!bundle) throw new Error('One is due');
      await endLockedBundle(repositories, bundle, 'EXPIRED', { ids: { next: nextId }, actor: 'system', at });
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await coinsOf(here, one)).toEqual([97, 1052]);
    await Promise.all(times(4, () => here.app.coaching.endDueBundles(system)));
    expect(await coinsOf(here, one)).toEqual([97 + 1052, 0]);
    expect((await here.app.coin.reconcile(system)).breaches).toEqual([]);
  });
});
