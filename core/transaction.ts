import type { AuditLog } from '#core/audit/audit-log.ts';
import type { Roles } from '#core/access/ports.ts';
import type { Consents, Credentials, Sessions, Users, Verifications } from '#core/account/ports.ts';
import type { Presences } from '#core/account/presence.ts';
import type { Orders, Products } from '#core/catalog/ports.ts';
import type { Coaches, QuestionForms, Ratings, Reviews } from '#core/coaching/ports.ts';
import type { CoachWork } from '#core/coaching/coach-work.ts';
import type { CoachingReports } from '#core/coaching/dashboard.ts';
import type { CoachRequests } from '#core/coach-request/ports.ts';
import type {
  CoinRequests,
  Holds,
  LedgerReports,
  MoneyAudit,
  RewardClaims,
  Transactions,
  Wallets,
} from '#core/coin/ports.ts';
import type { Drafts, Goals, Reports, Snapshots, WeeklyReminders } from '#core/indicator/ports.ts';
import type { PhotoViews } from '#core/indicator/photo-views.ts';
import type { PlanWaits } from '#core/level/ports.ts';
import type { Media } from '#core/media/ports.ts';
import type {
  Announcements,
  MailTemplates,
  Mails,
  NotificationPreferences,
  Notifications,
  Pushes,
  PushSubscriptions,
} from '#core/notification/ports.ts';
import type { PartnerClaims, PartnerRewards, Partners } from '#core/partner/ports.ts';
import type { BankNotices, IncomingTransfers, Payments } from '#core/payment/ports.ts';
import type { Overview } from '#core/settings/overview.ts';
import type { Leftovers } from '#core/settings/leftovers.ts';
import type { SettingsStore } from '#core/settings/ports.ts';
import type { SpecializationRequests, Specializations } from '#core/specialization/ports.ts';
import type { DomainEvent, Events } from './events.ts';

export type { DomainEvent };

/** Everything a use case may read and write, by plural noun. */
export type Repositories = {
  users: Users;
  credentials: Credentials;
  sessions: Sessions;
  verifications: Verifications;
  consents: Consents;
  roles: Roles;
  wallets: Wallets;
  holds: Holds;
  transactions: Transactions;
  coinRequests: CoinRequests;
  rewardClaims: RewardClaims;
  moneyAudit: MoneyAudit;
  ledgerReports: LedgerReports;
  payments: Payments;
  bankNotices: BankNotices;
  incomingTransfers: IncomingTransfers;
  partners: Partners;
  partnerRewards: PartnerRewards;
  partnerClaims: PartnerClaims;
  coachRequests: CoachRequests;
  specializations: Specializations;
  specializationRequests: SpecializationRequests;
  products: Products;
  orders: Orders;
  reviews: Reviews;
  ratings: Ratings;
  questionForms: QuestionForms;
  coaches: Coaches;
  coachWork: CoachWork;
  coachingReports: CoachingReports;
  media: Media;
  snapshots: Snapshots;
  drafts: Drafts;
  goals: Goals;
  reports: Reports;
  photoViews: PhotoViews;
  weeklyReminders: WeeklyReminders;
  notifications: Notifications;
  notificationPreferences: NotificationPreferences;
  pushSubscriptions: PushSubscriptions;
  pushes: Pushes;
  presences: Presences;
  planWaits: PlanWaits;
  mails: Mails;
  announcements: Announcements;
  mailTemplates: MailTemplates;
  settings: SettingsStore;
  leftovers: Leftovers;
  overview: Overview;
  auditLog: AuditLog;
  events: Events;
};

/**
 * Hands out repositories bound to one database transaction and commits when the work resolves. Called inside another
 * one of the same request, it joins it. Using a repository that is not named does not compile.
 */
export type Transaction<Names extends keyof Repositories = keyof Repositories> = <Result>(
  work: (repositories: Pick<Repositories, Names>) => Promise<Result>,
) => Promise<Result>;
