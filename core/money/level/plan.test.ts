import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coinPackages } from '#core/money/coin/packages.ts';
import en from '#core/kernel/messages/en.json' with { type: 'json' };
import vi from '#core/kernel/messages/vi.json' with { type: 'json' };
import { paidLevels } from './level.ts';
import { benefitsOf, currentPlans, isForSale, planBenefits, type Plans } from './plan.ts';

const benefit = fc.record({ id: fc.constantFrom(...planBenefits), works: fc.boolean() });
const anyPlans: fc.Arbitrary<Plans> = fc.record({
  PRO: fc.array(benefit, { maxLength: 3 }),
  PREMIUM: fc.array(benefit, { maxLength: 3 }),
});

describe('a plan', () => {
  it('is for sale only with a benefit of its own, once all it gives works', () =>
    fc.assert(
      fc.property(anyPlans, fc.constantFrom(...paidLevels), (plans, level) => {
        const gives = benefitsOf(plans, level);
        expect(isForSale(plans, level)).toBe(plans[level].length > 0 && gives.every(({ works }) => works));
        if (level === 'PREMIUM') expect(gives).toEqual([...plans.PRO, ...plans.PREMIUM]);
      }),
    ));

  it('is for sale today only where everything it names works', () => {
    for (const level of paidLevels) {
      const isComplete =
        currentPlans[level].length > 0 && benefitsOf(currentPlans, level).every(({ works }) => works);
      expect([level, isForSale(currentPlans, level)]).toEqual([level, isComplete]);
    }
    expect(paidLevels.filter((level) => isForSale(currentPlans, level))).toEqual(['PRO', 'PREMIUM']);
  });

  it.each([
    ['Vietnamese', vi],
    ['English', en],
  ] as const)('shares no name with a coin package, in %s', (_, words) => {
    const plans = [words['user.level.BASIC'], words['user.level.PRO'], words['user.level.PREMIUM']];
    const packages = coinPackages.map(({ id }) => words[`coin.package.${id}`]);
    expect(packages).toHaveLength(4);
    expect(new Set([...plans, ...packages, 'Premium', 'Cao cấp']).size).toBe(
      plans.length + packages.length + 1,
    );
  });
});
