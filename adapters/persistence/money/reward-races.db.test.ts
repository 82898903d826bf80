import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { system, type Actor } from '#core/access/actor/actor.ts';
import { kindOf } from '#core/error-catalogue.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { PartnerReward } from '#core/money/partner/partner.ts';
import { after, day } from '#core/kernel/time.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { openPlans } from '#fixtures/money/plans.ts';
import { databaseWorld, type DatabaseWorld } from '#fixtures/engine/database-world.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aPartner, aPartnerReward } from '#fixtures/money/partners.ts';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor, staff } from '#fixtures/engine/world.ts';

let here: DatabaseWorld;
beforeAll(async () => {
  here = await databaseWorld({ plans: openPlans });
  await here.seed({ users: [aUser({ id: staff.id })] });
});
afterEach(async () => {
  expect(await here.app.coin.reconcile(system)).toEqual({ ok: true, breaches: [] });
});
afterAll(() => here.close());

/** What became of each; the losers must have got a plain refusal, which HTTP answers with 4xx. */
const outcomesOf = async (works: readonly Promise<unknown>[]) => {
  const outcomes = await Promise.allSettled(works);
  const refusals = outcomes.flatMap((outcome) => {
    if (outcome.status === 'fulfilled') return [];
    if (!(outcome.reason instanceof DomainError)) throw outcome.reason;
    expect(['unavailable', 'unexpected']).not.toContain(kindOf(outcome.reason.code));
    return [outcome.reason.code];
  });
  return { done: outcomes.length - refusals.length, refusals: [...new Set(refusals)] };
};

const members = async (count: number): Promise<readonly Actor[]> => {
  const users = Array.from({ length: count }, () => aUser());
  await here.seed({ users });
  return users.map((user) => actorFor(user));
};

const offered = async (parts: Partial<PartnerReward> = {}): Promise<string> => {
  const partner = aPartner();
  const reward = aPartnerReward({ partnerId: partner.id, ...parts });
  await here.ports.reads.partners.insert(partner);
  await here.ports.reads.partnerRewards.insert(reward);
  return reward.id;
};

describe('a partner reward with ten in stock', () => {
  it.each(['ONE_TIME', 'DAILY'] as const)(
    'is given once to a member who claims ten times at once (%s)',
    async (unit) => {
      const [actor] = (await members(1)) as [Actor];
      const id = await offered({ stock: 10, unit });
      const { done } = await outcomesOf(
        Array.from({ length: 10 }, () => here.app.partner.claimPartnerReward(actor, { id })),
      );
      expect(done).toBe(1);
      expect((await here.app.coin.getWallet(actor)).baseCoin).toBe(300);
    },
  );

  it('keeps its stock true while staff change it and decide', async () => {
    const actors = await members(12);
    const id = await offered({ stock: 10, proof: 'APPROVAL' });
    const claims = await Promise.all(
      actors.slice(0, 5).map((actor) => here.app.partner.claimPartnerReward(actor, { id })),
    );
    const { done } = await outcomesOf([
      ...actors.slice(5).map((actor) => here.app.partner.claimPartnerReward(actor, { id })),
      ...claims.map(({ claim }) => here.app.partner.refuseClaim(staff, { id: claim.id, reason: 'Không đủ' })),
      here.app.partner.updateRewardOffer(staff, { id, version: 1, stock: 6 }),
    ]);
    expect(done).toBeGreaterThan(5);
    const reward = await here.ports.reads.partnerRewards.find(id);
    expect(reward!.claimedCount).toBeLessThanOrEqual(reward!.stock!); // it was stored above, with a stock
  });
});

describe('a waiting claim', () => {
  it('approved and refused at once is one of them, wholly', async () => {
    const [actor] = (await members(1)) as [Actor];
    const id = await offered({ proof: 'APPROVAL', stock: 1 });
    const { claim } = await here.app.partner.claimPartnerReward(actor, { id });
    const { done } = await outcomesOf(
      Array.from({ length: 10 }, (_, index) =>
        index % 2
          ? here.app.partner.approveClaim(staff, claim.id)
          : here.app.partner.refuseClaim(staff, { id: claim.id, reason: 'Không đủ' }),
      ),
    );
    expect(done).toBe(1);
    const { status } = (await here.ports.reads.partnerClaims.find(claim.id))!; // it was stored above
    expect((await here.app.coin.getWallet(actor)).baseCoin).toBe(status === 'COMPLETED' ? 300 : 0);
  });
});

describe('a reward granted by staff', () => {
  it('while the member claims it is paid once', async () => {
    const user = aUser();
    await here.seed({ users: [user] });
    const { done, refusals } = await outcomesOf(
      Array.from({ length: 20 }, (_, index) =>
        index % 2
          ? here.app.coin.claimReward(actorFor(user), 'VERIFY_EMAIL')
          : here.app.coin.grantReward(staff, {
              type: 'VERIFY_EMAIL',
              userId: user.id,
              reason: 'Giúp thành viên',
            }),
      ),
    );
    expect({ done, refusals }).toEqual({ done: 1, refusals: ['reward.already_claimed'] });
    expect((await here.app.coin.getWallet(actorFor(user))).baseCoin).toBe(1000);
  });
});

const buyer = async (coins: number) => {
  const user = aUser();
  await here.seed({
    users: [user],
    transfers: [aTransfer({ userId: user.id, amount: coins, coin: 'FIT_COIN' })],
  });
  const buy = (reference: string) =>
    here.app.level.buyLevel(actorFor(user), { level: 'PRO', days: 30, priceFitCoin: 1000, reference });
  return { user, buy, fitCoin: async () => (await here.app.coin.getWallet(actorFor(user))).fitCoin };
};

describe('a level', () => {
  it('bought at once with many keys is paid as often as the coins suffice, and no day is lost', async () => {
    const { user, buy, fitCoin } = await buyer(3500);
    const { done, refusals } = await outcomesOf(
      Array.from({ length: 10 }, (_, index) => buy(`key-${index}`)),
    );
    expect({ done, refusals }).toEqual({ done: 3, refusals: ['coin.not_enough'] });
    expect(await fitCoin()).toBe(500);
    expect((await here.ports.reads.users.get(user.id)).levelExpiresAt).toEqual(after(noon, 90 * day));
  });
});
