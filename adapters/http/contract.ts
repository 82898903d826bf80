import { adminAnnouncements } from './platform/contract/admin-announcements.ts';
import { adminCoins } from './money/contract/admin-coins.ts';
import { adminMails } from './platform/contract/admin-mails.ts';
import { adminMedia } from './platform/contract/admin-media.ts';
import { adminProfiles } from './body/contract/admin-indicators.ts';
import { adminNotifications } from './platform/contract/admin-notifications.ts';
import { adminCoaching, adminRatings, adminReviews } from './coaching/contract/admin-reviews.ts';
import { adminRoles } from './access/contract/admin-roles.ts';
import { adminSite } from './platform/contract/admin-site.ts';
import { adminUsers } from './people/contract/admin-users.ts';
import { adminIncomingTransfers, adminPayments } from './money/contract/admin-payments.ts';
import { adminLedger } from './money/contract/admin-ledger.ts';
import { auth } from './people/contract/auth.ts';
import { adminCoachRequests, coachRequests } from './coaching/contract/coach-requests.ts';
import { coachDesk } from './coaching/contract/coach-desk.ts';
import { coaches } from './coaching/contract/coaches.ts';
import { downloads } from './engine/contract/downloads.ts';
import { economy } from './money/contract/economy.ts';
import { indicators } from './body/contract/indicators.ts';
import { memberNotes } from './coaching/contract/member-notes.ts';
import { meContract } from './people/contract/me.ts';
import { mediaContract } from './platform/contract/media.ts';
import { notifications } from './platform/contract/notifications.ts';
import { people } from './member-lifecycle/contract/people.ts';
import { adminPlans, levels } from './money/contract/levels.ts';
import {
  adminPartnerClaims,
  adminPartnerRewards,
  adminPartners,
  partnerRewards,
} from './money/contract/partners.ts';
import { bankWebhooks, payments } from './money/contract/payments.ts';
import { adminOrders, adminProducts, orders, products } from './money/contract/products.ts';
import { push } from './platform/contract/push.ts';
import { reviews } from './coaching/contract/reviews.ts';
import { rewards } from './money/contract/rewards.ts';
import { site } from './platform/contract/site.ts';
import { staffFiles } from './staff-files/contract/staff-files.ts';
import {
  adminSpecializationRequests,
  adminSpecializations,
  specializationRequests,
  specializations,
} from './coaching/contract/specializations.ts';

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
  memberNotes,
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
