import type { Permission } from '#core/access/actor/permission.ts';
import { moderatorPermissions } from '#core/community/moderation/moderator-rights.ts';

/** What staff watch week by week, each with the rights that open what it counts. */
export const trendRights = {
  topUps: ['payment.view'],
  saves: ['indicator.view'],
  answers: ['review.view'],
  enrolments: ['knowledge.view'],
  cases: moderatorPermissions,
  ai: ['ai.view', 'ai.manage'],
} as const satisfies Readonly<Record<string, readonly Permission[]>>;
export type Trend = keyof typeof trendRights;
/** With one of these something of it may be seen. */
export const anyTrendRights: readonly Permission[] = [
  ...new Set<Permission>(Object.values(trendRights).flat()),
];
