import { adminAi } from './assistant/contract/admin-ai.ts';
import { ai } from './assistant/contract/ai.ts';
import { adminAnnouncements } from './platform/contract/admin-announcements.ts';
import { adminAppeals, adminCases, adminSanctions } from './community/contract/admin-moderation.ts';
import { adminTextRules } from './community/contract/admin-text-rules.ts';
import { moderation } from './community/contract/moderation.ts';
import { adminCertificates } from './platform/contract/admin-certificates.ts';
import { certificates, credentialDocuments } from './platform/contract/certificates.ts';
import { adminCategories, adminPosts } from './content/contract/admin-posts.ts';
import { posts } from './content/contract/posts.ts';
import { writtenPosts } from './content/contract/written-posts.ts';
import { adminCoins } from './money/contract/admin-coins.ts';
import { adminMails } from './platform/contract/admin-mails.ts';
import { adminRetention } from './platform/contract/admin-retention.ts';
import { adminMedia } from './platform/contract/admin-media.ts';
import { adminProfiles } from './body/contract/admin-indicators.ts';
import { adminNotifications } from './platform/contract/admin-notifications.ts';
import { adminCoaching, adminRatings, adminReviews } from './coaching/contract/admin-reviews.ts';
import { adminRoles } from './access/contract/admin-roles.ts';
import { adminSite } from './platform/contract/admin-site.ts';
import { adminUsers } from './people/contract/admin-users.ts';
import { adminIncomingTransfers, adminPayments } from './money/contract/admin-payments.ts';
import { adminGifts, gifts } from './money/contract/gifts.ts';
import { adminPromotions, promoCodes } from './money/contract/promo-codes.ts';
import { adminLedger } from './money/contract/admin-ledger.ts';
import { auth } from './people/contract/auth.ts';
import { adminCoachRequests, coachRequests } from './coaching/contract/coach-requests.ts';
import { attention } from './coaching/contract/attention.ts';
import { coachDesk } from './coaching/contract/coach-desk.ts';
import { adminChatRooms } from './community/contract/admin-chat.ts';
import { chatMessages } from './community/contract/chat-messages.ts';
import { chatRooms } from './community/contract/chat-rooms.ts';
import { coaches } from './coaching/contract/coaches.ts';
import { adminDomains } from './sites/contract/admin-domains.ts';
import { domains } from './sites/contract/domains.ts';
import { downloads } from './engine/contract/downloads.ts';
import { economy } from './money/contract/economy.ts';
import { indicators } from './body/contract/indicators.ts';
import { archiveImports } from './body/contract/archive-imports.ts';
import { measurementImports } from './body/contract/measurement-imports.ts';
import { ownMeasurements } from './body/contract/own-measurements.ts';
import { recaps } from './body/contract/recaps.ts';
import { adminComments, adminFeedPosts } from './community/contract/admin-feed.ts';
import { bookmarks } from './content/contract/bookmarks.ts';
import { comments } from './community/contract/comments.ts';
import { feed } from './community/contract/feed.ts';
import { adminContent } from './content/contract/content-board.ts';
import { adminContact, contact } from './content/contract/contact.ts';
import { adminPages, pages } from './content/contract/pages.ts';
import { adminQuestions, questions } from './content/contract/questions.ts';
import { adminReviewBundles, reviewBundles } from './coaching/contract/review-bundles.ts';
import { memberNotes } from './coaching/contract/member-notes.ts';
import { meContract } from './people/contract/me.ts';
import { adminWork } from './member-lifecycle/contract/staff-work.ts';
import { adminViewings, viewings } from './people/contract/viewings.ts';
import { bulkActions } from './access/contract/bulk-actions.ts';
import { savedViews } from './access/contract/saved-views.ts';
import { personalTokens } from './people/contract/personal-tokens.ts';
import { passkeys } from './people/contract/passkeys.ts';
import { providerLinks, signInProviders } from './people/contract/sign-in-providers.ts';
import { secondFactor } from './people/contract/second-factor.ts';
import { galleryContract } from './people/contract/gallery.ts';
import { mediaContract } from './platform/contract/media.ts';
import { mediaFolders, mediaUploads } from './platform/contract/media-folders.ts';
import { adminChallenges } from './learning/contract/admin-challenges.ts';
import {
  adminChallengeReviews,
  adminEnrolments,
  adminLearningParts,
} from './learning/contract/admin-learning.ts';
import { authoring } from './learning/contract/authors.ts';
import { challenges } from './learning/contract/challenges.ts';
import { enrolments } from './learning/contract/enrolments.ts';
import { lessons } from './learning/contract/lessons.ts';
import { quizzes } from './learning/contract/quizzes.ts';
import { adminBugReports } from './content/contract/admin-bug-reports.ts';
import { bugReports } from './content/contract/bug-reports.ts';
import { adminChangelog, changelog } from './content/contract/changelog.ts';
import { mailWebhooks } from './platform/contract/mail-webhooks.ts';
import { notifications } from './platform/contract/notifications.ts';
import { people } from './member-lifecycle/contract/people.ts';
import { follows } from './community/contract/follows.ts';
import { adminSocial } from './community/contract/admin-social.ts';
import { relations } from './community/contract/relations.ts';
import { suggestions } from './community/contract/suggestions.ts';
import { adminPlans, levels } from './money/contract/levels.ts';
import {
  adminPartnerClaims,
  adminPartnerRewards,
  adminPartners,
  partners,
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
  measurementImports,
  archiveImports,
  ownMeasurements,
  recaps,
  media: mediaContract,
  mediaFolders,
  mediaUploads,
  passkeys,
  signInProviders,
  providerLinks,
  secondFactor,
  personalTokens,
  viewings,
  adminViewings,
  adminWork,
  savedViews,
  bulkActions,
  gallery: galleryContract,
  rewards,
  gifts,
  promoCodes,
  payments,
  bankWebhooks,
  mailWebhooks,
  economy,
  levels,
  partners,
  partnerRewards,
  coachRequests,
  specializations,
  specializationRequests,
  certificates,
  credentialDocuments,
  products,
  orders,
  ai,
  adminAi,
  coaches,
  coachDesk,
  attention,
  reviewBundles,
  memberNotes,
  domains,
  adminDomains,
  reviews,
  challenges,
  enrolments,
  lessons,
  quizzes,
  authoring,
  chatRooms,
  chatMessages,
  moderation,
  notifications,
  push,
  follows,
  relations,
  suggestions,
  people,
  feed,
  comments,
  bookmarks,
  posts,
  writtenPosts,
  bugReports,
  changelog,
  pages,
  questions,
  contact,
  site,
  adminUsers,
  adminSocial,
  adminRoles,
  adminCoins,
  adminLedger,
  adminGifts,
  adminPromotions,
  adminPayments,
  adminIncomingTransfers,
  adminPartners,
  adminPartnerRewards,
  adminPartnerClaims,
  adminCoachRequests,
  adminSpecializations,
  adminSpecializationRequests,
  adminCertificates,
  adminProducts,
  adminOrders,
  adminCoaching,
  adminReviews,
  adminReviewBundles,
  adminRatings,
  adminChallenges,
  adminLearningParts,
  adminEnrolments,
  adminChallengeReviews,
  adminChatRooms,
  adminCases,
  adminSanctions,
  adminAppeals,
  adminTextRules,
  adminProfiles,
  adminPlans,
  adminMedia,
  adminRetention,
  adminMails,
  adminAnnouncements,
  adminNotifications,
  adminPosts,
  adminCategories,
  adminFeedPosts,
  adminComments,
  adminBugReports,
  adminChangelog,
  adminPages,
  adminQuestions,
  adminContact,
  adminContent,
  adminSite,
  staffFiles,
  downloads,
} as const;
export type Api = typeof api;
