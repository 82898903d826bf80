import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { coinUnits, nextClaimAt, type CoinUnit } from '#core/money/coin/claim-window.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { after, day } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aPartnerReward } from '#fixtures/money/partners.ts';
import {
  claimableFirst,
  memberRewardStates,
  nextNumber,
  requireClaimable,
  standingWith,
} from './claim-rules.ts';
import { isSameCode } from './reward-code.ts';

const units = coinUnits.filter((unit) => unit !== 'TIME');
const aReward = (unit: CoinUnit, parts: Parameters<typeof aPartnerReward>[0] | object = {}) =>
  aPartnerReward({
    partnerId: 'p',
    unit,
    stock: null,
    startsAt: after(noon, -day),
    endsAt: after(noon, 900 * day),
    ...parts,
  });
const claimed = (at: Date, status: 'COMPLETED' | 'PROCESSING' = 'COMPLETED') => ({ at, status });

const claimable = (...given: Parameters<typeof requireClaimable>): string | null => {
  try {
    requireClaimable(...given);
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
};

describe('where a member stands with a reward', () => {
  it('follows the next-claim rule on the last claim that stands', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...units),
        fc.array(fc.integer({ min: 0, max: 400 * day }), { minLength: 1, maxLength: 4 }),
        (unit, ages) => {
          const claims = ages.map((age) => claimed(after(noon, -age)));
          const next = nextClaimAt(unit, after(noon, -Math.min(...ages)), noon);
          const { state, nextClaimAt: shown } = standingWith(aReward(unit), claims, noon);
          if (next === null) expect(state).toBe('DONE');
          else if (next > noon) expect([state, shown]).toEqual(['LATER', next]);
          else expect([state, shown]).toEqual(['CLAIMABLE', null]);
        },
      ),
    );
  });

  it('says the same as a claim would meet, whatever the dates, the stock and the claims before', () => {
    const moment = fc.integer({ min: -40 * day, max: 40 * day });
    fc.assert(
      fc.property(
        fc.constantFrom(...units),
        fc.tuple(moment, moment).filter(([one, other]) => one !== other),
        fc.option(fc.nat(3)),
        fc.nat(3),
        fc.array(fc.record({ at: fc.integer({ min: -40 * day, max: 0 }), waits: fc.boolean() }), {
          maxLength: 3,
        }),
        (unit, dates, stock, taken, before) => {
          const [start, end] = dates.toSorted((a, b) => a - b) as [number, number]; // two dates
          const claimedCount = stock === null ? taken : Math.min(taken, stock);
          const reward = aReward(unit, {
            startsAt: after(noon, start),
            endsAt: after(noon, end),
            stock,
            claimedCount,
          });
          const claims = before.map(({ at, waits }) =>
            claimed(after(noon, at), waits ? 'PROCESSING' : 'COMPLETED'),
          );
          const { state, nextClaimAt: shown } = standingWith(reward, claims, noon);
          expect(claimable(reward, claims, noon) === null).toBe(state === 'CLAIMABLE');
          // What is promised for later can be claimed then, and not a moment before.
          if (state === 'LATER') {
            expect(claimable(reward, claims, shown!)).toBeNull(); // set for LATER
            expect(claimable(reward, claims, after(shown!, -1))).not.toBeNull(); // set for LATER
          } else expect(shown).toBeNull();
        },
      ),
    );
  });

  it.each([
    ['ended', aReward('DAILY', { endsAt: noon }), [], 'partner_reward.ended'],
    ['not started', aReward('DAILY', { startsAt: after(noon, 1) }), [], 'partner_reward.not_started'],
    [
      'waiting for staff',
      aReward('UNLIMITED'),
      [claimed(noon, 'PROCESSING')],
      'partner_reward.awaiting_approval',
    ],
    ['claimed once for all', aReward('ONE_TIME'), [claimed(after(noon, -day))], 'reward.already_claimed'],
    ['too early', aReward('WEEKLY'), [claimed(after(noon, -6 * day))], 'partner_reward.wait'],
    ['run out', aReward('DAILY', { stock: 4, claimedCount: 4 }), [], 'partner_reward.out_of_stock'],
    [
      'over before the next time',
      aReward('WEEKLY', { endsAt: after(noon, day) }),
      [claimed(noon)],
      'reward.already_claimed',
    ],
    ['open again', aReward('WEEKLY'), [claimed(after(noon, -7 * day))], null],
  ] as const)('%s', (_, reward, claims, code) => {
    expect(claimable(reward, claims, noon)).toBe(code);
  });

  it('numbers claims one after the other', () => {
    expect(nextNumber([])).toBe(1);
    expect(nextNumber([{ number: 2 }, { number: 1 }])).toBe(3);
  });
});

describe('a code', () => {
  it('is the same with other spaces and case, and no other', () => {
    expect(isSameCode('AN TÂM 24', ' an tâm24 ')).toBe(true);
    expect(isSameCode('AN TÂM 24', 'an tâm 25')).toBe(false);
    expect(isSameCode('AN TÂM 24', 'an tâm 2')).toBe(false);
    expect(isSameCode('AN TÂM 24', 'an tâm 244')).toBe(false);
    expect(isSameCode('AN TÂM 24', '')).toBe(false);
    expect(isSameCode('AN TÂM', 'AN TÂM')).toBe(true);
    const code = fc.stringMatching(/^[A-Z0-9]{4,64}$/);
    fc.assert(
      fc.property(code, code, (one, other) => {
        expect(isSameCode(one, other)).toBe(one === other);
        expect(isSameCode(one, [...one.toLowerCase()].join(' '))).toBe(true);
      }),
    );
  });

  it('costs the same work, right or wrong, long or short', () => {
    const spy = vi.spyOn(String.prototype, 'charCodeAt');
    const works = [
      ['ABCD', 'ABCD'],
      ['ABCD', 'X'],
      ['ABCDEFGH', ''],
      ['AB', 'ABZZ'],
    ].map(([code = '', typed = '']) => {
      spy.mockClear();
      isSameCode(code, typed);
      return spy.mock.calls.length;
    });
    spy.mockRestore();
    expect(new Set(works).size).toBe(1);
    expect(works[0]).toBeGreaterThan(0);
  });
});

it('rewards that can be claimed come first, and those that stand alike keep their order', () => {
  const stood = fc.record({ state: fc.constantFrom(...memberRewardStates), place: fc.nat() });
  fc.assert(
    fc.property(fc.array(stood), (given) => {
      const ordered = claimableFirst(given);
      const claimable = given.filter(({ state }) => state === 'CLAIMABLE');
      expect(ordered.slice(0, claimable.length)).toEqual(claimable);
      for (const state of memberRewardStates)
        expect(ordered.filter((one) => one.state === state)).toEqual(
          given.filter((one) => one.state === state),
        );
    }),
  );
});
