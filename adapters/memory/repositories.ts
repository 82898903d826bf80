import { memoryAiAnswers } from './assistant/ai-answers.ts';
import { memoryAiConversations, memoryAiMembers } from './assistant/ai-conversations.ts';
import { memoryAiDesk } from './assistant/ai-desk.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { memoryContactMessages } from './content/contact-messages.ts';
import { memoryPageVersions } from './content/page-versions.ts';
import { memoryQuestions } from './content/questions.ts';
import { memoryDnsTasks } from './sites/dns-tasks.ts';
import { memoryDomains } from './sites/domains.ts';
import { memoryExternalHosts } from './sites/external-hosts.ts';
import { memoryOwnSites } from './sites/own-sites.ts';
import {
  memoryAchievements,
  memoryCredentialKeys,
  memoryStatusLists,
} from './platform/credential-documents.ts';
import { memorySignedCredentials } from './platform/signed-credentials.ts';
import { memoryCategories } from './content/categories.ts';
import { memoryPosts } from './content/posts.ts';
import {
  memoryPostLikes,
  memoryPostPreviews,
  memoryPostRevisions,
  memoryWorkingCopies,
} from './content/written-posts.ts';
import { memoryLessonLocks } from './community/lesson-locks.ts';
import { memoryChallenges } from './learning/challenges.ts';
import { memoryChallengeReviews } from './learning/challenge-reviews.ts';
import { memoryEnrolments } from './learning/enrolments.ts';
import {
  memoryLessonNotes,
  memoryLessonProgresses,
  memoryLessonSessions,
  memoryQuizAttempts,
  memoryQuizStates,
} from './learning/study.ts';
import {
  memoryChapters,
  memoryEditions,
  memoryLearningContents,
  memoryLessons,
  memoryQuizzes,
} from './learning/working-trees.ts';
import { memoryTranslations } from './platform/translations.ts';
import { memoryAnnouncements } from './platform/announcements.ts';
import { memoryOrders, memoryProducts } from './money/catalog.ts';
import { memoryCoaches } from './coaching/coaches.ts';
import { memoryCoachAttention, memoryMutedSignals } from './coaching/coach-attention.ts';
import { memoryCoachRosters } from './coaching/coach-rosters.ts';
import { memoryCoachWork } from './coaching/coach-work.ts';
import { memoryCoachingReports } from './coaching/coaching-reports.ts';
import { memoryCoachRequests } from './coaching/coach-requests.ts';
import { memoryHolds } from './money/holds.ts';
import {
  memoryAuditLog,
  memoryConsentVersions,
  memoryEvents,
  memorySettingsStore,
} from './platform/system-records.ts';
import { memoryBankNotices, memoryIncomingTransfers } from './money/incoming-transfers.ts';
import {
  memoryDrafts,
  memoryGoals,
  memoryReports,
  memoryWeeklyReminders,
  memoryWeeklySummaries,
} from './body/indicator.ts';
import { memoryHomeNumbers } from './body/home-numbers.ts';
import { memoryMeasurementImports } from './body/measurement-imports.ts';
import { memoryOwnMeasurements } from './body/own-measurements.ts';
import { memoryLedgerReports } from './money/ledger-reports.ts';
import { memoryRetention, memoryRetentionTerms } from './platform/retention.ts';
import { memoryGalleryItems } from './people/gallery-items.ts';
import { memoryMedia } from './platform/media.ts';
import {
  memoryFolders,
  memoryStorageQuotas,
  memoryStorageWarnings,
  memoryUploads,
} from './platform/media-folders.ts';
import { memoryMoneyAudit } from './money/money-audit.ts';
import { memoryDeliveryReports, memoryMailAddresses } from './platform/mail-addresses.ts';
import { memoryMailTemplates, memoryMails } from './platform/mails.ts';
import { memoryNotificationPreferences, memoryNotifications } from './platform/notifications.ts';
import { memoryBroughtAnswers } from './member-lifecycle/brought-answers.ts';
import { memoryOverview } from './member-lifecycle/overview.ts';
import { memoryTrends } from './member-lifecycle/trends.ts';
import { memoryPhotoViews } from './body/photo-views.ts';
import { memoryPayments } from './money/payments.ts';
import { memoryPartnerClaims, memoryPartnerRewards, memoryPartners } from './money/partners.ts';
import { memoryPlanWaits } from './money/plan-waits.ts';
import { memoryPresences } from './people/presences.ts';
import { memoryDigests, memoryNotificationRhythms } from './platform/notification-rhythms.ts';
import { memoryPushes, memoryPushSubscriptions } from './platform/push-subscriptions.ts';
import { memoryQuestionForms } from './coaching/question-forms.ts';
import { memoryRatings } from './coaching/ratings.ts';
import { memoryActionCounts, memorySocialCounts } from './community/activity.ts';
import { memoryBookmarks } from './community/bookmarks.ts';
import { memoryComments } from './community/comments.ts';
import { memoryFeedInbox } from './community/feed-inbox.ts';
import { memoryFeedPosts } from './community/feed-posts.ts';
import { memoryFollows, memoryRelations } from './community/follows.ts';
import { memorySuggestions } from './community/suggestions.ts';
import { memoryLikes } from './community/likes.ts';
import { memoryBellRounds, memoryLinkPreviews, memoryRankings } from './community/rankings.ts';
import { memoryCases, memoryContentReports } from './community/cases.ts';
import { memoryAppeals, memoryModerators, memorySanctions } from './community/sanctions.ts';
import { memoryTextRules } from './community/text-rules.ts';
import { memoryBounties } from './content/bounties.ts';
import { memoryBugReports } from './content/bug-reports.ts';
import { memoryChangelog } from './content/changelog.ts';
import { memoryProfiles } from './people/profiles.ts';
import { memoryMemberNotes } from './coaching/member-notes.ts';
import { memoryReviewBundles } from './coaching/review-bundles.ts';
import { memorySampleReviews } from './coaching/sample-reviews.ts';
import { memoryReviews } from './coaching/reviews.ts';
import { memoryGifts } from './money/gifts.ts';
import { memoryPromotions } from './money/promotions.ts';
import { memoryCoinRequests } from './money/coin-requests.ts';
import { memoryRewardClaims } from './money/reward-claims.ts';
import { memoryRoles } from './access/roles.ts';
import { memoryAssignments, memoryStaffNotes } from './member-lifecycle/staff-work.ts';
import { memorySavedViews } from './access/saved-views.ts';
import { memoryPersonalTokens } from './people/personal-tokens.ts';
import { memoryViewings } from './people/viewings.ts';
import { memoryPasskeys } from './people/passkeys.ts';
import { memoryProviderLinks } from './people/provider-links.ts';
import { memorySecondFactors, memoryTrustedDevices } from './people/second-factors.ts';
import { memoryConsents, memoryCredentials, memorySessions, memoryVerifications } from './people/sign-in.ts';
import { memorySnapshots } from './body/snapshots.ts';
import { memorySpecializationRequests } from './coaching/specialization-requests.ts';
import { memorySpecializations } from './coaching/specializations.ts';
import { memoryChatMembers } from './community/chat-members.ts';
import { memoryChatMessages } from './community/chat-messages.ts';
import { memoryChatReactions, memoryChatRooms, silentLiveRooms } from './community/chat-rooms.ts';
import type { Store } from './engine/store.ts';
import { memoryTransactions } from './money/transactions.ts';
import { memoryUsers } from './people/users.ts';
import { memoryWallets } from './money/wallets.ts';

/** What members and staff write for the site, and members' own sites. */
const contentRepositories = (view: Store['view']) => ({
  bounties: memoryBounties(view),
  bugReports: memoryBugReports(view),
  changelog: memoryChangelog(view),
  categories: memoryCategories(view),
  posts: memoryPosts(view),
  workingCopies: memoryWorkingCopies(view),
  postRevisions: memoryPostRevisions(view),
  postLikes: memoryPostLikes(view),
  postPreviews: memoryPostPreviews(view),
  pageVersions: memoryPageVersions(view),
  questions: memoryQuestions(view),
  contactMessages: memoryContactMessages(view),
  domains: memoryDomains(view),
  dnsTasks: memoryDnsTasks(view),
  externalHosts: memoryExternalHosts(view),
  ownSites: memoryOwnSites(view),
});

const communityRepositories = (view: Store['view']) => ({
  socialCounts: memorySocialCounts(view),
  follows: memoryFollows(view),
  relations: memoryRelations(view),
  suggestions: memorySuggestions(view),
  chatRooms: memoryChatRooms(view),
  chatMembers: memoryChatMembers(view),
  chatMessages: memoryChatMessages(view),
  chatReactions: memoryChatReactions(view),
  liveRooms: silentLiveRooms,
  comments: memoryComments(view),
  bookmarks: memoryBookmarks(view),
  feedPosts: memoryFeedPosts(view),
  feedInbox: memoryFeedInbox(view),
  likes: memoryLikes(view),
  rankings: memoryRankings(view),
  linkPreviews: memoryLinkPreviews(view),
  bellRounds: memoryBellRounds(view),
  cases: memoryCases(view),
  contentReports: memoryContentReports(view),
  sanctions: memorySanctions(view),
  appeals: memoryAppeals(view),
  moderators: memoryModerators(view),
  textRules: memoryTextRules(view),
});

/** How people get in, and what stands beside a password. */
const signInRepositories = (view: Store['view']) => ({
  credentials: memoryCredentials(view),
  sessions: memorySessions(view),
  secondFactors: memorySecondFactors(view),
  trustedDevices: memoryTrustedDevices(view),
  passkeys: memoryPasskeys(view),
  providerLinks: memoryProviderLinks(view),
  personalTokens: memoryPersonalTokens(view),
  viewings: memoryViewings(view),
  staffNotes: memoryStaffNotes(view),
  assignments: memoryAssignments(view),
  savedViews: memorySavedViews(view),
  verifications: memoryVerifications(view),
});

const coachingRepositories = (view: Store['view']) => ({
  coachRequests: memoryCoachRequests(view),
  reviewBundles: memoryReviewBundles(view),
  sampleReviews: memorySampleReviews(view),
  reviews: memoryReviews(view),
  ratings: memoryRatings(view),
  memberNotes: memoryMemberNotes(view),
  questionForms: memoryQuestionForms(view),
  coaches: memoryCoaches(view),
  coachAttention: memoryCoachAttention(view),
  mutedSignals: memoryMutedSignals(view),
  coachRosters: memoryCoachRosters(view),
  coachWork: memoryCoachWork(view),
  coachingReports: memoryCoachingReports(view),
  specializations: memorySpecializations(view),
  specializationRequests: memorySpecializationRequests(view),
});

/** Each call sees the transaction around it, or, outside of one, what was committed. */
export const memoryRepositories = (
  { view }: Pick<Store, 'view'>,
  /** When things happened, and what an audit calls late. */
  now: () => Date = () => new Date(),
): Repositories => ({
  users: memoryUsers(view),
  people: memoryUsers(view),
  ...signInRepositories(view),
  consents: memoryConsents(view),
  roles: memoryRoles(view),
  wallets: memoryWallets(view),
  holds: memoryHolds(view),
  transactions: memoryTransactions(view),
  coinRequests: memoryCoinRequests(view),
  gifts: memoryGifts(view),
  promotions: memoryPromotions(view),
  rewardClaims: memoryRewardClaims(view),
  moneyAudit: memoryMoneyAudit(view, now),
  ledgerReports: memoryLedgerReports(view),
  payments: memoryPayments(view),
  bankNotices: memoryBankNotices(view),
  incomingTransfers: memoryIncomingTransfers(view),
  partners: memoryPartners(view),
  partnerRewards: memoryPartnerRewards(view),
  partnerClaims: memoryPartnerClaims(view),
  ...coachingRepositories(view),
  profiles: memoryProfiles(view),
  actionCounts: memoryActionCounts(view),
  ...communityRepositories(view),
  products: memoryProducts(view),
  orders: memoryOrders(view),
  challenges: memoryChallenges(view),
  lessonLocks: memoryLessonLocks(view),
  chapters: memoryChapters(view),
  lessons: memoryLessons(view),
  quizzes: memoryQuizzes(view),
  learningContents: memoryLearningContents(view),
  editions: memoryEditions(view),
  enrolments: memoryEnrolments(view),
  challengeReviews: memoryChallengeReviews(view),
  lessonProgresses: memoryLessonProgresses(view),
  lessonSessions: memoryLessonSessions(view),
  quizStates: memoryQuizStates(view),
  quizAttempts: memoryQuizAttempts(view),
  lessonNotes: memoryLessonNotes(view),
  media: memoryMedia(view),
  signedCredentials: memorySignedCredentials(view),
  achievements: memoryAchievements(view),
  credentialKeys: memoryCredentialKeys(view),
  statusLists: memoryStatusLists(view),
  folders: memoryFolders(view),
  uploads: memoryUploads(view),
  storageWarnings: memoryStorageWarnings(view),
  storageQuotas: memoryStorageQuotas(view),
  galleryItems: memoryGalleryItems(view),
  aiAnswers: memoryAiAnswers(view),
  aiConversations: memoryAiConversations(view),
  aiMembers: memoryAiMembers(view),
  aiDesk: memoryAiDesk(view),
  snapshots: memorySnapshots(view),
  drafts: memoryDrafts(view),
  goals: memoryGoals(view),
  homeNumbers: memoryHomeNumbers(view),
  measurementImports: memoryMeasurementImports(view),
  broughtAnswers: memoryBroughtAnswers(view),
  ownMeasurements: memoryOwnMeasurements(view),
  reports: memoryReports(view),
  photoViews: memoryPhotoViews(view),
  weeklyReminders: memoryWeeklyReminders(view),
  weeklySummaries: memoryWeeklySummaries(view),
  notifications: memoryNotifications(view),
  notificationPreferences: memoryNotificationPreferences(view),
  notificationRhythms: memoryNotificationRhythms(view),
  digests: memoryDigests(view),
  pushSubscriptions: memoryPushSubscriptions(view),
  pushes: memoryPushes(view),
  presences: memoryPresences(view),
  planWaits: memoryPlanWaits(view),
  mails: memoryMails(view),
  announcements: memoryAnnouncements(view),
  mailTemplates: memoryMailTemplates(view),
  mailAddresses: memoryMailAddresses(view),
  deliveryReports: memoryDeliveryReports(view),
  translations: memoryTranslations(view),
  settings: memorySettingsStore(view),
  consentVersions: memoryConsentVersions(view),
  retention: memoryRetention(view),
  retentionTerms: memoryRetentionTerms(view),
  auditLog: memoryAuditLog(view),
  events: memoryEvents(view, now),
  overview: memoryOverview(view),
  trends: memoryTrends(view),
  ...contentRepositories(view),
});
