import type { PlanBenefitId } from '#core/money/level/plan.ts';

/** Where each benefit of a plan is used; the test beside holds the core to it: it works as soon as its screen is there. */
export const benefitScreens: Readonly<Record<PlanBenefitId, string>> = {
  AI_CHAT: '/dashboard/ai-chat',
  AI_LIMITS: '/dashboard/ai-chat',
  PDF_REPORTS: '/indicator/:id',
};
