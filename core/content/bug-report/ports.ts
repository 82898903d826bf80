import type { MediumId, UserId } from '#core/kernel/id.ts';
import type { List, ListRequest, Page, PageRequest } from '#core/kernel/page.ts';
import type {
  BugMessage,
  BugReport,
  BugReportId,
  BugReportStatus,
  BugVote,
  RoadmapStage,
} from './bug-report.ts';

/** `votes`: distinct members of the report and of all that were merged into it, however deep. */
export type BugReportRow = BugReport & Readonly<{ reporterName: string; votes: number }>;
export type BugMessageRow = BugMessage & Readonly<{ authorName: string }>;
export type BugReportFilter = Readonly<{ status?: BugReportStatus | undefined }>;
export type RoadmapFilter = Readonly<{ stage?: RoadmapStage | undefined }>;

/** A report that resembles what a member types; `similarity` is the share of trigrams in common, 0 to 1. */
export type SimilarReport = Readonly<{ report: BugReportRow; similarity: number }>;

export interface BugReports {
  /** One report of a member at a time: waits for the others, until the transaction ends. */
  lockReporter(userId: UserId): Promise<void>;
  /** Merging and voting wait for each other, until the transaction ends: no group becomes a circle. */
  lockGroups(): Promise<void>;
  /** Counts its number up. */
  insert(report: Omit<BugReport, 'number'>): Promise<BugReport>;
  find(id: BugReportId): Promise<BugReportRow | null>;
  /** Holds the row until the transaction ends. */
  lock(id: BugReportId): Promise<BugReport | null>;
  /** Stores a locked row and raises its version. */
  update(report: BugReport): Promise<BugReport>;
  /** With its votes and messages. */
  delete(id: BugReportId): Promise<void>;
  /** The report and all that were merged into it, however deep; oldest first. Rows are held until the transaction ends. */
  lockGroup(id: BugReportId): Promise<readonly BugReport[]>;
  /** Of the group, without the report itself; oldest first. */
  mergedInto(id: BugReportId): Promise<readonly BugReportRow[]>;
  /** Filed from then on; open now, without those for which another stands. */
  countOf(userId: UserId, since: Date): Promise<Readonly<{ filed: number; open: number }>>;
  /** Newest first. */
  pageOf(userId: UserId, filter: BugReportFilter, page: PageRequest): Promise<Page<BugReportRow>>;
  /** Published ones that stand for themselves, the newest first. */
  roadmap(filter: RoadmapFilter, page: PageRequest): Promise<Page<BugReportRow>>;
  /**
   * The most similar first, at least `similarity`: of those on the roadmap the public title in either language, of the
   * member's own the title, merged ones too. No other report is looked at.
   */
  suggestions(
    userId: UserId,
    text: string,
    limits: Readonly<{ similarity: number; limit: number }>,
  ): Promise<readonly SimilarReport[]>;
  /** For staff: likewise among all that stand for themselves, by their titles. */
  similarTo(
    report: Pick<BugReport, 'id' | 'title' | 'isSecurity'>,
    limits: Readonly<{ similarity: number; limit: number }>,
  ): Promise<readonly SimilarReport[]>;
  /** False when it was there already. */
  addVote(vote: BugVote): Promise<boolean>;
  removeVote(reportId: BugReportId, userId: UserId): Promise<void>;
  /** Those of them for which, or for one merged into them, the member has voted. */
  votedAmong(userId: UserId, reportIds: readonly BugReportId[]): Promise<ReadonlySet<BugReportId>>;
  addMessage(message: BugMessage): Promise<void>;
  /** Oldest first. */
  messagesOf(reportId: BugReportId): Promise<readonly BugMessageRow[]>;
  /** Reports that show this picture. */
  showing(mediumId: MediumId): Promise<readonly BugReport[]>;
  /** Staff's mails wait for one another, so that no more than a number leave. */
  lockStaffMails(): Promise<void>;
  mailedSince(since: Date): Promise<number>;
  /** Without a new version: no reader sees it. */
  markMailed(id: BugReportId, at: Date): Promise<void>;
  allOf(userId: UserId): Promise<readonly BugReport[]>;
  messagesBy(userId: UserId): Promise<readonly BugMessage[]>;
  votesOf(userId: UserId): Promise<readonly BugVote[]>;
  /** Votes go, words of the member become empty, what is open ends. */
  forgetAllOf(userId: UserId, at: Date): Promise<void>;
  /** Filters: `id`, `number`, `type`, `status`, `severity`, `outcome`, `isSecurity`, `isMerged`, `stage`, `reporterId`, `q`. */
  list(request: ListRequest): Promise<List<BugReportRow>>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    bugReports: BugReports;
  }
}
