import type { BugReportRow } from '../ports.ts';
import { mayReopenOwn, type BugMessage, type BugReport, type RoadmapStage } from '../bug-report.ts';

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

type Known = Readonly<{ mergedInto: number | null; bounty: number | null; at: Date }>;

export const presentOwn = (report: BugReport, { mergedInto, bounty, at }: Known): OwnReportView => ({
  ...report,
  stage: report.roadmap?.stage ?? null,
  mergedInto,
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
