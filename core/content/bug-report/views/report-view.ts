import type { BugReportRow } from '../ports.ts';
import { isOpen, mayReopenOwn, type BugMessage, type BugReport, type RoadmapStage } from '../bug-report.ts';

export type ReplyView = Readonly<{ id: string; isStaff: boolean; text: string; createdAt: Date }>;

/** What the reporter reads: staff speak for the platform, without a name. */
export type OwnReportView = Readonly<
  Pick<
    BugReport,
    | 'id'
    | 'number'
    | 'type'
    | 'title'
    | 'content'
    | 'pageUrl'
    | 'browser'
    | 'screenshots'
    | 'isSecurity'
    | 'status'
    | 'outcome'
    | 'reason'
    | 'severity'
    | 'closedAt'
    | 'createdAt'
    | 'updatedAt'
  > & {
    stage: RoadmapStage | null;
    /** The number of the report that stands for this one. */
    mergedInto: number | null;
    mayWithdraw: boolean;
    mayReopen: boolean;
    /** Base Coin that this report brought its reporter. */
    bounty: number | null;
  }
>;

export const presentReplies = (messages: readonly BugMessage[]): readonly ReplyView[] =>
  messages
    .filter(({ kind }) => kind !== 'NOTE')
    .map(({ id, kind, text, createdAt }) => ({ id, isStaff: kind === 'STAFF', text, createdAt }));

type Known = Readonly<{
  /** The report that stands for this one. */
  parent: BugReport | null;
  bounty: number | null;
  at: Date;
}>;

/** What is open and merged stands where the other report stands; what was said about that one was said to another member. */
const stateOf = (report: BugReport, parent: BugReport | null) => {
  const { status, outcome, severity, closedAt, roadmap } = parent && isOpen(report) ? parent : report;
  return { status, outcome, severity, closedAt, stage: roadmap?.stage ?? null };
};

export const presentOwn = (report: BugReport, { parent, bounty, at }: Known): OwnReportView => ({
  ...report,
  ...stateOf(report, parent),
  mergedInto: parent?.number ?? null,
  bounty,
  mayWithdraw: report.status === 'PENDING' && report.mergedInto === null,
  mayReopen: mayReopenOwn(report, at),
});

/** A published report as everybody reads it. */
export type RoadmapView = Readonly<
  Pick<BugReport, 'id' | 'number' | 'type'> & {
    stage: RoadmapStage;
    title: Readonly<{ vi: string; en: string }>;
    summary: Readonly<{ vi: string; en: string }>;
    votes: number;
    hasVoted: boolean;
    publishedAt: Date;
  }
>;

export const presentOnRoadmap = (
  { id, number, type, roadmap, votes }: BugReportRow,
  hasVoted: boolean,
): RoadmapView | null => (roadmap === null ? null : { id, number, type, ...roadmap, votes, hasVoted });
