import { z } from 'zod';
import { coachRequestChecks, coachRequestStatuses } from '#core/coaching/coach-request/coach-request.ts';
import { byId, contract, instant, prose, staffReason, webAddress } from '../../engine/contract/endpoint.ts';
import { listQuery } from '../../engine/contract/list.ts';

const coachRequest = z.object({
  id: z.string(),
  link: z.string(),
  reason: z.string(),
  status: z.enum(coachRequestStatuses),
  /** Why it was refused; null unless CANCELED. */
  refusalReason: z.string().nullable(),
  decidedAt: instant.nullable(),
  createdAt: instant,
});

/**
 * `already_requested`: the same application sent again; `awaiting_approval`: another one while the first waits, which is
 * locked until staff decide. A coach is told `already_coach` when applying, `go_to_coach_settings` when looking.
 */
export const coachRequests = contract({
  create: {
    method: 'POST',
    path: '/coach-requests',
    summary:
      'Apply to become a coach; one application waits at a time, a refused one may be followed by another',
    access: 'member',
    body: z.strictObject({ link: webAddress, reason: prose(2000, 20) }),
    output: coachRequest,
    status: 201,
    refusals: [
      'coach_request.already_coach',
      'coach_request.already_requested',
      'coach_request.awaiting_approval',
      'idempotency.key_reused',
    ],
    idempotent: true,
    limit: 'write',
  },
  mine: {
    method: 'GET',
    path: '/me/coach-request',
    summary: "One's own latest application with its state; null when there is none",
    access: 'member',
    output: z.object({ request: coachRequest.nullable() }),
    refusals: ['coach_request.go_to_coach_settings'],
  },
});

const staffCoachRequest = coachRequest.extend({
  userId: z.string(),
  userName: z.string(),
  username: z.string().nullable(),
  memberSince: instant,
  /** Applications of the same person before this one. */
  earlierCount: z.int(),
  /** What had been checked at approval. */
  checklist: z.array(z.enum(coachRequestChecks)),
  decidedBy: z.string().nullable(),
});

const decisionRefusals = [
  'coach_request.not_found',
  'coach_request.not_pending',
  'coach_request.own',
  'idempotency.key_reused',
] as const;

export const adminCoachRequests = contract({
  list: {
    method: 'GET',
    path: '/admin/coach-requests',
    summary: 'Applications to become a coach',
    access: ['coach-request.view'],
    query: listQuery,
    output: z.array(staffCoachRequest),
    produces: 'list',
    refusals: ['input.sort', 'input.filter', 'input.range'],
  },
  get: {
    method: 'GET',
    path: '/admin/coach-requests/:id',
    summary: 'One application',
    access: ['coach-request.view'],
    params: byId,
    output: staffCoachRequest,
    refusals: ['coach_request.not_found'],
  },
  approve: {
    method: 'POST',
    path: '/admin/coach-requests/:id/approve',
    summary: 'Make this person a coach; every point of the checklist has to be ticked',
    access: ['coach-request.update', 'coach-request.manage'],
    params: byId,
    body: z.strictObject({ checklist: z.array(z.enum(coachRequestChecks)).max(coachRequestChecks.length) }),
    output: staffCoachRequest,
    refusals: [...decisionRefusals, 'coach_request.checklist_incomplete'],
    idempotent: true,
    limit: 'write',
  },
  reject: {
    method: 'POST',
    path: '/admin/coach-requests/:id/reject',
    summary: 'Refuse an application, with a reason its author reads',
    access: ['coach-request.update', 'coach-request.manage'],
    params: byId,
    body: z.strictObject({ reason: staffReason }),
    output: staffCoachRequest,
    refusals: decisionRefusals,
    idempotent: true,
    limit: 'write',
  },
});
