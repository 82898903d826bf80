import { z } from 'zod';
import { coinTypes } from '#core/money/coin/ledger.ts';
import { activeStatuses } from '#core/kernel/active-status.ts';
import {
  maxEvidenceFiles,
  specializationChecks,
  specializationRequestStatuses,
} from '#core/coaching/specialization/specialization-request.ts';
import { specializationTypes } from '#core/coaching/specialization/specialization.ts';
import {
  byId,
  contract,
  done,
  id,
  instant,
  name,
  reference,
  seenVersion,
  staffReason,
  typedDay,
  version,
  webAddress,
} from '../../engine/contract/endpoint.ts';
import { listQuery } from '../../engine/contract/list.ts';
import { medium } from '../../platform/contract/media.ts';
import { ownCertificate } from '../../platform/contract/certificates.ts';
import { localized, localizedProse } from '../../money/contract/partners.ts';

const specializationType = z.enum(specializationTypes);

const specialization = z.object({
  /** The type's own name. */
  id: specializationType,
  /** How it is called, with the site's name in it where the type carries it. */
  label: localized,
  description: localized,
  infoUrl: z.string().nullable(),
});

const day = z.iso.date();
const evidenceFile = medium.pick({
  id: true,
  name: true,
  type: true,
  contentType: true,
  size: true,
  url: true,
  thumbnailUrl: true,
  expiresAt: true,
});

const evidenceFields = {
  number: z.string(),
  issuer: z.string(),
  /** Calendar days as printed: YYYY-MM-DD. */
  issuedAt: day.nullable(),
  expiresAt: day.nullable(),
  url: z.string().nullable(),
};

/** At least a file or an address has to be there; files are uploaded before with the purpose EVIDENCE. */
const evidenceInput = z.strictObject({
  number: reference(64, 1),
  issuer: name(120, 1),
  issuedAt: typedDay.nullable().optional(),
  expiresAt: typedDay.nullable().optional(),
  url: webAddress.nullable().optional(),
  mediaIds: z.array(id).max(maxEvidenceFiles),
});

const specializationRequest = z.object({
  id: z.string(),
  type: specializationType,
  label: localized,
  status: z.enum(specializationRequestStatuses),
  /** Approved and its evidence has expired: no badge is shown any more. */
  expired: z.boolean(),
  /** Whether the same type may be asked for again beside this one: it expires soon or has expired. */
  renewable: z.boolean(),
  fee: z.int(),
  evidence: z.object({ ...evidenceFields, files: z.array(evidenceFile) }),
  /** Why it was refused; null unless CANCELED. */
  refusalReason: z.string().nullable(),
  decidedAt: instant.nullable(),
  /** What was signed on its approval, and how that stands; null before it. */
  credential: ownCertificate.nullable(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});

export const specializations = contract({
  list: {
    method: 'GET',
    path: '/specializations',
    summary: 'What coaches can be recognised for',
    access: 'visitor',
    output: z.object({ items: z.array(specialization) }),
    refusals: [],
  },
});

const evidenceRefusals = [
  'specialization.not_permitted',
  'specialization.not_found',
  'specialization.evidence_required',
  'specialization.evidence_dates',
  'media.not_found',
] as const;

export const specializationRequests = contract({
  mine: {
    method: 'GET',
    path: '/me/specialization-requests',
    summary: "A coach's own requests, newest first, and what one costs",
    access: 'member',
    output: z.object({
      items: z.array(specializationRequest),
      fee: z.object({ amount: z.int(), coin: z.enum(coinTypes) }),
    }),
    refusals: ['specialization.not_permitted'],
  },
  create: {
    method: 'POST',
    path: '/specialization-requests',
    summary:
      'Ask for a specialization; the fee is held until staff decide, and given back unless they approve',
    access: 'member',
    body: z.strictObject({ typeId: specializationType, evidence: evidenceInput }),
    output: specializationRequest,
    status: 201,
    refusals: [...evidenceRefusals, 'specialization.exists', 'coin.not_enough', 'idempotency.key_reused'],
    idempotent: true,
    limit: 'write',
  },
  update: {
    method: 'PATCH',
    path: '/specialization-requests/:id',
    summary: 'Replace the evidence of a request that still waits',
    access: 'member',
    params: byId,
    body: z.strictObject({ version, evidence: evidenceInput }),
    output: specializationRequest,
    refusals: [...evidenceRefusals, 'specialization.not_pending', 'version.stale'],
    limit: 'write',
  },
  delete: {
    method: 'DELETE',
    path: '/specialization-requests/:id',
    summary:
      'Withdraw a waiting request and get its fee back, or give up an approved one with its badge, for nothing',
    access: 'member',
    params: byId,
    /** The version seen: with it, a request approved meanwhile is not given up by mistake. */
    body: z.strictObject({ version }).optional(),
    output: done,
    refusals: ['specialization.not_permitted', 'specialization.not_found', 'version.stale'],
    limit: 'write',
  },
});

const staffSpecialization = specialization.extend({
  type: specializationType,
  status: z.enum(activeStatuses),
  version: z.int(),
  updatedAt: instant,
});

const listRefusals = ['input.sort', 'input.filter', 'input.range'] as const;

/** The types are fixed; what they say and whether they can be asked for is staff's. */
export const adminSpecializations = contract({
  list: {
    method: 'GET',
    path: '/admin/specializations',
    summary: 'Types of specialization',
    access: ['specialization.view'],
    query: listQuery,
    output: z.array(staffSpecialization),
    produces: 'list',
    refusals: listRefusals,
  },
  get: {
    method: 'GET',
    path: '/admin/specializations/:id',
    summary: 'One type of specialization',
    access: ['specialization.view'],
    params: byId,
    output: staffSpecialization,
    refusals: ['specialization.not_found'],
  },
  update: {
    method: 'PUT',
    path: '/admin/specializations/:id',
    summary: 'Change what a type says, or whether it can be asked for',
    access: ['specialization.update', 'specialization.manage'],
    params: byId,
    body: z.strictObject({
      version,
      description: localizedProse(1000).optional(),
      infoUrl: webAddress.nullable().optional(),
      status: z.enum(activeStatuses).optional(),
    }),
    output: staffSpecialization,
    refusals: ['specialization.not_found', 'version.stale'],
    limit: 'write',
  },
});

const staffSpecializationRequest = specializationRequest.extend({
  userId: z.string(),
  userName: z.string(),
  username: z.string().nullable(),
  /** Lists say how many files there are; their addresses are given with one request at a time. */
  evidence: z.object({ ...evidenceFields, fileCount: z.int(), files: z.array(evidenceFile) }),
  checklist: z.array(z.enum(specializationChecks)),
  decidedBy: z.string().nullable(),
  /** Set when its coach deleted it, or a newer approval took its place. */
  removedAt: instant.nullable(),
});

const decisionRefusals = [
  'specialization.not_found',
  'specialization.not_pending',
  'specialization.own',
  'idempotency.key_reused',
] as const;

export const adminSpecializationRequests = contract({
  list: {
    method: 'GET',
    path: '/admin/specialization-requests',
    summary: 'Requests of coaches for a specialization',
    access: ['specialization.view'],
    query: listQuery,
    output: z.array(staffSpecializationRequest),
    produces: 'list',
    refusals: listRefusals,
  },
  get: {
    method: 'GET',
    path: '/admin/specialization-requests/:id',
    summary: 'One request, with addresses of its evidence that live a minute at most',
    access: ['specialization.view'],
    params: byId,
    output: staffSpecializationRequest,
    refusals: ['specialization.not_found'],
  },
  approve: {
    method: 'POST',
    path: '/admin/specialization-requests/:id/approve',
    summary: 'Give the badge and take the fee; every point of the checklist has to be ticked',
    access: ['specialization.update', 'specialization.manage'],
    params: byId,
    body: z.strictObject({
      /** The version that was checked: evidence replaced meanwhile is not approved unseen. */
      version: seenVersion,
      checklist: z.array(z.enum(specializationChecks)).max(specializationChecks.length),
    }),
    output: staffSpecializationRequest,
    refusals: [
      'certificate.key_compromised',
      ...decisionRefusals,
      'specialization.user_not_found',
      'specialization.checklist_incomplete',
      'specialization.evidence_dates',
      'version.stale',
    ],
    idempotent: true,
    limit: 'write',
  },
  reject: {
    method: 'POST',
    path: '/admin/specialization-requests/:id/reject',
    summary: 'Refuse a request and give the fee back, with a reason the coach reads',
    access: ['specialization.update', 'specialization.manage'],
    params: byId,
    body: z.strictObject({ reason: staffReason }),
    output: staffSpecializationRequest,
    refusals: decisionRefusals,
    idempotent: true,
    limit: 'write',
  },
});
