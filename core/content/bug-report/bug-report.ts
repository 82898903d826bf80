import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { Id, MediumId, UserId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import { stateMachine } from '#core/kernel/state-machine.ts';
import { textProblem } from '#core/kernel/text/text-problem.ts';
import { normalize } from '#core/kernel/text/text.ts';
import { cleanProse } from '#core/kernel/text/visible-text.ts';
import { after, day } from '#core/kernel/time.ts';
import type { BugBountyLine } from '#core/platform/settings/site.ts';

export const bugReportTypes = ['BUG', 'FEATURE', 'OTHER'] as const;
export type BugReportType = (typeof bugReportTypes)[number];
export const bugReportStatuses = ['PENDING', 'PROCESSING', 'COMPLETED', 'CANCELED'] as const;
export type BugReportStatus = (typeof bugReportStatuses)[number];
export const bugSeverities = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'TRIVIAL'] as const;
export type BugSeverity = (typeof bugSeverities)[number];
export const resolvedOutcomes = ['FIXED', 'SHIPPED', 'ANSWERED'] as const;
export type ResolvedOutcome = (typeof resolvedOutcomes)[number];
export const declinedOutcomes = ['NOT_PLANNED', 'CANNOT_REPRODUCE', 'DUPLICATE', 'SPAM'] as const;
export type DeclinedOutcome = (typeof declinedOutcomes)[number];
export const bugReportOutcomes = [...resolvedOutcomes, ...declinedOutcomes, 'WITHDRAWN'] as const;
export type BugReportOutcome = (typeof bugReportOutcomes)[number];
export const roadmapStages = ['UNDER_REVIEW', 'PLANNED', 'IN_PROGRESS', 'SHIPPED'] as const;
export type RoadmapStage = (typeof roadmapStages)[number];

export type BugReportId = Id<'bug-report'>;
export type InBothLanguages = Readonly<Record<Language, string>>;

/** In staff's words, for everybody: nothing of what the reporter wrote. */
export type RoadmapEntry = Readonly<{
  stage: RoadmapStage;
  title: InBothLanguages;
  summary: InBothLanguages;
  publishedAt: Date;
}>;

/** What a member tells the platform about a fault or a wish; read by the member and staff alone. */
export type BugReport = Readonly<{
  id: BugReportId;
  /** How people call it; counts up, with gaps. */
  number: number;
  reporterId: UserId;
  type: BugReportType;
  title: string;
  content: string;
  /** A path of this site without query; null when nobody said one. */
  pageUrl: string | null;
  /** As the browser calls itself; the reporter saw it before sending. */
  browser: string;
  screenshots: readonly MediumId[];
  /** Seen by `bug-report.manage` alone, never published. */
  isSecurity: boolean;
  status: BugReportStatus;
  outcome: BugReportOutcome | null;
  /** What staff said with the outcome; the reporter reads it. */
  reason: string | null;
  severity: BugSeverity | null;
  /** The report that stands for this one. */
  mergedInto: BugReportId | null;
  roadmap: RoadmapEntry | null;
  /** The report whose bounty was given for this one and all that were merged then: it is never given again. */
  paidAs: BugReportId | null;
  closedAt: Date | null;
  /** When the reporter reopened it, which is possible once. */
  reopenedAt: Date | null;
  /** When staff got a mail about it. */
  mailedAt: Date | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}>;

/** A vote of a member for a report; filing one is a vote for it. */
export type BugVote = Readonly<{ reportId: BugReportId; userId: UserId; createdAt: Date }>;

/** A reply, or a note that staff alone read. */
export type BugMessage = Readonly<{
  id: Id<'bug-message'>;
  reportId: BugReportId;
  authorId: string;
  kind: 'REPORTER' | 'STAFF' | 'NOTE';
  text: string;
  createdAt: Date;
}>;

export const bugReportLimits = {
  title: { min: 5, max: 120 },
  content: { min: 10, max: 5000 },
  pageUrl: 300,
  browser: 300,
  screenshots: 5,
  message: { min: 1, max: 5000 },
  reason: { min: 10, max: 1000 },
  publicTitle: { min: 5, max: 120 },
  publicSummary: { min: 10, max: 1000 },
  aDay: 5,
  open: 20,
  reopenDays: 14,
  suggestions: 5,
  suggestionMinLength: 8,
  /** Of trigrams in common, 0 to 1. */
  similarity: 0.35,
  staffMailsAnHour: 30,
} as const;

export const bugReportLifecycle = stateMachine<BugReportStatus>()(
  {
    accept: { from: ['PENDING'], to: 'PROCESSING' },
    resolve: { from: ['PENDING', 'PROCESSING'], to: 'COMPLETED' },
    decline: { from: ['PENDING', 'PROCESSING'], to: 'CANCELED' },
    withdraw: { from: ['PENDING'], to: 'CANCELED' },
    reopen: { from: ['COMPLETED', 'CANCELED'], to: 'PROCESSING' },
  },
  'bug_report.not_pending',
);

export const isOpen = ({ status }: Pick<BugReport, 'status'>): boolean =>
  status === 'PENDING' || status === 'PROCESSING';

/** What stands for another report is decided there. Fails with bug_report.merged. */
export const requireOwnStanding = (report: BugReport): BugReport => {
  if (report.mergedInto !== null) throw new DomainError('bug_report.merged');
  return report;
};

/** Whether the reporter may still ask for it to be looked at again: once, in the days after the decision. */
export const mayReopenOwn = (
  { status, outcome, closedAt, reopenedAt, mergedInto }: BugReport,
  at: Date,
): boolean =>
  bugReportLifecycle.allows(status, 'reopen') &&
  outcome !== 'WITHDRAWN' &&
  mergedInto === null &&
  reopenedAt === null &&
  closedAt !== null &&
  at <= after(closedAt, bugReportLimits.reopenDays * day);

/** The line of the published table that an outcome falls under; null when it gives nothing. */
export const bountyLineOf = (
  type: BugReportType,
  outcome: ResolvedOutcome,
  severity: BugSeverity | null,
): BugBountyLine | null => {
  if (outcome === 'ANSWERED') return null;
  if (type === 'FEATURE') return outcome === 'SHIPPED' ? 'FEATURE' : null;
  return severity;
};

type Range = Readonly<{ min: number; max: number }>;

/** What no contract has looked at is refused; `path` is the field in what was sent. */
export const cleanLine = (path: `body.${string}`, typed: string, { min, max }: Range): string => {
  const text = normalize(typed);
  if (text.length < min) throw fieldError(path, 'input.min_length', { length: min });
  if (text.length > max) throw fieldError(path, 'input.max_length', { length: max });
  const problem = textProblem(text, 'line');
  if (problem) throw fieldError(path, problem.code, problem.params);
  return text;
};

export const cleanText = (path: `body.${string}`, typed: string, { min, max }: Range): string => {
  const text = cleanProse(typed);
  if (text.length < min) throw fieldError(path, 'input.min_length', { length: min });
  if (text.length > max) throw fieldError(path, 'input.max_length', { length: max });
  const problem = textProblem(text, 'prose');
  if (problem) throw fieldError(path, problem.code, problem.params);
  return text;
};

/** A path of this site: what stands behind a question mark or a hash may be private, and goes. */
export const cleanPage = (typed: string | null): string | null => {
  if (typed === null || typed === '') return null;
  const [path = ''] = typed.split(/[?#]/);
  if (!/^\/(?!\/)[A-Za-z0-9\-._~!$&'()*+,;=:@%/]*$/.test(path) || path.length > bugReportLimits.pageUrl)
    throw fieldError('body.pageUrl', 'input.invalid');
  return path;
};

export const cleanBoth = (
  path: `body.${string}`,
  typed: InBothLanguages,
  range: Range,
  clean: typeof cleanLine = cleanText,
): InBothLanguages => ({
  vi: clean(`${path}.vi`, typed.vi, range),
  en: clean(`${path}.en`, typed.en, range),
});
