import { DomainError } from '#core/kernel/domain-error.ts';
import type { IncomingMessage } from 'node:http';
import type { Api } from '#http/contract.ts';
import type { ServedRoute } from '../server/route-services.ts';

/** Names the viewing in which a person of the staff asks: the answer is then the member's, and nothing else works. */
export const viewingHeader = 'staff-viewing';

/** Null outside a viewing. What is no id is a viewing that is over. */
export const viewingIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string | null => {
  const given = headers[viewingHeader];
  return given === undefined ? null : String(given);
};

/**
 * All that is answered in a viewing; what is not in here is not, so that a route nobody has judged stays closed. Photos,
 * talks, the AI coach, reviews of a coach, files and what other members entrust to this one are left out.
 */
export const shownInViewing: { readonly [Group in keyof Api]?: readonly (keyof Api[Group])[] } = {
  auth: ['sessions'],
  me: [
    'get',
    'wallet',
    'transactions',
    'transactionTotals',
    'invited',
    'notificationSettings',
    'notificationRhythm',
    'coachAccess',
    'photoViews',
  ],
  viewings: ['current', 'list'],
  indicators: ['list', 'get', 'timeline', 'compare', 'home', 'goals', 'draft', 'movedTogether'],
  measurementImports: ['list', 'series'],
  archiveImports: ['answers'],
  ownMeasurements: ['list', 'values'],
  recaps: ['read'],
  secondFactor: ['get'],
  personalTokens: ['list', 'log'],
  rewards: ['list', 'history', 'fees'],
  payments: ['packages', 'list', 'get'],
  economy: ['totals'],
  levels: ['offers', 'preview'],
  partners: ['list'],
  partnerRewards: ['list', 'claims'],
  coachRequests: ['mine'],
  specializations: ['list'],
  specializationRequests: ['mine'],
  certificates: ['mine', 'get'],
  credentialDocuments: ['achievement', 'issuer', 'key', 'status', 'credential'],
  products: ['list', 'get'],
  orders: ['list', 'get'],
  ai: ['sample'],
  coaches: ['list', 'filters', 'get', 'ratings', 'requestForm'],
  coachDesk: ['settings', 'earnings', 'earningLines', 'form', 'sample', 'savedReplies'],
  reviewBundles: ['list'],
  reviews: ['list'],
  domains: ['overview', 'get', 'availability', 'hosts', 'site', 'visits'],
  challenges: ['list', 'featured', 'get', 'board', 'reviews'],
  enrolments: ['mine', 'get', 'notes'],
  lessons: ['get', 'media'],
  quizzes: ['get', 'attempt'],
  authoring: ['list', 'get', 'preview', 'chapter', 'lesson', 'quiz'],
  moderation: ['mySanctions'],
  notifications: ['list', 'unreadCount', 'mailAddress'],
  follows: ['presences', 'followers', 'following'],
  relations: ['blocks', 'mutes'],
  suggestions: ['list'],
  people: ['get'],
  feed: ['list', 'newCount', 'get', 'ofUser'],
  comments: ['ofFeedPost', 'ofPost', 'ofLesson', 'replies'],
  bookmarks: ['list'],
  posts: ['list', 'get', 'categories', 'tags'],
  writtenPosts: ['listOwn', 'read', 'revisions'],
  bugReports: ['list', 'get', 'suggestions', 'roadmap'],
  changelog: ['list'],
  pages: ['get'],
  questions: ['list'],
  site: ['live', 'ready', 'publicSettings'],
};

/** The one place that says what a viewing may ask for. Fails with viewing.read_only, viewing.not_shown. */
export const requireShown = ({
  endpoint,
  group,
  name,
}: Pick<ServedRoute, 'endpoint' | 'group' | 'name'>): void => {
  if (endpoint.method !== 'GET') throw new DomainError('viewing.read_only');
  const shown: readonly string[] = shownInViewing[group] ?? [];
  if (!shown.includes(name)) throw new DomainError('viewing.not_shown');
};
