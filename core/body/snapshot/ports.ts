import type { PhotoViews } from './photo-views.ts';
import type { MediumId, SnapshotId, UserId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import type { List, ListRequest, Page, PageRequest } from '#core/kernel/page.ts';
import type { User } from '#core/people/account/user.ts';
import type { HomeNumber } from './home/home-number.ts';
import type { PlannedSummary } from './weekly-summary.ts';
import type { Draft, Goal, GoalMetric, Report, Snapshot } from './snapshot.ts';

export interface Snapshots {
  /** One save of a member at a time: waits for the others, until the transaction ends. */
  lockMember(userId: UserId): Promise<void>;
  find(id: SnapshotId): Promise<Snapshot | null>;
  /** Those of them that are there, in no order. */
  findAll(ids: readonly SnapshotId[]): Promise<readonly Snapshot[]>;
  ofWeek(userId: UserId, week: string): Promise<Snapshot | null>;
  latest(userId: UserId): Promise<Snapshot | null>;
  /** Newest first. */
  pageOf(userId: UserId, page: PageRequest): Promise<Page<Snapshot>>;
  /** Oldest first, from the given ISO date on (`2026-01-05`); all when null. */
  seriesOf(userId: UserId, from: string | null): Promise<readonly Snapshot[]>;
  countOf(userId: UserId): Promise<number>;
  weeksOf(userId: UserId): Promise<readonly string[]>;
  /** Those that were saved here: fees, rewards, streaks and counts know no others. */
  savedWeeksOf(userId: UserId): Promise<readonly string[]>;
  insert(snapshot: Snapshot): Promise<void>;
  /** Writes when the stored version is `snapshot.version - 1`, else fails with version.stale. */
  update(snapshot: Snapshot): Promise<void>;
  list(request: ListRequest): Promise<List<Snapshot & { userName: string; userEmail: string }>>;
  /** The weeks that show the file, in their order. */
  weeksShowing(mediumId: MediumId): Promise<readonly string[]>;
  /** Reports are printed from them: those go first. */
  deleteAllOf(userId: UserId): Promise<void>;
}

export interface Drafts {
  of(userId: UserId): Promise<Draft | null>;
  /** Last write wins between one's own devices, but an old version is refused with version.stale. */
  put(draft: Draft): Promise<Draft>;
  delete(userId: UserId): Promise<void>;
}

export interface Goals {
  of(userId: UserId): Promise<readonly Goal[]>;
  put(goal: Goal): Promise<void>;
  delete(userId: UserId, metric: GoalMetric): Promise<void>;
  deleteAllOf(userId: UserId): Promise<void>;
}

/** What each member wants to see first; who never chose has none. */
export interface HomeNumbers {
  of(userId: UserId): Promise<HomeNumber | null>;
  /** Takes the place of the one before. */
  put(chosen: HomeNumber): Promise<void>;
  deleteAllOf(userId: UserId): Promise<void>;
}

export interface Reports {
  /** Null when the (user, requestKey) is new and was inserted; the earlier one otherwise. */
  insertOrFind(report: Report): Promise<Report | null>;
  update(report: Report): Promise<void>;
  pageOf(userId: UserId, page: PageRequest): Promise<Page<Report>>;
  deleteAllOf(userId: UserId): Promise<void>;
}

export interface WeeklyReminders {
  /** Members whose reminder hour has come in their own zone, who have not saved this week and were not reminded for it. */
  due(at: Date, limit: number): Promise<readonly Pick<User, 'id' | 'timeZone' | 'language'>[]>;
  /** False when this week's reminder was sent before: the claim that makes it one per week. */
  claim(userId: UserId, week: string, at: Date): Promise<boolean>;
  deleteAllOf(userId: UserId): Promise<void>;
}

export interface WeeklySummaries {
  /** Once a member and week; a later plan of the same changes nothing. */
  plan(summary: PlannedSummary): Promise<void>;
  /** The one that has waited longest, taken out of the plan with this transaction; skips what another instance holds. */
  takeDue(at: Date): Promise<PlannedSummary | null>;
  deleteAllOf(userId: UserId): Promise<void>;
}

/** Draws the designed PDF. Fails when it can't be made; the fee is then given back. */
export interface ReportPrinter {
  print(input: {
    siteName: string;
    user: User;
    snapshots: readonly Snapshot[];
    current: Snapshot;
    language: Language;
    at: Date;
    pictures: ReadonlyMap<MediumId, Uint8Array>;
  }): Promise<Uint8Array>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    snapshots: Snapshots;
    drafts: Drafts;
    goals: Goals;
    homeNumbers: HomeNumbers;
    reports: Reports;
    photoViews: PhotoViews;
    weeklyReminders: WeeklyReminders;
    weeklySummaries: WeeklySummaries;
  }
}
declare module '#core/kernel/ports.ts' {
  interface Ports {
    readonly reportPrinter: ReportPrinter;
  }
}
