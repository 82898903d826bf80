/** Base Coin on top of a top-up, Base Coin at once, or less to pay for a plan. */
export const promotionKinds = ['TOP_UP_BONUS', 'COINS', 'PLAN_PRICE'] as const;
export type PromotionKind = (typeof promotionKinds)[number];

export const promotionUnits = ['PERCENT', 'COINS'] as const;
export type PromotionUnit = (typeof promotionUnits)[number];

/** The plans that are sold; `money/level` says the same of its own. */
export const paidPlans = ['PRO', 'PREMIUM'] as const;
export type PaidPlan = (typeof paidPlans)[number];
