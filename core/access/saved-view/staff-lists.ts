import { requirePermission, mayDo, type Actor } from '../actor/actor.ts';
import type { Permission } from '../actor/permission.ts';

const moderators = ['feed.view', 'chat.view', 'review.view', 'user.view', 'media.view', 'post.view'] as const;
const ai = ['ai.view', 'ai.manage'] as const;

/** The lists of the staff console by the names in their addresses, each with what lets one see it: one of these. */
export const staffListRights = {
  'ai-answers': ai,
  'ai-evaluations': ai,
  'ai-prompts': [...ai, 'ai.create'],
  'ai-ratings': ai,
  'ai-rules': [...ai, 'ai.update'],
  appeals: moderators,
  'audit-log': ['audit.view', 'global'],
  'bug-reports': ['bug-report.view', 'bug-report.update', 'bug-report.manage'],
  cases: moderators,
  categories: ['category.view', 'category.manage'],
  certificates: ['knowledge.view', 'knowledge.manage'],
  'challenge-reviews': ['knowledge.view'],
  challenges: ['knowledge.view'],
  changelog: ['bug-report.view', 'bug-report.manage'],
  'chat-rooms': ['chat.view'],
  'coach-requests': ['coach-request.view'],
  'coin-requests': ['coin.view', 'coin.create', 'coin.manage'],
  comments: ['feed.view'],
  'contact-messages': ['bug-report.view'],
  'domain-hosts': ['domain.view', 'domain.manage'],
  domains: ['domain.view', 'domain.manage'],
  'email-log': ['mail.view'],
  'email-templates': ['mail.view'],
  emails: ['mail.view'],
  enrolments: ['knowledge.view'],
  'feed-posts': ['feed.view'],
  gifts: ['transaction.view'],
  'incoming-transfers': ['payment.view'],
  indicators: ['indicator.view'],
  ledger: ['transaction.view'],
  media: ['media.view'],
  notifications: ['mail.view'],
  orders: ['product.view'],
  pages: ['post.view', 'post.manage', 'global'],
  'partner-claims': ['reward.view'],
  'partner-rewards': ['reward.view'],
  partners: ['partner.view'],
  payments: ['payment.view'],
  posts: ['post.view', 'post.update', 'post.manage'],
  products: ['product.view'],
  'promo-uses': ['promo.view'],
  promotions: ['promo.view'],
  questions: ['category.view'],
  quizzes: ['knowledge.view'],
  ratings: ['review.view'],
  'review-bundles': ['review.view'],
  reviews: ['review.view'],
  roles: ['role.view'],
  sanctions: moderators,
  'specialization-requests': ['specialization.view'],
  specializations: ['specialization.view'],
  tags: ['category.view', 'category.manage'],
  'text-rules': ['feed.view', 'feed.manage'],
  transactions: ['transaction.view'],
  users: ['user.view'],
} as const satisfies Readonly<Record<string, readonly Permission[]>>;

export type StaffListName = keyof typeof staffListRights;
export const staffListNames = Object.keys(staffListRights) as [StaffListName, ...StaffListName[]]; // Object.keys forgets the names

export const maySeeList = (actor: Actor, list: StaffListName): boolean =>
  mayDo(actor, ...staffListRights[list]);

/** Fails with access.*: what is kept of a list is for those who may see the list. */
export const requireList = (actor: Actor, list: StaffListName): void =>
  requirePermission(actor, ...staffListRights[list]);
