import { knexAiAnswers } from './assistant/ai-answers.ts';
import { knexAiConversations, knexAiMembers } from './assistant/ai-conversations.ts';
import { knexAiDesk } from './assistant/ai-desk.ts';
import { knexCategories } from './content/categories.ts';
import { knexPosts } from './content/posts.ts';
import {
  knexPostLikes,
  knexPostPreviews,
  knexPostRevisions,
  knexWorkingCopies,
} from './content/written-posts.ts';
import { knexChallengeReviews } from './learning/challenge-reviews.ts';
import { knexContactMessages } from './content/contact-messages.ts';
import { knexPageVersions } from './content/page-versions.ts';
import { knexQuestions } from './content/questions.ts';
import { knexDnsTasks } from './sites/dns-tasks.ts';
import { knexDomains } from './sites/domains.ts';
import { knexExternalHosts } from './sites/external-hosts.ts';
import { knexOwnSites } from './sites/own-sites.ts';
import { knexLessonLocks } from './community/lesson-locks.ts';
import { knexChallenges } from './learning/challenges.ts';
import { knexEnrolments } from './learning/enrolments.ts';
import {
  knexLessonNotes,
  knexLessonProgresses,
  knexLessonSessions,
  knexQuizAttempts,
  knexQuizStates,
} from './learning/study.ts';
import {
  knexChapters,
  knexEditions,
  knexLearningContents,
  knexLessons,
  knexQuizzes,
} from './learning/working-trees.ts';
import { knexAchievements, knexCredentialKeys, knexStatusLists } from './platform/credential-documents.ts';
import { knexSignedCredentials } from './platform/signed-credentials.ts';
import { knexChatMembers } from './community/chat-members.ts';
import { knexChatMessages } from './community/chat-messages.ts';
import { knexChatReactions, knexChatRooms, silentLiveRooms } from './community/chat-rooms.ts';
import type { Knex } from 'knex';
import type { Repositories } from '#core/kernel/transaction.ts';
import { connectionOf, type Connection } from './engine/ambient-transaction.ts';
import { knexTranslations } from './platform/translations.ts';
import { knexAnnouncements } from './platform/announcements.ts';
import { knexAuditLog } from './access/audit-log.ts';
import { knexBankNotices } from './money/bank-notices.ts';
import { knexCoaches } from './coaching/coaches.ts';
import { knexCoachingReports } from './coaching/coaching-reports.ts';
import { knexCoachAttention, knexMutedSignals } from './coaching/coach-attention.ts';
import { knexCoachRosters } from './coaching/coach-rosters.ts';
import { knexCoachWork } from './coaching/coach-work.ts';
import { knexCoachRequests } from './coaching/coach-requests.ts';
import { knexConsents } from './people/consents.ts';
import { knexCredentials } from './people/credentials.ts';
import { knexDrafts } from './body/drafts.ts';
import { knexEvents } from './engine/events.ts';
import { knexMeasurementImports } from './body/measurement-imports.ts';
import { knexOwnMeasurements } from './body/own-measurements.ts';
import { knexGoals } from './body/goals.ts';
import { knexHomeNumbers } from './body/home-numbers.ts';
import { knexHolds } from './money/holds.ts';
import { knexIncomingTransfers } from './money/incoming-transfers.ts';
import { knexLedgerReports } from './money/ledger-reports.ts';
import { retentionRepositories } from './platform/retention.ts';
import { knexDeliveryReports, knexMailAddresses } from './platform/mail-addresses.ts';
import { knexMailTemplates } from './platform/mail-templates.ts';
import { knexMails, type SecretBox } from './platform/mails.ts';
import { knexGalleryItems } from './people/gallery-items.ts';
import { knexMedia } from './platform/media.ts';
import { knexFolders } from './platform/media-folders.ts';
import { knexStorageQuotas, knexStorageWarnings, knexUploads } from './platform/media-uploads.ts';
import { knexMoneyAudit } from './money/money-audit.ts';
import { knexDigests, knexNotificationRhythms } from './platform/notification-rhythms.ts';
import { knexNotificationPreferences } from './platform/notification-preferences.ts';
import { knexNotifications } from './platform/notifications.ts';
import { knexBroughtAnswers } from './member-lifecycle/brought-answers.ts';
import { knexOverview } from './member-lifecycle/overview.ts';
import { knexTrends } from './member-lifecycle/trends.ts';
import { knexPartnerClaims } from './money/partner-claims.ts';
import { knexPartnerRewards } from './money/partner-rewards.ts';
import { knexPartners } from './money/partners.ts';
import { knexOrders } from './money/orders.ts';
import type { PointReads } from './engine/point-reads.ts';
import { knexPayments } from './money/payments.ts';
import { knexPhotoViews } from './body/photo-views.ts';
import { knexPlanWaits } from './money/plan-waits.ts';
import { knexPresences } from './people/presences.ts';
import { knexProducts } from './money/products.ts';
import { knexPushes, knexPushSubscriptions } from './platform/push-subscriptions.ts';
import { knexQuestionForms } from './coaching/question-forms.ts';
import { knexRatings } from './coaching/ratings.ts';
import { knexReports } from './body/reports.ts';
import { knexActionCounts, knexSocialCounts } from './community/activity.ts';
import { knexBookmarks } from './community/bookmarks.ts';
import { knexComments } from './community/comments.ts';
import { knexFeedInbox } from './community/feed-inbox.ts';
import { knexFeedPosts } from './community/feed-posts.ts';
import { knexFollows, knexRelations } from './community/follows.ts';
import { knexSuggestions } from './community/suggestions.ts';
import { knexLikes } from './community/likes.ts';
import { knexBellRounds, knexLinkPreviews, knexRankings } from './community/rankings.ts';
import { knexCases, knexContentReports } from './community/cases.ts';
import { knexAppeals, knexModerators, knexSanctions } from './community/sanctions.ts';
import { knexBounties } from './content/bounties.ts';
import { knexBugReports } from './content/bug-reports.ts';
import { knexChangelog } from './content/changelog.ts';
import { knexTextRules } from './community/text-rules.ts';
import { knexProfiles } from './people/profiles.ts';
import { knexMemberNotes } from './coaching/member-notes.ts';
import { knexReviewBundles } from './coaching/review-bundles.ts';
import { knexSampleReviews } from './coaching/sample-reviews.ts';
import { knexReviews } from './coaching/reviews.ts';
import { knexGifts } from './money/gifts.ts';
import { knexPromotions } from './money/promotions.ts';
import { knexCoinRequests } from './money/coin-requests.ts';
import { knexRewardClaims } from './money/reward-claims.ts';
import { knexRoles } from './access/roles.ts';
import { knexAssignments, knexStaffNotes } from './member-lifecycle/staff-work.ts';
import { knexSavedViews } from './access/saved-views.ts';
import { knexPersonalTokens } from './people/personal-tokens.ts';
import { knexViewings } from './people/viewings.ts';
import { knexPasskeys } from './people/passkeys.ts';
import { knexProviderLinks } from './people/provider-links.ts';
import { knexSecondFactors, knexTrustedDevices } from './people/second-factors.ts';
import { knexSessions } from './people/sessions.ts';
import { knexConsentVersions } from './platform/consent-versions.ts';
import { knexSettingsStore } from './platform/settings-store.ts';
import { knexSnapshots } from './body/snapshots.ts';
import { knexSpecializationRequests } from './coaching/specialization-requests.ts';
import { knexSpecializations } from './coaching/specializations.ts';
import { knexTransactions } from './money/transactions.ts';
import { knexUsers } from './people/users.ts';
import { knexVerifications } from './people/verifications.ts';
import { knexWallets } from './money/wallets.ts';
import { knexWeeklyReminders } from './body/weekly-reminders.ts';
import { knexWeeklySummaries } from './body/weekly-summaries.ts';

export type { SecretBox };

export type RepositoryOptions = Readonly<{
  secretBox: SecretBox;
  /** How old the settings a request sees may be; 0 reads them each time. */
  settingsCacheMs?: number;
  /** For the reads nearly every request makes. */
  points?: PointReads;
}>;

/** What members and staff write for the site, and members' own sites. */
const contentRepositories = (db: Connection) => ({
  bounties: knexBounties(db),
  bugReports: knexBugReports(db),
  changelog: knexChangelog(db),
  categories: knexCategories(db),
  posts: knexPosts(db),
  workingCopies: knexWorkingCopies(db),
  postRevisions: knexPostRevisions(db),
  postLikes: knexPostLikes(db),
  postPreviews: knexPostPreviews(db),
  domains: knexDomains(db),
  dnsTasks: knexDnsTasks(db),
  externalHosts: knexExternalHosts(db),
  ownSites: knexOwnSites(db),
  pageVersions: knexPageVersions(db),
  questions: knexQuestions(db),
  contactMessages: knexContactMessages(db),
});

const bodyRepositories = (db: Connection) => ({
  snapshots: knexSnapshots(db),
  drafts: knexDrafts(db),
  goals: knexGoals(db),
  homeNumbers: knexHomeNumbers(db),
  measurementImports: knexMeasurementImports(db),
  broughtAnswers: knexBroughtAnswers(db),
  ownMeasurements: knexOwnMeasurements(db),
  reports: knexReports(db),
  photoViews: knexPhotoViews(db),
  weeklyReminders: knexWeeklyReminders(db),
  weeklySummaries: knexWeeklySummaries(db),
});

/** How people get in, and what stands beside a password. */
const signInRepositories = (db: Connection, secretBox: SecretBox) => ({
  credentials: knexCredentials(db),
  sessions: knexSessions(db),
  secondFactors: knexSecondFactors(db, secretBox),
  trustedDevices: knexTrustedDevices(db),
  passkeys: knexPasskeys(db),
  providerLinks: knexProviderLinks(db),
  personalTokens: knexPersonalTokens(db),
  viewings: knexViewings(db),
  staffNotes: knexStaffNotes(db),
  assignments: knexAssignments(db),
  savedViews: knexSavedViews(db),
  verifications: knexVerifications(db),
  consents: knexConsents(db),
});

const campaignRepositories = (db: Connection) => ({
  gifts: knexGifts(db),
  promotions: knexPromotions(db),
});

/** Each statement goes to the transaction around the call, or, outside of one, to the pool. */
export const knexRepositories = (
  pool: Knex,
  { secretBox, settingsCacheMs = 2_000, points }: RepositoryOptions,
): Repositories => {
  const db = connectionOf(pool, points ?? null);
  const users = knexUsers(db);
  return {
    users,
    people: users,
    ...signInRepositories(db, secretBox),
    roles: knexRoles(db),
    wallets: knexWallets(db),
    holds: knexHolds(db),
    transactions: knexTransactions(db),
    coinRequests: knexCoinRequests(db),
    ...campaignRepositories(db),
    rewardClaims: knexRewardClaims(db),
    moneyAudit: knexMoneyAudit(db),
    ledgerReports: knexLedgerReports(db),
    payments: knexPayments(db),
    bankNotices: knexBankNotices(db),
    incomingTransfers: knexIncomingTransfers(db),
    partners: knexPartners(db),
    partnerRewards: knexPartnerRewards(db),
    partnerClaims: knexPartnerClaims(db),
    coachRequests: knexCoachRequests(db),
    reviewBundles: knexReviewBundles(db),
    sampleReviews: knexSampleReviews(db),
    reviews: knexReviews(db),
    ratings: knexRatings(db),
    memberNotes: knexMemberNotes(db),
    profiles: knexProfiles(db),
    translations: knexTranslations(db),
    actionCounts: knexActionCounts(db),
    socialCounts: knexSocialCounts(db),
    follows: knexFollows(db),
    relations: knexRelations(db),
    suggestions: knexSuggestions(db),
    chatRooms: knexChatRooms(db),
    chatMembers: knexChatMembers(db),
    chatMessages: knexChatMessages(db),
    chatReactions: knexChatReactions(db),
    liveRooms: silentLiveRooms,
    comments: knexComments(db),
    bookmarks: knexBookmarks(db),
    feedPosts: knexFeedPosts(db),
    feedInbox: knexFeedInbox(db),
    likes: knexLikes(db),
    rankings: knexRankings(db),
    linkPreviews: knexLinkPreviews(db),
    bellRounds: knexBellRounds(db),
    cases: knexCases(db),
    contentReports: knexContentReports(db),
    sanctions: knexSanctions(db),
    appeals: knexAppeals(db),
    moderators: knexModerators(db),
    textRules: knexTextRules(db),
    questionForms: knexQuestionForms(db),
    coaches: knexCoaches(db),
    coachAttention: knexCoachAttention(db),
    mutedSignals: knexMutedSignals(db),
    coachRosters: knexCoachRosters(db),
    coachWork: knexCoachWork(db),
    coachingReports: knexCoachingReports(db),
    specializations: knexSpecializations(db),
    specializationRequests: knexSpecializationRequests(db),
    products: knexProducts(db),
    orders: knexOrders(db),
    challenges: knexChallenges(db),
    lessonLocks: knexLessonLocks(db),
    chapters: knexChapters(db),
    lessons: knexLessons(db),
    quizzes: knexQuizzes(db),
    learningContents: knexLearningContents(db),
    editions: knexEditions(db),
    enrolments: knexEnrolments(db),
    challengeReviews: knexChallengeReviews(db),
    lessonProgresses: knexLessonProgresses(db),
    lessonSessions: knexLessonSessions(db),
    quizStates: knexQuizStates(db),
    quizAttempts: knexQuizAttempts(db),
    lessonNotes: knexLessonNotes(db),
    media: knexMedia(db),
    signedCredentials: knexSignedCredentials(db),
    achievements: knexAchievements(db),
    credentialKeys: knexCredentialKeys(db),
    statusLists: knexStatusLists(db),
    folders: knexFolders(db),
    uploads: knexUploads(db),
    storageWarnings: knexStorageWarnings(db),
    storageQuotas: knexStorageQuotas(db),
    galleryItems: knexGalleryItems(db),
    aiAnswers: knexAiAnswers(db),
    aiConversations: knexAiConversations(db),
    aiMembers: knexAiMembers(db),
    aiDesk: knexAiDesk(db),
    ...bodyRepositories(db),
    notifications: knexNotifications(db),
    notificationPreferences: knexNotificationPreferences(db),
    notificationRhythms: knexNotificationRhythms(db),
    digests: knexDigests(db),
    pushSubscriptions: knexPushSubscriptions(db),
    pushes: knexPushes(db),
    presences: knexPresences(db),
    planWaits: knexPlanWaits(db),
    mails: knexMails(db, secretBox),
    announcements: knexAnnouncements(db),
    mailTemplates: knexMailTemplates(db),
    mailAddresses: knexMailAddresses(db),
    deliveryReports: knexDeliveryReports(db),
    overview: knexOverview(db),
    trends: knexTrends(db),
    ...retentionRepositories(db),
    settings: knexSettingsStore(db, pool, settingsCacheMs),
    consentVersions: knexConsentVersions(db, pool, settingsCacheMs),
    auditLog: knexAuditLog(db),
    events: knexEvents(db),
    ...contentRepositories(db),
  };
};
