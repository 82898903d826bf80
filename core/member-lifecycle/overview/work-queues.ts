import type { Permission } from '#core/access/actor/permission.ts';
import { moderatorPermissions } from '#core/community/moderation/moderator-rights.ts';

/** What waits for staff: each by the name of its list in the console, with the rights that open that list. */
export const workQueues = {
  payments: ['payment.view'],
  'incoming-transfers': ['payment.view'],
  'coin-requests': ['coin.view', 'coin.create', 'coin.manage'],
  'partner-claims': ['reward.view'],
  orders: ['product.view'],
  reviews: ['review.view'],
  ratings: ['review.view'],
  'coach-requests': ['coach-request.view'],
  'specialization-requests': ['specialization.view'],
  challenges: ['knowledge.view'],
  cases: moderatorPermissions,
  appeals: moderatorPermissions,
  'bug-reports': ['bug-report.view', 'bug-report.update', 'bug-report.manage'],
  'contact-messages': ['bug-report.view'],
  posts: ['post.view', 'post.update', 'post.manage'],
} as const satisfies Readonly<Record<string, readonly Permission[]>>;
export type WorkQueue = keyof typeof workQueues;
export const workQueueNames = Object.keys(workQueues) as [WorkQueue, ...WorkQueue[]]; // Object.keys forgets the names
/** With one of these something of it may be seen. */
export const workQueueRights: readonly Permission[] = [
  ...new Set<Permission>(Object.values(workQueues).flat()),
];
