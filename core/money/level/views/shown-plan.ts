import type { PaidLevel } from '../level.ts';
import { benefitsOf, isForSale, type PlanBenefit, type Plans } from '../plan.ts';

/** A plan as everybody sees it: what it gives, what of it works, and whether it can be bought. */
export type ShownPlan = Readonly<{
  level: PaidLevel;
  isForSale: boolean;
  /** Those of the plans below are among them. */
  benefits: readonly PlanBenefit[];
}>;

export const presentPlan = (plans: Plans, level: PaidLevel): ShownPlan => ({
  level,
  isForSale: isForSale(plans, level),
  benefits: benefitsOf(plans, level),
});
