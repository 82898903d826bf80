import { z } from 'zod';
import {
  bugReportLimits,
  bugReportOutcomes,
  bugReportStatuses,
  bugReportTypes,
  bugSeverities,
  roadmapStages,
} from '#core/content/bug-report/bug-report.ts';
import type { BugBountyLine } from '#core/platform/settings/site.ts';
import { mediumView } from '#http/platform/contract/media.ts';
import { instant, line, page, prose, word } from '../../engine/contract/endpoint.ts';

const { title, content, pageUrl, browser } = bugReportLimits;

export const inBoth = z.object({ vi: z.string(), en: z.string() });
export const typedLines = ({ min, max }: Readonly<{ min: number; max: number }>) =>
  z.strictObject({ vi: line(max, min), en: line(max, min) });
export const typedTexts = ({ min, max }: Readonly<{ min: number; max: number }>) =>
  z.strictObject({ vi: prose(max, min), en: prose(max, min) });

/** What a report says when it is sent. */
export const typedReport = {
  type: z.enum(bugReportTypes),
  title: line(title.max, title.min),
  content: prose(content.max, content.min),
  /** A path of this site; what stands behind a question mark or a hash is not kept. */
  pageUrl: word(pageUrl).nullable(),
  browser: line(browser),
  isSecurity: z.boolean(),
};

export const ownReport = z.object({
  id: z.string(),
  number: z.int(),
  type: z.enum(bugReportTypes),
  title: z.string(),
  content: z.string(),
  pageUrl: z.string().nullable(),
  browser: z.string(),
  isSecurity: z.boolean(),
  status: z.enum(bugReportStatuses),
  outcome: z.enum(bugReportOutcomes).nullable(),
  reason: z.string().nullable(),
  severity: z.enum(bugSeverities).nullable(),
  stage: z.enum(roadmapStages).nullable(),
  /** The number of the report that stands for this one. */
  mergedInto: z.int().nullable(),
  mayWithdraw: z.boolean(),
  mayReopen: z.boolean(),
  /** Base Coin that it brought. */
  bounty: z.int().nullable(),
  closedAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
});
export const replies = z.array(
  z.object({ id: z.string(), isStaff: z.boolean(), text: z.string(), createdAt: instant }),
);
export const ownReportFile = ownReport.extend({ replies, pictures: z.array(mediumView) });

export const roadmapItem = z.object({
  id: z.string(),
  number: z.int(),
  type: z.enum(bugReportTypes),
  stage: z.enum(roadmapStages),
  title: inBoth,
  summary: inBoth,
  votes: z.int(),
  hasVoted: z.boolean(),
  publishedAt: instant,
});
export const roadmapPage = page(roadmapItem).extend({
  /** What reports bring, in Base Coin. */
  bounties: z.object({
    CRITICAL: z.int(),
    HIGH: z.int(),
    MEDIUM: z.int(),
    LOW: z.int(),
    TRIVIAL: z.int(),
    FEATURE: z.int(),
  } satisfies Record<BugBountyLine, unknown>),
});
