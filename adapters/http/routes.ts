import { adminAiRoutes } from './assistant/routes/admin-ai.ts';
import { aiRoutes } from './assistant/routes/ai.ts';
import { adminDomainRoutes, domainRoutes } from './sites/routes/domains.ts';
import type { Application } from '#core/application.ts';
import type { Api } from '#http/contract.ts';
import type { Route } from './engine/handlers.ts';
import { adminCoachingRoutes } from './coaching/routes/admin-coaching.ts';
import {
  adminAppealRoutes,
  adminCaseRoutes,
  adminSanctionRoutes,
  adminTextRuleRoutes,
  moderationRoutes,
} from './community/routes/moderation.ts';
import {
  adminCertificateRoutes,
  certificateRoutes,
  credentialDocumentRoutes,
} from './platform/routes/certificates.ts';
import {
  adminCategoryRoutes,
  adminPostRoutes,
  postRoutes,
  writtenPostRoutes,
} from './content/routes/posts.ts';
import { adminCoinRoutes } from './money/routes/admin-coins.ts';
import { adminGiftRoutes, giftRoutes } from './money/routes/gifts.ts';
import { adminPromotionRoutes, promoCodeRoutes } from './money/routes/promo-codes.ts';
import { adminLedgerRoutes } from './money/routes/admin-ledger.ts';
import { adminMailRoutes } from './platform/routes/admin-mails.ts';
import { adminAnnouncementRoutes } from './platform/routes/admin-announcements.ts';
import { adminIncomingTransferRoutes } from './money/routes/admin-incoming-transfers.ts';
import { adminRetentionRoutes } from './platform/routes/admin-retention.ts';
import { adminMediaRoutes } from './platform/routes/admin-media.ts';
import { adminIndicatorRoutes } from './body/routes/admin-indicators.ts';
import { adminNotificationRoutes } from './platform/routes/admin-notifications.ts';
import {
  adminPartnerClaimRoutes,
  adminPartnerRewardRoutes,
  adminPartnerRoutes,
} from './money/routes/admin-partners.ts';
import { adminPaymentRoutes } from './money/routes/admin-payments.ts';
import { adminOrderRoutes, adminProductRoutes } from './money/routes/admin-products.ts';
import { adminRatingRoutes, adminReviewRoutes } from './coaching/routes/admin-reviews.ts';
import { adminRoleRoutes } from './access/routes/admin-roles.ts';
import { adminSiteRoutes } from './platform/routes/admin-site.ts';
import { adminUserRoutes } from './people/routes/admin-users.ts';
import { authRoutes } from './people/routes/auth.ts';
import { mailWebhookRoutes } from './platform/routes/mail-webhooks.ts';
import { bankWebhookRoutes } from './money/routes/bank-webhooks.ts';
import { adminCoachRequestRoutes, coachRequestRoutes } from './coaching/routes/coach-requests.ts';
import { adminChatRoutes } from './community/routes/admin-chat.ts';
import { chatMessageRoutes } from './community/routes/chat-messages.ts';
import { chatRoomRoutes } from './community/routes/chat-rooms.ts';
import { attentionRoutes } from './coaching/routes/attention.ts';
import { coachDeskRoutes, coachRoutes } from './coaching/routes/coaches.ts';
import { economyRoutes } from './money/routes/economy.ts';
import { indicatorRoutes } from './body/routes/indicators.ts';
import { archiveImportRoutes } from './body/routes/archive-imports.ts';
import { measurementImportRoutes } from './body/routes/measurement-imports.ts';
import { ownMeasurementRoutes } from './body/routes/own-measurements.ts';
import { recapRoutes } from './body/routes/recaps.ts';
import { adminPlanRoutes, levelRoutes } from './money/routes/levels.ts';
import { adminWorkRoutes } from './member-lifecycle/routes/staff-work.ts';
import { adminViewingRoutes, viewingRoutes } from './people/routes/viewings.ts';
import { bulkActionRoutes, type BulkServices } from './access/routes/bulk-actions.ts';
import { savedViewRoutes } from './access/routes/saved-views.ts';
import { personalTokenRoutes } from './people/routes/personal-tokens.ts';
import { passkeyRoutes } from './people/routes/passkeys.ts';
import { providerLinkRoutes, signInProviderRoutes } from './people/routes/sign-in-providers.ts';
import { secondFactorRoutes } from './people/routes/second-factor.ts';
import { galleryRoutes } from './people/routes/gallery.ts';
import { mediaFolderRoutes, mediaRoutes, mediaUploadRoutes } from './platform/routes/media.ts';
import { meRoutes, type Archiving } from './people/routes/me.ts';
import { adminCommentRoutes, adminFeedPostRoutes } from './community/routes/admin-feed.ts';
import { bookmarkRoutes } from './content/routes/bookmarks.ts';
import { commentRoutes, feedRoutes } from './community/routes/feed.ts';
import { adminContentRoutes } from './content/routes/content-board.ts';
import { adminContactRoutes, contactRoutes } from './content/routes/contact.ts';
import { adminPageRoutes, pageRoutes } from './content/routes/pages.ts';
import { adminQuestionRoutes, questionRoutes } from './content/routes/questions.ts';
import { adminReviewBundleRoutes, reviewBundleRoutes } from './coaching/routes/review-bundles.ts';
import { memberNoteRoutes } from './coaching/routes/member-notes.ts';
import {
  adminChallengeReviewRoutes,
  adminChallengeRoutes,
  adminEnrolmentRoutes,
  adminLearningPartRoutes,
} from './learning/routes/admin-learning.ts';
import { authoringRoutes } from './learning/routes/authors.ts';
import { challengeRoutes } from './learning/routes/challenges.ts';
import { enrolmentRoutes, lessonRoutes, quizRoutes } from './learning/routes/lessons.ts';
import {
  adminBugReportRoutes,
  adminChangelogRoutes,
  bugReportRoutes,
  changelogRoutes,
} from './content/routes/bug-reports.ts';
import { notificationRoutes } from './platform/routes/notifications.ts';
import { partnerRewardRoutes, partnerRoutes } from './money/routes/partner-rewards.ts';
import { paymentRoutes } from './money/routes/payments.ts';
import {
  adminSocialRoutes,
  followRoutes,
  relationRoutes,
  suggestionRoutes,
} from './community/routes/follows.ts';
import { peopleRoutes } from './member-lifecycle/routes/people.ts';
import { orderRoutes, productRoutes } from './money/routes/products.ts';
import { pushRoutes } from './platform/routes/push.ts';
import { reviewRoutes } from './coaching/routes/reviews.ts';
import { rewardRoutes } from './money/routes/rewards.ts';
import { siteRoutes, type SiteServices } from './platform/routes/site.ts';
import { downloadRoutes, staffFileRoutes, type FileServices } from './staff-files/routes/staff-files.ts';
import {
  adminSpecializationRequestRoutes,
  adminSpecializationRoutes,
  specializationRequestRoutes,
  specializationRoutes,
} from './coaching/routes/specializations.ts';

/** Everything the server answers, by group; a group of the contract without routes does not compile. */
export const createRoutes = (
  app: Application,
  services: SiteServices & Archiving & FileServices & BulkServices,
): { readonly [Group in keyof Api]: readonly Route[] } => {
  const groups = ownRoutes(app, services);
  return {
    ...groups,
    staffFiles: staffFileRoutes(app, services, Object.values(groups).flat()),
    downloads: downloadRoutes(services),
  };
};

type Groups = { readonly [Group in Exclude<keyof Api, 'staffFiles' | 'downloads'>]: readonly Route[] };

const supportRoutes = (app: Application): Pick<Groups, 'viewings' | 'adminViewings' | 'adminWork'> => ({
  viewings: viewingRoutes(app),
  adminViewings: adminViewingRoutes(app),
  adminWork: adminWorkRoutes(app),
});

const signInRoutes = (
  app: Application,
): Pick<Groups, 'auth' | 'passkeys' | 'signInProviders' | 'providerLinks' | 'secondFactor'> => ({
  auth: authRoutes(app),
  passkeys: passkeyRoutes(app),
  signInProviders: signInProviderRoutes(app),
  providerLinks: providerLinkRoutes(app),
  secondFactor: secondFactorRoutes(app),
});

const ownRoutes = (app: Application, services: SiteServices & Archiving & BulkServices): Groups => ({
  ...signInRoutes(app),
  me: meRoutes(app, services),
  indicators: indicatorRoutes(app),
  measurementImports: measurementImportRoutes(app),
  archiveImports: archiveImportRoutes(app),
  ownMeasurements: ownMeasurementRoutes(app),
  recaps: recapRoutes(app),
  media: mediaRoutes(app),
  mediaFolders: mediaFolderRoutes(app),
  mediaUploads: mediaUploadRoutes(app),
  personalTokens: personalTokenRoutes(app),
  ...supportRoutes(app),
  savedViews: savedViewRoutes(app),
  bulkActions: bulkActionRoutes(app, services),
  gallery: galleryRoutes(app),
  rewards: rewardRoutes(app),
  gifts: giftRoutes(app),
  promoCodes: promoCodeRoutes(app),
  payments: paymentRoutes(app),
  bankWebhooks: bankWebhookRoutes(app),
  mailWebhooks: mailWebhookRoutes(app),
  economy: economyRoutes(app),
  levels: levelRoutes(app),
  adminPlans: adminPlanRoutes(app),
  partners: partnerRoutes(app),
  partnerRewards: partnerRewardRoutes(app),
  coachRequests: coachRequestRoutes(app),
  certificates: certificateRoutes(app),
  credentialDocuments: credentialDocumentRoutes(app),
  adminCertificates: adminCertificateRoutes(app),
  specializations: specializationRoutes(app),
  specializationRequests: specializationRequestRoutes(app),
  products: productRoutes(app),
  orders: orderRoutes(app),
  coaches: coachRoutes(app),
  coachDesk: coachDeskRoutes(app),
  attention: attentionRoutes(app),
  memberNotes: memberNoteRoutes(app),
  pages: pageRoutes(app),
  questions: questionRoutes(app),
  contact: contactRoutes(app),
  adminPages: adminPageRoutes(app),
  adminQuestions: adminQuestionRoutes(app),
  adminContact: adminContactRoutes(app),
  adminContent: adminContentRoutes(app),
  domains: domainRoutes(app),
  adminDomains: adminDomainRoutes(app),
  reviews: reviewRoutes(app),
  reviewBundles: reviewBundleRoutes(app),
  challenges: challengeRoutes(app),
  enrolments: enrolmentRoutes(app),
  lessons: lessonRoutes(app),
  quizzes: quizRoutes(app),
  authoring: authoringRoutes(app),
  chatRooms: chatRoomRoutes(app),
  chatMessages: chatMessageRoutes(app),
  moderation: moderationRoutes(app),
  notifications: notificationRoutes(app),
  push: pushRoutes(app),
  follows: followRoutes(app),
  relations: relationRoutes(app),
  suggestions: suggestionRoutes(app),
  people: peopleRoutes(app),
  feed: feedRoutes(app),
  comments: commentRoutes(app),
  bookmarks: bookmarkRoutes(app),
  posts: postRoutes(app),
  writtenPosts: writtenPostRoutes(app),
  adminPosts: adminPostRoutes(app),
  adminCategories: adminCategoryRoutes(app),
  ai: aiRoutes(app),
  adminAi: adminAiRoutes(app),
  bugReports: bugReportRoutes(app),
  changelog: changelogRoutes(app),
  site: siteRoutes(app, services),
  adminUsers: adminUserRoutes(app),
  adminChallenges: adminChallengeRoutes(app),
  adminLearningParts: adminLearningPartRoutes(app),
  adminEnrolments: adminEnrolmentRoutes(app),
  adminChallengeReviews: adminChallengeReviewRoutes(app),
  adminChatRooms: adminChatRoutes(app),
  adminSocial: adminSocialRoutes(app),
  adminRoles: adminRoleRoutes(app),
  adminCoins: adminCoinRoutes(app),
  adminLedger: adminLedgerRoutes(app),
  adminGifts: adminGiftRoutes(app),
  adminPromotions: adminPromotionRoutes(app),
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
  adminReviewBundles: adminReviewBundleRoutes(app),
  adminRatings: adminRatingRoutes(app),
  adminCases: adminCaseRoutes(app),
  adminSanctions: adminSanctionRoutes(app),
  adminAppeals: adminAppealRoutes(app),
  adminTextRules: adminTextRuleRoutes(app),
  adminProfiles: adminIndicatorRoutes(app),
  adminMedia: adminMediaRoutes(app),
  adminRetention: adminRetentionRoutes(app),
  adminMails: adminMailRoutes(app),
  adminAnnouncements: adminAnnouncementRoutes(app),
  adminNotifications: adminNotificationRoutes(app),
  adminFeedPosts: adminFeedPostRoutes(app),
  adminComments: adminCommentRoutes(app),
  adminBugReports: adminBugReportRoutes(app),
  adminChangelog: adminChangelogRoutes(app),
  adminSite: adminSiteRoutes(app),
});
