import type { Application } from '#core/application.ts';
import type { Api } from '#contract/index.ts';
import type { Route } from '../handlers.ts';
import { adminCoachingRoutes } from './admin-coaching.ts';
import { adminCoinRoutes } from './admin-coins.ts';
import { adminLedgerRoutes } from './admin-ledger.ts';
import { adminMailRoutes } from './admin-mails.ts';
import { adminAnnouncementRoutes } from './admin-announcements.ts';
import { adminIncomingTransferRoutes } from './admin-incoming-transfers.ts';
import { adminMediaRoutes } from './admin-media.ts';
import { adminIndicatorRoutes } from './admin-indicators.ts';
import { adminNotificationRoutes } from './admin-notifications.ts';
import { adminPartnerClaimRoutes, adminPartnerRewardRoutes, adminPartnerRoutes } from './admin-partners.ts';
import { adminPaymentRoutes } from './admin-payments.ts';
import { adminOrderRoutes, adminProductRoutes } from './admin-products.ts';
import { adminRatingRoutes, adminReviewRoutes } from './admin-reviews.ts';
import { adminRoleRoutes } from './admin-roles.ts';
import { adminSiteRoutes } from './admin-site.ts';
import { adminUserRoutes } from './admin-users.ts';
import { authRoutes } from './auth.ts';
import { bankWebhookRoutes } from './bank-webhooks.ts';
import { adminCoachRequestRoutes, coachRequestRoutes } from './coach-requests.ts';
import { coachDeskRoutes, coachRoutes } from './coaches.ts';
import { economyRoutes } from './economy.ts';
import { indicatorRoutes } from './indicators.ts';
import { adminPlanRoutes, levelRoutes } from './levels.ts';
import { mediaRoutes } from './media.ts';
import { meRoutes, type Archiving } from './me.ts';
import { notificationRoutes } from './notifications.ts';
import { partnerRewardRoutes } from './partner-rewards.ts';
import { paymentRoutes } from './payments.ts';
import { peopleRoutes } from './people.ts';
import { orderRoutes, productRoutes } from './products.ts';
import { pushRoutes } from './push.ts';
import { reviewRoutes } from './reviews.ts';
import { rewardRoutes } from './rewards.ts';
import { siteRoutes, type House } from './site.ts';
import { downloadRoutes, staffFileRoutes, type FileHouse } from './staff-files.ts';
import {
  adminSpecializationRequestRoutes,
  adminSpecializationRoutes,
  specializationRequestRoutes,
  specializationRoutes,
} from './specializations.ts';

/** Everything the server answers, by group; a group of the contract without routes does not compile. */
export const createRoutes = (
  app: Application,
  house: House & Archiving & FileHouse,
): { readonly [Group in keyof Api]: readonly Route[] } => {
  const groups = ownRoutes(app, house);
  return {
    ...groups,
    staffFiles: staffFileRoutes(app, house, Object.values(groups).flat()),
    downloads: downloadRoutes(house),
  };
};

type Groups = { readonly [Group in Exclude<keyof Api, 'staffFiles' | 'downloads'>]: readonly Route[] };

const ownRoutes = (app: Application, house: House & Archiving): Groups => ({
  auth: authRoutes(app),
  me: meRoutes(app, house),
  indicators: indicatorRoutes(app),
  media: mediaRoutes(app),
  rewards: rewardRoutes(app),
  payments: paymentRoutes(app),
  bankWebhooks: bankWebhookRoutes(app),
  economy: economyRoutes(app),
  levels: levelRoutes(app),
  adminPlans: adminPlanRoutes(app),
  partnerRewards: partnerRewardRoutes(app),
  coachRequests: coachRequestRoutes(app),
  specializations: specializationRoutes(app),
  specializationRequests: specializationRequestRoutes(app),
  products: productRoutes(app),
  orders: orderRoutes(app),
  coaches: coachRoutes(app),
  coachDesk: coachDeskRoutes(app),
  reviews: reviewRoutes(app),
  notifications: notificationRoutes(app),
  push: pushRoutes(app),
  people: peopleRoutes(app),
  site: siteRoutes(app, house),
  adminUsers: adminUserRoutes(app),
  adminRoles: adminRoleRoutes(app),
  adminCoins: adminCoinRoutes(app),
  adminLedger: adminLedgerRoutes(app),
  adminPayments: adminPaymentRoutes(app),
  adminIncomingTransfers: adminIncomingTransferRoutes(app),
  adminPartners: adminPartnerRoutes(app),
  adminPartnerRewards: adminPartnerRewardRoutes(app),
  adminPartnerClaims: adminPartnerClaimRoutes(app),
  adminCoachRequests: adminCoachRequestRoutes(app),
  adminSpecializations: adminSpecializationRoutes(app),
  adminSpecializationRequests: adminSpecializationRequestRoutes(app),
  adminProducts: adminProductRoutes(app),
  adminOrders: adminOrderRoutes(app),
  adminCoaching: adminCoachingRoutes(app),
  adminReviews: adminReviewRoutes(app),
  adminRatings: adminRatingRoutes(app),
  adminProfiles: adminIndicatorRoutes(app),
  adminMedia: adminMediaRoutes(app),
  adminMails: adminMailRoutes(app),
  adminAnnouncements: adminAnnouncementRoutes(app),
  adminNotifications: adminNotificationRoutes(app),
  adminSite: adminSiteRoutes(app),
});
