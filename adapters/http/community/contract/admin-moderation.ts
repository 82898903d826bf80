import { z } from 'zod';
import { userStatuses } from '#core/access/actor/actor.ts';
import { appealStatuses } from '#core/community/moderation/appeal.ts';
import { caseStatuses, decisions, restrictionDays } from '#core/community/moderation/case.ts';
import { moderatorPermissions } from '#core/community/moderation/moderator-rights.ts';
import { reportReasons, targetKinds } from '#core/community/moderation/report.ts';
import { sanctionKinds, sanctionStatuses } from '#core/community/moderation/sanction.ts';
import { byId, contract, id, instant, seenVersion, staffReason } from '../../engine/contract/endpoint.ts';
import { assigned, listQuery } from '../../engine/contract/list.ts';
import { postMedium } from './feed.ts';

/** Each opens the cases of its own kinds; the use case leaves out the others. */
const seesCases = moderatorPermissions;
/** Which of them a decision needs depends on the case and on the decision. */
const decides = seesCases;

const snapshot = z.object({ text: z.string(), mediumIds: z.array(z.string()), link: z.string().nullable() });

const caseRow = z.object({
  id,
  targetKind: z.enum(targetKinds),
  targetId: z.string(),
  ownerId: z.string(),
  ownerName: z.string(),
  targetAt: instant,
  status: z.enum(caseStatuses),
  weight: z.number(),
  reports: z.int(),
  reasons: z.array(z.enum(reportReasons)),
  words: z.array(z.string()),
  excerpt: z.string(),
  dueAt: instant,
  heldAt: instant.nullable(),
  takenBy: z.string().nullable(),
  takenByName: z.string().nullable(),
  takenAt: instant.nullable(),
  decision: z.enum(decisions).nullable(),
  days: z.int().nullable(),
  reason: z.string().nullable(),
  hidden: z.boolean(),
  decidedBy: z.string().nullable(),
  decidedByName: z.string().nullable(),
  decidedAt: instant.nullable(),
  undoneAt: instant.nullable(),
  version: z.int(),
  createdAt: instant,
});

const sanctionRow = z.object({
  id,
  userId: z.string(),
  userName: z.string(),
  userStatus: z.enum(userStatuses),
  caseId: z.string().nullable(),
  kind: z.enum(sanctionKinds),
  reason: z.string(),
  until: instant.nullable(),
  status: z.enum(sanctionStatuses),
  givenBy: z.string(),
  givenByName: z.string().nullable(),
  endedAt: instant.nullable(),
  targetKind: z.enum(targetKinds),
  excerpt: z.string(),
  appealStatus: z.enum(appealStatuses).nullable(),
  createdAt: instant,
});

/** Whom a report came from is in no answer. */
const staffCase = caseRow.extend({
  snapshot,
  reportList: z.array(
    z.object({
      reason: z.enum(reportReasons),
      note: z.string(),
      weight: z.number(),
      snapshot,
      createdAt: instant,
    }),
  ),
  /** Pictures and films of what was reported, as far as they are still there. */
  media: z.array(postMedium),
  history: z.array(sanctionRow),
  choices: z.array(z.enum(decisions)),
  canHide: z.boolean(),
  hasContext: z.boolean(),
});

const listRefusals = ['input.sort', 'input.filter', 'input.range'] as const;
const caseRefusals = ['case.not_found', 'case.own', 'case.not_open', 'version.stale'] as const;

export const adminCases = contract({
  list: {
    method: 'GET',
    path: '/admin/cases',
    summary: 'What was reported and met text rules, of the kinds that one may see',
    access: seesCases,
    query: listQuery,
    output: z.array(caseRow.extend(assigned)),
    produces: 'list',
    refusals: listRefusals,
  },
  get: {
    method: 'GET',
    path: '/admin/cases/:id',
    summary: 'One case with its reports, without whom they came from, and what its person was sanctioned for',
    access: seesCases,
    params: byId,
    output: staffCase,
    refusals: ['case.not_found'],
  },
  messages: {
    method: 'GET',
    path: '/admin/cases/:id/messages',
    summary: 'The messages around a reported one, ten before and ten after; the look is logged',
    access: seesCases,
    params: byId,
    output: z.array(
      z.object({
        id,
        senderId: z.string().nullable(),
        body: z.string(),
        at: instant,
        isReported: z.boolean(),
      }),
    ),
    refusals: ['case.not_found'],
  },
  take: {
    method: 'POST',
    path: '/admin/cases/:id/take',
    summary: 'Say that one works on it',
    access: decides,
    params: byId,
    body: z.strictObject({ version: seenVersion }),
    output: staffCase,
    refusals: caseRefusals,
    limit: 'write',
  },
  decide: {
    method: 'POST',
    path: '/admin/cases/:id/decide',
    summary: 'End it: dismiss, hide, warn, restrict, hold or ban; the person reads the reason',
    access: decides,
    params: byId,
    body: z.strictObject({
      version: seenVersion,
      decision: z.enum(decisions),
      reason: staffReason,
      /** Of RESTRICT alone. */
      days: z.literal(restrictionDays).optional(),
      /** Hides it too, beside what happens to the person. */
      hide: z.boolean().optional(),
    }),
    output: staffCase,
    refusals: [
      ...caseRefusals,
      'case.not_hideable',
      'user.super_user_protected',
      'user.not_allowed',
      'user.not_found',
    ],
    limit: 'write',
  },
});

export const adminSanctions = contract({
  list: {
    method: 'GET',
    path: '/admin/sanctions',
    summary: 'Hidden content, warnings, restrictions, holds and bans',
    access: seesCases,
    query: listQuery,
    output: z.array(sanctionRow),
    produces: 'list',
    refusals: listRefusals,
  },
  get: {
    method: 'GET',
    path: '/admin/sanctions/:id',
    summary: 'One sanction',
    access: seesCases,
    params: byId,
    output: sanctionRow,
    refusals: ['sanction.not_found'],
  },
  lift: {
    method: 'POST',
    path: '/admin/sanctions/:id/lift',
    summary: 'Take it back before its time, and undo what it did',
    access: decides,
    params: byId,
    body: z.strictObject({ reason: staffReason }),
    output: sanctionRow,
    refusals: ['sanction.not_found', 'sanction.not_active', 'case.own', 'user.not_allowed'],
    limit: 'write',
  },
});

const appealRow = z.object({
  id,
  sanctionId: z.string(),
  userId: z.string(),
  userName: z.string(),
  text: z.string(),
  status: z.enum(appealStatuses),
  kind: z.enum(sanctionKinds),
  reason: z.string(),
  until: instant.nullable(),
  sanctionStatus: z.enum(sanctionStatuses),
  givenBy: z.string(),
  givenByName: z.string().nullable(),
  caseId: z.string().nullable(),
  targetKind: z.enum(targetKinds),
  excerpt: z.string(),
  answer: z.string().nullable(),
  decidedByName: z.string().nullable(),
  decidedAt: instant.nullable(),
  createdAt: instant,
});
const staffAppeal = appealRow.extend({ mayDecide: z.boolean() });
const appealRefusals = [
  'appeal.not_found',
  'appeal.not_pending',
  'appeal.same_moderator',
  'case.own',
  'user.not_allowed',
] as const;

export const adminAppeals = contract({
  list: {
    method: 'GET',
    path: '/admin/appeals',
    summary: 'Appeals',
    access: seesCases,
    query: listQuery,
    output: z.array(appealRow),
    produces: 'list',
    refusals: listRefusals,
  },
  get: {
    method: 'GET',
    path: '/admin/appeals/:id',
    summary: 'One appeal with the sanction it is about',
    access: seesCases,
    params: byId,
    output: staffAppeal,
    refusals: ['appeal.not_found'],
  },
  accept: {
    method: 'POST',
    path: '/admin/appeals/:id/accept',
    summary: 'Undo everything that was decided; never by the person who decided it',
    access: decides,
    params: byId,
    body: z.strictObject({ reason: staffReason }),
    output: staffAppeal,
    refusals: appealRefusals,
    limit: 'write',
  },
  refuse: {
    method: 'POST',
    path: '/admin/appeals/:id/refuse',
    summary: 'Leave it as it is; the person reads the reason',
    access: decides,
    params: byId,
    body: z.strictObject({ reason: staffReason }),
    output: staffAppeal,
    refusals: appealRefusals,
    limit: 'write',
  },
});
