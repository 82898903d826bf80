import type { Repositories } from '#core/kernel/transaction.ts';
import { memoryAnnouncements } from './announcements.ts';
import { memoryOrders, memoryProducts } from './catalog.ts';
import { memoryCoaches } from './coaches.ts';
import { memoryCoachWork } from './coach-work.ts';
import { memoryCoachingReports } from './coaching-reports.ts';
import { memoryCoachRequests } from './coach-requests.ts';
import { memoryHolds } from './holds.ts';
import { memoryAuditLog, memoryEvents, memorySettingsStore } from './house.ts';
import { memoryBankNotices, memoryIncomingTransfers } from './incoming-transfers.ts';
import { memoryDrafts, memoryGoals, memoryReports, memoryWeeklyReminders } from './indicator.ts';
import { memoryLedgerReports } from './ledger-reports.ts';
import { memoryLeftovers } from './leftovers.ts';
import { memoryMedia } from './media.ts';
import { memoryMoneyAudit } from './money-audit.ts';
import { memoryMailTemplates, memoryMails } from './mails.ts';
import { memoryNotificationPreferences, memoryNotifications } from './notifications.ts';
import { memoryOverview } from './overview.ts';
import { memoryPhotoViews } from './photo-views.ts';
import { memoryPayments } from './payments.ts';
import { memoryPartnerClaims, memoryPartnerRewards, memoryPartners } from './partners.ts';
import { memoryPlanWaits } from './plan-waits.ts';
import { memoryPresences } from './presences.ts';
import { memoryPushes, memoryPushSubscriptions } from './push-subscriptions.ts';
import { memoryQuestionForms } from './question-forms.ts';
import { memoryRatings } from './ratings.ts';
import { memoryReviews } from './reviews.ts';
import { memoryCoinRequests } from './coin-requests.ts';
import { memoryRewardClaims } from './reward-claims.ts';
import { memoryRoles } from './roles.ts';
import { memoryConsents, memoryCredentials, memorySessions, memoryVerifications } from './sign-in.ts';
import { memorySnapshots } from './snapshots.ts';
import { memorySpecializationRequests } from './specialization-requests.ts';
import { memorySpecializations } from './specializations.ts';
import type { Store } from './store.ts';
import { memoryTransactions } from './transactions.ts';
import { memoryUsers } from './users.ts';
import { memoryWallets } from './wallets.ts';

/** Each call sees the transaction around it, or, outside of one, what was committed. */
export const memoryRepositories = (
  { view }: Pick<Store, 'view'>,
  /** When things happened, and what an audit calls late. */
  now: () => Date = () => new Date(),
): Repositories => ({
  users: memoryUsers(view),
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
  leftovers: memoryLeftovers(view),
  auditLog: memoryAuditLog(view),
  events: memoryEvents(view, now),
  overview: memoryOverview(view),
});
