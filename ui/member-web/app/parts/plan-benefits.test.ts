import { expect, it } from 'vitest';
import { paidLevels } from '#core/money/level/level.ts';
import { benefitsOf, currentPlans } from '#core/money/level/plan.ts';
import { benefitScreens } from './plan-benefits.ts';
import { screens } from '../screens.ts';

const benefits = paidLevels.flatMap((level) => benefitsOf(currentPlans, level));

it.each(benefits)('the benefit $id works exactly when its screen is there', ({ id, works }) => {
  expect(screens.some(({ path }) => path === benefitScreens[id])).toBe(works);
});
