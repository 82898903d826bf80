import { z } from 'zod';
import { languages } from '#core/kernel/language.ts';
import { adminAnnouncements } from '../../platform/contract/admin-announcements.ts';
import { adminCoins } from '../../money/contract/admin-coins.ts';
import { adminProfiles } from '../../body/contract/admin-indicators.ts';
import { adminGifts } from '../../money/contract/gifts.ts';
import { adminPromotions } from '../../money/contract/promo-codes.ts';
import { adminLedger } from '../../money/contract/admin-ledger.ts';
import { adminMails } from '../../platform/contract/admin-mails.ts';
import { adminMedia } from '../../platform/contract/admin-media.ts';
import { adminNotifications } from '../../platform/contract/admin-notifications.ts';
import { adminIncomingTransfers, adminPayments } from '../../money/contract/admin-payments.ts';
import { adminRatings, adminReviews } from '../../coaching/contract/admin-reviews.ts';
import { adminChatRooms } from '../../community/contract/admin-chat.ts';
import { adminComments, adminFeedPosts } from '../../community/contract/admin-feed.ts';
import { adminRoles } from '../../access/contract/admin-roles.ts';
import { adminSite } from '../../platform/contract/admin-site.ts';
import { adminUsers } from '../../people/contract/admin-users.ts';
import { adminCoachRequests } from '../../coaching/contract/coach-requests.ts';
import { word, type Contract, type Endpoint } from '../../engine/contract/endpoint.ts';
import { listQuery } from '../../engine/contract/list.ts';
import { adminPartnerClaims, adminPartnerRewards, adminPartners } from '../../money/contract/partners.ts';
import { adminOrders, adminProducts } from '../../money/contract/products.ts';
import {
  adminSpecializationRequests,
  adminSpecializations,
} from '../../coaching/contract/specializations.ts';

/** The staff lists that can be taken whole, by the last part of their address. */
export const wholeLists = {
  users: adminUsers.list,
  roles: adminRoles.list,
  transactions: adminCoins.transactions,
  'coin-requests': adminCoins.requests,
  ledger: adminLedger.entries,
  gifts: adminGifts.list,
  promotions: adminPromotions.list,
  'promo-uses': adminPromotions.uses,
  payments: adminPayments.list,
  'incoming-transfers': adminIncomingTransfers.list,
  partners: adminPartners.list,
  'partner-rewards': adminPartnerRewards.list,
  'partner-claims': adminPartnerClaims.list,
  products: adminProducts.list,
  orders: adminOrders.list,
  'coach-requests': adminCoachRequests.list,
  specializations: adminSpecializations.list,
  'specialization-requests': adminSpecializationRequests.list,
  reviews: adminReviews.list,
  ratings: adminRatings.list,
  indicators: adminProfiles.list,
  'feed-posts': adminFeedPosts.list,
  comments: adminComments.list,
  'chat-rooms': adminChatRooms.list,
  media: adminMedia.list,
  notifications: adminNotifications.list,
  emails: adminAnnouncements.list,
  'email-templates': adminMails.templates,
  'email-log': adminMails.log,
  'audit-log': adminSite.auditLog,
} as const;
export type WholeList = keyof typeof wholeLists;
/** A row as the list's own answer holds it. */
export type RowOf<List extends WholeList> = z.input<(typeof wholeLists)[List]['output']>[number];

const { sort, filter } = listQuery.shape;

/** The same rows, the same order, the same right to see them; only not a page of them. */
const fileOf = ({ path, access, refusals }: Endpoint): Endpoint => ({
  method: 'GET',
  path: `${path}.csv`,
  summary: 'The whole list as CSV, read at one moment and written into the audit log',
  access,
  query: z.strictObject({
    sort,
    filter,
    /** Of the headings; where a link is followed, the browser's language need not be the console's. */
    language: z.enum(languages).optional(),
    ticket: word(128).optional(),
  }),
  produces: 'file',
  fileTypes: ['text/csv'],
  takesTicket: true,
  refusals: refusals.filter((code) => code !== 'input.range'),
  limit: 'heavy',
});

export const staffFiles: Contract = Object.fromEntries(
  Object.entries(wholeLists).map(([name, list]) => [name, fileOf(list)]),
);
