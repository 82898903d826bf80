import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { after, day } from '#core/kernel/time.ts';
import { defaultSettings } from '#core/platform/settings/site.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { levelAfter, levelDays, levelOffers, levelRefusal, paidLevels, type LevelPrices } from './level.ts';

const price = fc.integer({ min: 1, max: 1_000_000_000 });
const prices: fc.Arbitrary<LevelPrices> = fc.record({
  proPrice30: price,
  proPrice365: price,
  premiumPrice30: price,
  premiumPrice365: price,
});
const offer = (level: (typeof paidLevels)[number], days: (typeof levelDays)[number]) =>
  levelOffers(defaultSettings).find((one) => one.level === level && one.days === days)!; // all four are listed
const anOffer = fc
  .tuple(fc.constantFrom(...paidLevels), fc.constantFrom(...levelDays))
  .map(([level, days]) => offer(level, days));
const left = fc.integer({ min: 1, max: 3000 * day });

const refusal = (level: 'PRO' | 'PREMIUM', levelExpiresAt: Date | null, bought: 'PRO' | 'PREMIUM') =>
  levelRefusal({ level, levelExpiresAt }, offer(bought, 30), noon);

describe('a level bought', () => {
  it('from Basic, or after the last one ended, lasts for the days bought', () => {
    fc.assert(
      fc.property(
        prices,
        anOffer,
        fc.constantFrom(...paidLevels),
        fc.nat(400 * day),
        (paid, bought, was, ago) => {
          const expected = { level: bought.level, levelExpiresAt: after(noon, bought.days * day) };
          expect(levelAfter({ level: 'BASIC', levelExpiresAt: null }, bought, paid, noon)).toEqual(expected);
          expect(levelAfter({ level: was, levelExpiresAt: after(noon, -ago) }, bought, paid, noon)).toEqual(
            expected,
          );
        },
      ),
    );
  });

  it('again loses no day: the end moves by exactly the days bought', () => {
    fc.assert(
      fc.property(prices, anOffer, left, (paid, bought, remaining) => {
        const levelExpiresAt = after(noon, remaining);
        const now = levelAfter({ level: bought.level, levelExpiresAt }, bought, paid, noon);
        expect(now.level).toBe(bought.level);
        expect(now.levelExpiresAt.getTime() - levelExpiresAt.getTime()).toBe(bought.days * day);
      }),
    );
  });

  it('of Premium carries what is left of Pro over: all of its worth, and never more than its time', () => {
    fc.assert(
      fc.property(prices, fc.constantFrom(...levelDays), left, (paid, days, remaining) => {
        const held = { level: 'PRO', levelExpiresAt: after(noon, remaining) } as const;
        const { level, levelExpiresAt } = levelAfter(held, offer('PREMIUM', days), paid, noon);
        const carried = levelExpiresAt.getTime() - noon.getTime() - days * day;
        expect(level).toBe('PREMIUM');
        expect(carried).toBeGreaterThanOrEqual(0);
        expect(carried).toBeLessThanOrEqual(remaining);
        if (paid.premiumPrice30 <= paid.proPrice30) expect(carried).toBe(remaining);
        // What was paid for the days left, in milliseconds of Premium: less than one is lost to rounding.
        else
          expect(remaining * paid.proPrice30 - carried * paid.premiumPrice30).toBeLessThan(
            paid.premiumPrice30 + 1,
          );
      }),
    );
  });

  it('at the usual prices turns two days of Pro into one of Premium', () => {
    const held = { level: 'PRO', levelExpiresAt: after(noon, 10 * day) } as const;
    expect(levelAfter(held, offer('PREMIUM', 30), defaultSettings, noon)).toEqual({
      level: 'PREMIUM',
      levelExpiresAt: after(noon, 35 * day),
    });
  });

  it('is refused where it would take away more than it gives', () => {
    expect(refusal('PREMIUM', after(noon, day), 'PRO')).toBe('level.higher_active');
    expect(refusal('PREMIUM', null, 'PRO')).toBe('level.higher_active');
    expect(refusal('PREMIUM', null, 'PREMIUM')).toBe('level.without_end');
    expect(refusal('PRO', null, 'PRO')).toBe('level.without_end');
    expect(refusal('PRO', null, 'PREMIUM')).toBe('level.without_end');
    for (const until of ['2199-12-15T00:00:00Z', '9999-12-31T00:00:00Z'])
      expect(refusal('PRO', new Date(until), 'PREMIUM')).toBe('level.too_far_ahead');
    expect(refusal('PRO', new Date('2199-11-30T00:00:00Z'), 'PRO')).toBeNull();
    expect(refusal('PREMIUM', noon, 'PRO')).toBeNull();
    expect(() =>
      levelAfter({ level: 'PRO', levelExpiresAt: null }, offer('PREMIUM', 30), defaultSettings, noon),
    ).toThrow('level.without_end');
  });
});
