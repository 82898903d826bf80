import { describe, expect, it } from 'vitest';
import { noon } from '#fixtures/engine/ids.ts';
import { claimsReady, inClaimOrder, monthStart, rewardState, type RewardSituation } from './reward-state.ts';
import type { RewardFacts } from './rewards.ts';

const situation = (parts: Partial<RewardSituation> = {}): RewardSituation => ({
  now: noon,
  timeZone: 'Asia/Ho_Chi_Minh',
  monthlyCap: 20,
  missingFields: [],
  savedThisWeek: false,
  ...parts,
});
const facts = (parts: Partial<RewardFacts> & Pick<RewardFacts, 'type'>): RewardFacts => ({
  open: [],
  claimed: 0,
  claimedThisMonth: 0,
  lastClaimAt: null,
  ...parts,
});

describe('a reward', () => {
  it('names what is missing while nothing can be claimed', () => {
    expect(rewardState(facts({ type: 'VERIFY_EMAIL' }), situation())).toMatchObject({
      status: 'PENDING',
      missing: ['email'],
    });
    expect(
      rewardState(facts({ type: 'FULL_FILL_PROFILE' }), situation({ missingFields: ['phone', 'about'] })),
    ).toMatchObject({ status: 'PENDING', missing: ['phone', 'about'] });
    expect(rewardState(facts({ type: 'REFERRAL' }), situation())).toMatchObject({ missing: ['invitation'] });
    expect(rewardState(facts({ type: 'SAVE_PHYSICAL_PROFILE' }), situation())).toMatchObject({
      missing: ['snapshot'],
      nextClaimAt: null,
    });
  });

  it('can be claimed once for each source event that is open', () => {
    expect(
      rewardState(facts({ type: 'SAVE_PHYSICAL_PROFILE', open: ['w1', 'w2'], claimed: 5 }), situation()),
    ).toMatchObject({ status: 'PROCESSING', available: 2, claimed: 5, missing: [] });
  });

  it('is not paid for a profile that was emptied again', () => {
    const state = rewardState(
      facts({ type: 'FULL_FILL_PROFILE', open: ['u'] }),
      situation({ missingFields: ['city'] }),
    );
    expect(state).toMatchObject({ status: 'PENDING', available: 0 });
  });

  it('is over for good once a one-time reward was claimed', () => {
    const claimed = facts({ type: 'VERIFY_EMAIL', claimed: 1, lastClaimAt: noon });
    expect(rewardState(claimed, situation())).toMatchObject({ status: 'COMPLETED', nextClaimAt: null });
  });

  it('waits for the next Monday of the member once this week was saved and claimed', () => {
    const state = rewardState(
      facts({ type: 'SAVE_PHYSICAL_PROFILE', claimed: 1, lastClaimAt: noon }),
      situation({ savedThisWeek: true }),
    );
    // Monday 23 November, midnight in Vietnam.
    expect(state).toMatchObject({ missing: [], nextClaimAt: new Date('2026-11-22T17:00:00Z') });
  });

  it('of invitations stops at the monthly cap and goes on with the next month', () => {
    const invited = facts({ type: 'REFERRAL', open: ['a', 'b', 'c'], claimedThisMonth: 19 });
    expect(rewardState(invited, situation())).toMatchObject({ status: 'PROCESSING', available: 1 });
    expect(rewardState({ ...invited, claimedThisMonth: 20 }, situation())).toMatchObject({
      status: 'PENDING',
      missing: ['monthly_cap'],
      nextClaimAt: new Date('2026-11-30T17:00:00Z'),
    });
    const lastDay = situation({ now: new Date('2026-12-31T16:59:59Z') });
    expect(rewardState({ ...invited, claimedThisMonth: 20 }, lastDay).nextClaimAt).toEqual(
      new Date('2026-12-31T17:00:00Z'),
    );
  });

  it('counts months by the calendar of the member', () => {
    const now = new Date('2026-11-30T18:00:00Z');
    expect(monthStart(now, 'Asia/Ho_Chi_Minh')).toEqual(new Date('2026-11-30T17:00:00Z'));
    expect(monthStart(now, 'America/New_York')).toEqual(new Date('2026-11-01T04:00:00Z'));
  });
});

describe('inClaimOrder', () => {
  const claimable = rewardState(facts({ type: 'SAVE_PHYSICAL_PROFILE', open: ['w1'] }), situation());
  const toDo = rewardState(facts({ type: 'REFERRAL' }), situation());
  const nextWeek = rewardState(
    facts({ type: 'SAVE_PHYSICAL_PROFILE', claimed: 1, lastClaimAt: noon }),
    situation({ savedThisWeek: true }),
  );
  const over = rewardState(facts({ type: 'VERIFY_EMAIL', claimed: 1, lastClaimAt: noon }), situation());

  it('puts what can be claimed first and what is over last, whatever the order was', () => {
    for (const mixed of [
      [over, nextWeek, toDo, claimable],
      [nextWeek, over, claimable, toDo],
    ])
      expect(inClaimOrder(mixed)).toEqual([claimable, toDo, nextWeek, over]);
  });
});

it('counts each claim that is open, not each reward, and nothing that waits', () => {
  const state = (status: 'PENDING' | 'PROCESSING' | 'COMPLETED', available: number) => ({
    status,
    available,
  });
  expect(claimsReady([state('PROCESSING', 3), state('PROCESSING', 1), state('PENDING', 0)])).toBe(4);
  expect(claimsReady([state('PENDING', 2), state('COMPLETED', 0)])).toBe(0);
  expect(claimsReady([])).toBe(0);
});
