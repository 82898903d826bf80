import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rewardRules, rewardTypes } from '#core/money/coin/rewards.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aSnapshot } from '#fixtures/body/snapshots.ts';
import { aFullProfile, aUser } from '#fixtures/people/users.ts';
import { actorFor, expectRefusal, world } from '#fixtures/engine/world.ts';

const balanceOf = async ({ app }: ReturnType<typeof world>, actor: ReturnType<typeof actorFor>) =>
  (await app.coin.getWallet(actor)).baseCoin;

describe('a reward', () => {
  it('is paid with its claim, its line and its event', async () => {
    const user = aUser();
    const here = world({ users: [user] });

    const claimed = await here.app.coin.claimReward(actorFor(user), 'VERIFY_EMAIL');

    expect(claimed).toMatchObject({
      amount: 1000,
      wallet: { baseCoin: 1000 },
      reward: { status: 'COMPLETED', claimed: 1 },
    });
    expect(here.events('reward.claimed')).toEqual([
      {
        type: 'reward.claimed',
        userId: user.id,
        reward: 'VERIFY_EMAIL',
        source: user.id,
        amount: 1000,
        coin: 'BASE_COIN',
      },
    ]);
    const { items } = await here.app.coin.listTransactions(actorFor(user), {});
    expect(items).toMatchObject([
      { type: 'REWARD', amount: 1000, reference: `VERIFY_EMAIL:${user.id}:${user.id}` },
    ]);
    expect((await here.app.coin.listRewardClaims(actorFor(user), {})).items).toHaveLength(1);
  });

  it('says no with a reason: unknown, not earned yet, already paid', async () => {
    const user = aUser();
    const { app } = world({ users: [user] });
    const claim = (type: string) => app.coin.claimReward(actorFor(user), type);

    await expect(claim('GIFT')).rejects.toMatchObject({ code: 'reward.not_found' });
    await expect(claim('FULL_FILL_PROFILE')).rejects.toMatchObject({ code: 'reward.not_allowed' });
    await claim('VERIFY_EMAIL');
    await expect(claim('VERIFY_EMAIL')).rejects.toMatchObject({ code: 'reward.already_claimed' });
  });

  it('of saved weeks begins with the oldest', async () => {
    const user = aUser();
    const first = aSnapshot({ userId: user.id, week: '2026-W45' });
    const second = aSnapshot({ userId: user.id, week: '2026-W46' });
    const here = world({ users: [user], snapshots: [second, first] });

    await here.app.coin.claimReward(actorFor(user), 'SAVE_PHYSICAL_PROFILE');
    await here.app.coin.claimReward(actorFor(user), 'SAVE_PHYSICAL_PROFILE');

    expect(here.rows('rewardClaims').map(({ source }) => source)).toEqual([first.id, second.id]);
    await expect(here.app.coin.claimReward(actorFor(user), 'SAVE_PHYSICAL_PROFILE')).rejects.toMatchObject({
      code: 'reward.not_allowed',
    });
  });

  it('of invitations counts those who verified and saved, up to the cap of the month', async () => {
    const host = aUser();
    const friends = Array.from({ length: 23 }, () => aUser({ referrerId: host.id }));
    const unverified = aUser({ referrerId: host.id, emailVerifiedAt: null });
    const here = world({
      users: [host, ...friends, unverified],
      snapshots: [...friends.slice(0, 22), unverified].map(({ id }) => aSnapshot({ userId: id })),
    });

    let paid = 0;
    for (let click = 0; click < 30; click += 1) {
      await here.app.coin.claimReward(actorFor(host), 'REFERRAL').then(() => (paid += 1), expectRefusal);
    }
    expect(paid).toBe(20);

    here.clock.set(new Date('2026-12-01T05:00:00Z'));
    for (let click = 0; click < 5; click += 1) {
      await here.app.coin.claimReward(actorFor(host), 'REFERRAL').then(() => (paid += 1), expectRefusal);
    }
    expect(paid).toBe(22);

    const { items, link } = await here.app.coin.listInvited(actorFor(host));
    expect(link).toBe(`https://fitboard.example/auth/register?ref=${host.referralCode}`);
    expect(items.filter(({ rewarded }) => rewarded)).toHaveLength(22);
    expect(items[0]?.name).toBe('Nguyễn T. H.');
    // Names are masked, so no line and no download tells who it was by another way.
    const { items: lines } = await here.app.coin.listTransactions(actorFor(host), { limit: 100 });
    const { data } = await here.app.account.exportMyData(actorFor(host));
    const written = JSON.stringify([lines, data['transactions'], data['rewards']]);
    for (const { id } of friends) expect(written).not.toContain(id);
    expect(new Set(lines.map(({ reference }) => reference))).toEqual(new Set(['REFERRAL']));
  });

  it('pays each source event once, whatever is clicked in whatever order', () => {
    const clicks = fc.array(fc.constantFrom(...rewardTypes), { maxLength: 20 });

    return fc.assert(
      fc.asyncProperty(clicks, fc.nat({ max: 3 }), fc.boolean(), async (sequence, weeks, isFull) => {
        const user = isFull ? aFullProfile() : aUser();
        const snapshots = Array.from({ length: weeks }, (_, index) =>
          aSnapshot({ userId: user.id, week: `2026-W${40 + index}` }),
        );
        const here = world({ users: [user], snapshots });
        for (const type of sequence)
          await here.app.coin.claimReward(actorFor(user), type).catch(expectRefusal);

        const clicked = (type: (typeof rewardTypes)[number]) =>
          sequence.filter((each) => each === type).length;
        const expected =
          Math.min(clicked('VERIFY_EMAIL'), 1) * rewardRules.VERIFY_EMAIL.amount +
          Math.min(clicked('FULL_FILL_PROFILE'), isFull ? 1 : 0) * rewardRules.FULL_FILL_PROFILE.amount +
          Math.min(clicked('SAVE_PHYSICAL_PROFILE'), weeks) * rewardRules.SAVE_PHYSICAL_PROFILE.amount;
        expect(await balanceOf(here, actorFor(user))).toBe(expected);
        expect(await here.ports.reads.moneyAudit.breaches()).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('is listed with what is missing for it, after what can be claimed', async () => {
    const user = aUser({ emailVerifiedAt: null });
    const { app } = world({ users: [user], snapshots: [aSnapshot({ userId: user.id, createdAt: noon })] });
    const { items } = await app.coin.listRewards(actorFor(user));

    expect(items.map(({ type, status, available }) => ({ type, status, available }))).toEqual([
      { type: 'SAVE_PHYSICAL_PROFILE', status: 'PROCESSING', available: 1 },
      { type: 'VERIFY_EMAIL', status: 'PENDING', available: 0 },
      { type: 'FULL_FILL_PROFILE', status: 'PENDING', available: 0 },
      { type: 'REFERRAL', status: 'PENDING', available: 0 },
    ]);
    expect(items[2]?.missing).toContain('phone');
  });
});
