import { adminAnnouncements } from './admin-announcements.ts';
import { adminCoins } from './admin-coins.ts';
import { adminMails } from './admin-mails.ts';
import { adminMedia } from './admin-media.ts';
import { adminProfiles } from './admin-indicators.ts';
import { adminNotifications } from './admin-notifications.ts';
import { adminCoaching, adminRatings, adminReviews } from './admin-reviews.ts';
import { adminRoles } from './admin-roles.ts';
import { adminSite } from './admin-site.ts';
import { adminUsers } from './admin-users.ts';
import { adminIncomingTransfers, adminPayments } from './admin-payments.ts';
import { adminLedger } from './admin-ledger.ts';
import { auth } from './auth.ts';
import { adminCoachRequests, coachRequests } from './coach-requests.ts';
import { coachDesk, coaches } from './coaches.ts';
import { downloads } from './downloads.ts';
import { economy } from './economy.ts';
import { indicators } from './indicators.ts';
import { meContract } from './me.ts';
import { mediaContract } from './media.ts';
import { notifications } from './notifications.ts';
import { people } from './people.ts';
import { adminPlans, levels } from './levels.ts';
import { adminPartnerClaims, adminPartnerRewards, adminPartners, partnerRewards } from './partners.ts';
import { bankWebhooks, payments } from './payments.ts';
import { adminOrders, adminProducts, orders, products } from './products.ts';
import { push } from './push.ts';
import { reviews } from './reviews.ts';
import { rewards } from './rewards.ts';
import { site } from './site.ts';
import { staffFiles } from './staff-files.ts';
import {
  adminSpecializationRequests,
  adminSpecializations,
  specializationRequests,
  specializations,
} from './specializations.ts';

/** Everything the server answers. A route that is not in here does not exist. */
export const api = {
  auth,
  me: meContract,
  indicators,
  media: mediaContract,
  rewards,
  payments,
  bankWebhooks,
  economy,
  levels,
  partnerRewards,
  coachRequests,
  specializations,
  specializationRequests,
  products,
  orders,
  coaches,
  coachDesk,
  reviews,
  notifications,
  push,
  people,
  site,
  adminUsers,
  adminRoles,
  adminCoins,
  adminLedger,
  adminPayments,
  adminIncomingTransfers,
  adminPartners,
  adminPartnerRewards,
  adminPartnerClaims,
  adminCoachRequests,
  adminSpecializations,
  adminSpecializationRequests,
  adminProducts,
  adminOrders,
  adminCoaching,
  adminReviews,
  adminRatings,
  adminProfiles,
  adminPlans,
  adminMedia,
  adminMails,
  adminAnnouncements,
  adminNotifications,
  adminSite,
  staffFiles,
  downloads,
} as const;
export type Api = typeof api;
