import { paidLevels, type PaidLevel } from './level.ts';

/** What a plan can give. Each has its words in the messages: `plan.benefit.*`. */
export const planBenefits = ['AI_CHAT', 'AI_LIMITS', 'PDF_REPORTS'] as const;
export type PlanBenefitId = (typeof planBenefits)[number];
/** `works`: members of the plan can use it today. */
export type PlanBenefit = Readonly<{ id: PlanBenefitId; works: boolean }>;

/** What each plan gives beyond the plan below it. */
export type Plans = Readonly<Record<PaidLevel, readonly PlanBenefit[]>>;

/**
 * The change that builds a benefit sets `works`: the sale of a plan opens by itself once all it names works, and
 * those on its waiting list are notified.
 */
export const currentPlans: Plans = {
  PRO: [{ id: 'AI_CHAT', works: true }],
  PREMIUM: [
    { id: 'AI_LIMITS', works: true },
    { id: 'PDF_REPORTS', works: true },
  ],
};

/** All of it: the plan's own, and those of the plans below. */
export const benefitsOf = (plans: Plans, level: PaidLevel): readonly PlanBenefit[] =>
  paidLevels.slice(0, paidLevels.indexOf(level) + 1).flatMap((each) => plans[each]);

/** Nothing is sold that gives nothing: neither what does not work yet, nor the same as the plan below at a higher price. */
export const isForSale = (plans: Plans, level: PaidLevel): boolean =>
  plans[level].length > 0 && benefitsOf(plans, level).every(({ works }) => works);
