import type { AuditLog } from '#core/access/audit/audit-log.ts';
import type { Roles } from '#core/access/role/ports.ts';
import type { Consents, Credentials, Sessions, Users, Verifications } from '#core/people/account/ports.ts';
import type { Presences } from '#core/people/account/presence.ts';
import type { Orders, Products } from '#core/money/shop/ports.ts';
import type { Coaches, QuestionForms, Ratings, Reviews } from '#core/coaching/review/ports.ts';
import type { CoachWork } from '#core/coaching/coach-desk/coach-work.ts';
import type { CoachingReports } from '#core/coaching/coach-desk/dashboard.ts';
import type { CoachRequests } from '#core/coaching/coach-request/ports.ts';
import type {
  CoinRequests,
  Holds,
  LedgerReports,
  MoneyAudit,
  RewardClaims,
  Transactions,
  Wallets,
} from '#core/money/coin/ports.ts';
import type { Drafts, Goals, Reports, Snapshots, WeeklyReminders } from '#core/body/snapshot/ports.ts';
import type { PhotoViews } from '#core/body/snapshot/photo-views.ts';
import type { PlanWaits } from '#core/money/level/ports.ts';
import type { Media } from '#core/platform/media/ports.ts';
import type {
  Announcements,
  MailTemplates,
  Mails,
  NotificationPreferences,
  Notifications,
  Pushes,
  PushSubscriptions,
} from '#core/platform/notification/ports.ts';
import type { PartnerClaims, PartnerRewards, Partners } from '#core/money/partner/ports.ts';
import type { BankNotices, IncomingTransfers, Payments } from '#core/money/payment/ports.ts';
import type { Overview } from '#core/member-lifecycle/overview/overview.ts';
import type { Leftovers } from '#core/platform/retention/leftovers.ts';
import type { SettingsStore } from '#core/platform/settings/ports.ts';
import type { SpecializationRequests, Specializations } from '#core/coaching/specialization/ports.ts';
import type { DomainEvent, Events } from '#core/kernel/events.ts';

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
