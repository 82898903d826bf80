import type { Role } from '#core/access/role/role.ts';
import type { Consent } from '#core/people/account/consent.ts';
import type { Session } from '#core/people/sign-in/session.ts';
import type { User } from '#core/people/account/user.ts';
import type { Verification } from '#core/people/sign-in/verification.ts';
import type { AuditEntry } from '#core/access/audit/audit-log.ts';
import type { Order } from '#core/money/shop/order.ts';
import type { Product } from '#core/money/shop/product.ts';
import type { CoachProfile, CoachStats, SavedReply } from '#core/coaching/coach/coach.ts';
import type { QuestionForm } from '#core/coaching/question-form/question-form.ts';
import type { Rating, RatingReport } from '#core/coaching/rating/rating.ts';
import type { Reply, ReplyDraft } from '#core/coaching/reply/reply.ts';
import type { Review } from '#core/coaching/review/review.ts';
import type { CoachRequest } from '#core/coaching/coach-request/coach-request.ts';
import type { CoinRequest } from '#core/money/coin/coin-request.ts';
import type { Hold } from '#core/money/coin/holds.ts';
import type { CoinType, TransactionReason, Wallet } from '#core/money/coin/ledger.ts';
import type { RewardClaim } from '#core/money/coin/rewards.ts';
import { constraintError } from '#core/error-catalogue.ts';
import { type ErrorCode, type ErrorParams } from '#core/kernel/domain-error.ts';
import type { DomainEvent } from '#core/kernel/events.ts';
import type { PhotoView } from '#core/body/snapshot/photo-views.ts';
import type { Draft, Goal, Report, Snapshot } from '#core/body/snapshot/snapshot.ts';
import type { PlannedSummary } from '#core/body/snapshot/weekly-summary.ts';
import type { PlanWait } from '#core/money/level/ports.ts';
import type { Medium } from '#core/platform/media/medium.ts';
import type { Announcement } from '#core/platform/notification/announcement.ts';
import type { NoticeCause } from '#core/platform/notification/grouping.ts';
import type { Mail, Notification } from '#core/platform/notification/notification.ts';
import type { Push, PushSubscription } from '#core/platform/notification/push.ts';
import type { StoredMailTemplate } from '#core/platform/notification/ports.ts';
import type { NotificationPreference } from '#core/platform/notification/categories.ts';
import type { BankNotice, IncomingTransfer } from '#core/money/payment/incoming-transfer.ts';
import type { Payment } from '#core/money/payment/payment.ts';
import type { Partner, PartnerClaim, PartnerReward } from '#core/money/partner/partner.ts';
import type { StoredSettings } from '#core/platform/settings/ports.ts';
import type { SpecializationRequest } from '#core/coaching/specialization/specialization-request.ts';
import type { Specialization } from '#core/coaching/specialization/specialization.ts';
import type { StoredAnswer } from '#adapters/ports/idempotency.ts';
import { asyncContext } from './async-context.ts';

export type StoredPosting = Readonly<{
  id: number;
  transferId: string;
  /** USER, HELD or the name of a system account. */
  account: string;
  userId: string | null;
  coin: CoinType;
  amount: number;
  balanceAfter: number | null;
  reason: TransactionReason;
  reference: string;
  reverses: string | null;
  note: string | null;
  actor: string;
  createdAt: Date;
}>;

/**
 * Every table by name, with what one row of it holds. A module that came later declares its own beside the repository
 * that fills it.
 */
export interface Tables {
  roles: Role;
  users: User;
  credentials: Readonly<{ userId: string; hash: string; updatedAt: Date }>;
  sessions: Session;
  verifications: Verification;
  levelReminders: Readonly<{ userId: string; expiresAt: Date; days: number }>;
  consents: Consent;
  wallets: Wallet;
  postings: StoredPosting;
  holds: Hold;
  coinRequests: CoinRequest;
  rewardClaims: RewardClaim;
  payments: Payment;
  bankNotices: BankNotice;
  incomingTransfers: IncomingTransfer;
  partners: Partner;
  partnerRewards: PartnerReward;
  partnerClaims: PartnerClaim;
  coachRequests: CoachRequest;
  reviews: Review;
  replyVersions: Readonly<{ reviewId: string; number: number; reply: Reply; at: Date }>;
  replyDrafts: ReplyDraft;
  ratings: Rating;
  questionForms: QuestionForm;
  coachProfiles: CoachProfile;
  coachStats: CoachStats;
  coachRosters: Readonly<{ coachId: string; week: string; at: Date }>;
  savedReplies: SavedReply;
  ratingReports: RatingReport;
  specializations: Specialization;
  specializationRequests: SpecializationRequest;
  badgeReminders: Readonly<{ requestId: string; days: number }>;
  products: Product;
  orders: Order;
  media: Medium;
  snapshots: Snapshot;
  drafts: Draft;
  goals: Goal;
  reports: Report;
  photoViews: PhotoView;
  planWaits: PlanWait;
  weeklyReminders: Readonly<{ userId: string; week: string; at: Date }>;
  weeklySummaries: PlannedSummary;
  notifications: Notification;
  notificationCauses: NoticeCause & Readonly<{ key: string; notificationId: string }>;
  /** Where a line stands in its list, by its id. */
  notificationPlaces: Readonly<{ place: number }>;
  pushSubscriptions: PushSubscription;
  pushes: Readonly<{ push: Push; userId: string; heldUntil: Date | null }>;
  presences: Readonly<{ userId: string; lastSeenAt: Date }>;
  announcements: Announcement;
  notificationPreferences: NotificationPreference & Readonly<{ userId: string }>;
  mails: Readonly<{
    userId: string | null;
    /** Whom it speaks of by name. */
    namesId: string | null;
    mail: Omit<Mail, 'secrets'>;
    secrets: Mail['secrets'];
    heldUntil: Date | null;
  }>;
  mailTemplates: StoredMailTemplate;
  settings: StoredSettings;
  auditLog: AuditEntry;
  events: Readonly<{ id: number; at: Date; event: DomainEvent; handledAt: Date | null }>;
  eventClaims: Readonly<{ eventId: string; reaction: string }>;
  idempotencyKeys: Readonly<{ requestHash: string; answer: StoredAnswer; createdAt: Date }>;
}
export type TableName = keyof Tables;

export type Table<Row> = {
  get(key: string): Row | undefined;
  set(key: string, row: Row): void;
  delete(key: string): void;
  entries(): [string, Row][];
  all(): Row[];
};

/** What one piece of work sees and changes: the committed rows, or those with a transaction's own changes over them. */
export type View = {
  table<Name extends TableName>(name: Name): Table<Tables[Name]>;
  /** Counts on, whatever becomes of the transaction: like the identity columns of a database. */
  nextNumber(): number;
  /** A constraint says no: as in a database, the transaction can only be rolled back then. */
  refuse(code: ErrorCode, params?: ErrorParams): never;
};

export type TransactionView = View & { isOpen: boolean; failure: { error: unknown } | null; commit(): void };

/** Several values as one key. */
export const keyOf = (...parts: readonly string[]): string => parts.join('\0');

export const deleteRows = <Row>(table: Table<Row>, fits: (row: Row) => boolean): void => {
  for (const [key, row] of table.entries()) if (fits(row)) table.delete(key);
};

export const changeRows = <Row>(
  table: Table<Row>,
  fits: (row: Row) => boolean,
  change: (row: Row) => Row,
): void => {
  for (const [key, row] of table.entries()) if (fits(row)) table.set(key, change(row));
};

const gone = Symbol('deleted');

/** A transaction's changes, laid over the committed rows until they are written into them. */
const overlay = <Row>(base: Map<string, Row>, requireUsable: () => void): Table<Row> & { commit(): void } => {
  const changes = new Map<string, Row | typeof gone>();
  const entries = (): [string, Row][] => {
    requireUsable();
    if (changes.size === 0) return [...base];
    const kept = [...base].filter(([key]) => !changes.has(key));
    const changed = [...changes].filter((entry): entry is [string, Row] => entry[1] !== gone);
    return [...kept, ...changed];
  };
  return {
    get(key) {
      requireUsable();
      const changed = changes.get(key);
      return changed === undefined ? base.get(key) : changed === gone ? undefined : changed;
    },
    set(key, row) {
      requireUsable();
      changes.set(key, row);
    },
    delete(key) {
      requireUsable();
      changes.set(key, gone);
    },
    entries,
    all: () => entries().map(([, row]) => row),
    commit() {
      for (const [key, row] of changes) {
        if (row === gone) base.delete(key);
        else base.set(key, row);
      }
    },
  };
};

export const openStore = () => {
  const committed = new Map<TableName, Map<string, unknown>>();
  /** A table is there as soon as it is asked for. */
  const rowsOf = <Name extends TableName>(name: Name): Map<string, Tables[Name]> => {
    const rows = committed.get(name) ?? new Map<string, unknown>();
    committed.set(name, rows);
    return rows as Map<string, Tables[Name]>; // only rows of this table are stored under its name
  };
  let lastNumber = 0;
  const nextNumber = () => (lastNumber += 1);
  const context = asyncContext<TransactionView>();

  const committedView: View = {
    table<Name extends TableName>(name: Name): Table<Tables[Name]> {
      const rows = rowsOf(name);
      return {
        get: (key) => rows.get(key),
        set: (key, row) => void rows.set(key, row),
        delete: (key) => void rows.delete(key),
        entries: () => [...rows],
        all: () => [...rows.values()],
      };
    },
    nextNumber,
    refuse(code, params) {
      throw constraintError(code, params);
    },
  };

  const draft = (): TransactionView => {
    const opened = new Map<TableName, Table<unknown> & { commit(): void }>();
    const requireUsable = () => {
      if (view.failure) throw new Error('The transaction has failed and can only be rolled back', { cause: view.failure.error }); // prettier-ignore
    };
    const view: TransactionView = {
      isOpen: true,
      failure: null,
      table<Name extends TableName>(name: Name): Table<Tables[Name]> {
        const known = opened.get(name);
        if (known) return known as unknown as Table<Tables[Name]>; // stored under this name below
        const table = overlay(rowsOf(name), requireUsable);
        opened.set(name, table as unknown as Table<unknown> & { commit(): void }); // the map mixes tables of all rows
        return table;
      },
      nextNumber,
      refuse(code, params) {
        const error = constraintError(code, params);
        view.failure = { error };
        throw error;
      },
      commit() {
        if (view.failure) throw view.failure.error;
        for (const table of opened.values()) table.commit();
      },
    };
    return view;
  };

  const ambient = (): TransactionView | undefined => {
    const current = context.getStore();
    return current?.isOpen ? current : undefined;
  };

  let last: Promise<unknown> = Promise.resolve();
  return {
    committed: committedView,
    ambient,
    /** Of all tables that anything was read from or written to. */
    tableNames: (): readonly TableName[] => [...committed.keys()],
    /** What the code now running should see. */
    view: (): View => ambient() ?? committedView,
    /** Runs one piece of work after another, each on a draft of its own. */
    async runAlone<Result>(work: (view: TransactionView) => Promise<Result>): Promise<Result> {
      const before = last;
      const turn = (async () => {
        await before;
        const view = draft();
        try {
          const result = await context.run(view, () => work(view));
          view.commit();
          return result;
        } finally {
          view.isOpen = false;
        }
      })();
      last = turn.catch(() => undefined);
      return turn;
    },
  };
};
export type Store = ReturnType<typeof openStore>;
