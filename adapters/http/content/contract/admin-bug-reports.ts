import { z } from 'zod';
import { bountyStatuses, bountyStepKinds } from '#core/content/bounty/bounty.ts';
import {
  bugReportLimits,
  bugReportOutcomes,
  bugReportStatuses,
  bugReportTypes,
  bugSeverities,
  declinedOutcomes,
  resolvedOutcomes,
  roadmapStages,
} from '#core/content/bug-report/bug-report.ts';
import { coinTypes } from '#core/money/coin/ledger.ts';
import { mediumView } from '#http/platform/contract/media.ts';
import { byId, contract, done, id, instant, prose } from '../../engine/contract/endpoint.ts';
import { assigned, listQuery } from '../../engine/contract/list.ts';
import { inBoth, typedLines, typedReport, typedTexts } from './bug-report-views.ts';

const { message, reason, publicTitle, publicSummary } = bugReportLimits;

const row = z.object({
  id: z.string(),
  number: z.int(),
  reporterId: z.string(),
  reporterName: z.string(),
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
  mergedInto: z.string().nullable(),
  roadmap: z
    .object({ stage: z.enum(roadmapStages), title: inBoth, summary: inBoth, publishedAt: instant })
    .nullable(),
  votes: z.int(),
  closedAt: instant.nullable(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});

const messages = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(['REPORTER', 'STAFF', 'NOTE']),
    authorId: z.string(),
    authorName: z.string().nullable(),
    text: z.string(),
    createdAt: instant,
  }),
);

const file = row.extend({
  pictures: z.array(mediumView),
  messages,
  merged: z.array(row),
  parent: row.nullable(),
  similar: z.array(row),
  bounty: z.object({
    /** Who would get it: the first reporter of the group. */
    userId: z.string(),
    number: z.int(),
    refusal: z.enum(['NOT_IN_TABLE', 'PAID', 'STAFF', 'OWN', 'INACTIVE']).nullable(),
    status: z.enum(bountyStatuses).nullable(),
    amount: z.int().nullable(),
    history: z.array(
      z.object({
        position: z.int(),
        kind: z.enum(bountyStepKinds),
        coin: z.enum(coinTypes),
        amount: z.int(),
        by: z.string(),
        byName: z.string().nullable(),
        at: instant,
      }),
    ),
  }),
});

const view = ['bug-report.view', 'bug-report.update', 'bug-report.manage'] as const;
const update = ['bug-report.update', 'bug-report.manage'] as const;
const coins = z.int().min(0).max(10_000_000);
const decided = ['bug_report.not_found', 'bug_report.not_pending', 'bug_report.merged'] as const;

export const adminBugReports = contract({
  list: {
    method: 'GET',
    path: '/admin/bug-reports',
    summary: 'Reports; those about security only for those who manage reports',
    access: view,
    query: listQuery,
    output: z.array(row.extend(assigned)),
    produces: 'list',
    refusals: ['input.sort', 'input.filter', 'input.range'],
  },
  get: {
    method: 'GET',
    path: '/admin/bug-reports/:id',
    summary: 'A report with its group, what resembles it, what was said, and what it would bring',
    access: view,
    params: byId,
    output: file,
    refusals: ['bug_report.not_found'],
  },
  file: {
    method: 'POST',
    path: '/admin/bug-reports',
    summary: 'File what a member told staff elsewhere',
    access: ['bug-report.create', 'bug-report.manage'],
    body: z.strictObject({ ...typedReport, userId: id }),
    output: z.object({ id: z.string(), number: z.int() }),
    status: 201,
    refusals: ['user.cannot_delete_ai_user', 'user.not_found'],
    idempotent: true,
    limit: 'write',
  },
  accept: {
    method: 'POST',
    path: '/admin/bug-reports/:id/accept',
    summary: 'Take it up, and say how bad it is',
    access: update,
    params: byId,
    body: z.strictObject({ severity: z.enum(bugSeverities) }),
    output: file,
    refusals: decided,
    limit: 'write',
  },
  resolve: {
    method: 'POST',
    path: '/admin/bug-reports/:id/resolve',
    summary: 'Done; its first reporter gets what the table says, once',
    access: update,
    params: byId,
    body: z.strictObject({
      outcome: z.enum(resolvedOutcomes),
      severity: z.enum(bugSeverities).optional(),
      /** Base Coin; another amount than the table's needs `coin.manage`. */
      amount: coins.optional(),
      note: prose(reason.max).optional(),
    }),
    output: file,
    refusals: [...decided, 'bounty.own', 'bounty.closed', 'bounty.over_limit', 'bounty.cap_reached'],
    idempotent: true,
    limit: 'write',
  },
  decline: {
    method: 'POST',
    path: '/admin/bug-reports/:id/decline',
    summary: 'Close it with a reason that its reporter reads',
    access: update,
    params: byId,
    body: z.strictObject({ outcome: z.enum(declinedOutcomes), reason: prose(reason.max, reason.min) }),
    output: file,
    refusals: decided,
    limit: 'write',
  },
  reopen: {
    method: 'POST',
    path: '/admin/bug-reports/:id/reopen',
    summary: 'Look at it again; coins that were given stay given',
    access: update,
    params: byId,
    output: file,
    refusals: decided,
    limit: 'write',
  },
  write: {
    method: 'POST',
    path: '/admin/bug-reports/:id/messages',
    summary: 'Reply to the reporter, unsigned, or note something for colleagues',
    access: update,
    params: byId,
    body: z.strictObject({ text: prose(message.max, message.min), isNote: z.boolean() }),
    output: messages,
    refusals: ['bug_report.not_found'],
    limit: 'write',
  },
  merge: {
    method: 'POST',
    path: '/admin/bug-reports/:id/merge',
    summary: 'Let another report stand for this one',
    access: update,
    params: byId,
    body: z.strictObject({ into: id }),
    output: file,
    refusals: ['bug_report.not_found', 'bug_report.merged', 'bug_report.not_mergeable'],
    limit: 'write',
  },
  unmerge: {
    method: 'POST',
    path: '/admin/bug-reports/:id/unmerge',
    summary: 'Take it out of its group again',
    access: update,
    params: byId,
    output: file,
    refusals: ['bug_report.not_found', 'bug_report.not_mergeable'],
    limit: 'write',
  },
  publish: {
    method: 'PUT',
    path: '/admin/bug-reports/:id/roadmap',
    summary: 'Put it on the roadmap, in staff’s own words',
    access: ['bug-report.manage'],
    params: byId,
    body: z.strictObject({
      stage: z.enum(roadmapStages),
      title: typedLines(publicTitle),
      summary: typedTexts(publicSummary),
    }),
    output: file,
    refusals: ['bug_report.not_found', 'bug_report.merged', 'bug_report.security'],
    limit: 'write',
  },
  unpublish: {
    method: 'DELETE',
    path: '/admin/bug-reports/:id/roadmap',
    summary: 'Take it off the roadmap',
    access: ['bug-report.manage'],
    params: byId,
    output: file,
    refusals: ['bug_report.not_found'],
    limit: 'write',
  },
  purge: {
    method: 'DELETE',
    path: '/admin/bug-reports/:id',
    summary: 'Remove spam for ever',
    access: ['bug-report.delete', 'bug-report.manage'],
    params: byId,
    output: done,
    refusals: ['bug_report.not_found', 'bug_report.not_pending'],
    limit: 'write',
  },
  month: {
    method: 'GET',
    path: '/admin/bounties/month',
    summary: 'What this month’s bounties hold of their cap, in Base Coin',
    access: ['post.view', 'coin.view', 'bug-report.view'],
    output: z.object({
      month: z.string(),
      cap: z.int(),
      reserved: z.int(),
      paid: z.int(),
      left: z.int(),
    }),
    refusals: [],
  },
});
