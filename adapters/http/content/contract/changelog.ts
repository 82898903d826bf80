import { z } from 'zod';
import { changelogKinds, changelogLimits } from '#core/content/changelog/changelog.ts';
import {
  byId,
  contract,
  id,
  instant,
  page,
  pageQuery,
  done,
  version,
} from '../../engine/contract/endpoint.ts';
import { listQuery } from '../../engine/contract/list.ts';
import { inBoth, typedLines, typedTexts } from './bug-report-views.ts';

const { title, text, reports } = changelogLimits;

const entry = z.object({
  id: z.string(),
  kind: z.enum(changelogKinds),
  title: inBoth,
  text: inBoth,
  /** What of the roadmap it answers. */
  linked: z.array(z.object({ id: z.string(), number: z.int(), title: inBoth })),
  publishedAt: instant.nullable(),
});
const written = entry.extend({
  reportIds: z.array(z.string()),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});

const typed = z.strictObject({
  kind: z.enum(changelogKinds),
  title: typedLines(title),
  text: typedTexts(text),
  reportIds: z.array(id).max(reports).default([]),
  isPublished: z.boolean(),
});

export const changelog = contract({
  list: {
    method: 'GET',
    path: '/changelog',
    summary: 'What is new, better or fixed; newest first',
    access: 'visitor',
    query: z.strictObject(pageQuery),
    output: page(entry),
    refusals: ['input.cursor'],
  },
});

export const adminChangelog = contract({
  list: {
    method: 'GET',
    path: '/admin/changelog',
    summary: 'Entries of the changelog, those that are being written too',
    access: ['bug-report.view', 'bug-report.manage'],
    query: listQuery,
    output: z.array(written.omit({ linked: true })),
    produces: 'list',
    refusals: ['input.sort', 'input.filter', 'input.range'],
  },
  get: {
    method: 'GET',
    path: '/admin/changelog/:id',
    summary: 'An entry with the reports it names',
    access: ['bug-report.view', 'bug-report.manage'],
    params: byId,
    output: written,
    refusals: ['changelog.not_found'],
  },
  add: {
    method: 'POST',
    path: '/admin/changelog',
    summary: 'Write an entry, published or not',
    access: ['bug-report.manage'],
    body: typed,
    output: written,
    status: 201,
    refusals: ['bug_report.not_found'],
    idempotent: true,
    limit: 'write',
  },
  change: {
    method: 'PUT',
    path: '/admin/changelog/:id',
    summary: 'Change an entry, publish it or take it back',
    access: ['bug-report.manage'],
    params: byId,
    body: typed.extend({ version }),
    output: written,
    refusals: ['changelog.not_found', 'bug_report.not_found', 'version.stale'],
    limit: 'write',
  },
  delete: {
    method: 'DELETE',
    path: '/admin/changelog/:id',
    summary: 'Remove an entry for ever',
    access: ['bug-report.manage'],
    params: byId,
    output: done,
    refusals: ['changelog.not_found'],
    limit: 'write',
  },
});
