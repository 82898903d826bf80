import type { UserStatus } from '#core/access/actor/actor.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Appeal } from './appeal.ts';
import type { Case } from './case.ts';
import type { Report, ReportReason, Target, TargetKind } from './report.ts';
import type { Sanction } from './sanction.ts';
import type { TextRule } from './text-rule.ts';

/** A case in the queue: with the names of its people, and how what was reported begins. */
export type CaseRow = Case &
  Readonly<{
    ownerName: string;
    takenByName: string | null;
    decidedByName: string | null;
    reasons: readonly ReportReason[];
    excerpt: string;
  }>;

export interface Cases {
  /**
   * The one open case of a target, held until the transaction ends: the one given when there was none. Two at once get
   * the same one.
   */
  open(fresh: Case): Promise<{ held: Case; isNew: boolean }>;
  find(id: Case['id']): Promise<CaseRow | null>;
  /** Holds the row until the transaction ends. */
  lock(id: Case['id']): Promise<Case | null>;
  /** Stores a held row; the caller has raised its version. Fails with version.stale. */
  update(one: Case): Promise<void>;
  /** Filters: `id`, `targetKind`, `targetId`, `ownerId`, `status`, `decision`, `takenBy`, `weight_gte/_lte`, `dueAt_gte/_lte`, `createdAt_gte/_lte`, `q` (the owner's names). */
  list(request: ListRequest): Promise<List<CaseRow>>;
}

export interface ContentReports {
  /** Fails with report.exists: one of each person about each thing. */
  insert(report: Report): Promise<void>;
  find(reporterId: UserId, target: Target): Promise<Report | null>;
  /** Oldest first. */
  ofCase(caseId: Case['id']): Promise<readonly Report[]>;
  /** How many of this person's reports were dismissed by staff from this instant on. */
  dismissedOf(reporterId: UserId, since: Date): Promise<number>;
  /** What this person reported, oldest first. */
  of(reporterId: UserId): Promise<readonly Report[]>;
  /** What this person wrote into reports goes, and what was kept of what others reported of theirs. */
  forgetAllOf(userId: UserId): Promise<void>;
}

/** What was reported and sanctioned, as far as the person or staff are shown it. */
export type SanctionRow = Sanction &
  Readonly<{
    userName: string;
    userStatus: UserStatus;
    givenByName: string | null;
    targetKind: TargetKind;
    targetId: string;
    excerpt: string;
    appealStatus: Appeal['status'] | null;
  }>;

export interface Sanctions {
  insert(sanction: Sanction): Promise<void>;
  find(id: Sanction['id']): Promise<SanctionRow | null>;
  /** Holds the row until the transaction ends. */
  lock(id: Sanction['id']): Promise<Sanction | null>;
  /** Stores a held row. */
  update(sanction: Sanction): Promise<void>;
  /** Newest first. */
  of(userId: UserId): Promise<readonly SanctionRow[]>;
  /** Oldest first, held until the transaction ends; the account is locked. */
  lockActiveOf(userId: UserId): Promise<readonly Sanction[]>;
  ofCase(caseId: Case['id']): Promise<readonly Sanction[]>;
  /** ACTIVE ones whose time is over, the longest over first. */
  due(at: Date, limit: number): Promise<readonly Sanction[]>;
  /** Filters: `id`, `userId`, `caseId`, `kind`, `status`, `targetKind`, `givenBy`, `createdAt_gte/_lte`, `until_gte/_lte`, `q` (the person's names). */
  list(request: ListRequest): Promise<List<SanctionRow>>;
}

export type AppealRow = Appeal &
  Readonly<{
    userName: string;
    kind: Sanction['kind'];
    reason: string;
    until: Date | null;
    sanctionStatus: Sanction['status'];
    givenBy: string;
    givenByName: string | null;
    decidedByName: string | null;
    caseId: Case['id'] | null;
    targetKind: TargetKind;
    excerpt: string;
  }>;

export interface Appeals {
  /** Fails with appeal.exists. */
  insert(appeal: Appeal): Promise<void>;
  find(id: Appeal['id']): Promise<AppealRow | null>;
  /** Holds the row until the transaction ends. */
  lock(id: Appeal['id']): Promise<Appeal | null>;
  update(appeal: Appeal): Promise<void>;
  /** Newest first. */
  of(userId: UserId): Promise<readonly Appeal[]>;
  /** Filters: `id`, `userId`, `sanctionId`, `status`, `kind`, `targetKind`, `givenBy`, `createdAt_gte/_lte`, `q` (the person's names). */
  list(request: ListRequest): Promise<List<AppealRow>>;
  forgetAllOf(userId: UserId): Promise<void>;
}

export interface TextRules {
  /** Every rule, in the order of their ids: texts are judged by all of them. */
  all(): Promise<readonly TextRule[]>;
  find(id: TextRule['id']): Promise<TextRule | null>;
  /** Fails with text_rule.exists. */
  insert(rule: TextRule): Promise<void>;
  /** Replaces `version - 1`. Fails with version.stale and text_rule.exists. */
  update(rule: TextRule): Promise<void>;
  /** False when there was none. */
  delete(id: TextRule['id']): Promise<boolean>;
  /** Filters: `id`, `kind`, `action`, `q` (the pattern). */
  list(request: ListRequest): Promise<List<TextRule>>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    cases: Cases;
    contentReports: ContentReports;
    sanctions: Sanctions;
    appeals: Appeals;
    textRules: TextRules;
  }
}
