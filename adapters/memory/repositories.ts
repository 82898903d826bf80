import type { Repositories } from '#core/kernel/transaction.ts';
import { memoryAnnouncements } from './platform/announcements.ts';
import { memoryOrders, memoryProducts } from './money/catalog.ts';
import { memoryCoaches } from './coaching/coaches.ts';
import { memoryCoachWork } from './coaching/coach-work.ts';
import { memoryCoachingReports } from './coaching/coaching-reports.ts';
import { memoryCoachRequests } from './coaching/coach-requests.ts';
import { memoryHolds } from './money/holds.ts';
import { memoryAuditLog, memoryEvents, memorySettingsStore } from './platform/system-records.ts';
import { memoryBankNotices, memoryIncomingTransfers } from './money/incoming-transfers.ts';
import { memoryDrafts, memoryGoals, memoryReports, memoryWeeklyReminders } from './body/indicator.ts';
import { memoryLedgerReports } from './money/ledger-reports.ts';
import { memoryRetention } from './platform/retention.ts';
import { memoryMedia } from './platform/media.ts';
import { memoryMoneyAudit } from './money/money-audit.ts';
import { memoryMailTemplates, memoryMails } from './platform/mails.ts';
import { memoryNotificationPreferences, memoryNotifications } from './platform/notifications.ts';
import { memoryOverview } from './member-lifecycle/overview.ts';
import { memoryPhotoViews } from './body/photo-views.ts';
import { memoryPayments } from './money/payments.ts';
import { memoryPartnerClaims, memoryPartnerRewards, memoryPartners } from './money/partners.ts';
import { memoryPlanWaits } from './money/plan-waits.ts';
import { memoryPresences } from './people/presences.ts';
import { memoryPushes, memoryPushSubscriptions } from './platform/push-subscriptions.ts';
import { memoryQuestionForms } from './coaching/question-forms.ts';
import { memoryRatings } from './coaching/ratings.ts';
import { memoryMemberNotes } from './coaching/member-notes.ts';
import { memoryReviews } from './coaching/reviews.ts';
import { memoryCoinRequests } from './money/coin-requests.ts';
import { memoryRewardClaims } from './money/reward-claims.ts';
import { memoryRoles } from './access/roles.ts';
import { memoryConsents, memoryCredentials, memorySessions, memoryVerifications } from './people/sign-in.ts';
import { memorySnapshots } from './body/snapshots.ts';
import { memorySpecializationRequests } from './coaching/specialization-requests.ts';
import { memorySpecializations } from './coaching/specializations.ts';
import type { Store } from './engine/store.ts';
import { memoryTransactions } from './money/transactions.ts';
import { memoryUsers } from './people/users.ts';
import { memoryWallets } from './money/wallets.ts';

/** Each call sees the transaction around it, or, outside of one, what was committed. */
export const memoryRepositories = (
  { view }: Pick<Store, 'view'>,
  /** When things happened, and what an audit calls late. */
  now: () => Date = () => new Date(),
): Repositories => ({
  users: memoryUsers(view),
  people: memoryUsers(view),
  credentials: memoryCredentials(view),
  sessions: memorySessions(view),
  verifications: memoryVerifications(view),
  consents: memoryConsents(view),
  roles: memoryRoles(view),
  wallets: memoryWallets(view),
  holds: memoryHolds(view),
  transactions: memoryTransactions(view),
  coinRequests: memoryCoinRequests(view),
  rewardClaims: memoryRewardClaims(view),
  moneyAudit: memoryMoneyAudit(view, now),
  ledgerReports: memoryLedgerReports(view),
  payments: memoryPayments(view),
  bankNotices: memoryBankNotices(view),
  incomingTransfers: memoryIncomingTransfers(view),
  partners: memoryPartners(view),
  partnerRewards: memoryPartnerRewards(view),
  partnerClaims: memoryPartnerClaims(view),
  coachRequests: memoryCoachRequests(view),
  reviews: memoryReviews(view),
  ratings: memoryRatings(view),
  memberNotes: memoryMemberNotes(view),
  questionForms: memoryQuestionForms(view),
  coaches: memoryCoaches(view),
  coachWork: memoryCoachWork(view),
  coachingReports: memoryCoachingReports(view),
  specializations: memorySpecializations(view),
  specializationRequests: memorySpecializationRequests(view),
  products: memoryProducts(view),
  orders: memoryOrders(view),
  media: memoryMedia(view),
  snapshots: memorySnapshots(view),
  drafts: memoryDrafts(view),
  goals: memoryGoals(view),
  reports: memoryReports(view),
  photoViews: memoryPhotoViews(view),
  weeklyReminders: memoryWeeklyReminders(view),
  notifications: memoryNotifications(view),
  notificationPreferences: memoryNotificationPreferences(view),
  pushSubscriptions: memoryPushSubscriptions(view),
  pushes: memoryPushes(view),
  presences: memoryPresences(view),
  planWaits: memoryPlanWaits(view),
  mails: memoryMails(view),
  announcements: memoryAnnouncements(view),
  mailTemplates: memoryMailTemplates(view),
  settings: memorySettingsStore(view),
  retention: memoryRetention(view),
  auditLog: memoryAuditLog(view),
  events: memoryEvents(view, now),
  overview: memoryOverview(view),
});
