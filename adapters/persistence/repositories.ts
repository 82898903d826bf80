import type { Knex } from 'knex';
import type { Repositories } from '#core/kernel/transaction.ts';
import { connectionOf } from './ambient-transaction.ts';
import { knexAnnouncements } from './announcements.ts';
import { knexAuditLog } from './audit-log.ts';
import { knexBankNotices } from './bank-notices.ts';
import { knexCoaches } from './coaches.ts';
import { knexCoachingReports } from './coaching-reports.ts';
import { knexCoachWork } from './coach-work.ts';
import { knexCoachRequests } from './coach-requests.ts';
import { knexConsents } from './consents.ts';
import { knexCredentials } from './credentials.ts';
import { knexDrafts } from './drafts.ts';
import { knexEvents } from './events.ts';
import { knexGoals } from './goals.ts';
import { knexHolds } from './holds.ts';
import { knexIncomingTransfers } from './incoming-transfers.ts';
import { knexLedgerReports } from './ledger-reports.ts';
import { knexLeftovers } from './leftovers.ts';
import { knexMailTemplates } from './mail-templates.ts';
import { knexMails, type SecretBox } from './mails.ts';
import { knexMedia } from './media.ts';
import { knexMoneyAudit } from './money-audit.ts';
import { knexNotificationPreferences } from './notification-preferences.ts';
import { knexNotifications } from './notifications.ts';
import { knexOverview } from './overview.ts';
import { knexPartnerClaims } from './partner-claims.ts';
import { knexPartnerRewards } from './partner-rewards.ts';
import { knexPartners } from './partners.ts';
import { knexOrders } from './orders.ts';
import type { PointReads } from './point-reads.ts';
import { knexPayments } from './payments.ts';
import { knexPhotoViews } from './photo-views.ts';
import { knexPlanWaits } from './plan-waits.ts';
import { knexPresences } from './presences.ts';
import { knexProducts } from './products.ts';
import { knexPushes, knexPushSubscriptions } from './push-subscriptions.ts';
import { knexQuestionForms } from './question-forms.ts';
import { knexRatings } from './ratings.ts';
import { knexReports } from './reports.ts';
import { knexReviews } from './reviews.ts';
import { knexCoinRequests } from './coin-requests.ts';
import { knexRewardClaims } from './reward-claims.ts';
import { knexRoles } from './roles.ts';
import { knexSessions } from './sessions.ts';
import { knexSettingsStore } from './settings-store.ts';
import { knexSnapshots } from './snapshots.ts';
import { knexSpecializationRequests } from './specialization-requests.ts';
import { knexSpecializations } from './specializations.ts';
import { knexTransactions } from './transactions.ts';
import { knexUsers } from './users.ts';
import { knexVerifications } from './verifications.ts';
import { knexWallets } from './wallets.ts';
import { knexWeeklyReminders } from './weekly-reminders.ts';

export type { SecretBox };

export type RepositoryOptions = Readonly<{
  secretBox: SecretBox;
  /** How old the settings a request sees may be; 0 reads them each time. */
  settingsCacheMs?: number;
  /** For the reads nearly every request makes. */
  points?: PointReads;
}>;

/** Each statement goes to the transaction around the call, or, outside of one, to the pool. */
export const knexRepositories = (
  pool: Knex,
  { secretBox, settingsCacheMs = 2_000, points }: RepositoryOptions,
): Repositories => {
  const db = connectionOf(pool, points ?? null);
  return {
    users: knexUsers(db),
    credentials: knexCredentials(db),
    sessions: knexSessions(db),
    verifications: knexVerifications(db),
    consents: knexConsents(db),
    roles: knexRoles(db),
    wallets: knexWallets(db),
    holds: knexHolds(db),
    transactions: knexTransactions(db),
    coinRequests: knexCoinRequests(db),
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
    reviews: knexReviews(db),
    ratings: knexRatings(db),
    questionForms: knexQuestionForms(db),
    coaches: knexCoaches(db),
    coachWork: knexCoachWork(db),
    coachingReports: knexCoachingReports(db),
    specializations: knexSpecializations(db),
    specializationRequests: knexSpecializationRequests(db),
    products: knexProducts(db),
    orders: knexOrders(db),
    media: knexMedia(db),
    snapshots: knexSnapshots(db),
    drafts: knexDrafts(db),
    goals: knexGoals(db),
    reports: knexReports(db),
    photoViews: knexPhotoViews(db),
    weeklyReminders: knexWeeklyReminders(db),
    notifications: knexNotifications(db),
    notificationPreferences: knexNotificationPreferences(db),
    pushSubscriptions: knexPushSubscriptions(db),
    pushes: knexPushes(db),
    presences: knexPresences(db),
    planWaits: knexPlanWaits(db),
    mails: knexMails(db, secretBox),
    announcements: knexAnnouncements(db),
    mailTemplates: knexMailTemplates(db),
    overview: knexOverview(db),
    leftovers: knexLeftovers(db),
    settings: knexSettingsStore(db, pool, settingsCacheMs),
    auditLog: knexAuditLog(db),
    events: knexEvents(db),
  };
};
